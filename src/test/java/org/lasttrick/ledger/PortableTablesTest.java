package org.lasttrick.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Whether a data directory or a backup of one system can be read on another: the embedded PostgreSQL of Linux has another ICU than that
 * of macOS and Windows, and a server may be built without LZ4.
 */
@QuarkusTest
class PortableTablesTest {
    @Inject
    AgroalDataSource service;

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "text sorted by ICU; SELECT attrelid::regclass || '.' || attname FROM pg_attribute JOIN pg_collation AS c ON c.oid = attcollation WHERE collprovider = 'i' AND attnum > 0",
                "a database sorted by ICU; SELECT datname FROM pg_database WHERE datname = current_database() AND datlocprovider = 'i'",
                "a column compressed by LZ4; SELECT attrelid::regclass || '.' || attname FROM pg_attribute WHERE attcompression = 'l'",
                "compression by LZ4; SELECT name FROM pg_settings WHERE name IN ('default_toast_compression', 'wal_compression') AND setting = 'lz4'"
            })
    void thereIsNo(String what, String sql) throws SQLException {
        try (Connection connection = service.getConnection();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            List<String> found = new ArrayList<>();
            while (rows.next()) {
                found.add(rows.getString(1));
            }
            assertEquals(List.of(), found, what);
        }
    }
}
