package org.lasttrick;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.apache.commons.io.FileUtils;
import org.flywaydb.core.Flyway;
import org.lasttrick.postgres.EmbeddedPostgres;

/**
 * A data directory as a first start leaves it. It is made once for a build and copied, which takes a tenth of a second instead of
 * several.
 */
public final class PreparedData {
    private static final Path MIGRATIONS = Path.of("src", "main", "resources", "db", "migration");
    private static final Path EMBEDDED = Path.of("src/main/java/org/lasttrick/postgres");
    private static final Path TARGET = Path.of("target").toAbsolutePath();

    private PreparedData() {}

    /** Copies it, unless there is a database already. */
    public static void copyTo(Path directory) throws IOException {
        if (Files.exists(EmbeddedPostgres.databaseIn(directory))) {
            return;
        }
        Files.createDirectories(directory);
        // PostgreSQL asks for the permissions that Java's own copying changes.
        Process copy = new ProcessBuilder("cp", "-a", made() + "/.", directory.toString())
                .inheritIO()
                .start();
        try {
            if (copy.waitFor() != 0) {
                throw new IOException("cp failed");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        }
    }

    private static synchronized Path made() throws IOException {
        Path made = TARGET.resolve("prepared-data-%08x".formatted(checksum()));
        if (!Files.exists(made)) {
            Path unfinished = Files.createTempDirectory(TARGET, "unfinished-data");
            try (EmbeddedPostgres postgres = EmbeddedPostgres.start(unfinished, EmbeddedDatabase.PROGRAMS)) {
                Map<String, String> settings = postgres.settings();
                Flyway.configure()
                        .dataSource(
                                settings.get("quarkus.datasource.jdbc.url"),
                                settings.get("quarkus.flyway.username"),
                                settings.get("quarkus.flyway.password"))
                        .placeholders(Map.of("service", settings.get("quarkus.datasource.username")))
                        .load()
                        .migrate();
            }
            try {
                Files.move(unfinished, made, StandardCopyOption.ATOMIC_MOVE);
            } catch (IOException e) {
                // Another JVM was faster.
                FileUtils.deleteDirectory(unfinished.toFile());
                if (!Files.exists(made)) {
                    throw e;
                }
            }
        }
        return made;
    }

    /** Changes with the migrations, with how a database is made, and with the version of PostgreSQL. */
    private static long checksum() throws IOException {
        CRC32 checksum = new CRC32();
        for (Path folder : List.of(MIGRATIONS, EMBEDDED, Path.of("pom.xml"))) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                    checksum.update(file.toString().getBytes(StandardCharsets.UTF_8));
                    checksum.update(Files.readAllBytes(file));
                }
            }
        }
        return checksum.getValue();
    }
}
