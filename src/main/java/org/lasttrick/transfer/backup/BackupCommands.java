package org.lasttrick.transfer.backup;

import io.quarkus.runtime.QuarkusApplication;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
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
 * end the JVM: with status 0 if they succeed, 1 if they fail, 2 if no file is named.
 */
public final class BackupCommands {

    private static final int DONE = 0;
    private static final int FAILED = 1;
    private static final int MISUSED = 2;
    private static final byte[] ZIP = {'P', 'K'};
    private static final String USAGE = """
            Usage:
              backup FILE    writes all scorebooks into one file, whether Last Trick is running or not
              restore FILE   brings them back, into a data directory without scorebooks
              verify FILE    says whether all that is in a backup is still in the data directory""";

    private BackupCommands() {}

    public static void backup(String... arguments) {
        run(Backup::refuseToOverwrite, BackupCommand.class, BackupCommands::runningOrStarted, arguments);
    }

    /** Says whether the data directory still has all entries of a backup. */
    public static void verify(String... arguments) {
        run(Restore::check, VerifyBackupCommand.class, BackupCommands::runningOrStarted, arguments);
    }

    /** Whether the arguments name a backup, or at least a zip file, and not an export, which is text. */
    public static boolean nameABackup(String... arguments) {
        if (arguments.length != 1) {
            return false;
        }
        try (InputStream in = Files.newInputStream(Path.of(arguments[0]))) {
            return Arrays.equals(in.readNBytes(ZIP.length), ZIP);
        } catch (IOException | InvalidPathException e) {
            return false;
        }
    }

    private static Database runningOrStarted(Settings settings) throws IOException {
        return EmbeddedPostgres.runningOrStarted(settings.dataDir(), settings.programsDir());
    }

    public static void restore(String... arguments) {
        run(
                Restore::check,
                RestoreCommand.class,
                settings -> RestoreTarget.start(settings.dataDir(), settings.programsDir()),
                arguments);
    }

    /** Has all games of the data directory counted anew. */
    public static void recount(String... arguments) {
        Launch.command(RecountCommand.class, BackupCommands::runningOrStarted, arguments);
    }

    /** @param check made before any database is started or directory created */
    private static void run(
            Step check,
            Class<? extends QuarkusApplication> command,
            IOFunction<Settings, Database> databaseStart,
            String... arguments) {
        int status = status(check, arguments);
        if (status != DONE) {
            System.exit(status);
        }
        Launch.command(command, databaseStart, arguments);
    }

    /** Works on the file that a command names. */
    interface Step {
        void run(Path file) throws IOException, SQLException;
    }

    static int status(Step step, String... arguments) {
        if (arguments.length != 1 || arguments[0].isBlank()) {
            System.err.println(USAGE);
            return MISUSED;
        }
        return status(() -> step.run(Path.of(arguments[0]).toAbsolutePath().normalize()));
    }

    /** Does something that needs no file. */
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
