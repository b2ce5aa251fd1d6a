package org.lasttrick.http;

import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.vertx.core.http.Cookie;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.RequestScoped;
import org.jspecify.annotations.Nullable;

/** The language of this request: the one chosen on the device, else the best match for what the browser accepts. */
@RequestScoped
public class RequestLanguage {
    public static final String COOKIE = "lasttrick-language";

    private final CurrentVertxRequest current;
    private final Languages languages;
    private @Nullable String language;

    RequestLanguage(CurrentVertxRequest current, Languages languages) {
        this.current = current;
        this.languages = languages;
    }

    public String tag() {
        if (language == null) {
            RoutingContext http = current.getCurrent();
            language = http == null || isForPrograms(http.request().path()) ? Languages.ENGLISH : language(http);
        }
        return language;
    }

    /** Exports are under the API's paths, but people read them. */
    private static boolean isForPrograms(@Nullable String path) {
        return isProgram(path) && path != null && !path.contains("/export/");
    }

    private String language(RoutingContext http) {
        Cookie chosen = http.request().getCookie(COOKIE);
        return chosen != null && languages.names().containsKey(chosen.getValue())
                ? chosen.getValue()
                : languages.best(http.request().getHeader("Accept-Language"));
    }

    /** The path and query of this request. A choice of language leads back to it. */
    public String address() {
        RoutingContext http = current.getCurrent();
        return http == null ? "/" : http.request().uri();
    }

    /** Programs are answered in English, for those who write them. */
    public static boolean isProgram(@Nullable String path) {
        return path != null && path.startsWith("/api/");
    }
}
