package org.lasttrick.transfer.backup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Locale;
import org.lasttrick.launch.FailureInWords;
import org.lasttrick.launch.Settings;

/** {@code backup FILE} and {@code restore FILE} for the database that comes along. */
public final class BackupCommands {

    private static final int DONE = 0;
    private static final int REFUSED = 1;
    private static final int MISUSED = 2;
    private static final String USAGE = """
            Usage:
              backup FILE    writes all scorebooks into one file, whether Last Trick is running or not
              restore FILE   brings them back, into a data directory without scorebooks""";

    private BackupCommands() {}

    private interface Command {
        String run(Path file, Settings settings) throws IOException, SQLException;
    }

    /** @return the exit status: 0 done; 1 refused or failed, and said why; 2 not understood */
    public static int backup(String... file) {
        return run(BackupCommands::writeBackup, file);
    }

    /** @return the exit status, as that of {@link #backup} */
    public static int restore(String... file) {
        return run(BackupCommands::bringBack, file);
    }

    private static int run(Command command, String... file) {
        if (file.length != 1 || file[0].isBlank()) {
            System.err.println(USAGE);
            return MISUSED;
        }
        try {
            Settings settings = Settings.read();
            refuseForeignDatabase(settings);
            System.out.println(command.run(Path.of(file[0]).toAbsolutePath().normalize(), settings));
            return DONE;
        } catch (IOException | SQLException | RuntimeException e) {
            System.err.println(FailureInWords.of(e).orElseGet(() -> "That didn't work: " + e));
            return REFUSED;
        }
    }

    private static void refuseForeignDatabase(Settings settings) {
        if (settings.databaseConfigured()) {
            throw new Refused(
                    "Last Trick is set to use a PostgreSQL of yours (quarkus.datasource.jdbc.url), and that one"
                            + " is backed up with its own programs: pg_dump and pg_restore, as deploy/README.md says.");
        }
    }

    private static String writeBackup(Path file, Settings settings) throws IOException, SQLException {
        try (DatabaseAtHand database = DatabaseAtHand.of(settings)) {
            Manifest manifest = Backup.write(database, file);
            return "Backed up " + manifest.contents() + " into " + file + " (" + size(file) + ").\n"
                    + "It holds names and hashes of keys, and only you may read it.";
        }
    }

    private static String bringBack(Path file, Settings settings) throws IOException, SQLException {
        Manifest manifest = Restoration.restore(file, settings);
        return "Restored " + manifest.contents() + " from " + file + " (" + size(file) + "), made at "
                + manifest.madeAt() + ", into " + settings.dataDirectory() + ".";
    }

    private static String size(Path file) throws IOException {
        long kilobytes = Math.ceilDiv(Files.size(file), 1_000);
        return kilobytes < 1_000 ? kilobytes + " kB" : String.format(Locale.ROOT, "%.1f MB", kilobytes / 1_000.0);
    }
}
