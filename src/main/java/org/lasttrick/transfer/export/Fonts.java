package org.lasttrick.transfer.export;

import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import com.openhtmltopdf.util.XRLog;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
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

/** The fonts that come along, so that a sheet looks the same wherever it is made and printed. */
final class Fonts {
    private static final String FOLDER = "/net/sf/jasperreports/fonts/dejavu/";
    private static final String PLAIN = "DejaVuSans.ttf";
    private static final int NORMAL = 400;
    private static final int BOLD = 700;

    private static final TrueTypeFont MOST = most();
    private static final CmapLookup CHARACTERS = characters();

    static {
        // It would tell the terminal every font that it reads, in a manner of its own.
        XRLog.setLoggingEnabled(false);
        // PDFBox wants a font of this computer for each of those that every PDF reader has, although none is used: it
        // would
        // search the disk for them, and write what it found into the home directory.
        FontMappers.set(new NoFontOfThisComputer(MOST));
    }

    private Fonts() {}

    /** Answers one font whatever is asked for. */
    private record NoFontOfThisComputer(TrueTypeFont font) implements FontMapper {
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

    /** By the names that the template has for them: the last is for what the others haven't. */
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

    /** Whether any of them can show it: the one that has most. */
    static boolean show(int codePoint) {
        return CHARACTERS.getGlyphId(codePoint) != 0;
    }

    private static TrueTypeFont most() {
        try {
            return new TTFParser().parse(new RandomAccessReadBuffer(open(PLAIN)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static CmapLookup characters() {
        try {
            return MOST.getUnicodeCmapLookup();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static InputStream open(String file) {
        InputStream font = Fonts.class.getResourceAsStream(FOLDER + file);
        if (font == null) {
            throw new IllegalStateException("The package of fonts is not there: " + file);
        }
        return font;
    }
}
