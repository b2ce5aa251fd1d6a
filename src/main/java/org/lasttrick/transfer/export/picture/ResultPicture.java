package org.lasttrick.transfer.export.picture;

import jakarta.enterprise.context.ApplicationScoped;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.time.ZoneId;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.lasttrick.ledger.RecordedGame;

/** Exports a game's result, or how it stands, as a PNG picture in the reader's language: for group chats. */
@ApplicationScoped
public class ResultPicture {
    private final PicturePresenter views;

    ResultPicture(PicturePresenter views) {
        this.views = views;
    }

    /**
     * Writes the picture, and leaves {@code out} open.
     *
     * @param zone in which the day is shown
     */
    public void write(RecordedGame recorded, PictureSize size, ZoneId zone, OutputStream out) throws IOException {
        BufferedImage image = new BufferedImage(size.width(), size.height(), BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = image.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        pen.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        pen.setColor(Ink.PAPER);
        pen.fillRect(0, 0, size.width(), size.height());
        PictureLayout.of(views.draw(recorded, zone), size).forEach(ink -> {
            pen.setColor(ink.color());
            pen.fill(ink.shape());
        });
        pen.dispose();
        try (MemoryCacheImageOutputStream png = new MemoryCacheImageOutputStream(out)) {
            ImageIO.write(image, "png", png);
        }
    }
}
