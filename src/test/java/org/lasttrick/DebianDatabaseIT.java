package org.lasttrick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** All else is tested on the embedded PostgreSQL 18; this is the oldest that is supported. */
class DebianDatabaseIT {
    @TempDir
    Path directory;

    @Test
    void onPostgresql15AGameIsScoredCorrectedCountedExportedAndErased() throws Exception {
        try (DebianPostgres postgres = DebianPostgres.start()) {
            migrate(postgres);
            assertVersion15(postgres);
            try (var application = PackagedApplication.start(
                    directory,
                    "quarkus.datasource.jdbc.url=" + postgres.url(),
                    "quarkus.datasource.username=lasttrick_service",
                    "quarkus.datasource.password=" + escaped(DebianPostgres.SERVICE_PASSWORD))) {
                PackagedGame game = PackagedGame.withATieACorrectionAnUndoAndARedo(application.baseUri());
                game.request("POST", "/api/games/" + game.id() + "/close", 200);
                String book = "/api/scorebooks/"
                        + PackagedGame.field(game.request("GET", "/api/games/" + game.id(), 200), "scorebook");
                String people = game.request("GET", book + "/people", 200);
                assertTrue(people.contains("Åse") && people.contains("Bo "), people);
                for (String figures :
                        List.of("/people/" + PackagedGame.field(people, "id"), "/evenings", "/games?q=ase")) {
                    String answer = game.request("GET", book + figures, 200);
                    assertTrue(answer.contains("Åse"), answer);
                }
                assertTrue(game.request("GET", book + "/records", 200).contains(game.id()));
                for (String format : List.of("csv", "xlsx", "pdf", "json")) {
                    game.request("GET", "/api/games/" + game.id() + "/export/" + format, 200);
                }
                game.request("GET", book + "/export/json", 200);
                game.request("DELETE", "/api/games/" + game.id(), 204);
                game.request("GET", "/api/games/" + game.id(), 410);
                assertTrue(game.request("GET", book + "/people", 200).contains("\"people\":[]"));
                application.terminate();
                assertFalse(application.output().contains("ERROR"), application::output);
            }
        }
    }

    private void migrate(DebianPostgres postgres) {
        List<String> owner = List.of(
                "quarkus.datasource.jdbc.url=" + postgres.url(),
                "quarkus.datasource.username=lasttrick_service",
                "quarkus.flyway.username=lasttrick_owner",
                "quarkus.flyway.password=" + escaped(DebianPostgres.OWNER_PASSWORD));
        try (var command = PackagedApplication.command(directory, owner, "migrate")) {
            assertEquals(0, command.waitForEnd(), command::output);
        }
    }

    /** As a setting, in which a dollar begins an expression. */
    private static String escaped(String password) {
        return password.replace("$", "\\$");
    }

    private static void assertVersion15(DebianPostgres postgres) throws Exception {
        try (Connection service =
                DriverManager.getConnection(postgres.url(), "lasttrick_service", DebianPostgres.SERVICE_PASSWORD)) {
            assertEquals(15, service.getMetaData().getDatabaseMajorVersion());
        }
    }
}
