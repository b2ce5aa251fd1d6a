package org.lasttrick.api;

import io.vertx.ext.web.Router;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;

/** Lets a browser show the reference of the API: the page of Swagger UI has a script and a style in it, and images in its stylesheet. */
@Singleton
class Reference {
    private static final String PATH = "/q/swagger-ui*";

    private static final String POLICY =
            "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline';"
                    + " img-src 'self' data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

    /** Sets the policy last: all other pages have the one of application.properties. */
    void letRun(@Observes Router router) {
        router.route(PATH).order(Integer.MIN_VALUE).handler(http -> {
            http.addHeadersEndHandler(_ -> http.response().headers().set("Content-Security-Policy", POLICY));
            http.next();
        });
    }
}
