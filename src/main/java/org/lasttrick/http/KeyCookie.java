package org.lasttrick.http;

import io.quarkus.runtime.StartupEvent;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.ws.rs.core.NewCookie;
import java.net.URI;
import java.util.Optional;
import javax.sql.DataSource;
import org.lasttrick.access.RandomText;
import org.lasttrick.config.ServiceConfig;
import org.lasttrick.database.Database;

/**
 * Reads and makes the cookie in which a device keeps its key. Browsers keep cookies by host, whatever the port: its name has
 * something of the installation, so that two on one computer don't take each other's place.
 */
@ApplicationScoped
public class KeyCookie {
    /** All installations once used this name. It is read where there is no other, and never written. */
    private static final String OLD = "lasttrick-key";

    private static final int LENGTH = 8;

    private static final String ADD = "INSERT INTO installation (id) VALUES (?) ON CONFLICT DO NOTHING";
    private static final String READ = "SELECT id FROM installation";

    private final ServiceConfig settings;
    private final Database database;
    private String name = OLD;

    KeyCookie(ServiceConfig settings, DataSource source) {
        this.settings = settings;
        this.database = new Database(source);
    }

    void start(@Observes StartupEvent start) {
        if (settings.preparedDatabase()) {
            database.update(ADD, RandomText.id().substring(0, LENGTH));
            name = OLD + "-" + database.first(READ, row -> row.getString(1)).orElseThrow();
        }
    }

    Optional<String> read(RoutingContext http) {
        return LastingCookie.read(http, name).or(() -> LastingCookie.read(http, OLD));
    }

    NewCookie keep(String key, URI service) {
        return LastingCookie.of(name, key, service);
    }
}
