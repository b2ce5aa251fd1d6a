package org.lasttrick.history;

import jakarta.inject.Singleton;
import javax.sql.DataSource;
import org.lasttrick.database.Database;

/** Gives turns to all that reads what spans games, so that hands always find a connection. */
@Singleton
final class HistoryReads {
    private final Database database;

    HistoryReads(DataSource source) {
        this.database = Database.forReaders(source);
    }

    Database database() {
        return database;
    }
}
