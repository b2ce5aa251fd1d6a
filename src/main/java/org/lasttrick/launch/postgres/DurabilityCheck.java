package org.lasttrick.launch.postgres;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** Checks that everything that PostgreSQL has confirmed survives a power cut. */
final class DurabilityCheck {

    private static final String UNSAFE = """
            SELECT name, setting FROM pg_settings
            WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes') AND setting <> 'on'""";

    private DurabilityCheck() {}

    /**
     * Asks PostgreSQL itself, since there are several places for a setting.
     *
     * @param service a connection of the service's role, which has the settings of that role and its database
     * @throws CommandException if a confirmed hand could be lost
     */
    static void check(Connection service) throws SQLException {
        try (Statement statement = service.createStatement();
                ResultSet unsafe = statement.executeQuery(UNSAFE)) {
            if (unsafe.next()) {
                throw new CommandException("Last Trick doesn't start: the database has \"" + unsafe.getString(1)
                        + "\" set to \"" + unsafe.getString(2)
                        + "\", so hands already confirmed could be lost in a power cut. It has to be \"on\".");
            }
        }
    }
}
