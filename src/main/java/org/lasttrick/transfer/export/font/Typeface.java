package org.lasttrick.transfer.export.font;

import java.io.InputStream;
import java.util.Objects;
import org.apache.commons.io.function.Uncheck;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/** The typefaces. They are shipped, so that what is drawn looks the same on every computer. */
public final class Typeface {
    /** Has all characters that the others have, and those of more scripts. */
    public static final Typeface PLAIN = new Typeface("/net/sf/jasperreports/fonts/dejavu/DejaVuSans.ttf");

    // Those of the pages.
    public static final Typeface SHEET = new Typeface("/typeface/last-trick-sans.ttf");
    public static final Typeface SHEET_BOLD = new Typeface("/typeface/last-trick-sans-bold.ttf");
    public static final Typeface TITLE = new Typeface("/typeface/last-trick-serif.ttf");

    private final String file;
    private final TrueTypeFont font;
    private final CmapLookup characters;

    private Typeface(String file) {
        this.file = file;
        this.font = Uncheck.get(() -> new TTFParser().parse(new RandomAccessReadBuffer(open())));
        this.characters = Uncheck.get(font::getUnicodeCmapLookup);
    }

    public boolean has(int codePoint) {
        return glyph(codePoint) != 0;
    }

    /** 0 for a character that it lacks. */
    public int glyph(int codePoint) {
        return characters.getGlyphId(codePoint);
    }

    public TrueTypeFont font() {
        return font;
    }

    /** The file of the font. */
    public InputStream open() {
        return Objects.requireNonNull(Typeface.class.getResourceAsStream(file), () -> "missing font: " + file);
    }
}
