package org.lasttrick.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import org.postgresql.ds.PGSimpleDataSource;

/** A running PostgreSQL is reached by its port and a role's password. Closing this leaves it running. */
record RunningPostgres(int port, Passwords passwords) implements StartedDatabase {

    @Override
    public Map<String, String> settings() {
        return Map.of(
                "quarkus.datasource.jdbc.url", url(Roles.DATABASE),
                "quarkus.datasource.username", Roles.SERVICE,
                "quarkus.datasource.password", passwords.service(),
                "quarkus.flyway.username", Roles.OWNER,
                "quarkus.flyway.password", passwords.owner());
    }

    /** Returns where a database is, without any name or password. */
    String url(String database) {
        return "jdbc:postgresql://127.0.0.1:" + port + "/" + database;
    }

    Connection connectAsSuperuser() throws SQLException {
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setURL(url(PostgresServer.SUPERUSER));
        return source.getConnection(PostgresServer.SUPERUSER, passwords.superuser());
    }

    @Override
    public void close() {}
}
