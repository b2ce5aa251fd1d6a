package org.lasttrick.transfer.backup;

import io.quarkus.runtime.QuarkusApplication;
import jakarta.enterprise.context.Dependent;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import org.flywaydb.core.Flyway;
import org.lasttrick.launch.Settings;

/** {@code restore FILE}, inside Quarkus. */
@Dependent
class RestoreCommand implements QuarkusApplication {

    private final Flyway flyway;
    private final Settings settings;

    RestoreCommand(Flyway flyway, Settings settings) {
        this.flyway = flyway;
        this.settings = settings;
    }

    @Override
    public int run(String... arguments) {
        return BackupCommands.status(() -> restore(Path.of(arguments[0])));
    }

    private void restore(Path file) throws IOException, SQLException {
        Manifest manifest = Restore.run(file, flyway);
        System.out.println("Restored " + manifest.contents() + " from " + BackupFile.describe(file) + ", made at "
                + manifest.madeAt() + ", into " + settings.dataDir() + ".");
    }
}
