package org.lasttrick.transfer.export.paper;

import com.google.zxing.common.BitMatrix;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.util.Base64;
import javax.imageio.ImageIO;
import org.apache.commons.io.function.Uncheck;
import org.lasttrick.address.QrCode;

/** Makes data URIs, by which pictures stand within a template. */
final class DataUri {
    /** The picture is the cucumber of the pages, as in {@code templates/parts/sprite.html}. */
    static final String CUCUMBER =
            ofPng(Uncheck.get(() -> Paper.resource("/picture/cucumber.png").readAllBytes()));

    private DataUri() {}

    /** Returns a QR code with a pixel for each of its squares. */
    static String ofQrCode(String content) {
        BitMatrix squares = QrCode.squares(content);
        BufferedImage code = new BufferedImage(squares.getWidth(), squares.getHeight(), BufferedImage.TYPE_BYTE_BINARY);
        for (int y = 0; y < squares.getHeight(); y++) {
            for (int x = 0; x < squares.getWidth(); x++) {
                code.setRGB(x, y, squares.get(x, y) ? 0 : 0xffffff);
            }
        }
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        Uncheck.run(() -> ImageIO.write(code, "png", png));
        return ofPng(png.toByteArray());
    }

    private static String ofPng(byte[] png) {
        return "data:image/png;base64," + Base64.getEncoder().encodeToString(png);
    }
}
