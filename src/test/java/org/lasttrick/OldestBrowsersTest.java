package org.lasttrick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.google.javascript.jscomp.CompilerOptions.LanguageMode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The oldest browsers that have all of the script parse it, and have what it uses without asking. */
class OldestBrowsersTest {
    private static final Path RESOURCES = Path.of("src", "main", "resources");

    static List<Path> scripts() throws IOException {
        try (Stream<Path> files = Files.list(RESOURCES.resolve("script"))) {
            return Stream.concat(
                            files,
                            Stream.of(RESOURCES
                                    .resolve("META-INF")
                                    .resolve("resources")
                                    .resolve("worker.js")))
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("scripts")
    void aScriptHasNothingThatIsNewer(Path script) throws IOException {
        LanguageMode language = script.endsWith("begin.js") ? LanguageMode.ECMASCRIPT5 : LanguageMode.ECMASCRIPT_2020;
        assertEquals(List.of(), OldestBrowsers.tooNew(Files.readString(script), language));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "let a; a ??= 1;",
                "const last = [1].at(-1);",
                "document.body?.replaceChildren();",
                "fetch('/', { signal: AbortSignal.timeout(1) });",
                "const copy = structuredClone({});",
                "const { ariaBusy } = document.body;",
                "const events = new EventTarget();",
                "document.querySelector('form:has(input)');",
                "const after = /(?<=a)b/;",
                "class A { #hidden = 1; }",
            })
    void whatIsNewerIsFound(String script) {
        assertFalse(OldestBrowsers.tooNew(script, LanguageMode.ECMASCRIPT_2020).isEmpty());
    }
}
