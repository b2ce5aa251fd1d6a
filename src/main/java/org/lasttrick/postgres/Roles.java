package org.lasttrick.postgres;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * Creates the roles of the embedded database, and gives them their rights. Each step can be repeated, so the next start completes
 * what a killed one began.
 */
final class Roles {

    static final String DATABASE = "lasttrick";

    /** The owner has the database, and runs the migrations. */
    static final String OWNER = "lasttrick_owner";

    /** The service may do what the migrations grant it, and nothing else. */
    static final String SERVICE = "lasttrick_service";

    private Roles() {}

    /** @param superuser a connection, in no transaction */
    static void ensure(Connection superuser, Passwords passwords) throws SQLException {
        ensureRole(superuser, OWNER, passwords.owner());
        ensureRole(superuser, SERVICE, passwords.service());
        if (!exists(superuser, "SELECT 1 FROM pg_database WHERE datname = ?", DATABASE)) {
            execute(superuser, "CREATE DATABASE " + DATABASE + " OWNER " + OWNER);
        }
        execute(superuser, "REVOKE ALL ON DATABASE " + DATABASE + " FROM PUBLIC");
        execute(superuser, "GRANT CONNECT ON DATABASE " + DATABASE + " TO " + SERVICE);
    }

    private static void ensureRole(Connection superuser, String role, String password) throws SQLException {
        if (!exists(superuser, "SELECT 1 FROM pg_roles WHERE rolname = ?", role)) {
            execute(superuser, "CREATE ROLE " + role);
        }
        // Passwords are letters and digits only, see Passwords.
        execute(
                superuser,
                "ALTER ROLE " + role + " LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD '" + password + "'");
    }

    private static boolean exists(Connection connection, String query, String name) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(query)) {
            statement.setString(1, name);
            return statement.executeQuery().next();
        }
    }

    private static void execute(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
