package org.lasttrick.postgres;

import java.io.IOException;
import java.util.Map;

/** A started database can be used by Quarkus until it is closed. */
public interface StartedDatabase extends AutoCloseable {

    /** Returns Quarkus's settings for the database: the service's role for the service, the owner's for the migrations. */
    Map<String, String> settings();

    /** Notes that the command that uses the database has succeeded; it isn't called if that failed or was interrupted. */
    default void succeeded() {}

    @Override
    void close() throws IOException;
}
