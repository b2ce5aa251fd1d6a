package org.lasttrick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No Javadoc begins with a word with which a part of a sentence begins: it is understood without the signature. */
class JavadocTest {
    private static final Path MAIN = Path.of("src/main/java");
    private static final Pattern COMMENT = Pattern.compile("/\\*\\*[\\s*]*([^@\\s*].*?)\\*/", Pattern.DOTALL);

    /** With these begins a clause or a part of a sentence, and seldom a whole one. */
    private static final Pattern PART = Pattern.compile("""
            (What|Whose|Which|Who|Why|Where|When|Whether|How|Of|To|From|For|By|With|Without|Under|Since|Until|Including|As|If|Or|And|But\
            |It|Its|Those|Likewise|Nor|Not|Newest|Once|Rounded|The same)\\b.*""");

    @Test
    void firstSentencesAreWhole() throws IOException {
        List<String> parts = new ArrayList<>();
        try (Stream<Path> files = Files.walk(MAIN)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".java")).toList()) {
                COMMENT.matcher(Files.readString(file))
                        .results()
                        .filter(JavadocTest::isPart)
                        .map(comment ->
                                file.getFileName() + ": " + comment.group(1).strip())
                        .forEach(parts::add);
            }
        }
        assertEquals(List.of(), parts);
    }

    private static boolean isPart(MatchResult comment) {
        return PART.matcher(comment.group(1).lines().findFirst().orElse("")).matches();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/** What is chosen. */",
                "/**\n * Of each player. */",
                "/** The same without hands. */",
                "/** Newest first. */"
            })
    void aPartOfASentenceIsFound(String comment) {
        assertTrue(COMMENT.matcher(comment).results().allMatch(JavadocTest::isPart));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/** Returns what is chosen. */", "/** A hand is played in tricks. */"})
    void aSentenceIsWhole(String comment) {
        assertFalse(COMMENT.matcher(comment).results().anyMatch(JavadocTest::isPart));
    }
}
