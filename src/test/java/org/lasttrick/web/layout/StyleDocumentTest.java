package org.lasttrick.web.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** src/docs/style.html shows the look with the stylesheets themselves: what it names is there, and no colour is missing. */
class StyleDocumentTest {
    private static final Path DOCUMENT = Path.of("src", "docs", "style.html");
    private static final Path STYLE = Path.of("src", "main", "resources", "style");

    private String document;
    private String stylesheets;

    @BeforeEach
    void readBoth() throws IOException {
        document = Files.readString(DOCUMENT);
        stylesheets = "";
        for (String file : files()) {
            stylesheets += Files.readString(STYLE.resolve(file));
        }
    }

    @Test
    void itHasEveryStylesheet() throws IOException {
        assertEquals(files(), found(document, "href=\"\\.\\./main/resources/style/([a-z]+\\.css)\""));
    }

    @Test
    void itShowsEachColourAndNamesNoOther() {
        Set<String> colours = found(stylesheets, "--([a-z-]+): *#[0-9a-f]{6};");
        assertEquals(colours, found(document, "background: var\\(--([a-z-]+)\\)\"></i>"));
        assertEquals(Set.of(), without(found(document, "var\\(--([a-z-]+)\\)"), found(stylesheets, "--([a-z-]+):")));
    }

    @Test
    void eachComponentIsInTheStylesheets() {
        Set<String> named = found(document, "class=\"([^\"]+)\"").stream()
                .flatMap(names -> Stream.of(names.split(" ")))
                .collect(Collectors.toSet());
        String layout = document.substring(document.indexOf("<style>"), document.indexOf("</style>"));
        assertEquals(Set.of(), without(named, found(stylesheets + layout, "\\.([a-z][a-z0-9-]*)")));
    }

    @Test
    void itsShapesAreThoseOfThePages() {
        assertEquals(
                Set.of(),
                without(
                        found(document, " d=\"([^\"]+)\""),
                        found(StaticFiles.read("templates/parts/sprite.html"), " d=\"([^\"]+)\"")));
    }

    private static Set<String> files() throws IOException {
        try (Stream<Path> files = Files.list(STYLE)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".css"))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private static Set<String> found(String text, String pattern) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map(result -> result.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> without(Set<String> names, Set<String> known) {
        return names.stream().filter(Predicate.not(known::contains)).collect(Collectors.toCollection(TreeSet::new));
    }
}
