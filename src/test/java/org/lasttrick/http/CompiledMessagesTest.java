package org.lasttrick.http;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.language.texts.BundlesTest;
import org.lasttrick.language.texts.BundlesTest.Bundle;
import org.lasttrick.rules.PlayerId;

/** Each sentence as the build has compiled it, and as Qute says it, whatever it is filled with. */
@QuarkusTest
class CompiledMessagesTest {
    private static final Pattern WORD = Pattern.compile("\\{#case '?([^'}]+)'?}|== '([^']+)'");
    private static final List<Integer> NUMBERS = List.of(0, 1, 2, 3, 4, 5, 11, 12, 14, 21, 22, 25, 112, -1);

    @Inject
    CompiledMessages compiled;

    @Inject
    Languages languages;

    @ParameterizedTest
    @ValueSource(strings = {"en", "da", "de", "fi", "is", "nb", "pl", "sv"})
    void aSentenceIsTheSameInBoth(String tag) {
        var messages = compiled.of(ReaderSentences.read(tag));
        List<Executable> all = new ArrayList<>();
        for (Bundle bundle : BundlesTest.bundles()) {
            Object byQute =
                    Objects.requireNonNull(languages.bundles(bundle.type()).get(tag));
            for (Method message : bundle.type().getMethods()) {
                String sentence = Objects.requireNonNull(
                        Bundle.sentences(bundle.name(), tag).get(message.getName()));
                values(message, sentence)
                        .forEach(values -> all.add(() -> assertEquals(
                                message.invoke(byQute, values),
                                message.invoke(messages.of(bundle.type()), values),
                                () -> bundle.name() + "." + message.getName() + List.of(values))));
            }
        }
        assertTrue(all.size() > 5_000, () -> "only " + all.size());
        assertAll(all);
    }

    /** Each value of each parameter, beside the first and the last of the others. */
    private static Stream<Object[]> values(Method message, String sentence) {
        List<List<?>> each = Stream.of(message.getParameterTypes())
                .<List<?>>map(type -> values(type, sentence))
                .toList();
        Object[] first = each.stream().map(List::getFirst).toArray();
        Object[] last = each.stream().map(List::getLast).toArray();
        return Stream.concat(
                Stream.of(first, last),
                IntStream.range(0, each.size())
                        .boxed()
                        .flatMap(place -> each.get(place).stream()
                                .flatMap(value -> Stream.of(with(first, place, value), with(last, place, value)))));
    }

    private static Object[] with(Object[] values, int place, Object value) {
        Object[] other = values.clone();
        other[place] = value;
        return other;
    }

    private static List<?> values(Class<?> type, String sentence) {
        if (type.isEnum()) {
            return List.of(type.getEnumConstants());
        }
        if (type == boolean.class) {
            return List.of(true, false);
        }
        if (type == long.class) {
            return NUMBERS.stream().map(Long::valueOf).toList();
        }
        if (type == int.class || type == Integer.class) {
            return NUMBERS;
        }
        if (type == PlayerId.class) {
            return List.of(new PlayerId(1), new PlayerId(7));
        }
        assertEquals(String.class, type);
        Stream<String> words = WORD.matcher(sentence)
                .results()
                .map((MatchResult word) -> Objects.requireNonNullElse(word.group(1), word.group(2)));
        return Stream.concat(words, Stream.of("", "<b>\"Þóra\" & O'Hara</b> {x} \\n"))
                .toList();
    }
}
