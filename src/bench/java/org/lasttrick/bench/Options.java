package org.lasttrick.bench;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What is measured, and how long.
 *
 * @param only the parts to measure; empty: all
 * @param warmUps rounds before those that count
 * @param rounds of which the medians are told
 * @param time of each measurement in each round
 * @param books how many games the books have, the smallest first
 * @param exported how many games the exported book has
 * @param streams how many watchers there are at a time
 * @param patience how long an answer may take until it counts as none
 * @param javaOptions for the service, besides those of the README's command
 * @param before the folder of an earlier build's packaged service; empty: there is none to compare with
 */
record Options(
        List<String> only,
        int warmUps,
        int rounds,
        Duration time,
        List<Integer> books,
        int exported,
        List<Integer> streams,
        Duration patience,
        List<String> javaOptions,
        String before) {

    /** From the system properties {@code bench.…}. */
    static Options read() {
        return new Options(
                list("only", "", ","),
                Integer.parseInt(text("warm-ups", "3")),
                Integer.parseInt(text("rounds", "3")),
                Duration.ofSeconds(Integer.parseInt(text("seconds", "2"))),
                numbers("books", "100,10000,100000"),
                Integer.parseInt(text("exported", "50000")),
                numbers("streams", "1000,5000"),
                Duration.ofSeconds(Integer.parseInt(text("patience", "20"))),
                list("java-options", "", " "),
                text("before", ""));
    }

    int allRounds() {
        return warmUps + rounds;
    }

    boolean includes(String part) {
        boolean isMissing = part.equals("drawing") && before.isEmpty();
        return !isMissing && (only.isEmpty() || only.contains(part));
    }

    private static List<Integer> numbers(String name, String otherwise) {
        return list(name, otherwise, ",").stream().map(Integer::valueOf).toList();
    }

    private static List<String> list(String name, String otherwise, String separator) {
        return Arrays.stream(text(name, otherwise).split(separator, -1))
                .filter(Predicate.not(String::isBlank))
                .toList();
    }

    private static String text(String name, String otherwise) {
        return Stream.ofNullable(System.getProperty("bench." + name))
                .filter(Predicate.not(String::isBlank))
                .findFirst()
                .orElse(otherwise);
    }
}
