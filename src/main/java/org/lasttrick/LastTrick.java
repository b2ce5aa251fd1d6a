package org.lasttrick;

import io.quarkus.runtime.annotations.QuarkusMain;
import org.jspecify.annotations.NullMarked;
import org.lasttrick.start.Launch;

/** Last Trick, started from the command line. */
@NullMarked
@QuarkusMain
public class LastTrick {

    public static void main(String[] arguments) {
        Launch.run(arguments);
    }
}
