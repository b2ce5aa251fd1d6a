package org.lasttrick;

import io.quarkus.runtime.annotations.QuarkusMain;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jspecify.annotations.NullMarked;
import org.lasttrick.launch.Launch;
import org.lasttrick.transfer.backup.BackupCommands;
import org.lasttrick.transfer.importing.VerifyCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.TypeConversionException;

/** Starts the service, or one of the commands. */
@NullMarked
@QuarkusMain
@Command(
        name = "java -jar quarkus-run.jar",
        description = "Without a command, starts Last Trick and prints its address.",
        synopsisSubcommandLabel = "[COMMAND]")
public class LastTrick implements Runnable {
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT,
            description = "Prints this.")
    @SuppressWarnings("UnusedVariable") // Picocli prints the help where it is set.
    private boolean help;

    /** Ends the JVM with status 2 for a command that doesn't exist, or one without its file. */
    public static void main(String[] arguments) {
        int status = commandLine().execute(arguments);
        // Each command that starts something ends the JVM by itself; in development mode nothing may end it.
        if (status != 0) {
            System.exit(status);
        }
    }

    static CommandLine commandLine() {
        return new CommandLine(new LastTrick()).registerConverter(Path.class, LastTrick::path);
    }

    /** Returns the path of a file, and refuses the empty text, which Maven passes on where no file is named. */
    private static Path path(String file) {
        if (file.isBlank()) {
            throw new TypeConversionException("no file is named");
        }
        return Path.of(file);
    }

    @Override
    public void run() {
        Launch.service();
    }

    @Command(description = "Writes all scorebooks into a file, while Last Trick is running or not.")
    void backup(@Parameters(paramLabel = "FILE", description = "The backup; an older one is replaced.") Path file) {
        BackupCommands.backup(file);
    }

    @Command(description = "Restores a backup into a data directory without a database.")
    void restore(@Parameters(paramLabel = "FILE", description = "A backup.") Path file) {
        BackupCommands.restore(file);
    }

    @Command(name = "upgrade-database", description = "Brings the data over to a newer PostgreSQL, after an update.")
    void upgradeDatabase(@Parameters(paramLabel = "FILE", description = "The backup that is made first.") Path file) {
        BackupCommands.upgradeDatabase(file);
    }

    @Command(
            description = {
                "Checks a file.",
                "An export: is each game of it unchanged since it was recorded?",
                "A backup: does the data directory still have all its games and entries?"
            })
    int verify(@Parameters(paramLabel = "FILE", description = "An export in JSON, or a backup.") Path file) {
        if (BackupCommands.isBackup(file)) {
            BackupCommands.verify(file);
            return 0;
        }
        return VerifyCommand.run(utf8Output(), System.err, file);
    }

    @Command(description = "Empties the statistics; Last Trick then counts all games again.")
    void recount() {
        BackupCommands.recount();
    }

    @Command(description = "Prepares a PostgreSQL of your own for this version, with the role that owns the tables.")
    void migrate() {
        Launch.migrate();
    }

    /** Returns standard output in UTF-8: names have any letters, and without a locale they would become question marks. */
    private static PrintStream utf8Output() {
        return new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    }
}
