package org.lasttrick.http;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A row of {@code access-matrix.csv}: a request, and the status of its answer.
 *
 * @param setup what happens in the game before
 * @param statuses one for each client, in the order of the columns
 */
record AccessMatrix(String method, String template, List<String> setup, String body, List<Integer> statuses) {
    private static final Pattern VALUE = Pattern.compile("\\{(\\w+)=([\\w./-]+)}");
    private static final int FIRST_STATUS = 3;

    static List<AccessMatrix> rows() throws IOException {
        return Files.readAllLines(Path.of("src", "test", "resources", "access-matrix.csv")).stream()
                .filter(line -> !line.startsWith("#"))
                .skip(1)
                .map(AccessMatrix::of)
                .toList();
    }

    private static AccessMatrix of(String line) {
        List<String> cells =
                Arrays.stream(line.split("\\|", -1)).map(String::strip).toList();
        String[] request = cells.getFirst().split(" ", 2);
        List<String> setup = Stream.of(cells.get(1).split(" "))
                .filter(step -> !step.isEmpty())
                .toList();
        List<Integer> statuses = cells.subList(FIRST_STATUS, cells.size()).stream()
                .map(Integer::valueOf)
                .toList();
        return new AccessMatrix(request[0], request[1], setup, cells.get(2).replace('\'', '"'), statuses);
    }

    boolean isApi() {
        return template.startsWith("/api");
    }

    boolean isOfAGame() {
        return template.contains("=GAME}");
    }

    /** As the code declares it. */
    String route() {
        return method + " " + VALUE.matcher(template).replaceAll("{$1}");
    }

    /** @param values what a name such as GAME stands for */
    String address(UnaryOperator<String> values) {
        return VALUE.matcher(template).replaceAll(found -> values.apply(found.group(2)));
    }

    @Override
    public String toString() {
        return method + " " + template;
    }
}
