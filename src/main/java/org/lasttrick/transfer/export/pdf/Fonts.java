package org.lasttrick.transfer.export.pdf;

import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import com.openhtmltopdf.util.XRLog;
import org.apache.fontbox.FontBoxFont;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.pdmodel.font.CIDFontMapping;
import org.apache.pdfbox.pdmodel.font.FontMapper;
import org.apache.pdfbox.pdmodel.font.FontMappers;
import org.apache.pdfbox.pdmodel.font.FontMapping;
import org.apache.pdfbox.pdmodel.font.PDCIDSystemInfo;
import org.apache.pdfbox.pdmodel.font.PDFontDescriptor;
import org.jspecify.annotations.Nullable;
import org.lasttrick.transfer.export.font.Typeface;

/** Embeds the shipped typefaces in a PDF, and no font of the computer. */
final class Fonts {
    private static final int NORMAL = 400;
    private static final int BOLD = 700;

    static {
        // It would log each font that it reads to the terminal.
        XRLog.setLoggingEnabled(false);
        // PDFBox would search the disk for the standard fonts, although none is used, and keep a list in the home
        // directory.
        FontMappers.set(new SingleFont(Typeface.PLAIN.font()));
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
        embed(builder, Typeface.SHEET, "Sheet", NORMAL);
        embed(builder, Typeface.SHEET_BOLD, "Sheet", BOLD);
        embed(builder, Typeface.TITLE, "Title", BOLD);
        embed(builder, Typeface.PLAIN, "Any", NORMAL);
        embed(builder, Typeface.PLAIN, "Any", BOLD);
    }

    private static void embed(PdfRendererBuilder builder, Typeface face, String name, int weight) {
        builder.useFont(face::open, name, weight, FontStyle.NORMAL, true);
    }
}
