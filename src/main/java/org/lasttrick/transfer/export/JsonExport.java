package org.lasttrick.transfer.export;

import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.io.OutputStream;
import java.util.stream.StreamSupport;
import org.lasttrick.access.Access;
import org.lasttrick.access.Scorebook;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.scorekeeping.History;

/** Exports games and scorebooks as JSON, complete: they can be verified and imported. */
@ApplicationScoped
public class JsonExport {
    private final History history;
    private final Access access;

    JsonExport(History history, Access access) {
        this.history = history;
        this.access = access;
    }

    /** Closes {@code to}. */
    public void write(RecordedGame game, OutputStream to) throws IOException {
        ExportJson.write(file(game), to);
    }

    /** Closes {@code to}. One game at a time is in memory. */
    public void write(Scorebook book, OutputStream to) throws IOException {
        Iterable<RecordedGame> games = () -> history.allFromTheOldest(book.id());
        Iterable<GameFile> files = () ->
                StreamSupport.stream(games.spliterator(), false).map(this::file).iterator();
        ExportJson.write(new BookFile(BookFile.FORMAT, ExportFile.VERSION, book.name(), files), to);
    }

    private GameFile file(RecordedGame game) {
        return GameFile.of(
                game,
                access.names(game.scorebook(), game.id().value(), game.devices())
                        .forExport());
    }
}
