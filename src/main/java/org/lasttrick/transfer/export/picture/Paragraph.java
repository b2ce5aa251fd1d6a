package org.lasttrick.transfer.export.picture;

import java.util.ArrayList;
import java.util.List;
import org.lasttrick.transfer.export.font.Typeface;

/** Text in a few lines: in the largest size in which it fits, cut if it fits in none. */
record Paragraph(List<Lettering> lines) {
    private static final double SPACING = 1.4;
    private static final double STEP = 2;

    static Paragraph of(String text, Typeface face, double size, double least, double width, int most) {
        for (double tried = size; tried > least; tried -= STEP) {
            List<String> lines = lines(text, face, tried, width);
            double now = tried;
            if (lines.size() <= most
                    && lines.stream()
                            .allMatch(line -> Lettering.of(line, face, now).width() <= width)) {
                return new Paragraph(lines.stream()
                        .map(line -> Lettering.of(line, face, now))
                        .toList());
            }
        }
        List<String> lines = lines(text, face, least, width);
        List<String> shown = new ArrayList<>(lines.subList(0, Math.min(most, lines.size())));
        if (lines.size() > most) {
            shown.set(most - 1, String.join(" ", lines.subList(most - 1, lines.size())));
        }
        return new Paragraph(shown.stream()
                .map(line -> Lettering.fitting(line, face, least, least, width))
                .toList());
    }

    /** Broken between words. */
    private static List<String> lines(String text, Typeface face, double size, double width) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : text.strip().split("\\s+", -1)) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (!line.isEmpty() && Lettering.of(longer, face, size).width() > width) {
                lines.add(line);
                longer = word;
            }
            line = longer;
        }
        lines.add(line);
        return lines;
    }

    double height() {
        return lines.stream().mapToDouble(line -> line.size() * SPACING).sum();
    }

    /** The middle of a line, from the top of the paragraph. */
    double middle(int line) {
        return lines.getFirst().size() * SPACING * (line + 0.5);
    }
}
