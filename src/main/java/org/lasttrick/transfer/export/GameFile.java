package org.lasttrick.transfer.export;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Serial;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.ResolverStyle;
import java.util.Map;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.ledger.LedgerEntry;
import org.lasttrick.ledger.LedgerEntry.Receipt;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.notation.Notation;

/**
 * A game as JSON, complete: every column of every entry, so that it can be verified where nothing else is known of it. The
 * same game gives the same bytes, wherever it stands and whenever it is written.
 */
public final class GameFile {
    public static final String FORMAT = "lasttrick-game";
    public static final int VERSION = 1;
    /** To the microsecond, always with all six digits. */
    public static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSSSSS'Z'")
            .withResolverStyle(ResolverStyle.STRICT)
            .withZone(ZoneOffset.UTC);

    private static final ObjectMapper MAPPER = Notation.mapper();

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(JsonWriteFeature.COMBINE_UNICODE_SURROGATES_IN_UTF8)
            .build();

    private GameFile() {}

    /** @param names what the devices are called that wrote the game's entries, by their ids */
    public static void write(RecordedGame game, Map<String, String> names, OutputStream to) throws IOException {
        try (JsonGenerator json = generator(to)) {
            write(game, names, json);
            json.writeRaw('\n');
        }
    }

    static JsonGenerator generator(OutputStream to) throws IOException {
        return FACTORY.createGenerator(to, JsonEncoding.UTF8).setPrettyPrinter(new LineForEach());
    }

    /** Each element of a list on a line of its own, so that a person finds an entry, and a comparison shows one. */
    private static final class LineForEach extends MinimalPrettyPrinter {
        @Serial
        private static final long serialVersionUID = 1;

        @Override
        public void beforeArrayValues(JsonGenerator to) throws IOException {
            to.writeRaw('\n');
        }

        @Override
        public void writeArrayValueSeparator(JsonGenerator to) throws IOException {
            to.writeRaw(",\n");
        }
    }

    static void write(RecordedGame game, Map<String, String> names, JsonGenerator to) throws IOException {
        GameStarted start = game.game().start();
        to.writeStartObject();
        to.writeStringField("format", FORMAT);
        to.writeNumberField("version", VERSION);
        to.writeStringField("chain", game.entry(1).chain().value());
        to.writeStringField("variant", start.variant());
        to.writeStringField("name", start.name());
        to.writeFieldName("rules");
        to.writeRawValue(MAPPER.writeValueAsString(start.rules()));
        to.writeStringField("head", game.head().hex());
        to.writeStringField("fingerprint", game.head().fingerprint());
        writeDevices(game, names, to);
        to.writeArrayFieldStart("entries");
        for (LedgerEntry entry : game.entries()) {
            write(entry, to);
        }
        to.writeEndArray();
        to.writeEndObject();
    }

    private static void writeDevices(RecordedGame game, Map<String, String> names, JsonGenerator to)
            throws IOException {
        to.writeArrayFieldStart("devices");
        for (String actor : game.devices()) {
            if (names.containsKey(actor)) {
                to.writeStartObject();
                to.writeStringField("id", actor);
                to.writeStringField("name", names.get(actor));
                to.writeEndObject();
            }
        }
        to.writeEndArray();
    }

    private static void write(LedgerEntry entry, JsonGenerator to) throws IOException {
        Receipt receipt = entry.receipt();
        to.writeStartObject();
        to.writeNumberField("version", entry.version());
        to.writeStringField("type", entry.type());
        to.writeNumberField("revision", entry.revision());
        to.writeStringField("payload", entry.payload());
        to.writeStringField("actor", entry.actor());
        to.writeStringField("commandId", receipt == null ? null : receipt.commandId());
        to.writeStringField(
                "commandDigest", receipt == null ? null : receipt.digest().hex());
        to.writeStringField("recordedAt", written(entry.recordedAt()));
        to.writeStringField("previousHash", entry.previousHash().hex());
        to.writeStringField("hash", entry.hash().hex());
        to.writeEndObject();
    }

    private static String written(Instant time) {
        return TIME.format(time);
    }
}
