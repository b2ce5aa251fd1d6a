package org.lasttrick.language.texts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Pattern;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The sentences use the glossary's words, and none that it rules out. */
class GlossaryTest {
    private static final Pattern PLURAL = Pattern.compile("\\{\\w+\\.plural\\(([^)]*)\\)}");
    private static final Pattern FILLED_IN = Pattern.compile("\\{[^}]*}");

    static List<String> languages() {
        return Glossary.languages();
    }

    /** Each with its key, and without what is filled in. */
    private static List<String> sentences(String language) {
        return BundlesTest.bundles().stream()
                .flatMap(bundle -> BundlesTest.Bundle.sentences(bundle.name(), language).entrySet().stream()
                        .map(sentence -> bundle.name() + "." + sentence.getKey() + ": " + words(sentence.getValue())))
                .toList();
    }

    private static String words(String sentence) {
        return FILLED_IN.matcher(PLURAL.matcher(sentence).replaceAll("$1")).replaceAll("|");
    }

    private static boolean has(String sentence, Pattern word) {
        return word.matcher(sentence.substring(sentence.indexOf(": "))).find();
    }

    @ParameterizedTest
    @MethodSource("languages")
    void eachTermIsUsed(String language) {
        List<String> sentences = sentences(language);
        assertEquals(
                List.of(),
                Glossary.words(language).stream()
                        .filter(word -> sentences.stream().noneMatch(sentence -> has(sentence, word)))
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("languages")
    void noSentenceHasAWordThatIsRuledOut(String language) {
        List<String> sentences = sentences(language);
        assertEquals(
                List.of(),
                Glossary.ruledOut(language).stream()
                        .flatMap(word -> sentences.stream()
                                .filter(sentence -> has(sentence, word))
                                .map(sentence -> word + " in " + sentence))
                        .toList());
    }

    @Test
    void eachTermIsThereOnceWithItsMeaningInEveryLanguage() {
        List<CSVRecord> terms = Glossary.terms();
        assertEquals(
                BundlesTest.languages(),
                languages().stream()
                        .filter(language -> !language.equals("en"))
                        .sorted()
                        .toList());
        assertEquals(
                terms.size(),
                terms.stream().map(term -> term.get("term")).distinct().count());
        for (CSVRecord term : terms) {
            assertTrue(term.isConsistent(), term::toString);
            assertTrue(!term.get("term").isBlank() && !term.get("meaning").isBlank(), term::toString);
            assertTrue(
                    languages().stream()
                            .noneMatch(language -> term.get(language).isBlank()),
                    term::toString);
        }
    }
}
