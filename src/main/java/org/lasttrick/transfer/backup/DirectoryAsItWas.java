package org.lasttrick.transfer.backup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lasttrick.launch.postgres.Directories;

/**
 * What was in a directory, so that whatever came to it can be taken away again.
 *
 * @param wasThere whether there was one
 */
record DirectoryAsItWas(Path directory, boolean wasThere, Set<Path> contents) {

    static DirectoryAsItWas of(Path directory) throws IOException {
        boolean there = Files.isDirectory(directory);
        return new DirectoryAsItWas(directory, there, there ? list(directory) : Set.of());
    }

    private static Set<Path> list(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.collect(Collectors.toSet());
        }
    }

    void bringBack() throws IOException {
        if (!wasThere) {
            Directories.delete(directory);
            return;
        }
        for (Path file : list(directory)) {
            if (!contents.contains(file)) {
                Directories.delete(file);
            }
        }
    }
}
