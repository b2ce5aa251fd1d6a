package org.lasttrick.offline;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.lasttrick.build.CoreGenerator;
import org.lasttrick.language.written.Language;
import org.lasttrick.notation.Notation;
import org.lasttrick.sheet.SheetHost;

/** The pages as the build generates them, compiled for these tests. */
public final class GeneratedPages {
    private static final Path FOLDER = folder();
    static final PageRenderer DRAWN = load();
    private static final Map<String, Language> LANGUAGES = new ConcurrentHashMap<>();

    private GeneratedPages() {}

    private static Path folder() {
        try {
            return Files.createTempDirectory(Path.of("target"), "generated-pages");
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** What the browser's core is, on this JVM. */
    public static OfflineGames games(String tag, SheetHost host, OfflineGames.Settings settings) {
        return new OfflineGames(DRAWN, host, settings, language(tag), GeneratedPages::parsed);
    }

    static Language language(String tag) {
        return LANGUAGES.computeIfAbsent(tag, GeneratedPages::load);
    }

    private static Language load(String tag) {
        try {
            return new Language(tag, parsed(Files.readString(FOLDER.resolve(tag + ".json"))));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static Object parsed(String json) {
        try {
            return Notation.stored().readValue(json, Object.class);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static PageRenderer load() {
        try {
            CoreGenerator.main("src/main/resources", "target/classes", FOLDER.toString(), FOLDER.toString());
            JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
            var files = compiler.getStandardFileManager(null, null, null);
            try (Stream<Path> sources = Files.walk(FOLDER)) {
                List<Path> java = sources.filter(file -> file.toString().endsWith(".java"))
                        .toList();
                StringWriter errors = new StringWriter();
                assertTrue(
                        compiler.getTask(
                                        errors,
                                        files,
                                        null,
                                        List.of("-d", FOLDER.toString(), "-proc:none"),
                                        null,
                                        files.getJavaFileObjectsFromPaths(java))
                                .call(),
                        errors::toString);
            }
            URLClassLoader loader =
                    new URLClassLoader(new URL[] {FOLDER.toUri().toURL()}, GeneratedPages.class.getClassLoader());
            return (PageRenderer) loader.loadClass("org.lasttrick.offline.drawn.DrawnPages")
                    .getConstructor()
                    .newInstance();
        } catch (IOException | ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
