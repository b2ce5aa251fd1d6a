package org.lasttrick.transfer.backup;

import io.quarkus.runtime.QuarkusApplication;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import org.lasttrick.launch.FailureMessage;
import org.lasttrick.launch.Launch;
import org.lasttrick.launch.Launch.DatabaseStart;
import org.lasttrick.launch.postgres.EmbeddedPostgres;

/**
 * {@code backup FILE} and {@code restore FILE} for the database that comes along. They end the JVM: with status 0 when
 * done, 1 when a sentence says why not, 2 when they weren't understood.
 */
public final class BackupCommands {

    private static final int DONE = 0;
    private static final int FAILED = 1;
    private static final int MISUSED = 2;
    private static final String USAGE = """
            Usage:
              backup FILE    writes all scorebooks into one file, whether Last Trick is running or not
              restore FILE   brings them back, into a data directory without scorebooks""";

    private BackupCommands() {}

    public static void backup(String... arguments) {
        run(
                Backup::refuseToOverwrite,
                BackupCommand.class,
                settings -> EmbeddedPostgres.runningOrStarted(settings.dataDir(), settings.programsDir()),
                arguments);
    }

    public static void restore(String... arguments) {
        run(
                Restore::check,
                RestoreCommand.class,
                settings -> RestoreTarget.start(settings.dataDir(), settings.programsDir()),
                arguments);
    }

    /** @param check made before any database is started, or any directory made for one */
    private static void run(
            Step check, Class<? extends QuarkusApplication> command, DatabaseStart databaseStart, String... arguments) {
        int status = status(check, arguments);
        if (status != DONE) {
            System.exit(status);
        }
        Launch.command(command, databaseStart, arguments);
    }

    /** What is done with the file that a command names. */
    interface Step {
        void run(Path file) throws IOException, SQLException;
    }

    static int status(Step step, String... arguments) {
        if (arguments.length != 1 || arguments[0].isBlank()) {
            System.err.println(USAGE);
            return MISUSED;
        }
        try {
            step.run(Path.of(arguments[0]).toAbsolutePath().normalize());
            return DONE;
        } catch (BackupException e) {
            System.err.println(e.getMessage());
        } catch (IOException | SQLException | RuntimeException e) {
            System.err.println(FailureMessage.of(e).orElseGet(() -> "That didn't work: " + e));
        }
        return FAILED;
    }
}
