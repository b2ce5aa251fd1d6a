package org.lasttrick.transfer.export;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Measures each text of a workbook by the letters of a typeface, and finds those that need more lines than their row is high, or that
 * are wider than their column. All widths are in digits, as in the file.
 */
public final class CutCells {
    private static final double FONT_SIZE = 11;
    private static final double LINE_HEIGHT = 15;

    /** Between the text and the edges of its cell. */
    private static final double EDGES = 0.7;

    private static final double INDENT = 1.3;

    private final TrueTypeFont plain = font("/typeface/last-trick-sans.ttf");
    private final TrueTypeFont bold = font("/typeface/last-trick-sans-bold.ttf");

    /** @param size of its letters in points */
    private record Style(boolean isBold, double size, boolean isWrapped, int indent) {}

    /** @return the sheet's file, the cell, and its text */
    public static List<String> in(byte[] workbook) throws Exception {
        CutCells measure = new CutCells();
        List<String> cut = new ArrayList<>();
        try (ZipFile file = ZipFile.builder().setByteArray(workbook).get()) {
            List<Style> styles = styles(part(file, "xl/styles.xml"));
            for (int sheet = 1; file.getEntry(sheet(sheet)) != null; sheet++) {
                for (String cell : measure.cut(part(file, sheet(sheet)), styles)) {
                    cut.add(sheet + ": " + cell);
                }
            }
        }
        return cut;
    }

    private static String sheet(int number) {
        return "xl/worksheets/sheet" + number + ".xml";
    }

    private static Document part(ZipFile file, String name) throws Exception {
        byte[] xml = file.getInputStream(file.getEntry(name)).readAllBytes();
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(xml));
    }

    private static List<Style> styles(Document styles) {
        List<Element> fonts = all((Element) styles.getElementsByTagName("fonts").item(0), "font");
        return all((Element) styles.getElementsByTagName("cellXfs").item(0), "xf").stream()
                .map(style -> {
                    Element font = fonts.get(Integer.parseInt(style.getAttribute("fontId")));
                    List<Element> alignment = all(style, "alignment");
                    return new Style(
                            !all(font, "b").isEmpty(),
                            Double.parseDouble(all(font, "sz").getFirst().getAttribute("val")),
                            alignment.stream().anyMatch(each -> isTrue(each, "wrapText")),
                            alignment.stream()
                                    .mapToInt(each -> number(each, "indent"))
                                    .sum());
                })
                .toList();
    }

    private static boolean isTrue(Element element, String attribute) {
        return element.getAttribute(attribute).matches("1|true");
    }

    private static int number(Element element, String attribute) {
        return element.hasAttribute(attribute) ? Integer.parseInt(element.getAttribute(attribute)) : 0;
    }

    private static List<Element> all(Element within, String name) {
        NodeList found = within.getElementsByTagName(name);
        return IntStream.range(0, found.getLength())
                .mapToObj(i -> (Element) found.item(i))
                .toList();
    }

    private List<String> cut(Document sheet, List<Style> styles) {
        Element root = sheet.getDocumentElement();
        Map<Integer, Double> widths = new HashMap<>();
        all(root, "col")
                .forEach(column ->
                        widths.put(number(column, "min") - 1, Double.parseDouble(column.getAttribute("width"))));
        Map<String, Integer> merged = new HashMap<>();
        all(root, "mergeCell").forEach(cells -> {
            String[] corners = cells.getAttribute("ref").split(":");
            merged.put(corners[0], column(corners[1]));
        });
        List<String> cut = new ArrayList<>();
        for (Element row : all(root, "row")) {
            double height = row.hasAttribute("ht") ? Double.parseDouble(row.getAttribute("ht")) : LINE_HEIGHT;
            for (Element cell : all(row, "c")) {
                String at = cell.getAttribute("r");
                Style style = styles.get(number(cell, "s"));
                double width = IntStream.rangeClosed(column(at), merged.getOrDefault(at, column(at)))
                        .mapToDouble(widths::get)
                        .sum();
                String text = cell.getTextContent();
                boolean isText = cell.getAttribute("t").equals("inlineStr");
                boolean fits = isText
                        ? lines(text, style, width - EDGES - style.indent() * INDENT)
                                        * LINE_HEIGHT
                                        * style.size()
                                        / FONT_SIZE
                                <= height + 0.01
                        : text.length() <= width;
                if (!fits) {
                    cut.add("%s %s (%.1f wide, %.1f high)".formatted(at, text, width, height));
                }
            }
        }
        return cut;
    }

    private static int column(String cell) {
        int column = 0;
        for (char c : cell.replaceAll("[0-9]", "").toCharArray()) {
            column = column * 26 + c - 'A' + 1;
        }
        return column - 1;
    }

    /** Returns how many lines a text takes; too many if it is wider than its cell, and isn't wrapped. */
    private double lines(String text, Style style, double width) {
        if (!style.isWrapped()) {
            return width(text, style) <= width ? 1 : Double.POSITIVE_INFINITY;
        }
        int lines = 1;
        double used = 0;
        for (String word : text.split("(?<=[ -])")) {
            double needed = width(word, style);
            if (used + width(word.stripTrailing(), style) > width && used > 0) {
                lines++;
                used = 0;
            }
            lines += (int) (needed / width);
            used += needed % width;
        }
        return lines;
    }

    private double width(String text, Style style) {
        TrueTypeFont font = style.isBold() ? bold : plain;
        double digit = advance(font, '0');
        return text.codePoints().mapToDouble(letter -> advance(font, letter)).sum() / digit * style.size() / FONT_SIZE;
    }

    private static double advance(TrueTypeFont font, int letter) {
        try {
            return font.getAdvanceWidth(font.getUnicodeCmapLookup().getGlyphId(letter));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static TrueTypeFont font(String file) {
        try {
            return new TTFParser()
                    .parse(new RandomAccessReadBuffer(
                            Objects.requireNonNull(CutCells.class.getResourceAsStream(file))));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
