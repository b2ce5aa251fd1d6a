package org.lasttrick.launch;

import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.Priority;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import jakarta.interceptor.Interceptor;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.Comparator;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationInfoService;
import org.flywaydb.core.api.MigrationVersion;
import org.lasttrick.config.ServiceConfig;
import org.lasttrick.postgres.CommandException;

/**
 * Sees to it that the service finds the tables it needs. With the role that owns them it migrates them; with another it only looks.
 *
 * <p>Tables of a newer version will do, unless that begins with a higher number: a service goes on beside its successor.
 */
@Singleton
record Migrations(Flyway flyway, ServiceConfig settings) {
    /**
     * The query finds the rights of the connection's role; before there are tables, whoever may create some is their owner. Before
     * version 11.1 nobody else saw the version.
     */
    private static final String RIGHTS = """
            SELECT CASE
                WHEN coalesce(pg_has_role(relowner, 'USAGE'), has_schema_privilege(current_schema(), 'CREATE')) THEN 'owner'
                WHEN has_table_privilege(relation, 'SELECT') THEN 'reader' ELSE 'nobody' END
            FROM (SELECT to_regclass('flyway_schema_history') AS relation) AS history LEFT JOIN pg_class ON oid = relation""";

    private static final String OLDER =
            "The database is older than this Last Trick needs, and its role may not change that."
                    + " Run this first, with the password of the role that owns the tables: java -jar quarkus-run.jar migrate";

    /** Prepares the tables before everybody else who observes the start. */
    void prepare(@Observes @Priority(Interceptor.Priority.PLATFORM_BEFORE) StartupEvent start) throws SQLException {
        if (settings.preparedDatabase()) {
            switch (rights()) {
                case "owner" -> run();
                case "reader" -> check(flyway.info());
                default -> throw new CommandException(OLDER);
            }
        }
    }

    /**
     * Migrates the tables, unless they are newer: Flyway would put back the functions of this version.
     *
     * @return their version
     */
    MigrationVersion run() {
        MigrationInfoService found = flyway.info();
        refuseNewer(found);
        if (found.current() == null || !found.current().getVersion().isNewerThan(known(found))) {
            flyway.migrate();
        }
        return flyway.info().current().getVersion();
    }

    private String rights() throws SQLException {
        try (Connection connection = flyway.getConfiguration().getDataSource().getConnection();
                Statement statement = connection.createStatement();
                ResultSet answer = statement.executeQuery(RIGHTS)) {
            answer.next();
            return answer.getString(1);
        }
    }

    private static void check(MigrationInfoService found) {
        if (found.pending().length > 0) {
            throw new CommandException(OLDER);
        }
        refuseNewer(found);
    }

    private static void refuseNewer(MigrationInfoService found) {
        MigrationInfo current = found.current();
        MigrationVersion known = known(found);
        if (current != null && current.getVersion().getMajor().compareTo(known.getMajor()) > 0) {
            throw new CommandException("The database is newer than this Last Trick can use: its tables have version "
                    + current.getVersion() + ", and " + known + " is known here. Start the newer Last Trick.");
        }
    }

    /** Returns the highest version that this service knows. A migration that is repeated has none. */
    private static MigrationVersion known(MigrationInfoService found) {
        return Arrays.stream(found.all())
                .filter(migration ->
                        migration.getVersion() != null && migration.getState().isResolved())
                .map(MigrationInfo::getVersion)
                .max(Comparator.naturalOrder())
                .orElseThrow();
    }
}
