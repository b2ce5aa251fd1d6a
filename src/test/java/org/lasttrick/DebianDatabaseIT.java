package org.lasttrick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** All else is tested on the embedded PostgreSQL 18; this is the oldest that is supported. */
class DebianDatabaseIT {
    /** Its rows come before those of the table that they need. */
    private static final String UNRESTORABLE = """
            CREATE FUNCTION are_there_games() RETURNS boolean LANGUAGE sql AS 'SELECT EXISTS (SELECT FROM public.game)';
            CREATE TABLE a_table (needs_games boolean CHECK (needs_games = are_there_games()));
            INSERT INTO a_table VALUES (true);""";

    private static DebianPostgres postgres;

    @TempDir
    Path directory;

    @BeforeAll
    static void start() throws Exception {
        postgres = DebianPostgres.start();
        migrate();
    }

    @AfterAll
    static void stop() throws Exception {
        if (postgres != null) {
            postgres.close();
        }
    }

    @Test
    void onPostgresql15AGameIsScoredCorrectedCountedExportedAndErased() throws Exception {
        assertVersion15();
        try (var application = service("lasttrick")) {
            PackagedGame game = PackagedGame.withATieACorrectionAnUndoAndARedo(application.baseUri());
            game.request("POST", "/api/games/" + game.id() + "/close", 200);
            String book = "/api/scorebooks/"
                    + PackagedGame.field(game.request("GET", "/api/games/" + game.id(), 200), "scorebook");
            String people = game.request("GET", book + "/people", 200);
            assertTrue(people.contains("Åse") && people.contains("Bo "), people);
            for (String figures : List.of("/people/" + PackagedGame.field(people, "id"), "/evenings", "/games?q=ase")) {
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

    @Test
    @Tag("full")
    void aDumpIsRestoredWithoutTheGamesErasedSinceAndOneThatCannotBeRestoredFails() throws Exception {
        Path backups = Files.createDirectory(directory.resolve("backups"));
        String backup = "BACKUP_KEEP=2 BACKUP_DIR='%s' deploy/backup.sh".formatted(backups);
        try (var application = service("lasttrick")) {
            PackagedGame kept = PackagedGame.withATieACorrectionAnUndoAndARedo(application.baseUri());
            PackagedGame erased = PackagedGame.withATieACorrectionAnUndoAndARedo(application.baseUri());
            assertTypes(0, backup, "restored and compared: " + backups);
            String dump = dumps(backups).getFirst();
            String ledger = ledger(application, kept);
            erased.request("DELETE", "/api/games/" + erased.id(), 204);
            assertTypes(0, backup, "restored and compared: " + backups);

            assertTypes(
                    0, "psql -d postgres -c \"CREATE DATABASE restored OWNER lasttrick_owner TEMPLATE template0\"", "");
            assertTypes(0, "pg_restore -d restored --exit-on-error " + dump, "");
            assertTypes(0, "psql -d restored < " + backups.resolve("erased.sql"), "");
            try (var restored = service("restored")) {
                assertEquals(kept.sheet(), kept.at(restored.baseUri()).read());
                assertEquals(ledger, ledger(restored, kept));
                erased.at(restored.baseUri()).request("GET", "/api/games/" + erased.id(), 410);
                restored.terminate();
            }
            application.terminate();
        }
        List<String> before = dumps(backups);
        assertTypes(1, leavingOutRows() + backup, "the restored rows differ from the dumped ones");
        assertTypes(0, "psql -d lasttrick -c \"" + UNRESTORABLE + "\"", "");
        assertTypes(1, backup, "THERE IS NO NEW BACKUP");
        assertTrue(Files.exists(backups.resolve("failed")));
        assertEquals(before, dumps(backups));
        assertTypes(0, "psql -d lasttrick -c 'DROP TABLE a_table'", "");
        assertTypes(0, backup, "restored and compared: " + backups);
        assertFalse(Files.exists(backups.resolve("failed")));
        assertEquals(2, dumps(backups).size());
        assertEquals(before.getLast(), dumps(backups).getFirst(), "the oldest is deleted");
        assertTypes(
                0,
                "psql -d postgres -Atc \"SELECT count(*) || ' left' FROM pg_database WHERE datname LIKE '%test'\"",
                "0 left");
    }

    /** A program that stands before the real one. */
    private String leavingOutRows() throws IOException {
        Path program = Files.createDirectory(directory.resolve("programs")).resolve("pg_restore");
        Files.writeString(program, "#!/bin/sh\nexec /usr/lib/postgresql/15/bin/pg_restore --schema-only \"$@\"\n");
        assertTrue(program.toFile().setExecutable(true));
        return "PATH=" + program.getParent() + ":$PATH ";
    }

    private static List<String> dumps(Path backups) throws IOException {
        try (Stream<Path> files = Files.list(backups)) {
            return files.map(Path::toString)
                    .filter(file -> file.endsWith(".dump"))
                    .sorted()
                    .toList();
        }
    }

    private void assertTypes(int status, String script, String said) throws Exception {
        Path output = directory.resolve("output");
        assertEquals(status, postgres.type(script, output), () -> script + "\n" + read(output));
        assertTrue(read(output).contains(said), () -> script + "\n" + read(output));
    }

    private static String read(Path output) {
        try {
            return Files.readString(output);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String ledger(PackagedApplication application, PackagedGame game) {
        return application.get("/api/games/" + game.id() + "/ledger").body();
    }

    private PackagedApplication service(String database) {
        return PackagedApplication.start(
                directory,
                "quarkus.datasource.jdbc.url=" + postgres.url(database),
                "quarkus.datasource.username=lasttrick_service",
                "quarkus.datasource.password=" + escaped(DebianPostgres.SERVICE_PASSWORD));
    }

    private static void migrate() {
        List<String> owner = List.of(
                "quarkus.datasource.jdbc.url=" + postgres.url(),
                "quarkus.datasource.username=lasttrick_service",
                "quarkus.flyway.username=lasttrick_owner",
                "quarkus.flyway.password=" + escaped(DebianPostgres.OWNER_PASSWORD));
        try (var command = PackagedApplication.command(Path.of("none"), owner, "migrate")) {
            assertEquals(0, command.waitForEnd(), command::output);
        }
    }

    /** As a setting, in which a dollar begins an expression. */
    private static String escaped(String password) {
        return password.replace("$", "\\$");
    }

    private static void assertVersion15() throws Exception {
        try (Connection service =
                DriverManager.getConnection(postgres.url(), "lasttrick_service", DebianPostgres.SERVICE_PASSWORD)) {
            assertEquals(15, service.getMetaData().getDatabaseMajorVersion());
        }
    }
}
