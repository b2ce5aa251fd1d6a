package org.lasttrick;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.apache.commons.io.FileUtils;
import org.lasttrick.postgres.EmbeddedPostgres;

/**
 * The real PostgreSQL with the real roles under every {@code @QuarkusTest}, on a directory that is deleted afterwards.
 * The annotation here makes it hold for all of them; a test has nothing to declare.
 */
@QuarkusTestResource(EmbeddedDatabase.class)
public class EmbeddedDatabase implements QuarkusTestResourceLifecycleManager {

    /** Unpacked once for all tests of a build. */
    public static final Path PROGRAMS = Path.of("target", "postgresql").toAbsolutePath();

    private Path directory;
    private EmbeddedPostgres postgres;

    /** Starts a database on a directory that has none yet, with the tables of this version. */
    public static EmbeddedPostgres start(Path directory) throws IOException {
        PreparedData.copyTo(directory);
        return EmbeddedPostgres.start(directory, PROGRAMS);
    }

    @Override
    public Map<String, String> start() {
        try {
            directory = Files.createTempDirectory("lasttrick-test");
            postgres = start(directory);
            return postgres.settings();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void stop() {
        try {
            if (postgres != null) {
                postgres.close();
            }
            if (directory != null) {
                FileUtils.deleteDirectory(directory.toFile());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
