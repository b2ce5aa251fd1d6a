package org.lasttrick.operations;

import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.DSYNC;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.sql.DataSource;
import org.jboss.logging.Logger;
import org.lasttrick.config.ServiceConfig;

/**
 * Keeps the ids of all games that were erased, in a file beside the embedded database: when a backup that still has them is
 * restored there, they are erased again.
 */
@Singleton
public class ErasedGames {
    private static final Logger LOG = Logger.getLogger(ErasedGames.class);

    private final ServiceConfig settings;
    private final DataSource database;

    ErasedGames(ServiceConfig settings, DataSource database) {
        this.settings = settings;
        this.database = database;
    }

    /** Reads the erased games of a data directory, of which its database may know nothing. */
    public static Set<String> in(Path dataDirectory) throws IOException {
        Path file = file(dataDirectory);
        return Files.exists(file) ? Set.copyOf(Files.readAllLines(file)) : Set.of();
    }

    private static Path file(Path dataDirectory) {
        return dataDirectory.resolve("erased");
    }

    /** Adds the games that an earlier version has erased, or a service that was killed at that moment. */
    void start(@Observes StartupEvent start) {
        if (settings.preparedDatabase()) {
            save();
        }
    }

    /** Saves the list when a game has been erased. */
    public synchronized void save() {
        if (!settings.embeddedDatabase()) {
            return;
        }
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement();
                ResultSet erased = statement.executeQuery("SELECT id FROM game WHERE erased_at IS NOT NULL")) {
            Set<String> known = in(settings.dataDir());
            List<String> added = new ArrayList<>();
            while (erased.next()) {
                if (!known.contains(erased.getString(1))) {
                    added.add(erased.getString(1));
                }
            }
            Files.write(file(settings.dataDir()), added, CREATE, APPEND, DSYNC);
        } catch (IOException | SQLException e) {
            // The game is erased, and the next start tries this again.
            LOG.warn("The list of erased games is incomplete: an older backup would bring some back", e);
        }
    }
}
