package org.lasttrick.http;

import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Named;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Whether this request's device shows pages light, dark, or as it shows everything else. Templates know it as {@code cdi:theme}. */
@Named("theme")
@Singleton
public record RequestTheme(RoutingContext http) {
    public static final String COOKIE = "lasttrick-theme";

    /** What can be chosen. */
    public enum Theme {
        LIGHT("light", "not all"),
        DARK("dark", "screen"),
        SYSTEM("light dark", "screen and (prefers-color-scheme: dark)");

        /** The value of {@code color-scheme}, which the browser's own fields and scroll bars follow. */
        public final String scheme;

        /** The media query of the stylesheet with the dark colours. */
        public final String darkMedia;

        Theme(String scheme, String darkMedia) {
            this.scheme = scheme;
            this.darkMedia = darkMedia;
        }

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        public static Optional<Theme> of(String word) {
            return Stream.of(values())
                    .filter(theme -> theme.word().equals(word))
                    .findFirst();
        }
    }

    public Theme chosen() {
        return LastingCookie.read(http, COOKIE).flatMap(Theme::of).orElse(Theme.SYSTEM);
    }

    public List<Theme> all() {
        return List.of(Theme.values());
    }
}
