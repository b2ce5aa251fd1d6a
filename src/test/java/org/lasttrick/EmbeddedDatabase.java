package org.lasttrick;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.sql.Connection;
import java.sql.Statement;
import java.util.Map;

public class EmbeddedDatabase implements QuarkusTestResourceLifecycleManager {
    private EmbeddedPostgres postgres;

    @Override
    public Map<String, String> start() {
        try {
            postgres = EmbeddedPostgres.builder().start();
            try (Connection c = postgres.getPostgresDatabase().getConnection();
                    Statement s = c.createStatement()) {
                s.execute("create role lasttrick_owner login password 'x'");
                s.execute("create role lasttrick_service login password 'x'");
                s.execute("create database lasttrick owner lasttrick_owner");
            }
            return Map.of(
                    "quarkus.datasource.jdbc.url", "jdbc:postgresql://localhost:" + postgres.getPort() + "/lasttrick",
                    "quarkus.datasource.username", "lasttrick_service",
                    "quarkus.datasource.password", "x",
                    "quarkus.flyway.username", "lasttrick_owner",
                    "quarkus.flyway.password", "x");
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void stop() {
        try {
            postgres.close();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}
