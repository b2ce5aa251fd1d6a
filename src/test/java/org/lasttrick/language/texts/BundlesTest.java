package org.lasttrick.language.texts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.quarkus.qute.i18n.MessageBundle;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every message is translated into every language, with the same parameters, in the order of the English file. */
public class BundlesTest {
    private static final Path MESSAGES = Path.of("src", "main", "resources", "messages");
    private static final Pattern FILE = Pattern.compile("([a-z]+)_(.+)\\.properties");
    private static final Pattern CONTINUED = Pattern.compile("\\\\\\R\\s*");
    private static final Pattern BRACES = Pattern.compile("\\{([^}]*)}");
    private static final Pattern PLURAL = Pattern.compile("\\.plural\\(([^)]*)\\)");
    private static final Pattern INFLECTED = Pattern.compile("\\{((?!card})\\w+)}([\u2019']|[:-]?\\p{L})");
    private static final Pattern CASE = Pattern.compile("\\{#case ([^}]*)}");

    /** Names and signs, which may be the same in any language. */
    private static final Set<String> SAME = Set.of(
            "page.appName",
            "page.percent",
            "book.form",
            "book.person",
            "book.find",
            "book.status",
            "sheet.playerName",
            "sheet.rank",
            "sheet.times",
            "sheet.turn",
            "sheet.noCardYet",
            "game.doubledChange",
            "game.change",
            "rules.settingIs",
            "rules.settingChanged",
            "rules.settingWrong",
            "rules.listed",
            "rules.has",
            "game.plus",
            "game.minus");

    private static final List<Bundle> BUNDLES = ArchConfiguration.withThreadLocalScope(archUnit -> {
        // In a Quarkus test ArchUnit can't find them, and warns about each.
        archUnit.setResolveMissingDependenciesFromClassPath(false);
        return new ClassFileImporter()
                .withImportOption(file -> file.contains("Text.class")).importPackages("org.lasttrick").stream()
                        .filter(type -> type.isAnnotatedWith(MessageBundle.class))
                        .map(type -> Bundle.of(type.reflect()))
                        .toList();
    });

    /** Messages whose cases differ between languages. */
    private static final Set<String> OTHER_CASES =
            Set.of("game.card", "sheet.rank", "game.cardTooOften", "page.place", "rules.gameName");

    /** @param methods by key */
    public record Bundle(String name, Class<?> type, Map<String, Method> methods, Map<String, String> english) {
        static Bundle of(Class<?> type) {
            String name = type.getAnnotation(MessageBundle.class).value();
            Map<String, Method> methods = Arrays.stream(type.getDeclaredMethods())
                    .collect(Collectors.toMap(Method::getName, method -> method, (a, b) -> a, TreeMap::new));
            return new Bundle(name, type, methods, sentences(name, "en"));
        }

        /** As Qute reads the file, in its order. */
        public static Map<String, String> sentences(String name, String language) {
            Map<String, String> sentences = new LinkedHashMap<>();
            CONTINUED.matcher(text(name, language)).replaceAll("").lines().forEach(line -> {
                if (!line.isBlank() && !line.startsWith("#")) {
                    String[] parts = line.split("=", 2);
                    assertTrue(sentences.put(parts[0].strip(), parts[1].strip()) == null, () -> parts[0] + " is twice");
                }
            });
            return sentences;
        }

        static String text(String name, String language) {
            try {
                return Files.readString(MESSAGES.resolve(name + "_" + language + ".properties"));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** A bundle's file in another language. */
    record Translation(Bundle bundle, String language) {
        Map<String, String> sentences() {
            return Bundle.sentences(bundle.name, language);
        }

        @Override
        public String toString() {
            return bundle.name + ", " + language;
        }
    }

    public static List<Bundle> bundles() {
        return BUNDLES;
    }

    static List<Translation> translations() {
        return languages().stream()
                .flatMap(language -> bundles().stream().map(bundle -> new Translation(bundle, language)))
                .toList();
    }

    /** Those of English, too. */
    static List<Translation> files() {
        return Stream.concat(bundles().stream().map(bundle -> new Translation(bundle, "en")), translations().stream())
                .toList();
    }

    /** But English. */
    static List<String> languages() {
        try (Stream<Path> files = Files.list(MESSAGES)) {
            return files.flatMap(
                            file -> FILE.matcher(file.getFileName().toString()).results())
                    .map(found -> found.group(2))
                    .filter(language -> !language.equals("en"))
                    .distinct()
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void anApostropheIsTheSameEverywhere(Translation file) {
        Pattern straight = Pattern.compile("\\p{L}'\\p{L}");
        assertEquals(
                List.of(),
                file.sentences().values().stream()
                        .filter(straight.asPredicate())
                        .toList());
    }

    /** A further game is a further value of the variants, and nothing in sentences. */
    @Test
    void onlyAGamesNameGoesByItsId() {
        Pattern id = Pattern.compile("\\{[^}]*\\bvariant\\b");
        assertEquals(
                List.of("rules.gameName"),
                bundles().stream()
                        .flatMap(bundle -> bundle.english().entrySet().stream()
                                .filter(sentence ->
                                        id.matcher(sentence.getValue()).find())
                                .map(sentence -> bundle.name() + "." + sentence.getKey()))
                        .toList());
    }

    /** An injected bundle is Qute's own, which speaks English to everyone; {@link Messages} knows the reader's language. */
    @Test
    void noBundleIsInjected() {
        List<String> injected = new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages("org.lasttrick").stream()
                        .filter(BundlesTest::isBean)
                        .flatMap(type -> type.getConstructors().stream())
                        .filter(constructor -> constructor.getRawParameterTypes().stream()
                                .anyMatch(parameter -> parameter.isAnnotatedWith(MessageBundle.class)))
                        .map(JavaConstructor::getFullName)
                        .toList();
        assertEquals(List.of(), injected);
    }

    private static boolean isBean(JavaClass type) {
        return Stream.concat(
                        type.getAnnotations().stream(),
                        type.getMembers().stream().flatMap(member -> member.getAnnotations().stream()))
                .map(annotation -> annotation.getRawType().getPackageName())
                .anyMatch(annotation -> annotation.startsWith("jakarta.") || annotation.startsWith("org.jboss."));
    }

    @ParameterizedTest
    @MethodSource("translations")
    void everySentenceIsTranslatedInTheOrderOfTheEnglishFile(Translation translation) {
        assertEquals(
                translation.bundle.methods.keySet(),
                new TreeSet<>(translation.bundle.english().keySet()));
        assertEquals(
                List.copyOf(translation.bundle.english().keySet()),
                List.copyOf(translation.sentences().keySet()));
    }

    @ParameterizedTest
    @MethodSource("translations")
    void noTranslationEqualsTheEnglish(Translation translation) {
        translation.sentences().forEach((key, sentence) -> {
            if (!SAME.contains(translation.bundle.name + "." + key)) {
                assertFalse(translation.bundle.english.get(key).equals(sentence), () -> translation + ": " + key);
            }
            assertFalse(sentence.isBlank(), () -> translation + ": " + key);
        });
    }

    @ParameterizedTest
    @MethodSource("translations")
    void everyTranslationUsesTheSameParameters(Translation translation) {
        translation.sentences().forEach((key, sentence) -> {
            Method method = translation.bundle.methods.get(key);
            String english = translation.bundle.english.get(key);
            assertEquals(fillings(method, english), fillings(method, sentence), () -> translation + ": " + key);
            if (!OTHER_CASES.contains(translation.bundle.name + "." + key)) {
                assertEquals(cases(english), cases(sentence), () -> translation + ": " + key);
            }
        });
    }

    /** A name with an ending would be another one in many languages, and no ending fits every name. */
    @ParameterizedTest
    @MethodSource("translations")
    void noNameIsInflected(Translation translation) {
        translation
                .sentences()
                .forEach((key, sentence) -> INFLECTED
                        .matcher(sentence)
                        .results()
                        .filter(found -> Arrays.stream(
                                        translation.bundle.methods.get(key).getParameters())
                                .anyMatch(parameter -> parameter.getName().equals(found.group(1))
                                        && parameter.getType() == String.class))
                        .findAny()
                        .ifPresent(found -> fail(translation + ": " + key + " has " + found.group())));
    }

    /** Polish has three forms, the others two; {@link org.lasttrick.http.Plural} takes either. */
    @ParameterizedTest
    @MethodSource("files")
    void everyPluralHasTheFormsOfItsLanguage(Translation translation) {
        int forms = translation.language.equals("pl") ? 3 : 2;
        translation
                .sentences()
                .forEach((key, sentence) -> PLURAL.matcher(sentence)
                        .results()
                        .forEach(plural -> assertEquals(
                                forms,
                                plural.group(1).split("', '").length,
                                () -> translation + ": " + key + " has " + plural.group())));
    }

    private static Set<String> fillings(Method method, String sentence) {
        String filled =
                BRACES.matcher(sentence).results().map(found -> found.group(1)).collect(Collectors.joining(" "));
        return Arrays.stream(method.getParameters())
                .map(parameter -> parameter.getName())
                .filter(name ->
                        Pattern.compile("\\b" + name + "\\b").matcher(filled).find())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<String> cases(String sentence) {
        return CASE.matcher(sentence)
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList();
    }
}
