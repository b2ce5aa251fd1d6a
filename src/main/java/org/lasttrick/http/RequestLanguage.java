package org.lasttrick.http;

import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.vertx.core.http.Cookie;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.RequestScoped;
import org.jspecify.annotations.Nullable;
import org.lasttrick.language.texts.CurrentLanguage;
import org.lasttrick.language.texts.Languages;

/** Reads a page in the language chosen on this device, else in the one that suits best of what the browser accepts. */
@RequestScoped
public class RequestLanguage implements CurrentLanguage {
    public static final String COOKIE = "lasttrick-language";

    private final CurrentVertxRequest current;
    private final Languages languages;
    private @Nullable String language;

    RequestLanguage(CurrentVertxRequest current, Languages languages) {
        this.current = current;
        this.languages = languages;
    }

    @Override
    public String tag() {
        if (language == null) {
            RoutingContext http = current.getCurrent();
            language = http == null || isForPrograms(http.request().path()) ? Languages.ENGLISH : language(http);
        }
        return language;
    }

    /** What is exported, people open. */
    private static boolean isForPrograms(@Nullable String path) {
        return isProgram(path) && path != null && !path.contains("/export/");
    }

    private String language(RoutingContext http) {
        Cookie chosen = http.request().getCookie(COOKIE);
        return chosen != null && languages.names().containsKey(chosen.getValue())
                ? chosen.getValue()
                : languages.best(http.request().getHeader("Accept-Language"));
    }

    /** The address that is read, within this service: the language is chosen there, and read there again. */
    public String address() {
        RoutingContext http = current.getCurrent();
        return http == null ? "/" : http.request().uri();
    }

    /** What a program is told is English: it is for whoever writes the program. */
    public static boolean isProgram(@Nullable String path) {
        return path != null && path.startsWith("/api/");
    }
}
