package org.lasttrick.transfer.export.paper;

import io.quarkus.qute.TemplateInstance;
import jakarta.inject.Singleton;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.time.ZoneId;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.lasttrick.chain.RecordedGame;

/** Exports a game's result, or how it stands, as a PNG picture in the reader's language: for group chats. */
@Singleton
public record ResultPicture(PaperPresenter views) {
    private static final float CSS_PIXELS_PER_INCH = 96;

    record Picture(PictureView view) implements TemplateInstance {}

    /**
     * Writes the picture, and leaves {@code out} open.
     *
     * @param zone in which the day is shown
     */
    public void write(RecordedGame recorded, PictureSize size, ZoneId zone, OutputStream out) throws IOException {
        ByteArrayOutputStream pdf = new ByteArrayOutputStream();
        Paper.print(new Picture(views.picture(recorded, size, zone)), pdf);
        try (PDDocument document = Loader.loadPDF(pdf.toByteArray());
                MemoryCacheImageOutputStream png = new MemoryCacheImageOutputStream(out)) {
            BufferedImage image = new PDFRenderer(document).renderImageWithDPI(0, CSS_PIXELS_PER_INCH);
            ImageIO.write(image, "png", png);
        }
    }
}
