package org.lasttrick.address;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.ReaderException;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QrCodeTest {

    private static final int PIXELS_PER_SQUARE = 4;
    private static final int BLACK = 0x000000;
    private static final int WHITE = 0xffffff;

    @ParameterizedTest
    @ValueSource(
            strings = {"http://192.168.1.23:8080", "http://10.0.0.1:80", "http://a-rather-long-name.local:65535/x"})
    void aPhoneReadsTheAddressFromTheQrCode(String address) throws ReaderException {
        assertEquals(address, read(QrCode.of(address)));
    }

    @ParameterizedTest
    @ValueSource(strings = "http://192.168.1.23:8080")
    void everyLineSetsBlackOnWhiteAndResetsTheColours(String address) {
        for (String line : QrCode.of(address).lines().toList()) {
            assertTrue(line.startsWith("\u001b[30;107m") && line.endsWith("\u001b[0m"), line);
        }
    }

    /** Paints the characters as a terminal would, and looks at the picture. */
    private static String read(String printed) throws ReaderException {
        List<String> lines = printed.lines()
                .map(line -> line.replaceAll("\u001b\\[[0-9;]*m", ""))
                .toList();
        int width = lines.getFirst().length() * PIXELS_PER_SQUARE;
        int height = lines.size() * 2 * PIXELS_PER_SQUARE;
        int[] pixels = new int[width * height];
        Arrays.fill(pixels, WHITE);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int row = y / PIXELS_PER_SQUARE;
                char character = lines.get(row / 2).charAt(x / PIXELS_PER_SQUARE);
                boolean black = character == '█' || character == (row % 2 == 0 ? '▀' : '▄');
                pixels[y * width + x] = black ? BLACK : WHITE;
            }
        }
        var picture = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(width, height, pixels)));
        return new QRCodeReader().decode(picture).getText();
    }
}
