package org.lasttrick.language.texts;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;

/** The words for the things of the game, in each language. */
public final class Glossary {
    private static final Path FILE = Path.of("src", "docs", "glossary.csv");
    private static final CSVFormat FORMAT =
            CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).get();

    private Glossary() {}

    static List<CSVRecord> terms() {
        try (var glossary = FORMAT.parse(Files.newBufferedReader(FILE))) {
            return glossary.getRecords();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static List<String> languages() {
        return terms().getFirst().getParser().getHeaderNames().stream()
                .filter(column -> column.length() == 2)
                .toList();
    }

    private static Stream<String> words(CSVRecord term, String column) {
        return Arrays.stream(term.get(column).split("\\|")).filter(word -> !word.isEmpty());
    }

    /** What words for the terms in a language begin with. One term may have several. */
    static List<Pattern> words(String language) {
        return terms().stream()
                .flatMap(term -> words(term, language))
                .map(word -> pattern(Pattern.quote(word)))
                .toList();
    }

    /** @param term its name in the glossary */
    public static Pattern word(String language, String term) {
        List<String> words = terms().stream()
                .filter(each -> each.get("term").equals(term))
                .flatMap(each -> words(each, language))
                .map(Pattern::quote)
                .toList();
        return pattern("(" + String.join("|", words) + ")");
    }

    /** The words that are not used for the terms. They are whole ones. */
    public static List<Pattern> ruledOut(String language) {
        return terms().stream()
                .flatMap(term -> words(term, "not " + language))
                .map(word -> pattern(Pattern.quote(word) + "(?![\\pL\\pN])"))
                .toList();
    }

    /** In large or small letters; not within a fingerprint, which has digits, too. */
    private static Pattern pattern(String word) {
        return Pattern.compile("(?<![\\pL\\pN])" + word, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }
}
