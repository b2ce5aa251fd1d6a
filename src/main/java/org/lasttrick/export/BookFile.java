package org.lasttrick.export;

import com.fasterxml.jackson.core.JsonGenerator;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lasttrick.access.Access;
import org.lasttrick.access.Scorebook;
import org.lasttrick.ledger.Chains;
import org.lasttrick.ledger.GameId;
import org.lasttrick.ledger.GameLedger;
import org.lasttrick.ledger.RecordedGame;

/** A book's games as JSON, each as it is in a {@linkplain GameFile file of its own}. One at a time is in memory. */
@ApplicationScoped
public class BookFile {
    static final String FORMAT = "lasttrick-book";

    private final Chains chains;
    private final GameLedger ledger;
    private final Access access;

    BookFile(Chains chains, GameLedger ledger, Access access) {
        this.chains = chains;
        this.ledger = ledger;
        this.access = access;
    }

    public void write(Scorebook book, OutputStream to) throws IOException {
        try (JsonGenerator json = GameFile.generator(to)) {
            json.writeStartObject();
            json.writeStringField("format", FORMAT);
            json.writeNumberField("version", GameFile.VERSION);
            json.writeStringField("name", book.name());
            json.writeArrayFieldStart("games");
            for (GameId id : chains.games(book.id())) {
                // One that was erased meanwhile is not there any more.
                Optional<RecordedGame> game = ledger.readInPassing(id);
                if (game.isPresent()) {
                    GameFile.write(game.get(), names(game.get()), json);
                }
            }
            json.writeEndArray();
            json.writeEndObject();
            json.writeRaw('\n');
        }
    }

    /** What the devices are called that wrote a game's entries. */
    public Map<String, String> names(RecordedGame game) {
        List<String> actors = GameFile.actors(game);
        return access.names(game.id().value(), actors);
    }
}
