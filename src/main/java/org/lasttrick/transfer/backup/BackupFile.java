package org.lasttrick.transfer.backup;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.apache.commons.io.input.ChecksumInputStream;
import org.lasttrick.postgres.CommandException;

/** Reads a backup: a zip file with the rows of each table, in the text format of PostgreSQL's COPY, and a manifest. */
record BackupFile(Path path, ZipFile zip, Manifest manifest) implements AutoCloseable {

    static final String MANIFEST = "manifest.json";

    private static final int LARGEST_MANIFEST = 1 << 20;
    private static final int BUFFER = 1 << 16;

    /** @throws CommandException if it isn't one, or has a format that this version doesn't know */
    static BackupFile open(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            throw new CommandException("There is no file " + file + ".");
        }
        ZipFile zip;
        try {
            zip = new ZipFile(file.toFile());
        } catch (IOException e) {
            throw new CommandException(file + " is no backup of Last Trick's, or it is damaged.", e);
        }
        try {
            return new BackupFile(file, zip, manifest(file, zip));
        } catch (IOException | RuntimeException e) {
            zip.close();
            throw e;
        }
    }

    private static Manifest manifest(Path file, ZipFile zip) throws IOException {
        ZipEntry entry = zip.getEntry(MANIFEST);
        if (entry == null) {
            throw new CommandException(file + " is no backup of Last Trick's.");
        }
        try (InputStream in = contents(zip, entry)) {
            byte[] json = in.readNBytes(LARGEST_MANIFEST);
            int format = Manifest.format(json)
                    .orElseThrow(() -> new CommandException(file + " is no backup of Last Trick's."));
            if (format > Manifest.FORMAT) {
                throw newer(file);
            }
            return Manifest.read(json);
        } catch (IOException e) {
            throw damaged(file, "its list of contents", e);
        }
    }

    /** Reads an entry, and throws at its end if it isn't as it was written: the JDK itself ignores a wrong checksum. */
    private static InputStream contents(ZipFile zip, ZipEntry entry) throws IOException {
        return ChecksumInputStream.builder()
                .setInputStream(new BufferedInputStream(zip.getInputStream(entry), BUFFER))
                .setChecksum(new CRC32())
                .setExpectedChecksumValue(entry.getCrc())
                .get();
    }

    static CommandException newer(Path file) {
        return new CommandException(
                file + " was made by a newer Last Trick, and only that one or a still newer one reads it.");
    }

    private static CommandException damaged(Path file, String what, IOException cause) {
        return new CommandException(file + " is damaged: " + what + " can't be read. Take another backup.", cause);
    }

    /** Returns the path and the size of a file, to be printed. */
    static String describe(Path file) throws IOException {
        long kilobytes = Math.ceilDiv(Files.size(file), 1_000);
        String size =
                kilobytes < 1_000 ? kilobytes + " kB" : String.format(Locale.ROOT, "%.1f MB", kilobytes / 1_000.0);
        return file + " (" + size + ")";
    }

    /**
     * Reads the whole backup.
     *
     * @throws CommandException if it is damaged
     */
    void check() throws IOException {
        for (Manifest.Part part : manifest.tables()) {
            read(part.name(), in -> in.transferTo(OutputStream.nullOutputStream()));
        }
    }

    /** @param <E> what it throws beside an {@link IOException} */
    interface RowReader<E extends Exception> {
        void read(InputStream rows) throws IOException, E;
    }

    /**
     * Reads the rows of a table.
     *
     * @throws CommandException if they are damaged
     */
    <E extends Exception> void read(String table, RowReader<E> reader) throws IOException, E {
        ZipEntry entry = zip.getEntry(entry(table));
        if (entry == null) {
            throw new CommandException(path + " is damaged: the table " + table + " isn't in it. Take another backup.");
        }
        try (InputStream rows = contents(zip, entry)) {
            reader.read(rows);
        } catch (IOException e) {
            throw damaged(path, "the table " + table, e);
        }
    }

    static String entry(String table) {
        return table + ".copy";
    }

    @Override
    public void close() throws IOException {
        zip.close();
    }
}
