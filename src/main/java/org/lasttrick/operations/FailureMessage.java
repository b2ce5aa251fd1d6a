package org.lasttrick.operations;

import io.quarkus.runtime.QuarkusBindException;
import io.smallrye.config.ConfigValidationException;
import java.sql.SQLException;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.lasttrick.postgres.CommandException;

/** Says in plain words why Last Trick didn't start, or why a command failed. */
public final class FailureMessage {

    /** PostgreSQL has this SQL state if the role may not do something, such as create a table. */
    private static final String TOO_FEW_RIGHTS = "42501";

    /** The port is that of Quarkus, unless it is set. */
    private static final int HTTPS_PORT = 8443;

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
                + " or use another port, for instance: "
                + (port == HTTPS_PORT ? "QUARKUS_HTTP_SSL_PORT=" : "QUARKUS_HTTP_PORT=") + (port + 1);
    }

    private static String wrongSettings(ConfigValidationException wrong) {
        return IntStream.range(0, wrong.getProblemCount())
                .mapToObj(i -> wrong.getProblem(i).getMessage())
                .collect(Collectors.joining("\n  ", "These settings are wrong (README.md lists all):\n  ", ""));
    }

    /**
     * Says why the database refused, by the class of its SQL state: 08 is connection, 28 is authorization, 3D is the name of the
     * database, 57P is a start or an end.
     */
    private static Optional<String> databaseRefused(SQLException cause) {
        String state = String.valueOf(cause.getSQLState());
        // Others say at which character of the SQL.
        String reason = String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
        if (state.startsWith("08") || state.startsWith("57P")) {
            return Optional.of("The database can't be reached: " + reason);
        }
        if (DiskSpace.saysFull(cause)) {
            return Optional.of("The disk of the database is full. Free some space there, and start Last Trick again.");
        }
        if (state.startsWith("3D")) {
            return Optional.of("There is no such database: " + reason);
        }
        return state.startsWith("28") || state.equals(TOO_FEW_RIGHTS)
                ? Optional.of("The database doesn't let Last Trick in: " + reason)
                : Optional.empty();
    }
}
