package org.lasttrick.api;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import org.lasttrick.api.ScorebooksResource.GamesJson;
import org.lasttrick.http.limits.AnswerFiles;
import org.lasttrick.http.limits.Expensive;

/** Writes a scorebook's games, once it is known that the reader doesn't have them. */
@ApplicationScoped
class BookGames {
    private final AnswerFiles files;
    private final ObjectWriter json;

    BookGames(AnswerFiles files, ObjectMapper json) {
        this.files = files;
        this.json = json.writer().without(SerializationFeature.WRAP_EXCEPTIONS);
    }

    /** @return the entity of the response */
    @Expensive(megabytes = Expensive.ONE_GAME)
    Object write(GamesJson games) throws IOException {
        return files.write(out -> json.writeValue(out, games));
    }
}
