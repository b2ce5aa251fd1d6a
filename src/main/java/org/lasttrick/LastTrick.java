package org.lasttrick;

import io.quarkus.runtime.annotations.QuarkusMain;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.NullMarked;
import org.lasttrick.launch.Launch;
import org.lasttrick.transfer.backup.BackupCommands;
import org.lasttrick.transfer.importing.VerifyCommand;

/** Starts the service, or one of the commands. */
@NullMarked
@QuarkusMain
public class LastTrick {

    public static void main(String[] arguments) {
        String command = arguments.length == 0 ? "" : arguments[0];
        String[] rest = Arrays.stream(arguments).skip(1).toArray(String[]::new);
        switch (command) {
            case "verify" -> verify(rest);
            case "backup" -> BackupCommands.backup(rest);
            case "restore" -> BackupCommands.restore(rest);
            case "recount" -> BackupCommands.recount(rest);
            default -> Launch.service(arguments);
        }
    }

    private static void verify(String... files) {
        if (BackupCommands.nameABackup(files)) {
            BackupCommands.verify(files);
        } else {
            System.exit(VerifyCommand.run(utf8Output(), System.err, files));
        }
    }

    /** Names have any letters; without a locale, they would become question marks. */
    private static PrintStream utf8Output() {
        return new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    }
}
