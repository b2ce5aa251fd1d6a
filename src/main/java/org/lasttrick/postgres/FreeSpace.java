package org.lasttrick.postgres;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * Tells how much space is left on the disk of a directory.
 *
 * @param directory need not exist yet; absolute
 */
public record FreeSpace(Path directory) {
    private static final long MEGABYTE = 1L << 20;

    /**
     * So many bytes are needed, since PostgreSQL's write-ahead log grows by files of 16 MB. Without room for the next one it ends,
     * and to start again it may need another.
     */
    private static final long NEEDED = 32 * MEGABYTE;

    /** Operating systems say in these words that a disk is full, in exceptions and in what PostgreSQL prints. */
    private static final String NO_SPACE = "No space left on device";

    private static final String NO_SPACE_ON_WINDOWS = "not enough space on the disk";

    /** Returns how many megabytes are left, rounded down; as many as there can be if the disk can't be asked. */
    public long megabytes() {
        return bytes() / MEGABYTE;
    }

    /** Returns whether PostgreSQL may be unable to store anything. */
    public boolean isTooLittle() {
        return bytes() < NEEDED;
    }

    /**
     * Returns how many bytes are left. Each page asks: {@link Files#getFileStore} would read the table of all mounts, which took a
     * third of a small answer.
     */
    private long bytes() {
        File disk = nearest().toFile();
        return disk.getTotalSpace() == 0 ? Long.MAX_VALUE : disk.getUsableSpace();
    }

    private Path nearest() {
        return Stream.iterate(directory, path -> path != null, Path::getParent)
                .filter(Files::exists)
                .findFirst()
                .orElse(directory);
    }

    /** Returns whether something failed because the disk is full. By now it may have space again: whatever failed may have deleted its half. */
    boolean explains(Throwable failure) {
        return isTooLittle()
                || Stream.iterate(failure, cause -> cause != null, Throwable::getCause)
                        .map(cause -> String.valueOf(cause.getMessage()))
                        .anyMatch(text -> text.contains(NO_SPACE) || text.contains(NO_SPACE_ON_WINDOWS));
    }

    CommandException tooLittleToStart(Throwable failure) {
        CommandException sentence = new CommandException(
                "The disk with " + directory + " is full: " + megabytes()
                        + " MB are left. Free some space there, and start Last Trick again. Its first start takes about 200 MB.");
        sentence.initCause(failure);
        return sentence;
    }
}
