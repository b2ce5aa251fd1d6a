package org.lasttrick.build;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The project's classes, as they have just been compiled. */
final class CompiledClasses {
    private final Path folder;
    private final ClassLoader loader;

    CompiledClasses(Path folder) {
        try {
            this.folder = folder;
            // Open as long as its classes are looked into.
            this.loader = new URLClassLoader(new URL[] {folder.toUri().toURL()});
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Those whose names end so. */
    List<Class<?>> named(String ending) {
        try (Stream<Path> files = Files.walk(folder.resolve("org/lasttrick"))) {
            return files.map(file -> folder.relativize(file).toString())
                    .filter(file -> file.endsWith(ending + ".class"))
                    .sorted()
                    .<Class<?>>map(file ->
                            load(file.replace(".class", "").replace('/', '.').replace('\\', '.')))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Class<?> load(String type) {
        try {
            return Class.forName(type, false, loader);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
