package org.lasttrick.transfer.export.paper;

import com.openhtmltopdf.extend.FSTextBreaker;
import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.outputdevice.helper.ExternalResourceControlPriority;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import com.openhtmltopdf.util.XRLog;
import io.quarkus.qute.TemplateInstance;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.text.BreakIterator;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.io.function.Uncheck;
import org.apache.fontbox.FontBoxFont;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.font.CIDFontMapping;
import org.apache.pdfbox.pdmodel.font.FontMapper;
import org.apache.pdfbox.pdmodel.font.FontMappers;
import org.apache.pdfbox.pdmodel.font.FontMapping;
import org.apache.pdfbox.pdmodel.font.PDCIDSystemInfo;
import org.apache.pdfbox.pdmodel.font.PDFontDescriptor;
import org.jspecify.annotations.Nullable;

/**
 * Makes a PDF of a template, with the shipped typefaces and no font of the computer, so that it looks the same everywhere.
 *
 * <p>The fonts have Latin, Greek, Cyrillic, Hebrew, Arabic, Armenian, Georgian and many symbols, but no Chinese, Japanese,
 * Korean, Thai or Indian script, and no emoji in colour. A {@code □} stands for each character that they lack.
 */
final class Paper {
    private static final String SHEET = "/typeface/last-trick-sans.ttf";
    private static final String SHEET_BOLD = "/typeface/last-trick-sans-bold.ttf";
    private static final String TITLE = "/typeface/last-trick-serif.ttf";

    /** The typeface has the characters that the others lack. */
    private static final String ANY = "/net/sf/jasperreports/fonts/dejavu/DejaVuSans.ttf";

    private static final int NORMAL = 400;
    private static final int BOLD = 700;

    private static final TrueTypeFont BOLD_LETTERS = font(SHEET_BOLD);

    /** A letter that the sheet's typeface lacks has about this width. */
    private static final double OTHER_LETTER = 0.8;

    static {
        // It would log each font that it reads to the terminal.
        XRLog.setLoggingEnabled(false);
        // PDFBox would search the disk for the standard fonts, although none is used, and keep a list in the home
        // directory.
        FontMappers.set(new SingleFont(font(SHEET)));
    }

    private Paper() {}

    private static TrueTypeFont font(String file) {
        return Uncheck.get(() -> new TTFParser().parse(new RandomAccessReadBuffer(resource(file))));
    }

    /** Returns the width of a text in the sheet's bold letters, as a multiple of their size. */
    static double width(String text) {
        return text.codePoints().mapToDouble(Paper::width).sum();
    }

    private static double width(int letter) {
        return Uncheck.get(() -> {
            int glyph = BOLD_LETTERS.getUnicodeCmapLookup().getGlyphId(letter);
            return glyph == 0
                    ? OTHER_LETTER
                    : (double) BOLD_LETTERS.getAdvanceWidth(glyph) / BOLD_LETTERS.getUnitsPerEm();
        });
    }

    /** Returns one font for every name. */
    private record SingleFont(TrueTypeFont font) implements FontMapper {
        @Override
        public FontMapping<TrueTypeFont> getTrueTypeFont(String name, @Nullable PDFontDescriptor wanted) {
            return new FontMapping<>(font, false);
        }

        @Override
        public FontMapping<FontBoxFont> getFontBoxFont(String name, @Nullable PDFontDescriptor wanted) {
            return new FontMapping<>(font, false);
        }

        @Override
        public CIDFontMapping getCIDFont(
                String name, @Nullable PDFontDescriptor wanted, @Nullable PDCIDSystemInfo characters) {
            return new CIDFontMapping(null, font, false);
        }
    }

    /** Breaks lines after blanks and hyphens, soft ones included. Java's own would break “Anna's”, too. */
    private static final class WordBreaker implements FSTextBreaker {
        private static final Pattern END = Pattern.compile("[\\s-]+|\u00AD");
        private Matcher ends = END.matcher("");

        @Override
        public void setText(String text) {
            ends = END.matcher(text);
        }

        @Override
        public int next() {
            return ends.find() ? ends.end() : BreakIterator.DONE;
        }
    }

    /**
     * Writes the PDF, and leaves {@code out} open. It is tagged (PDF/UA-1): so the template has a {@code lang}, a title, a
     * {@code <meta name="subject">}, and what an image shows. The template may refer to no other file.
     */
    static void print(TemplateInstance template, OutputStream out) throws IOException {
        PdfRendererBuilder builder = new PdfRendererBuilder()
                .withHtmlContent(template.render(), null)
                .withProducer("Last Trick")
                .usePdfUaAccessibility(true)
                .useReplacementText("□")
                .useUnicodeLineBreaker(new WordBreaker())
                .useExternalResourceAccessControl(
                        (uri, _) -> uri.startsWith("data:"), ExternalResourceControlPriority.RUN_BEFORE_RESOLVING_URI)
                .toStream(out);
        embed(builder, SHEET, "Sheet", NORMAL);
        embed(builder, SHEET_BOLD, "Sheet", BOLD);
        embed(builder, TITLE, "Title", BOLD);
        embed(builder, ANY, "Any", NORMAL);
        embed(builder, ANY, "Any", BOLD);
        builder.run();
    }

    /** @param name that the templates use */
    private static void embed(PdfRendererBuilder builder, String file, String name, int weight) {
        builder.useFont(() -> resource(file), name, weight, FontStyle.NORMAL, true);
    }

    static InputStream resource(String file) {
        return Objects.requireNonNull(Paper.class.getResourceAsStream(file), () -> file + " is missing");
    }
}
