package org.lasttrick.transfer.backup;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Writes a backup, under a temporary name beside its own. The file gets its own name when it is complete and on the disk; if it is
 * closed before, it is deleted.
 */
record BackupWriter(Path file, Path unfinished, FileChannel channel, ZipOutputStream zip) implements AutoCloseable {

    private static final int BUFFER = 1 << 16;

    /** @param file where the backup will be; an older one stays until then */
    static BackupWriter of(Path file) throws IOException {
        // A temporary file can be read by its owner only, and so can the backup that it becomes.
        Path unfinished = Files.createTempFile(file.resolveSibling("."), file.getFileName() + ".", ".unfinished");
        unfinished.toFile().deleteOnExit();
        FileChannel channel = FileChannel.open(unfinished, StandardOpenOption.WRITE);
        OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel), BUFFER);
        return new BackupWriter(file, unfinished, channel, new ZipOutputStream(out));
    }

    interface Rows {
        /** @return how many rows it wrote */
        long writeTo(OutputStream out) throws IOException, SQLException;
    }

    Manifest.Part add(BackupTable table, Rows rows) throws IOException, SQLException {
        zip.putNextEntry(new ZipEntry(BackupFile.entry(table.name())));
        OutputStream buffered = new BufferedOutputStream(zip, BUFFER);
        long count = rows.writeTo(buffered);
        buffered.flush();
        zip.closeEntry();
        return new Manifest.Part(table.name(), table.columns(), count);
    }

    void finish(Manifest manifest) throws IOException {
        zip.putNextEntry(new ZipEntry(BackupFile.MANIFEST));
        zip.write(manifest.toJson());
        zip.finish();
        zip.flush();
        channel.force(true);
        channel.close();
        Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
        forceDirectory();
    }

    /** Makes the new name survive a power cut, too. Windows can't open directories, and doesn't need this. */
    private void forceDirectory() throws IOException {
        if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            try (FileChannel directory = FileChannel.open(file.resolveSibling("."), StandardOpenOption.READ)) {
                directory.force(true);
            }
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
        Files.deleteIfExists(unfinished);
    }
}
