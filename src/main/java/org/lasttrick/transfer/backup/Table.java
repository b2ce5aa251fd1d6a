package org.lasttrick.transfer.backup;

import java.sql.Array;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A table that holds something to keep, as the database's catalogue has it.
 *
 * @param columns those that can be written: a generated one is worked out again
 */
record Table(String schema, String table, List<String> columns) {

    /** Every one there is, so that none which a migration adds can be forgotten; Flyway's own it writes itself. */
    private static final String ALL = """
            SELECT nspname, relname,
                array_agg(attname::text ORDER BY attnum) FILTER (WHERE attgenerated = '') AS columns
            FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
                JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
            WHERE relkind = 'r' AND relpersistence = 'p' AND relname <> 'flyway_schema_history'
                AND nspname <> 'information_schema' AND nspname NOT LIKE 'pg\\_%'
            GROUP BY nspname, relname ORDER BY nspname, relname""";

    private static final String REFERENCES = """
            SELECT concat_ws('.', fn.nspname, f.relname), concat_ws('.', tn.nspname, t.relname)
            FROM pg_constraint
                JOIN pg_class f ON f.oid = conrelid JOIN pg_namespace fn ON fn.oid = f.relnamespace
                JOIN pg_class t ON t.oid = confrelid JOIN pg_namespace tn ON tn.oid = t.relnamespace
            WHERE contype = 'f' AND f.oid <> t.oid""";

    Table {
        columns = List.copyOf(columns);
    }

    /** All tables, each after those that it refers to: in this order they can be filled. */
    static List<Table> all(Connection owner) throws SQLException {
        List<Table> waiting = new ArrayList<>(listed(owner));
        Map<String, Set<String>> references = references(owner);
        List<Table> ordered = new ArrayList<>();
        while (!waiting.isEmpty()) {
            Set<String> missing = waiting.stream().map(Table::name).collect(Collectors.toSet());
            // In a circle nobody can be first; the database will say so when it is filled.
            Table next = waiting.stream()
                    .filter(table -> references.getOrDefault(table.name(), Set.of()).stream()
                            .noneMatch(missing::contains))
                    .findFirst()
                    .orElseGet(waiting::getFirst);
            waiting.remove(next);
            ordered.add(next);
        }
        return ordered;
    }

    private static List<Table> listed(Connection owner) throws SQLException {
        try (Statement statement = owner.createStatement();
                ResultSet rows = statement.executeQuery(ALL)) {
            List<Table> tables = new ArrayList<>();
            while (rows.next()) {
                tables.add(new Table(rows.getString(1), rows.getString(2), texts(rows.getArray(3))));
            }
            return tables;
        }
    }

    private static List<String> texts(Array array) throws SQLException {
        return List.of((String[]) array.getArray());
    }

    private static Map<String, Set<String>> references(Connection owner) throws SQLException {
        try (Statement statement = owner.createStatement();
                ResultSet rows = statement.executeQuery(REFERENCES)) {
            Map<String, Set<String>> references = new HashMap<>();
            while (rows.next()) {
                references
                        .computeIfAbsent(rows.getString(1), _ -> new HashSet<>())
                        .add(rows.getString(2));
            }
            return references;
        }
    }

    /** With its schema, as a backup names it. */
    String name() {
        return schema + "." + table;
    }

    String copyOut() {
        return copy() + " TO STDOUT";
    }

    String copyIn() {
        return copy() + " FROM STDIN";
    }

    private String copy() {
        return "COPY " + quoted() + columns.stream().map(Table::quoted).collect(Collectors.joining(", ", " (", ")"));
    }

    /** As SQL names it. */
    String quoted() {
        return quoted(schema) + "." + quoted(table);
    }

    private static String quoted(String name) {
        return '"' + name.replace("\"", "\"\"") + '"';
    }
}
