package org.lasttrick.transfer.backup;

import io.quarkus.runtime.QuarkusApplication;
import jakarta.enterprise.context.Dependent;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Collectors;
import org.flywaydb.core.Flyway;
import org.lasttrick.config.ServiceConfig;
import org.lasttrick.operations.ErasedGames;
import org.lasttrick.postgres.CommandException;
import org.lasttrick.transfer.backup.BackupCommands.Command;
import org.lasttrick.transfer.backup.BackupComparison.Loss;

/** Runs a command inside Quarkus, on its database. The arguments are the {@link Command}, and its file if it has one. */
@Dependent
record CommandRun(Flyway flyway, ServiceConfig settings) implements QuarkusApplication {
    @Override
    public int run(String... arguments) {
        return BackupCommands.status(() -> System.out.println(
                switch (Command.valueOf(arguments[0])) {
                    case BACKUP -> backUp(Path.of(arguments[1]));
                    case RESTORE -> restore(Path.of(arguments[1]));
                    case VERIFY -> verify(Path.of(arguments[1]));
                    case RECOUNT -> recount();
                }));
    }

    private String backUp(Path file) throws IOException, SQLException {
        Manifest manifest = Backup.write(flyway, file);
        return "Backed up " + manifest.contents() + " into " + BackupFile.describe(file) + ".\n"
                + "It holds names and hashes of keys, and only you may read it.";
    }

    private String restore(Path file) throws IOException, SQLException {
        Manifest manifest = Restore.run(file, flyway);
        int erased = Restore.eraseAgain(ErasedGames.in(settings.dataDir()), flyway);
        return "Restored " + manifest.contents() + " from " + BackupFile.describe(file) + ", made at "
                + manifest.madeAt() + ", into " + settings.dataDir() + "."
                + (erased == 0 ? "" : "\nErased again, as they had been since: " + erased + ".");
    }

    private String verify(Path file) throws IOException, SQLException {
        try (BackupFile backup = BackupFile.open(file);
                Connection owner = connect()) {
            Manifest manifest = backup.manifest();
            List<Loss> losses = BackupComparison.losses(backup, owner);
            if (!losses.isEmpty()) {
                throw new CommandException(losses.stream().map(Loss::toString).collect(Collectors.joining("\n"))
                        + "\n%s no longer has all that was backed up at %s."
                                .formatted(settings.dataDir(), manifest.madeAt()));
            }
            return "Nothing is missing: %s has all entries of %s, made at %s (%s), except those of games erased since."
                    .formatted(settings.dataDir(), BackupFile.describe(file), manifest.madeAt(), manifest.contents());
        }
    }

    /** Forgets what is derived from the ledgers, so that the service derives it again. */
    private String recount() throws SQLException {
        try (Connection owner = connect();
                Statement statement = owner.createStatement()) {
            statement.execute("SELECT recount_games()");
        }
        return "The games are counted anew while Last Trick runs.";
    }

    private Connection connect() throws SQLException {
        return flyway.getConfiguration().getDataSource().getConnection();
    }
}
