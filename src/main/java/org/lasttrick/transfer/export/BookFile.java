package org.lasttrick.transfer.export;

import com.fasterxml.jackson.core.JsonGenerator;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Iterator;
import org.lasttrick.access.Access;
import org.lasttrick.access.Scorebook;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.scorekeeping.History;

/** A book's games as JSON, each as it is in a {@linkplain GameFile file of its own}. One at a time is in memory. */
@ApplicationScoped
public class BookFile {
    public static final String FORMAT = "lasttrick-book";

    private final History history;
    private final Access access;

    BookFile(History history, Access access) {
        this.history = history;
        this.access = access;
    }

    public void write(Scorebook book, OutputStream to) throws IOException {
        try (JsonGenerator json = GameFile.generator(to)) {
            json.writeStartObject();
            json.writeStringField("format", FORMAT);
            json.writeNumberField("version", GameFile.VERSION);
            json.writeStringField("name", book.name());
            json.writeArrayFieldStart("games");
            for (Iterator<RecordedGame> games = history.allFromTheOldest(book.id()); games.hasNext(); ) {
                RecordedGame game = games.next();
                GameFile.write(
                        game,
                        access.names(game.scorebook(), game.id().value(), game.devices())
                                .asToldOn(),
                        json);
            }
            json.writeEndArray();
            json.writeEndObject();
            json.writeRaw('\n');
        }
    }
}
