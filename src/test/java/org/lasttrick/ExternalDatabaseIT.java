package org.lasttrick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.flywaydb.core.api.MigrationVersion;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A PostgreSQL of one's own: one that could lose what it has confirmed is refused, and while it is away nothing is lost. */
// On Windows a process can't be asked to end from outside, only be killed.
@DisabledOnOs(OS.WINDOWS)
class ExternalDatabaseIT {

    private static final String END_THE_SERVICES_CONNECTIONS =
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'lasttrick_service'";

    /** For a second, and a little more. */
    private static final Duration READINESS_IS_KEPT = Duration.ofMillis(1_500);

    @TempDir
    Path directory;

    @Test
    void unsafeSettingsOfTheServerAreRefusedUnlessTheyAreAllowed() throws Exception {
        try (EmbeddedPostgres server = EmbeddedPostgres.builder()
                .setServerConfig("fsync", "off")
                .setServerConfig("full_page_writes", "off")
                .setServerConfig("synchronous_commit", "off")
                .start()) {
            String[] settings = {
                "quarkus.datasource.jdbc.url=" + server.getJdbcUrl("postgres", "postgres"),
                "quarkus.datasource.username=postgres",
                "quarkus.datasource.password=unused"
            };
            try (var refused = PackagedApplication.launch(directory, settings)) {
                assertEquals(1, refused.waitForEnd(), refused::output);
                assertTrue(refused.output().contains("Last Trick didn't start."), refused::output);
                assertTrue(
                        refused.output().contains("settings off: fsync, full_page_writes, synchronous_commit."),
                        refused::output);
                assertTrue(refused.output().contains("set it to on"), refused::output);
                assertFalse(refused.output().contains("\tat "), refused::output);
            }
            String[] allowed = Stream.concat(
                            Arrays.stream(settings), Stream.of("lasttrick.database.allow-unsafe-settings=true"))
                    .toArray(String[]::new);
            try (var application = PackagedApplication.start(directory, allowed)) {
                assertTrue(application.output().contains("could be lost in a power cut"), application::output);
                assertEquals(200, application.get("/q/health/ready").statusCode());
                application.terminate();
            }
        }
    }

    @Test
    @Tag("full")
    void aRolesUnsafeSettingEndsReadinessAsLongAsItHoldsAndWithoutADatabaseRequestsAreAnsweredWithRetryAfter()
            throws Exception {
        try (var database = ExternalDatabase.start(directory.resolve("database"));
                var application = PackagedApplication.start(directory.resolve("data"), database.settings())) {
            PackagedGame game = PackagedGame.withATieACorrectionAnUndoAndARedo(application.baseUri());
            assertEquals(200, readyAfter(application, database, "SET synchronous_commit = local"));
            assertEquals(503, readyAfter(application, database, "SET synchronous_commit = off"));
            String reason = application.get("/q/health/ready").body();
            assertTrue(reason.contains("settings off: synchronous_commit."), reason);
            try (var refused = PackagedApplication.launch(directory.resolve("other"), database.settings())) {
                assertEquals(1, refused.waitForEnd(), refused::output);
                assertTrue(refused.output().contains("settings off: synchronous_commit."), refused::output);
            }
            assertEquals(200, readyAfter(application, database, "RESET synchronous_commit"));

            database.close();
            String api = "/api/games/" + game.id();
            for (String address : List.of(api, api + "/ledger", api + "/verification", "/games/" + game.id())) {
                assertRetryLater(
                        application,
                        HttpRequest.newBuilder(application.baseUri().resolve(address)));
            }
            assertRetryLater(application, game.undoing());
            assertRetryLater(
                    application,
                    HttpRequest.newBuilder(application.baseUri().resolve(api))
                            .header("Authorization", "Bearer " + game.key())
                            .DELETE());
            application.terminate();
        }
    }

    @Test
    void afterMigrateTheServiceNeedsNoPasswordOfTheOwnerAndRefusesTablesOfAnotherVersion() throws Exception {
        try (var database = ExternalDatabase.start(directory.resolve("database"))) {
            String owner = setting(database, "quarkus.flyway.password");
            String[] service = serviceAlone(database);
            assertRefused(service, "older than this Last Trick needs", "java -jar quarkus-run.jar migrate");
            assertMigrates(0, database, owner, "its tables have version " + newest() + ".");
            try (var application = PackagedApplication.start(directory.resolve("data"), service)) {
                PackagedGame.withATieACorrectionAnUndoAndARedo(application.baseUri());
                application.terminate();
            }
            database.asSuperuser(
                    "INSERT INTO flyway_schema_history VALUES (100, '12', '', 'SQL', 'V12.sql', 1, '', now(), 1, true)");
            assertMigrates(1, database, owner, "newer than this Last Trick can use");
            assertRefused(
                    service, "newer than this Last Trick can use", "version 12, and " + newest() + " is known here");
        }
    }

    @Test
    @Tag("full")
    void migrateSaysInASentenceWhyItFails() throws Exception {
        try (var database = ExternalDatabase.start(directory.resolve("database"))) {
            String owner = setting(database, "quarkus.flyway.password");
            assertMigrates(1, database, "wrong", "doesn't let Last Trick in: FATAL: password authentication failed");
            migrate(1, List.of(), "name it: QUARKUS_DATASOURCE_JDBC_URL");
            List<String> none = ownerAlone(database, owner, database.url("none"));
            migrate(1, none, "There is no such database: FATAL: database \"none\" does not exist");
            List<String> away = ownerAlone(database, owner, "jdbc:postgresql://127.0.0.1:1/lasttrick");
            migrate(1, away, "The database can't be reached: Connection to 127.0.0.1:1 refused");
            migrate(1, List.of(serviceAlone(database)), "doesn't let Last Trick in: ERROR: permission denied");
        }
    }

    private static String newest() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/main/resources/db/migration"))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.startsWith("V"))
                    .map(file -> MigrationVersion.fromVersion(file.substring(1, file.indexOf("__"))))
                    .max(Comparator.naturalOrder())
                    .orElseThrow()
                    .getVersion();
        }
    }

    private static String setting(ExternalDatabase database, String name) {
        return database.settingsByName().get(name);
    }

    /** As it is told to a service that has no password of the owner. */
    private static String[] serviceAlone(ExternalDatabase database) {
        return Arrays.stream(database.settings())
                .filter(setting -> setting.startsWith("quarkus.datasource."))
                .toArray(String[]::new);
    }

    /** Without a password of the service. */
    private static List<String> ownerAlone(ExternalDatabase database, String password, String url) {
        return List.of(
                "quarkus.datasource.jdbc.url=" + url,
                "quarkus.datasource.username=" + setting(database, "quarkus.datasource.username"),
                "quarkus.flyway.username=" + setting(database, "quarkus.flyway.username"),
                "quarkus.flyway.password=" + password);
    }

    private void assertMigrates(int status, ExternalDatabase database, String password, String said) {
        migrate(status, ownerAlone(database, password, database.url("lasttrick")), said);
    }

    private void migrate(int status, List<String> settings, String said) {
        try (var command = PackagedApplication.command(directory.resolve("none"), settings, "migrate")) {
            assertEquals(status, command.waitForEnd(), command::output);
            assertTrue(command.output().contains(said), command::output);
            assertEquals(1, command.output().lines().count(), command::output);
        }
        assertFalse(Files.exists(directory.resolve("none")));
    }

    private void assertRefused(String[] settings, String... sentence) {
        try (var refused = PackagedApplication.launch(directory.resolve("other"), settings)) {
            assertEquals(1, refused.waitForEnd(), refused::output);
            for (String part : sentence) {
                assertTrue(refused.output().contains(part), refused::output);
            }
            assertFalse(refused.output().contains("\tat "), refused::output);
        }
    }

    /**
     * A role's setting holds for new connections. The first request after it finds that the old ones are gone; but an answer is
     * kept for a second.
     */
    private static int readyAfter(PackagedApplication application, ExternalDatabase database, String change)
            throws Exception {
        database.asSuperuser("ALTER ROLE lasttrick_service " + change);
        database.asSuperuser(END_THE_SERVICES_CONNECTIONS);
        Thread.sleep(READINESS_IS_KEPT);
        PackagedApplication.waitUntil(
                () -> !application.get("/q/health/ready").body().contains("does not answer"), application::output);
        return application.get("/q/health/ready").statusCode();
    }

    private static void assertRetryLater(PackagedApplication application, HttpRequest.Builder request) {
        HttpResponse<String> answer = application.send(request);
        assertEquals(503, answer.statusCode(), answer::body);
        assertEquals("5", answer.headers().firstValue("Retry-After").orElse("none"), answer::body);
        assertTrue(answer.body().contains("does not answer"), answer::body);
        for (String inside : List.of("Exception", "SQL", "org.", "\tat ")) {
            assertFalse(answer.body().contains(inside), answer::body);
        }
    }
}
