package org.lasttrick.transfer.backup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;

/**
 * The names of the files in a directory, so that files added later can be deleted.
 *
 * @param existed whether there was such a directory
 */
record DirectorySnapshot(Path directory, boolean existed, Set<Path> contents) {

    static DirectorySnapshot of(Path directory) throws IOException {
        boolean exists = Files.isDirectory(directory);
        return new DirectorySnapshot(directory, exists, exists ? list(directory) : Set.of());
    }

    private static Set<Path> list(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.collect(Collectors.toSet());
        }
    }

    void restore() throws IOException {
        if (!existed) {
            FileUtils.deleteDirectory(directory.toFile());
            return;
        }
        for (Path file : list(directory)) {
            if (!contents.contains(file)) {
                FileUtils.forceDelete(file.toFile());
            }
        }
    }
}
