package org.lasttrick.launch.postgres;

/** Last Trick can't start. The message says why, and what to do, to whoever typed the command. */
public final class StartupException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public StartupException(String message) {
        super(message);
    }

    /** @param cause is added to the message */
    public StartupException(String message, Throwable cause) {
        super(message + " (" + cause.getClass().getSimpleName() + ": " + cause.getMessage() + ")", cause);
    }
}
