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
import java.util.Map;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;

/** The QR code on the first page of a PDF, as a camera reads it. */
public final class PdfCode {
    private static final float DPI = 150;

    private PdfCode() {}

    public static String read(byte[] pdf) throws IOException, NotFoundException {
        try (PDDocument document = Loader.loadPDF(pdf)) {
            BufferedImage photo = new PDFRenderer(document).renderImageWithDPI(0, DPI);
            int[] pixels = photo.getRGB(0, 0, photo.getWidth(), photo.getHeight(), null, 0, photo.getWidth());
            LuminanceSource light = new RGBLuminanceSource(photo.getWidth(), photo.getHeight(), pixels);
            return new MultiFormatReader()
                    .decode(new BinaryBitmap(new HybridBinarizer(light)), Map.of(DecodeHintType.TRY_HARDER, true))
                    .getText();
        }
    }
}
