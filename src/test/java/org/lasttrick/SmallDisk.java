package org.lasttrick;

import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A disk that can be filled without harm: a file system of its own, in memory. Linux only, and only where mounting is allowed. */
public final class SmallDisk implements AutoCloseable {
    private static final List<List<String>> WAYS = List.of(List.of(), List.of("sudo", "-n"));
    private static final int[] BLOCKS = {1 << 16, 1 << 9};

    private final Path directory;
    private final List<String> way;

    private SmallDisk(Path directory, List<String> way) {
        this.directory = directory;
        this.way = way;
    }

    /** Mounts it on an empty directory. Skips the test where that is not allowed. */
    public static SmallDisk mount(Path directory, int megabytes) throws Exception {
        return tryMount(directory, megabytes)
                .orElseGet(() -> abort("DISK TEST SKIPPED: mounting a small file system is not allowed here."));
    }

    /** Empty where that is not allowed. */
    public static Optional<SmallDisk> tryMount(Path directory, int megabytes) throws Exception {
        Files.createDirectories(directory);
        String size = "size=%dm,mode=1777,nr_inodes=8k".formatted(megabytes);
        for (List<String> way : WAYS) {
            if (succeeds(way, "mount", "-t", "tmpfs", "-o", size, "tmpfs", directory.toString())) {
                return Optional.of(new SmallDisk(directory, way));
            }
        }
        return Optional.empty();
    }

    private static boolean succeeds(List<String> way, String... command) throws InterruptedException {
        try {
            return new ProcessBuilder(Stream.concat(way.stream(), Stream.of(command))
                                    .toList())
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false;
        }
    }

    public Path directory() {
        return directory;
    }

    /** Takes all the space that is left. */
    public void fill() throws IOException {
        for (int size : BLOCKS) {
            try (OutputStream file =
                    Files.newOutputStream(filler(), StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
                byte[] block = new byte[size];
                while (true) {
                    file.write(block);
                }
            } catch (IOException e) {
                assertNoSpace(e);
            }
        }
    }

    /** Takes the place of all files that could still be created, and leaves the space. */
    public void takeAllFiles() throws IOException {
        try {
            while (true) {
                Files.createTempFile(directory, "filler", "");
            }
        } catch (IOException e) {
            assertNoSpace(e);
        }
    }

    private static void assertNoSpace(IOException failure) throws IOException {
        if (!String.valueOf(failure.getMessage()).contains("No space left")) {
            throw failure;
        }
    }

    public void free() throws IOException {
        Files.deleteIfExists(filler());
    }

    private Path filler() {
        return directory.resolve("filler");
    }

    /** The last process of a database may end a moment after its first. */
    @Override
    public void close() {
        PackagedApplication.waitUntil(this::isUnmounted, () -> directory + " can't be unmounted");
    }

    private boolean isUnmounted() {
        try {
            return succeeds(way, "umount", directory.toString());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
