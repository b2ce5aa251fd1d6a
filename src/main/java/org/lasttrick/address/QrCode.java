package org.lasttrick.address;

import com.google.zxing.BarcodeFormat;
import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.QRCodeWriter;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import java.util.Map;

/** Makes QR codes with a margin of four squares, as ISO/IEC 18004 wants it. */
public final class QrCode {

    private static final Map<EncodeHintType, Object> HINTS =
            Map.of(EncodeHintType.MARGIN, 4, EncodeHintType.ERROR_CORRECTION, ErrorCorrectionLevel.M);
    private static final String BLACK_ON_WHITE = "\u001b[30;107m";
    private static final String RESET = "\u001b[0m";

    private QrCode() {}

    /**
     * Returns the code in text: one character holds two squares, one above the other. Each line asks the terminal for black on
     * white, since phones don't read white on black.
     */
    public static String of(String content) {
        BitMatrix squares = squares(content);
        StringBuilder text = new StringBuilder();
        for (int y = 0; y < squares.getHeight(); y += 2) {
            text.append(BLACK_ON_WHITE);
            for (int x = 0; x < squares.getWidth(); x++) {
                boolean below = y + 1 < squares.getHeight() && squares.get(x, y + 1);
                text.append(character(squares.get(x, y), below));
            }
            text.append(RESET).append('\n');
        }
        return text.toString();
    }

    private static char character(boolean above, boolean below) {
        if (above) {
            return below ? '█' : '▀';
        }
        return below ? '▄' : ' ';
    }

    /** @param content at most some hundred characters */
    public static BitMatrix squares(String content) {
        try {
            return new QRCodeWriter().encode(content, BarcodeFormat.QR_CODE, 0, 0, HINTS);
        } catch (WriterException e) {
            throw new IllegalArgumentException("too long for a QR code: " + content, e);
        }
    }
}
