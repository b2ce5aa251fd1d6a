package org.lasttrick.transfer.backup;

import io.quarkus.runtime.QuarkusApplication;
import jakarta.enterprise.context.Dependent;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Collectors;
import org.flywaydb.core.Flyway;
import org.lasttrick.launch.Settings;
import org.lasttrick.launch.postgres.CommandException;

/** {@code verify FILE} for a backup, inside Quarkus. */
@Dependent
class VerifyBackupCommand implements QuarkusApplication {

    private final Flyway flyway;
    private final Settings settings;

    VerifyBackupCommand(Flyway flyway, Settings settings) {
        this.flyway = flyway;
        this.settings = settings;
    }

    @Override
    public int run(String... arguments) {
        return BackupCommands.status(() -> verify(Path.of(arguments[0])));
    }

    private void verify(Path file) throws IOException, SQLException {
        try (BackupFile backup = BackupFile.open(file);
                Connection owner = flyway.getConfiguration().getDataSource().getConnection()) {
            List<BackupComparison.Loss> losses = BackupComparison.losses(backup, owner);
            if (!losses.isEmpty()) {
                throw new CommandException(losses.stream()
                        .map(BackupComparison.Loss::toString)
                        .collect(Collectors.joining(
                                "\n",
                                "",
                                "\n%s no longer has all that was backed up at %s."
                                        .formatted(
                                                settings.dataDir(),
                                                backup.manifest().madeAt()))));
            }
            System.out.println(
                    "Nothing is missing: %s has all entries of %s, made at %s (%s), except those of games erased since."
                            .formatted(
                                    settings.dataDir(),
                                    BackupFile.describe(file),
                                    backup.manifest().madeAt(),
                                    backup.manifest().contents()));
        }
    }
}
