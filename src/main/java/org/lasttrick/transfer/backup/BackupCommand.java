package org.lasttrick.transfer.backup;

import io.quarkus.runtime.QuarkusApplication;
import jakarta.enterprise.context.Dependent;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import org.flywaydb.core.Flyway;

/** {@code backup FILE}, inside Quarkus. */
@Dependent
class BackupCommand implements QuarkusApplication {

    private final Flyway flyway;

    BackupCommand(Flyway flyway) {
        this.flyway = flyway;
    }

    @Override
    public int run(String... arguments) {
        return BackupCommands.status(() -> backUp(Path.of(arguments[0])));
    }

    private void backUp(Path file) throws IOException, SQLException {
        Manifest manifest = Backup.write(flyway, file);
        System.out.println("Backed up " + manifest.contents() + " into " + BackupFile.describe(file) + ".\n"
                + "It holds names and hashes of keys, and only you may read it.");
    }
}
