package org.lasttrick.postgres;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * The data directory is locked, so that one Last Trick at a time uses it.
 *
 * <p>The operating system releases the lock when the process ends. The lock file stays, and means nothing by itself.
 */
record DataDirectory(Path path, FileChannel lock) implements Closeable {

    /**
     * Creates the directory, if it is missing, for its owner only, and locks it.
     *
     * @param timeout how long to wait for another Last Trick that may be stopping
     * @throws CommandException if it can't be created, or another one still has the lock after that time
     */
    static DataDirectory lock(Path directory, Duration timeout) {
        Path path = directory.toAbsolutePath().normalize();
        try {
            OwnerOnly.createDirectory(path);
            return new DataDirectory(path, lockFile(path, timeout));
        } catch (IOException e) {
            FreeSpace disk = new FreeSpace(path);
            throw disk.explains(e)
                    ? disk.tooLittleToStart(e)
                    : new CommandException("Last Trick can't use the directory " + path + " for its data.", e);
        }
    }

    private static FileChannel lockFile(Path path, Duration timeout) throws IOException {
        FileChannel channel = FileChannel.open(path.resolve("in-use.lock"), CREATE, WRITE);
        if (!Polling.until(timeout, () -> tryLock(channel) != null)) {
            channel.close();
            throw new CommandException("Another Last Trick is running on the data in " + path + ". Stop that one first,"
                    + " or give this one a directory of its own: LASTTRICK_DATA_DIR=/some/other/directory");
        }
        return channel;
    }

    private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException e) {
            // This JVM has the lock, for instance another instance in a test.
            return null;
        }
    }

    FreeSpace freeSpace() {
        return new FreeSpace(path);
    }

    @Override
    public void close() throws IOException {
        lock.close();
    }
}
