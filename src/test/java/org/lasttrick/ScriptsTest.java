package org.lasttrick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Which scripts need which, at once or later. */
class ScriptsTest {
    private static final Path FOLDER = Path.of("src", "main", "resources", "script");

    private static final Pattern OTHER = Pattern.compile("\"\\./(\\w+)\\.js\"");

    private static Map<String, Set<String>> needed(UnaryOperator<String> change) throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.collect(Collectors.toMap(
                    file -> file.getFileName().toString().replace(".js", ""),
                    file -> OTHER.matcher(change.apply(read(file)))
                            .results()
                            .map(found -> found.group(1))
                            .collect(Collectors.toSet()),
                    (one, other) -> one,
                    TreeMap::new));
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Those that are left once whatever needs only what is gone is taken away, and so on. */
    private static Set<String> inCircles(Map<String, Set<String>> needed) {
        Set<String> left = new HashSet<>(needed.keySet());
        boolean isSmaller = true;
        while (isSmaller) {
            isSmaller = left.removeIf(script -> needed.get(script).stream().noneMatch(left::contains));
        }
        return left;
    }

    @Test
    void noScriptNeedsOneThatNeedsItInTurn() throws IOException {
        Map<String, Set<String>> needed = needed(UnaryOperator.identity());
        assertTrue(needed.get("live").containsAll(Set.of("local", "moments")), needed::toString);
        assertEquals(Set.of(), inCircles(needed));
    }

    @Test
    void aCircleIsFound() throws IOException {
        assertTrue(inCircles(needed(script -> script.replace("\"./storage.js\"", "\"./waiting.js\"")))
                .containsAll(Set.of("entering", "waiting")));
    }

    @Test
    void theQueueNeedsNoPage() throws IOException {
        Map<String, Set<String>> needed = needed(UnaryOperator.identity());
        assertEquals(Set.of(), needed.get("queue"));
        assertEquals(Set.of("queue"), needed.get("conflicts"));
    }
}
