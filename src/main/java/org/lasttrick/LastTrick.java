package org.lasttrick;

import io.quarkus.runtime.annotations.QuarkusMain;
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
            System.exit(VerifyCommand.run(System.out, System.err, Arrays.copyOfRange(arguments, 1, arguments.length)));
        }
        Launch.run(arguments);
    }
}
