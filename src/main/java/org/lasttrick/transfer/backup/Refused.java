package org.lasttrick.transfer.backup;

import org.lasttrick.launch.postgres.CannotStart;

/** A backup isn't made or not brought back; the message says why, and what to do, to whoever typed the command. */
final class Refused extends CannotStart {

    private static final long serialVersionUID = 1L;

    Refused(String message) {
        super(message);
    }

    Refused(String message, Throwable cause) {
        super(message, cause);
    }
}
