package org.lasttrick.ledger;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lasttrick.instances.OtherInstances;
import org.lasttrick.projection.Summaries;

/**
 * Whether the tables could be spread over several servers, each row by the game or the book it belongs to: clusters.md says how. What
 * stands in the way of that is listed here, and in clusters.md with what a migration would do about it.
 */
@QuarkusTest
class ShardingTest {
    private static final String GAME = "game_id";
    private static final String BOOK = "scorebook_id";

    /** The column whose value decides which server has the row. */
    private static final Map<String, String> SPREAD = Map.ofEntries(
            Map.entry("game", "id"),
            Map.entry("entry", GAME),
            Map.entry("arrival", GAME),
            Map.entry("device_elsewhere", GAME),
            Map.entry("evening_break", GAME),
            Map.entry("evening_successor", GAME),
            Map.entry("scorebook_summary", BOOK),
            Map.entry("game_summary", BOOK),
            Map.entry("game_player", BOOK),
            Map.entry("summary_due", BOOK),
            Map.entry("played_sum", BOOK),
            Map.entry("played_against_sum", BOOK),
            Map.entry("placed_sum", BOOK),
            Map.entry("paid_for_sum", BOOK),
            Map.entry("spelling", BOOK));

    /** Small, seldom written, and needed beside any game: each server has all of them. */
    private static final Set<String> COPIED =
            Set.of("scorebook", "device", "join_code", "kept_rules", "installation", "screen");

    /** The table of migrations stays where these are run. */
    private static final Set<String> KEPT = Set.of("flyway_schema_history");

    /** Those of game become keys of a list of each book's games, and those of the derived tables begin with the book. */
    private static final Set<String> KEYS_TO_CHANGE = Set.of(
            "game_scorebook_id_command_id_key",
            "game_chain",
            "game_summary_pkey",
            "game_player_pkey",
            "summary_due_pkey");

    /** Reads that would ask each server for the games of one book: they become reads of that list. */
    private static final Set<String> LOOKS_FOR_GAMES_OF_A_BOOK = Set.of(
            "Chains.ALL game",
            "Chains.FIND game",
            "GameFinder.ALL game",
            "GameLedger.STARTED game",
            "GameLedger.STARTED_HERE game",
            "Summaries.DUE_OF_NEWEST game",
            "Summaries.PLAYERS game",
            "Summaries.RUNNING game");

    /** Reads of a book's derived tables by the game alone: they get the book, which the reads before them know. DUE asks every server. */
    private static final Set<String> DOES_NOT_NAME_THE_BOOK = Set.of(
            "Summaries.DUE summary_due",
            "Summaries.DUE_OF_NEWEST summary_due",
            "Summaries.GAMES game_summary",
            "Summaries.PLAYERS game_player");

    private static final Pattern SQL = Pattern.compile("\\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\\b.*", Pattern.DOTALL);

    /** These name no table themselves: functions of the database do, or the statement that they are a part of. */
    private static final Set<String> WITHOUT_TABLES =
            Set.of("EntryRow.SUMMARISE", "Chains.LOCK", "GameLedger.ERASE", "OtherInstances.SEND", "Summaries.STORE");

    @Inject
    AgroalDataSource service;

    @Test
    void everyTableIsSpreadOrCopiedOrKept() throws SQLException {
        SortedSet<String> placed =
                Stream.of(SPREAD.keySet(), COPIED, KEPT).flatMap(Set::stream).collect(toCollection(TreeSet::new));
        assertEquals(
                placed,
                texts("SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace"));
    }

    @Test
    void everyKeyOfATableThatIsSpreadNamesTheServer() throws SQLException {
        SortedSet<String> others = texts("""
                SELECT relation.relname || ' ' || key.relname || ' ' || coalesce(string_agg(attname, ' '), '')
                FROM pg_index JOIN pg_class AS key ON key.oid = indexrelid JOIN pg_class AS relation ON relation.oid = indrelid
                    LEFT JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
                WHERE indisunique AND relation.relnamespace = 'public'::regnamespace
                GROUP BY relation.relname, key.relname""").stream()
                .map(key -> key.split(" "))
                .filter(key ->
                        SPREAD.containsKey(key[0]) && Stream.of(key).skip(2).noneMatch(SPREAD.get(key[0])::equals))
                .map(key -> key[1])
                .collect(toCollection(TreeSet::new));
        assertEquals(new TreeSet<>(KEYS_TO_CHANGE), others);
    }

    @Test
    void everyReferenceStaysOnOneServer() throws SQLException {
        SortedSet<String> references = texts("""
                SELECT conname || ' ' || conrelid::regclass || ' ' || confrelid::regclass || ' ' || string_agg(
                    own.attname || '>' || other.attname, ' ')
                FROM pg_constraint CROSS JOIN LATERAL unnest(conkey, confkey) AS pair (own_number, other_number)
                    JOIN pg_attribute AS own ON own.attrelid = conrelid AND own.attnum = own_number
                    JOIN pg_attribute AS other ON other.attrelid = confrelid AND other.attnum = other_number
                WHERE contype = 'f' GROUP BY conname, conrelid, confrelid""");
        assertTrue(references.size() > 5, references::toString);
        assertEquals(
                Set.of(),
                references.stream().filter(each -> !staysOnOneServer(each)).collect(toCollection(TreeSet::new)));
    }

    private static boolean staysOnOneServer(String reference) {
        String[] words = reference.split(" ");
        String to = words[2];
        return COPIED.contains(to)
                || SPREAD.containsKey(words[1])
                        && SPREAD.containsKey(to)
                        && Stream.of(words).skip(3).anyMatch((SPREAD.get(words[1]) + ">" + SPREAD.get(to))::equals);
    }

    @Test
    void everyStatementOfTheLedgerNamesTheServer() throws Exception {
        Map<String, String> statements = statements();
        SortedSet<String> others = new TreeSet<>();
        try (Connection connection = service.getConnection();
                Statement statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            // The plan then finds rows by all that the statement says of them, however few there are.
            statement.execute(
                    "SET LOCAL enable_seqscan = off; SET LOCAL enable_hashjoin = off; SET LOCAL enable_mergejoin = off; SET LOCAL plan_cache_mode = force_generic_plan");
            for (Map.Entry<String, String> each : statements.entrySet()) {
                plan(statement, each.getValue()).findParents("Relation Name").stream()
                        .filter(node -> !node.path("Node Type").asText().equals("ModifyTable"))
                        .filter(ShardingTest::asksEachServer)
                        .forEach(node -> others.add(
                                each.getKey() + " " + node.path("Relation Name").asText()));
            }
            connection.rollback();
        }
        assertEquals(
                Stream.of(LOOKS_FOR_GAMES_OF_A_BOOK, DOES_NOT_NAME_THE_BOOK)
                        .flatMap(Set::stream)
                        .collect(toCollection(TreeSet::new)),
                others);
    }

    private static JsonNode plan(Statement statement, String sql) throws Exception {
        List<String> parts = List.of(sql.split("\\?", -1));
        String numbered = IntStream.range(1, parts.size())
                .mapToObj(number -> "$" + number + parts.get(number))
                .collect(joining("", parts.getFirst(), ""));
        statement.execute("PREPARE planned AS " + numbered);
        String values = String.join(", ", Collections.nCopies(parts.size() - 1, "NULL"));
        try (ResultSet plan = statement.executeQuery("EXPLAIN (FORMAT JSON) EXECUTE planned(" + values + ")")) {
            plan.next();
            return new ObjectMapper().readTree(plan.getString(1));
        } finally {
            statement.execute("DEALLOCATE planned");
        }
    }

    private static boolean asksEachServer(JsonNode scan) {
        String column = SPREAD.get(scan.path("Relation Name").asText());
        return column != null
                && Stream.of("Index Cond", "Recheck Cond", "Filter")
                        .noneMatch(condition -> Pattern.compile("\\b" + column + " = ")
                                .matcher(scan.path(condition).asText())
                                .find());
    }

    /** Returns each that is a constant of the ledger, its projections or its messages, by its name. */
    private static Map<String, String> statements() throws ReflectiveOperationException {
        Map<String, String> statements = new TreeMap<>();
        for (JavaClass each : new ClassFileImporter()
                .withImportOption(new DoNotIncludeTests())
                .importPackages(
                        Chains.class.getPackageName(),
                        Summaries.class.getPackageName(),
                        OtherInstances.class.getPackageName())) {
            for (Field field : each.reflect().getDeclaredFields()) {
                String name = each.getSimpleName() + "." + field.getName();
                if (field.getType() == String.class
                        && Modifier.isStatic(field.getModifiers())
                        && !WITHOUT_TABLES.contains(name)) {
                    field.setAccessible(true);
                    String sql = (String) field.get(null);
                    if (SQL.matcher(sql).matches()) {
                        statements.put(name, sql);
                    }
                }
            }
        }
        return statements;
    }

    private SortedSet<String> texts(String sql) throws SQLException {
        try (Connection connection = service.getConnection();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            SortedSet<String> texts = new TreeSet<>();
            while (rows.next()) {
                texts.add(rows.getString(1));
            }
            return texts;
        }
    }
}
