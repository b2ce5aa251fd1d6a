package org.lasttrick.launch.postgres;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/** Checks that everything that PostgreSQL has confirmed survives a power cut. */
final class DurabilityCheck {

    private static final List<String> SETTINGS = List.of("fsync", "synchronous_commit", "full_page_writes");

    private DurabilityCheck() {}

    /**
     * Asks PostgreSQL itself, since there are several places for a setting.
     *
     * @param service a connection of the service's role, which has the settings of that role and its database
     * @throws CommandException if a confirmed hand could be lost
     */
    static void check(Connection service) throws SQLException {
        for (String setting : SETTINGS) {
            String value = show(service, setting);
            if (!value.equals("on")) {
                throw new CommandException("Last Trick doesn't start: the database has \"" + setting + "\" set to \""
                        + value + "\", so hands already confirmed could be lost in a power cut. It has to be \"on\".");
            }
        }
    }

    private static String show(Connection connection, String setting) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet value = statement.executeQuery("SHOW " + setting)) {
            value.next();
            return value.getString(1);
        }
    }
}
