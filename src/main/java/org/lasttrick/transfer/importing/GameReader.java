package org.lasttrick.transfer.importing;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.RandomText;
import org.lasttrick.ledger.GameId;
import org.lasttrick.ledger.Hash;
import org.lasttrick.ledger.LedgerEntry;
import org.lasttrick.ledger.LedgerEntry.Receipt;
import org.lasttrick.transfer.export.GameFile;
import org.lasttrick.transfer.importing.FileFault.Kind;
import org.lasttrick.transfer.importing.JsonText.Members;
import org.lasttrick.transfer.importing.JsonText.Value;

/** Reads one game of a file: each value is of its form. Whether they fit together is the {@link GameCheck}'s to say. */
final class GameReader {
    static final int MOST_ENTRIES = 3_000;

    private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");
    private static final Pattern WORD = Pattern.compile("[a-z0-9-]{1,40}");
    private static final Pattern COMMAND = Pattern.compile("[!-~]{1,64}");
    private static final Pattern TIME =
            Pattern.compile("[12][0-9]{3}(-[0-9]{2}){2}T[0-9]{2}(:[0-9]{2}){2}\\.[0-9]{6}Z");

    private final JsonText json;

    GameReader(JsonText json) {
        this.json = json;
    }

    /** A game as a file tells it. */
    record Told(Members fields, List<LedgerEntry> entries) {
        String pointer() {
            return fields.pointer();
        }

        JsonNode rules() {
            return fields.get("rules", JsonNode.class);
        }

        List<Members> devices() {
            return fields.list("devices", Members.class);
        }
    }

    /** One of a book's. */
    Told inBook() throws IOException, FileFault {
        Map<String, Value<?>> fields = fields();
        fields.put("format", this::format);
        return told(json.object(fields));
    }

    /** One in a file of its own, whose format was read. */
    Told alone() throws IOException, FileFault {
        return told(json.rest("format", GameFile.FORMAT, fields()));
    }

    private Map<String, Value<?>> fields() {
        Map<String, Value<?>> fields = new HashMap<>();
        fields.put("version", () -> version(json));
        fields.put("chain", this::id);
        fields.put("variant", () -> text(WORD, "must be the name of a game, such as agurk"));
        fields.put("name", json::optional);
        fields.put("rules", json::tree);
        fields.put("head", this::hash);
        fields.put("fingerprint", json::text);
        fields.put("devices", () -> json.list(MOST_ENTRIES, this::device));
        fields.put("entries", () -> json.list(MOST_ENTRIES, this::entry));
        return fields;
    }

    private String format() throws IOException, FileFault {
        if (!json.text().equals(GameFile.FORMAT)) {
            throw json.fault(Kind.NOT_OURS, "must be " + GameFile.FORMAT);
        }
        return GameFile.FORMAT;
    }

    static int version(JsonText json) throws IOException, FileFault {
        int version = json.number();
        if (version != GameFile.VERSION) {
            throw json.fault(
                    Kind.NOT_OURS,
                    "must be %d: a file of version %d takes a newer Last Trick".formatted(GameFile.VERSION, version));
        }
        return version;
    }

    private Members device() throws IOException, FileFault {
        Map<String, Value<?>> fields = new HashMap<>();
        fields.put("id", this::id);
        fields.put("name", json::text);
        return json.object(fields);
    }

    private Members entry() throws IOException, FileFault {
        Map<String, Value<?>> fields = new HashMap<>();
        fields.put("version", json::number);
        fields.put("type", () -> text(WORD, "must be the name of a kind of entry, such as hand-scored"));
        fields.put("revision", json::number);
        fields.put("payload", json::text);
        fields.put("actor", this::id);
        fields.put("commandId", () -> optional(COMMAND, "must be 1 to 64 visible characters, or null"));
        fields.put("commandDigest", () -> optional(HASH, "must be 64 hexadecimal digits in lower case, or null"));
        fields.put("recordedAt", this::time);
        fields.put("previousHash", this::hash);
        fields.put("hash", this::hash);
        return json.object(fields);
    }

    private static Told told(Members fields) throws FileFault {
        GameId chain = new GameId(fields.text("chain"));
        List<Members> entries = fields.list("entries", Members.class);
        for (Members entry : entries) {
            if (entry.optional("commandId").isPresent()
                    != entry.optional("commandDigest").isPresent()) {
                throw FileFault.at(
                        entry.pointer() + "/commandDigest",
                        Kind.NOT_OURS,
                        "must be there where there is a commandId, and null where there is none");
            }
        }
        return new Told(
                fields, entries.stream().map(entry -> entry(chain, entry)).toList());
    }

    private static LedgerEntry entry(GameId chain, Members fields) {
        return new LedgerEntry(
                chain,
                fields.number("version"),
                fields.text("type"),
                fields.number("revision"),
                fields.text("payload"),
                fields.text("actor"),
                receipt(fields),
                fields.get("recordedAt", Instant.class),
                fields.get("previousHash", Hash.class),
                fields.get("hash", Hash.class));
    }

    private static @Nullable Receipt receipt(Members fields) {
        return fields.optional("commandId")
                .flatMap(id -> fields.optional("commandDigest").map(digest -> new Receipt(id, new Hash(digest))))
                .orElse(null);
    }

    private String id() throws IOException, FileFault {
        String id = json.text();
        if (!RandomText.isId(id)) {
            throw json.fault(Kind.NOT_OURS, "must be an id: 26 letters and digits");
        }
        return id;
    }

    private Hash hash() throws IOException, FileFault {
        return new Hash(text(HASH, "must be 64 hexadecimal digits in lower case"));
    }

    private String text(Pattern form, String otherwise) throws IOException, FileFault {
        String text = json.text();
        if (!form.matcher(text).matches()) {
            throw json.fault(Kind.NOT_OURS, otherwise);
        }
        return text;
    }

    private Optional<String> optional(Pattern form, String otherwise) throws IOException, FileFault {
        Optional<String> text = json.optional();
        if (text.isPresent() && !form.matcher(text.get()).matches()) {
            throw json.fault(Kind.NOT_OURS, otherwise);
        }
        return text;
    }

    private Instant time() throws IOException, FileFault {
        String form = "must be a moment to the microsecond, such as 2026-11-21T20:15:00.000000Z";
        String text = text(TIME, form);
        try {
            return GameFile.TIME.parse(text, Instant::from);
        } catch (DateTimeException e) {
            throw json.fault(Kind.NOT_OURS, form);
        }
    }
}
