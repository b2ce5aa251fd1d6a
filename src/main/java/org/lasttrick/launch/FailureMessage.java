package org.lasttrick.launch;

import io.quarkus.runtime.QuarkusBindException;
import io.smallrye.config.ConfigValidationException;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.lasttrick.launch.postgres.CommandException;

/** Says in plain words why Last Trick didn't start, or why a command failed. */
public final class FailureMessage {

    /** What Quarkus says about a wrong setting, and what to print instead. */
    private static final List<Map.Entry<Pattern, String>> WRONG_SETTINGS = List.of(
            Map.entry(
                    Pattern.compile("(\\S+) in .* does not map to any root"),
                    "There is no setting $1; README.md lists them."),
            Map.entry(
                    Pattern.compile("property (\\S+) is defined as the empty String"), "The setting $1 has no value."),
            Map.entry(
                    Pattern.compile("property (lasttrick.public-url) with the config value \"(.*?)\" threw"),
                    "The setting $1 can't be \"$2\". Write it like https://score.example.org, without a path."),
            Map.entry(
                    Pattern.compile("property (\\S+) with the config value \"(.*?)\" threw"),
                    "The setting $1 can't be \"$2\"."));

    private FailureMessage() {}

    /** @return empty for an unexpected failure */
    public static Optional<String> of(Throwable failure) {
        return Stream.iterate(failure, cause -> cause != null, Throwable::getCause)
                .flatMap(cause -> sentence(cause).stream())
                .findFirst();
    }

    private static Optional<String> sentence(Throwable cause) {
        return switch (cause) {
            case CommandException reason -> Optional.ofNullable(reason.getMessage());
            case QuarkusBindException taken -> Optional.of(portTaken(taken.getPort()));
            case ConfigValidationException wrong -> Optional.of(wrongSettings(wrong));
            case SQLException sql -> databaseRefused(sql);
            default -> Optional.empty();
        };
    }

    private static String portTaken(int port) {
        return "Port " + port + " is in use by another program, perhaps by another Last Trick. Stop that one,"
                + " or use another port, for instance: QUARKUS_HTTP_PORT=" + (port + 1);
    }

    private static String wrongSettings(ConfigValidationException wrong) {
        return IntStream.range(0, wrong.getProblemCount())
                .mapToObj(i -> wrongSetting(wrong.getProblem(i).getMessage()))
                .collect(Collectors.joining("\n"));
    }

    private static String wrongSetting(String problem) {
        return WRONG_SETTINGS.stream()
                .flatMap(known -> known.getKey()
                        .matcher(problem)
                        .results()
                        .map(found -> known.getKey().matcher(found.group()).replaceFirst(known.getValue())))
                .findFirst()
                .orElse("A setting is wrong: " + problem);
    }

    /** Classes of SQLSTATE: 08 is connection, 28 is authorization. */
    private static Optional<String> databaseRefused(SQLException cause) {
        String state = String.valueOf(cause.getSQLState());
        if (state.startsWith("08")) {
            return Optional.of("The database can't be reached: " + cause.getMessage());
        }
        if (DiskSpace.saysFull(cause)) {
            return Optional.of("The disk of the database is full. Free some space there, and start Last Trick again.");
        }
        return state.startsWith("28")
                ? Optional.of("The database doesn't let Last Trick in: " + cause.getMessage())
                : Optional.empty();
    }
}
