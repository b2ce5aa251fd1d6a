package org.lasttrick.http;

import io.vertx.ext.web.Router;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;

/** An address in tests whose request fails unexpectedly. */
@Singleton
public class FailingRoute {
    public static final String PATH = "/fails";

    void route(@Observes Router router) {
        router.get(PATH).handler(http -> {
            throw new IllegalStateException("This is a test");
        });
    }
}
