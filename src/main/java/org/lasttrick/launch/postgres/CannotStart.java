package org.lasttrick.launch.postgres;

import java.util.Optional;

/** Last Trick can't start; the message says why, and what to do, to whoever typed the command. */
public class CannotStart extends RuntimeException {

    private static final long serialVersionUID = 1L;

    protected CannotStart(String message) {
        super(message);
    }

    protected CannotStart(String message, Throwable cause) {
        super(message + because(cause), cause);
    }

    private static String because(Throwable cause) {
        return Optional.ofNullable(cause.getMessage())
                .map(reason -> " (" + cause.getClass().getSimpleName() + ": " + reason + ")")
                .orElse("");
    }
}
