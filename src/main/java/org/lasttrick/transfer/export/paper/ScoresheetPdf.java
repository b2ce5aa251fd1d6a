package org.lasttrick.transfer.export.paper;

import io.quarkus.qute.TemplateInstance;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.time.ZoneId;
import org.lasttrick.chain.RecordedGame;

/**
 * Exports a game's scoresheet as a PDF in the reader's language: one A4 page, more for a long game, to be printed in black and
 * white and signed.
 */
@Singleton
public record ScoresheetPdf(PaperPresenter views) {
    record Print(PrintView view) implements TemplateInstance {}

    /**
     * Writes the sheet, and leaves {@code out} open.
     *
     * @param zone in which times are shown
     * @param address where the game is watched
     */
    public void write(RecordedGame recorded, ZoneId zone, URI address, OutputStream out) throws IOException {
        Paper.print(new Print(views.sheet(recorded, zone, address)), out);
    }
}
