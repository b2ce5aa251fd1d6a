package org.lasttrick.web.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class StylesheetsTest {
    /** In these stylesheets, a selector that begins with a data attribute or {@code .js} matches the root. */
    private static final Pattern HAS_OF_ROOT = Pattern.compile(
            "(?m)(?:^|[\\s,}])(?:html|body|:root|\\.js|\\*|\\[data-[^\\]]*]|(?=:has))(?:[^\\s{,>+~()]|\\([^)]*\\))*?:has\\(");

    /** When anything is inserted below such an element, the browser styles the whole page again. */
    @Test
    void noSelectorAsksWhatTheRootHas() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src", "main", "resources", "style"))) {
            List<Path> all =
                    files.filter(file -> file.toString().endsWith(".css")).toList();
            assertTrue(all.size() > 1, all::toString);
            for (Path file : all) {
                assertEquals(
                        List.of(),
                        HAS_OF_ROOT
                                .matcher(Files.readString(file))
                                .results()
                                .map(found -> found.group().strip())
                                .toList(),
                        file::toString);
            }
        }
    }
}
