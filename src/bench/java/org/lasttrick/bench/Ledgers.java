package org.lasttrick.bench;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import org.lasttrick.ExternalDatabase;
import org.lasttrick.chain.Hash;

/** Fills scorebooks with games quickly: with the ledgers of played games, chained anew for each copy. No service runs meanwhile. */
final class Ledgers {
    private static final int PAGE = 16_000_000;
    private static final int ID_RADIX = 32;
    private static final long FIRST_ID = 1L << 59;
    private static final String ENTRIES =
            "entry (game_id, version, type, revision, payload, actor, recorded_at, previous_hash, hash)";
    private static final String GAMES = "game (id, scorebook_id, started_at)";

    private final ExternalDatabase database;
    private final Path file;
    private final Instant now = Instant.now().truncatedTo(ChronoUnit.SECONDS);
    private long made;

    /** @param file where rows may be kept for a moment, so that PostgreSQL can read them */
    Ledgers(ExternalDatabase database, Path file) {
        this.database = database;
        this.file = file;
    }

    /** An entry as it is stored, without its place in a chain. */
    record Entry(String type, int revision, String payload, String actor) {
        static Entry of(JsonNode entry) {
            return new Entry(
                    entry.get("type").asText(),
                    entry.get("revision").asInt(),
                    entry.get("payload").asText(),
                    entry.get("actor").get("id").asText());
        }
    }

    /**
     * @param templates the ledgers to copy, in turn
     * @param secondsAgo when a game started, by how many games followed it
     * @return the games' ids, the oldest first
     */
    List<String> fill(String book, int games, IntToLongFunction secondsAgo, List<List<Entry>> templates)
            throws IOException, SQLException {
        List<String> ids = IntStream.range(0, games)
                .mapToObj(number -> Long.toString(FIRST_ID + made + number, ID_RADIX))
                .toList();
        made += games;
        try (Connection connection = database.connectAsSuperuser("lasttrick");
                Statement statement = connection.createStatement()) {
            // Foreign keys are not checked row by row: all entries follow one another as they are made here.
            statement.execute("SET session_replication_role = replica");
            copy(
                    statement,
                    GAMES,
                    games,
                    number -> ids.get(number) + "\t" + book + "\t" + start(secondsAgo.applyAsLong(games - number))
                            + "\n");
            copy(statement, ENTRIES, games, number -> {
                Instant start = start(secondsAgo.applyAsLong(games - number));
                return chain(ids.get(number), start, templates.get(number % templates.size()));
            });
            // What triggers do otherwise.
            statement.execute("INSERT INTO summary_due (game_id, scorebook_id) SELECT id, scorebook_id FROM game"
                    + " WHERE scorebook_id = '" + book + "' ON CONFLICT DO NOTHING");
            statement.execute("ANALYZE game, entry");
        }
        return ids;
    }

    /** Whether the service has counted all games for the statistics. */
    boolean areCounted() throws IOException, SQLException {
        try (Connection connection = database.connectAsSuperuser("lasttrick");
                Statement statement = connection.createStatement();
                ResultSet due = statement.executeQuery("SELECT FROM summary_due LIMIT 1")) {
            return !due.next();
        }
    }

    private Instant start(long secondsAgo) {
        return now.minusSeconds(secondsAgo);
    }

    private interface Rows {
        String of(int number);
    }

    private void copy(Statement statement, String table, int games, Rows rows) throws IOException, SQLException {
        StringBuilder page = new StringBuilder();
        for (int number = 0; number < games; number++) {
            page.append(rows.of(number));
            if (page.length() > PAGE || number == games - 1) {
                Files.writeString(file, page);
                statement.execute("COPY " + table + " FROM '" + file + "'");
                page.setLength(0);
            }
        }
        Files.delete(file);
    }

    private static String chain(String game, Instant start, List<Entry> entries) {
        StringBuilder rows = new StringBuilder();
        Hash previous = new Hash("0".repeat(64));
        for (int version = 1; version <= entries.size(); version++) {
            Entry entry = entries.get(version - 1);
            Instant recordedAt = start.plusMillis(version);
            Hash hash = Hash.over(
                    game,
                    version,
                    entry.type(),
                    entry.revision(),
                    entry.payload(),
                    entry.actor(),
                    null,
                    null,
                    recordedAt,
                    previous);
            rows.append(String.join(
                            "\t",
                            game,
                            Integer.toString(version),
                            entry.type(),
                            Integer.toString(entry.revision()),
                            entry.payload().replace("\\", "\\\\"),
                            entry.actor(),
                            recordedAt.toString(),
                            "\\\\x" + previous.hex(),
                            "\\\\x" + hash.hex()))
                    .append('\n');
            previous = hash;
        }
        return rows.toString();
    }

    /** A longer game: the entry that starts the template, and its hands again and again. */
    static List<Entry> repeated(List<Entry> template, int entries) {
        List<Entry> longer = new ArrayList<>(template.subList(0, 1));
        IntStream.range(0, entries - 1)
                .mapToObj(number -> template.get(1 + number % (template.size() - 1)))
                .forEach(longer::add);
        return longer;
    }
}
