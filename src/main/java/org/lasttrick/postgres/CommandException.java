package org.lasttrick.postgres;

/**
 * The exception says that Last Trick doesn't start, or a command fails. Its message says why, and what to do, to the person at the
 * terminal.
 */
public final class CommandException extends RuntimeException {

    public CommandException(String message) {
        super(message);
    }

    /** @param cause is added to the message */
    public CommandException(String message, Throwable cause) {
        super(message + " (" + cause.getClass().getSimpleName() + ": " + cause.getMessage() + ")", cause);
    }
}
