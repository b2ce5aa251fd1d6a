package org.lasttrick.build;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.InterfaceMethodRefEntry;
import java.lang.classfile.constantpool.PoolEntry;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Reads the project's classes, as they have just been compiled. */
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

    /** Returns the classes whose names have this ending. */
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

    /** A call names an interface's method. */
    record Call(String type, String method, int parameters) {}

    /**
     * Returns what is called by the classes of some packages of the project, and by all of its classes that these know.
     */
    Set<Call> callsFrom(List<String> packages) throws IOException {
        Set<Call> calls = new LinkedHashSet<>();
        Set<String> known = new HashSet<>();
        Deque<String> rest = new ArrayDeque<>();
        for (String name : packages) {
            try (Stream<Path> files = Files.walk(folder.resolve("org/lasttrick/" + name))) {
                files.map(file -> folder.relativize(file).toString().replace('\\', '/'))
                        .filter(file -> file.endsWith(".class"))
                        .map(file -> file.replace(".class", ""))
                        .filter(known::add)
                        .forEach(rest::add);
            }
        }
        while (!rest.isEmpty()) {
            Path file = folder.resolve(rest.remove() + ".class");
            for (PoolEntry entry : ClassFile.of().parse(file).constantPool()) {
                if (entry instanceof ClassEntry type
                        && type.asInternalName().startsWith("org/lasttrick/")
                        && known.add(type.asInternalName())) {
                    rest.add(type.asInternalName());
                } else if (entry instanceof InterfaceMethodRefEntry call) {
                    calls.add(new Call(
                            call.owner().asInternalName().replace('/', '.'),
                            call.name().stringValue(),
                            call.typeSymbol().parameterCount()));
                }
            }
        }
        return calls;
    }

    private Class<?> load(String type) {
        try {
            return Class.forName(type, false, loader);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
