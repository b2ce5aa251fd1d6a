package org.lasttrick.transfer.backup;

/** A backup isn't made, or isn't restored. The message says why, and what to do, to whoever typed the command. */
final class BackupException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    BackupException(String message) {
        super(message);
    }

    /** @param cause is added to the message */
    BackupException(String message, Throwable cause) {
        super(message + " (" + cause.getClass().getSimpleName() + ": " + cause.getMessage() + ")", cause);
    }
}
