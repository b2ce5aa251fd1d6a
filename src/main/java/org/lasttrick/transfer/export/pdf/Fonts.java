package org.lasttrick.transfer.export.pdf;

import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import com.openhtmltopdf.util.XRLog;
import java.io.InputStream;
import java.util.Objects;
import org.apache.commons.io.function.Uncheck;
import org.apache.fontbox.FontBoxFont;
import org.apache.fontbox.ttf.CmapLookup;
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

/** The fonts of the PDF. They are shipped, so that a sheet looks the same on every computer. */
final class Fonts {
    private static final String FOLDER = "/net/sf/jasperreports/fonts/dejavu/";
    private static final String PLAIN = "DejaVuSans.ttf";
    private static final int NORMAL = 400;
    private static final int BOLD = 700;

    private static final TrueTypeFont PLAIN_FONT =
            Uncheck.get(() -> new TTFParser().parse(new RandomAccessReadBuffer(open(PLAIN))));
    private static final CmapLookup CHARACTERS = Uncheck.get(PLAIN_FONT::getUnicodeCmapLookup);

    static {
        // It would log each font that it reads to the terminal.
        XRLog.setLoggingEnabled(false);
        // PDFBox would search the disk for the standard fonts, although none is used, and keep a list in the home
        // directory.
        FontMappers.set(new SingleFont(PLAIN_FONT));
    }

    private Fonts() {}

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

    /** Under the names that the template uses. {@code Any} has the characters that the others lack. */
    static void embed(PdfRendererBuilder builder) {
        embed(builder, "DejaVuSansCondensed.ttf", "Sheet", NORMAL);
        embed(builder, "DejaVuSansCondensed-Bold.ttf", "Sheet", BOLD);
        embed(builder, "DejaVuSerif-Bold.ttf", "Title", BOLD);
        embed(builder, PLAIN, "Any", NORMAL);
        embed(builder, PLAIN, "Any", BOLD);
    }

    private static void embed(PdfRendererBuilder builder, String file, String name, int weight) {
        builder.useFont(() -> open(file), name, weight, FontStyle.NORMAL, true);
    }

    /** Whether any of the fonts has the character. The plain one has all that the others have. */
    static boolean show(int codePoint) {
        return CHARACTERS.getGlyphId(codePoint) != 0;
    }

    private static InputStream open(String file) {
        return Objects.requireNonNull(Fonts.class.getResourceAsStream(FOLDER + file), "missing font: " + file);
    }
}
