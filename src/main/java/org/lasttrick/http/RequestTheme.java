package org.lasttrick.http;

import io.vertx.core.http.Cookie;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Whether this request's device shows pages light, dark, or as it shows everything else. Templates know it as {@code cdi:theme}. */
@Named("theme")
@ApplicationScoped
public class RequestTheme {
    public static final String COOKIE = "lasttrick-theme";

    private final RoutingContext http;

    RequestTheme(RoutingContext http) {
        this.http = http;
    }

    /** What can be chosen. */
    public enum Theme {
        LIGHT,
        DARK,
        SYSTEM;

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        public static Optional<Theme> of(@Nullable String word) {
            return Stream.of(values())
                    .filter(theme -> theme.word().equals(word))
                    .findFirst();
        }
    }

    public Theme chosen() {
        Cookie stored = http.request().getCookie(COOKIE);
        return stored == null ? Theme.SYSTEM : Theme.of(stored.getValue()).orElse(Theme.SYSTEM);
    }

    public List<Theme> all() {
        return List.of(Theme.values());
    }

    /** The value of {@code color-scheme}, which the browser's own fields and scroll bars follow. */
    public String scheme() {
        return switch (chosen()) {
            case SYSTEM -> "light dark";
            case LIGHT -> "light";
            case DARK -> "dark";
        };
    }

    /** The media query of the stylesheet with the dark colours. */
    public String darkMedia() {
        return switch (chosen()) {
            case SYSTEM -> "screen and (prefers-color-scheme: dark)";
            case LIGHT -> "not all";
            case DARK -> "screen";
        };
    }
}
