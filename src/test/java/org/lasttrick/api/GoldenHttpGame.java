package org.lasttrick.api;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A whole game as it was worked out on paper.
 *
 * @param closed whether the players stopped it after its last hand
 * @param places in seat order
 */
record GoldenHttpGame(
        String variant,
        ObjectNode rules,
        List<String> players,
        String dealer,
        List<Line> hands,
        boolean closed,
        List<String> winners,
        List<Integer> places) {
    private static final Path FILES = Path.of("src", "test", "resources", "golden", "games");
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /**
     * @param deal such as “p1 deals 7, p2 leads”, without a number where the dealer chooses
     * @param totals in seat order, such as “26 cc out” for two cucumbers
     */
    record Line(String deal, ObjectNode result, List<String> totals) {}

    static List<String> names() {
        try (Stream<Path> files = Files.list(FILES)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static GoldenHttpGame read(String name) {
        try {
            return MAPPER.readValue(FILES.resolve(name).toFile(), GoldenHttpGame.class);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
