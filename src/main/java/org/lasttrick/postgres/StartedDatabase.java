package org.lasttrick.postgres;

import java.io.IOException;
import java.util.Map;

/** A database that Quarkus can use until it is closed. */
public interface StartedDatabase extends AutoCloseable {

    /** Quarkus's settings for it: the service's role for the service, the owner's for the migrations. */
    Map<String, String> settings();

    /** Is called when the command that uses it has succeeded; not if that failed or was interrupted. */
    default void succeeded() {}

    @Override
    void close() throws IOException;
}
