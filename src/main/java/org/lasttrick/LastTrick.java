package org.lasttrick;

import io.quarkus.runtime.annotations.QuarkusMain;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.NullMarked;
import org.lasttrick.export.VerifyCommand;
import org.lasttrick.start.Launch;

/** Last Trick, started from the command line: the service, or the one command that needs none. */
@NullMarked
@QuarkusMain
public class LastTrick {

    public static void main(String[] arguments) {
        if (arguments.length > 0 && arguments[0].equals(VerifyCommand.NAME)) {
            // Names have any letters; a forgotten locale would put question marks for them.
            PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
            System.exit(VerifyCommand.run(out, System.err, Arrays.copyOfRange(arguments, 1, arguments.length)));
        }
        Launch.run(arguments);
    }
}
