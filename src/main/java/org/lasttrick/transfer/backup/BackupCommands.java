package org.lasttrick.transfer.backup;

import io.quarkus.runtime.QuarkusApplication;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Arrays;
import org.apache.commons.io.function.IOFunction;
import org.lasttrick.launch.FailureMessage;
import org.lasttrick.launch.Launch;
import org.lasttrick.launch.Settings;
import org.lasttrick.launch.postgres.Database;
import org.lasttrick.launch.postgres.EmbeddedPostgres;

/**
 * {@code backup FILE}, {@code restore FILE} and {@code verify FILE} of a backup, and {@code recount}, for the embedded database. They
 * end the JVM: with status 0 if they succeed, 1 if they fail.
 */
public final class BackupCommands {

    private static final int DONE = 0;
    private static final int FAILED = 1;
    private static final byte[] ZIP = {'P', 'K'};

    private BackupCommands() {}

    public static void backup(Path file) {
        run(Backup::refuseToOverwrite, BackupCommand.class, BackupCommands::runningOrStarted, file);
    }

    /** Says whether the data directory still has all entries of a backup. */
    public static void verify(Path file) {
        run(Restore::check, VerifyBackupCommand.class, BackupCommands::runningOrStarted, file);
    }

    /** Whether it is a backup, or at least a zip file, and not an export, which is text. */
    public static boolean isBackup(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return Arrays.equals(in.readNBytes(ZIP.length), ZIP);
        } catch (IOException e) {
            return false;
        }
    }

    private static Database runningOrStarted(Settings settings) throws IOException {
        return EmbeddedPostgres.runningOrStarted(settings.dataDir(), settings.programsDir());
    }

    public static void restore(Path file) {
        run(
                Restore::check,
                RestoreCommand.class,
                settings -> RestoreTarget.start(settings.dataDir(), settings.programsDir()),
                file);
    }

    /** Has all games of the data directory counted anew. */
    public static void recount() {
        Launch.command(RecountCommand.class, BackupCommands::runningOrStarted);
    }

    /** @param check made before any database is started or directory created */
    private static void run(
            Step check,
            Class<? extends QuarkusApplication> command,
            IOFunction<Settings, Database> databaseStart,
            Path file) {
        Path normalized = file.toAbsolutePath().normalize();
        int status = status(() -> check.run(normalized));
        if (status != DONE) {
            System.exit(status);
        }
        Launch.command(command, databaseStart, normalized.toString());
    }

    /** Works on the file that a command names. */
    interface Step {
        void run(Path file) throws IOException, SQLException;
    }

    /** Does what a command is for. */
    interface Work {
        void run() throws IOException, SQLException;
    }

    static int status(Work work) {
        try {
            work.run();
            return DONE;
        } catch (IOException | SQLException | RuntimeException e) {
            System.err.println(FailureMessage.of(e).orElseGet(() -> "That didn't work: " + e));
        }
        return FAILED;
    }
}
