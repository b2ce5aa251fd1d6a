package org.lasttrick.language.texts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The sentences use the glossary's words, and none that it rules out. */
class GlossaryTest {
    private static final Path GLOSSARY = Path.of("src", "main", "resources", "messages", "glossary.csv");
    private static final Pattern FILLED_IN = Pattern.compile("\\{[^}]*}");

    private static List<CSVRecord> terms() throws IOException {
        CSVFormat format = CSVFormat.DEFAULT
                .builder()
                .setHeader()
                .setSkipHeaderRecord(true)
                .get();
        try (var glossary = format.parse(Files.newBufferedReader(GLOSSARY))) {
            return glossary.getRecords();
        }
    }

    /** Each with its key, and without what is filled in. */
    private static List<String> sentences(String language) {
        return BundlesTest.bundles().stream()
                .flatMap(bundle -> BundlesTest.Bundle.sentences(bundle.name(), language).entrySet().stream()
                        .map(sentence -> bundle.name() + "." + sentence.getKey() + ": "
                                + FILLED_IN.matcher(sentence.getValue()).replaceAll("|")))
                .map(sentence -> sentence.toLowerCase(Locale.ROOT))
                .toList();
    }

    /** A word may go on, as Danish ones do; the words that are ruled out are whole. */
    private static Pattern word(String begins, String ends) {
        return Pattern.compile("(?<!\\pL)" + Pattern.quote(begins.toLowerCase(Locale.ROOT)) + ends);
    }

    private static Stream<String> found(Pattern word, List<String> sentences) {
        return sentences.stream()
                .filter(sentence ->
                        word.matcher(sentence.substring(sentence.indexOf(": "))).find());
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "da"})
    void eachTermIsUsed(String language) throws IOException {
        List<String> sentences = sentences(language);
        assertEquals(
                List.of(),
                terms().stream()
                        .map(term -> term.get(language))
                        .filter(term ->
                                found(word(term, ""), sentences).findAny().isEmpty())
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "da"})
    void noSentenceHasAWordThatIsRuledOut(String language) throws IOException {
        List<String> sentences = sentences(language);
        assertEquals(
                List.of(),
                terms().stream()
                        .flatMap(term ->
                                Arrays.stream(term.get("not " + language).split("\\|")))
                        .filter(word -> !word.isEmpty())
                        .flatMap(
                                word -> found(word(word, "(?!\\pL)"), sentences).map(said -> word + " in " + said))
                        .toList());
    }

    @Test
    void eachTermIsThereOnceWithItsMeaning() throws IOException {
        List<CSVRecord> terms = terms();
        assertEquals(
                terms.size(),
                terms.stream().map(term -> term.get("term")).distinct().count());
        for (CSVRecord term : terms) {
            assertTrue(term.isConsistent(), term::toString);
            for (String column : List.of("term", "en", "da", "meaning")) {
                assertTrue(!term.get(column).isBlank(), term::toString);
            }
        }
    }
}
