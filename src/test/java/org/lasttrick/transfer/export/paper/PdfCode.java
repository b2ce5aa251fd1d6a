package org.lasttrick.transfer.export.paper;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.DecodeHintType;
import com.google.zxing.LuminanceSource;
import com.google.zxing.MultiFormatReader;
import com.google.zxing.NotFoundException;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;

/** The QR code on the first page of a PDF, as a camera reads it. One photo in 150 is unreadable, so there are three. */
public final class PdfCode {
    private static final List<Integer> PHOTOS_DPI = List.of(150, 200, 300);

    private PdfCode() {}

    /** @return empty if no photo shows a code */
    public static Optional<String> read(byte[] pdf) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf)) {
            PDFRenderer camera = new PDFRenderer(document);
            for (int dpi : PHOTOS_DPI) {
                Optional<String> code = read(camera.renderImageWithDPI(0, dpi));
                if (code.isPresent()) {
                    return code;
                }
            }
            return Optional.empty();
        }
    }

    private static Optional<String> read(BufferedImage photo) {
        int[] pixels = photo.getRGB(0, 0, photo.getWidth(), photo.getHeight(), null, 0, photo.getWidth());
        LuminanceSource light = new RGBLuminanceSource(photo.getWidth(), photo.getHeight(), pixels);
        try {
            return Optional.of(new MultiFormatReader()
                    .decode(new BinaryBitmap(new HybridBinarizer(light)), Map.of(DecodeHintType.TRY_HARDER, true))
                    .getText());
        } catch (NotFoundException e) {
            return Optional.empty();
        }
    }
}
