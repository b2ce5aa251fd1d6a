package org.lasttrick.launch;

import io.quarkus.runtime.QuarkusBindException;
import io.smallrye.config.ConfigValidationException;
import java.sql.SQLException;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.lasttrick.launch.postgres.StartupException;

/** Why Last Trick didn't start, or a command didn't work, for someone who wants to play cards. */
public final class FailureMessage {

    private static final Pattern UNKNOWN_SETTING = Pattern.compile("(\\S+) in .* does not map to any root");
    private static final Pattern EMPTY_SETTING = Pattern.compile("property (\\S+) is defined as the empty String");
    private static final Pattern WRONG_VALUE = Pattern.compile("property (\\S+) with the config value \"(.*?)\" threw");

    private FailureMessage() {}

    /** @return the reason in plain words; empty if it is none that was foreseen */
    public static Optional<String> of(Throwable failure) {
        return Stream.iterate(failure, cause -> cause != null, Throwable::getCause)
                .flatMap(cause -> sentence(cause).stream())
                .findFirst();
    }

    private static Optional<String> sentence(Throwable cause) {
        return switch (cause) {
            case StartupException reason -> Optional.ofNullable(reason.getMessage());
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
                .reduce((a, b) -> a + "\n" + b)
                .orElseThrow();
    }

    private static String wrongSetting(String problem) {
        return first(UNKNOWN_SETTING, problem)
                .map(unknown -> "There is no setting " + unknown.group(1) + "; README.md lists them.")
                .or(() ->
                        first(EMPTY_SETTING, problem).map(empty -> "The setting " + empty.group(1) + " has no value."))
                .or(() -> first(WRONG_VALUE, problem)
                        .map(value -> "The setting " + value.group(1) + " can't be \"" + value.group(2) + "\"."))
                .orElse("A setting is wrong: " + problem);
    }

    private static Optional<MatchResult> first(Pattern pattern, String text) {
        return pattern.matcher(text).results().findFirst();
    }

    /** The classes of SQLSTATE that PostgreSQL and its driver use for the way in: 08 connection, 28 authorization. */
    private static Optional<String> databaseRefused(SQLException cause) {
        String state = String.valueOf(cause.getSQLState());
        if (state.startsWith("08")) {
            return Optional.of("The database can't be reached: " + cause.getMessage());
        }
        return state.startsWith("28")
                ? Optional.of("The database doesn't let Last Trick in: " + cause.getMessage())
                : Optional.empty();
    }
}
