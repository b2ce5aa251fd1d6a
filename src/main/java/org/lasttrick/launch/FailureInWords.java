package org.lasttrick.launch;

import io.quarkus.runtime.QuarkusBindException;
import java.sql.SQLException;
import java.util.Optional;
import java.util.stream.Stream;
import org.lasttrick.launch.postgres.CannotStart;

/** Why Last Trick didn't start, for someone who wants to play cards. */
public final class FailureInWords {

    private FailureInWords() {}

    static void print(Throwable failure) {
        Optional<String> words = of(failure);
        System.err.println();
        System.err.println("Last Trick didn't start.");
        System.err.println(words.orElse("Something unforeseen happened; the lines below say where."));
        if (words.isEmpty()) {
            failure.printStackTrace();
        }
    }

    /** @return the reason in plain words; empty if it is none that was foreseen */
    public static Optional<String> of(Throwable failure) {
        return causes(failure).flatMap(cause -> words(cause).stream()).findFirst();
    }

    private static Stream<Throwable> causes(Throwable failure) {
        return Stream.iterate(failure, cause -> cause != null, Throwable::getCause);
    }

    private static Optional<String> words(Throwable cause) {
        return switch (cause) {
            case CannotStart reason -> Optional.ofNullable(reason.getMessage());
            case QuarkusBindException taken -> Optional.of(portTaken(taken.getPort()));
            case SQLException sql -> databaseRefused(sql);
            default -> Optional.empty();
        };
    }

    private static String portTaken(int port) {
        return "Port " + port + " is in use by another program, perhaps by another Last Trick. Stop that one,"
                + " or use another port, for instance: QUARKUS_HTTP_PORT=" + (port + 1);
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
