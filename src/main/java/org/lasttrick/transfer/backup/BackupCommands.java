package org.lasttrick.transfer.backup;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Arrays;
import org.apache.commons.io.function.IOConsumer;
import org.apache.commons.io.function.IOFunction;
import org.lasttrick.config.ServiceConfig;
import org.lasttrick.launch.Launch;
import org.lasttrick.operations.FailureMessage;
import org.lasttrick.postgres.EmbeddedPostgres;
import org.lasttrick.postgres.StartedDatabase;

/**
 * Runs {@code backup FILE}, {@code restore FILE}, {@code upgrade-database FILE} and {@code verify FILE} of a backup, and
 * {@code recount}, for the embedded database. They end the JVM: with status 0 if they succeed, 1 if they fail.
 */
public final class BackupCommands {

    private static final int DONE = 0;
    private static final int FAILED = 1;
    private static final byte[] ZIP = {'P', 'K'};

    private BackupCommands() {}

    /** A command is what {@link CommandRun} is to do. */
    enum Command {
        BACKUP,
        RESTORE,
        VERIFY,
        RECOUNT
    }

    public static void backup(Path file) {
        run(Command.BACKUP, file, Backup::refuseToOverwrite, BackupCommands::runningOrStarted);
    }

    public static void restore(Path file) {
        run(
                Command.RESTORE,
                file,
                Restore::check,
                settings -> RestoreTarget.start(settings.dataDir(), settings.programsDir()));
    }

    /** Backs up the database of an older PostgreSQL, and restores that into a new one in its place. */
    public static void upgradeDatabase(Path file) {
        run(
                Command.RESTORE,
                file,
                Backup::refuseToOverwrite,
                settings -> RestoreTarget.inPlaceOfOlder(settings.dataDir(), settings.programsDir(), file));
    }

    /** Says whether the data directory still has all entries of a backup. */
    public static void verify(Path file) {
        run(Command.VERIFY, file, Restore::check, BackupCommands::runningOrStarted);
    }

    /** Has all games of the data directory counted anew. */
    public static void recount() {
        Launch.command(CommandRun.class, BackupCommands::runningOrStarted, Command.RECOUNT.name());
    }

    /** Returns whether a file is a backup, or at least a zip file, and not an export, which is text. */
    public static boolean isBackup(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return Arrays.equals(in.readNBytes(ZIP.length), ZIP);
        } catch (IOException e) {
            return false;
        }
    }

    private static StartedDatabase runningOrStarted(ServiceConfig settings) throws IOException {
        return EmbeddedPostgres.runningOrStarted(settings.dataDir(), settings.programsDir());
    }

    /** @param check made before any database is started or directory created */
    private static void run(
            Command command,
            Path file,
            IOConsumer<Path> check,
            IOFunction<ServiceConfig, StartedDatabase> databaseStart) {
        Path normalized = file.toAbsolutePath().normalize();
        int status = status(() -> check.accept(normalized));
        if (status != DONE) {
            System.exit(status);
        }
        Launch.command(CommandRun.class, databaseStart, command.name(), normalized.toString());
    }

    /** Work does what a command is for. */
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
