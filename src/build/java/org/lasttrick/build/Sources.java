package org.lasttrick.build;

import io.quarkus.qute.Engine;
import io.quarkus.qute.Template;
import io.quarkus.qute.UserTagSectionHelper;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Stream;

/** Reads the templates and the sentences of the pages by Qute's own parser. */
final class Sources {
    private final Path resources;
    private final Engine engine;
    private final Map<String, Template> templates = new HashMap<>();
    private final Map<String, Properties> sentences = new HashMap<>();

    /** @param resources the folder that has {@code templates} and {@code messages} */
    Sources(Path resources) {
        this.resources = resources;
        var builder = Engine.builder().addDefaults();
        for (Path tag : files("templates/tags")) {
            String name = tag.getFileName().toString().replace(".html", "");
            builder.addSectionHelper(new UserTagSectionHelper.Factory(name, "tags/" + name));
        }
        this.engine = builder.build();
    }

    private List<Path> files(String folder) {
        try (Stream<Path> files = Files.list(resources.resolve(folder))) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Template template(String name) {
        return templates.computeIfAbsent(
                name,
                _ -> engine.parse(read(resources.resolve("templates").resolve(name + ".html")), null, name + ".html"));
    }

    Template parse(String text) {
        return engine.parse(text);
    }

    /** Returns the tags of all languages. */
    List<String> languages() {
        return files("messages").stream()
                .map(file -> file.getFileName().toString())
                .filter(file -> file.startsWith("page_"))
                .map(file -> file.substring("page_".length(), file.indexOf('.')))
                .toList();
    }

    /**
     * @param key its bundle and its name, as in {@code page.appName}
     * @return {@code null} where the language has none
     */
    String sentence(String key, String language) {
        String[] names = key.split("\\.");
        return sentences
                .computeIfAbsent("%s_%s.properties".formatted(names[0], language), this::load)
                .getProperty(names[1]);
    }

    private Properties load(String name) {
        try (Reader file = Files.newBufferedReader(resources.resolve("messages").resolve(name))) {
            Properties loaded = new Properties();
            loaded.load(file);
            return loaded;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns a text as it is written in Java, and in JSON. */
    static String quoted(String text) {
        String[] parts = Arrays.stream(text.split("", -1))
                .map(c -> switch (c) {
                    case "\"" -> "\\\"";
                    case "\\" -> "\\\\";
                    case "\n" -> "\\n";
                    case "\r" -> "\\r";
                    case "\t" -> "\\t";
                    default -> c;
                })
                .toArray(String[]::new);
        return '"' + String.join("", parts) + '"';
    }
}
