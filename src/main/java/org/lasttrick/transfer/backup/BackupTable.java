package org.lasttrick.transfer.backup;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/**
 * A table is as the database's catalogue lists it.
 *
 * @param name with its schema, as a backup names it
 * @param quoted the same, as SQL names it
 * @param columns those that COPY reads and writes if it names none: all but generated ones
 */
record BackupTable(String name, String quoted, List<String> columns) {

    /**
     * The query lists the tables of the catalogue but Flyway's and those that are derived from others, so that none which a
     * migration adds can be forgotten. The level of a table is the length of its longest chain of foreign keys; the limit stops at
     * a cycle, which has no right order.
     */
    private static final String ALL = """
            WITH RECURSIVE levels AS (
                SELECT oid, 0 AS level FROM pg_class WHERE relkind = 'r'
                UNION
                SELECT conrelid, level + 1 FROM levels
                    JOIN pg_constraint ON contype = 'f' AND confrelid = levels.oid AND conrelid <> confrelid
                WHERE level < 100)
            SELECT nspname || '.' || relname, format('%I.%I', nspname, relname), columns
            FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace,
                LATERAL (SELECT array_agg(attname::text ORDER BY attnum) AS columns
                    FROM pg_attribute
                    WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS attributes
            WHERE relkind = 'r' AND relpersistence = 'p' AND relname <> 'flyway_schema_history'
                AND obj_description(pg_class.oid, 'pg_class') IS DISTINCT FROM 'derived from the ledger'
                AND nspname <> 'information_schema' AND nspname NOT LIKE 'pg\\_%'
            ORDER BY (SELECT max(level) FROM levels WHERE levels.oid = pg_class.oid), nspname, relname""";

    BackupTable {
        columns = List.copyOf(columns);
    }

    /** Returns all tables, in an order in which they can be filled: each after those that it refers to. */
    static List<BackupTable> all(Connection owner) throws SQLException {
        try (Statement statement = owner.createStatement();
                ResultSet rows = statement.executeQuery(ALL)) {
            List<BackupTable> tables = new ArrayList<>();
            while (rows.next()) {
                String[] columns = (String[]) rows.getArray(3).getArray();
                tables.add(new BackupTable(rows.getString(1), rows.getString(2), List.of(columns)));
            }
            return tables;
        }
    }
}
