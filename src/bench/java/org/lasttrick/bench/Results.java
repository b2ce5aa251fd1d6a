package org.lasttrick.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The table of all measures, printed row by row, and kept in a file even if a later measure fails. */
final class Results {
    private static final String HEADING = "| measure | measured | ratio | goal |\n|---|---|---|---|\n";

    private final Path file;
    private final List<String> rows = new ArrayList<>();

    Results(Path file) {
        this.file = file;
    }

    /**
     * @param measured in its unit, median and range
     * @param ratio median and range of the rounds' ratios
     * @param goal empty if there is none
     */
    void add(String measure, String measured, String ratio, String goal) throws IOException {
        String row = "| " + String.join(" | ", measure, measured, ratio, goal) + " |";
        rows.add(row);
        note(row);
        Files.createDirectories(file.getParent());
        Files.writeString(file, HEADING + String.join("\n", rows) + "\n");
    }

    /** Says how far it is. */
    static void note(String text) {
        System.out.println(text);
    }

    String table() {
        return HEADING + String.join("\n", rows);
    }
}
