package org.lasttrick.transfer.backup;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.lasttrick.launch.postgres.Database;
import org.lasttrick.launch.postgres.EmbeddedPostgres;

/** The database that a backup is restored into. Closed before that has succeeded, it leaves its directory as it was. */
final class RestoreTarget implements Database {

    private final EmbeddedPostgres postgres;
    private final DirectorySnapshot before;
    private volatile boolean restored;

    private RestoreTarget(EmbeddedPostgres postgres, DirectorySnapshot before) {
        this.postgres = postgres;
        this.before = before;
    }

    static RestoreTarget start(Path dataDirectory, Path programs) throws IOException {
        DirectorySnapshot before = DirectorySnapshot.of(dataDirectory);
        return new RestoreTarget(EmbeddedPostgres.start(dataDirectory, programs, Duration.ZERO), before);
    }

    @Override
    public Map<String, String> settings() {
        return postgres.settings();
    }

    @Override
    public void succeeded() {
        restored = true;
    }

    @Override
    public void close() throws IOException {
        try (postgres) {
            if (!restored) {
                // While the directory is still locked, so that no other process's database is deleted.
                postgres.stop();
                before.restore();
            }
        }
    }
}
