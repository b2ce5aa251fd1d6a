package org.lasttrick.postgres;

import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/** PostgreSQL 17, and a database that it makes, as a Last Trick that ships it would leave them. */
public final class OlderPostgres {
    private static final String VERSION = "17";
    private static final Path DOWNLOADED = Path.of("target", "postgresql-17");

    private OlderPostgres() {}

    /** Skips the test where it wasn't downloaded. */
    public static EmbeddedPostgres start(Path dataDirectory, Path programs) throws IOException {
        Path home = Files.createDirectories(programs.resolve("postgresql-of-an-older-release"));
        PostgresPrograms.unpack(archive(), home);
        PostgresPrograms older = PostgresPrograms.keptIn(programs, VERSION);
        try (DataDirectory directory = DataDirectory.lock(dataDirectory, Duration.ZERO)) {
            Passwords passwords = Passwords.readOrCreate(directory.path().resolve("passwords"));
            PostgresServer.on(directory.path(), older).create(passwords);
        }
        return EmbeddedPostgres.startOlder(dataDirectory, programs);
    }

    private static byte[] archive() throws IOException {
        Optional<Path> jar = Optional.empty();
        if (Files.isDirectory(DOWNLOADED)) {
            try (Stream<Path> files = Files.list(DOWNLOADED)) {
                jar = files.findFirst();
            }
        }
        if (jar.isEmpty()) {
            abort("There is no PostgreSQL 17 in " + DOWNLOADED + ": -Pfull downloads it.");
        }
        try (JarFile packed = new JarFile(jar.get().toFile())) {
            return packed.getInputStream(packed.getEntry("postgres-linux-x86_64.txz"))
                    .readAllBytes();
        }
    }
}
