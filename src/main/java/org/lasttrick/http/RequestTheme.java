package org.lasttrick.http;

import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Named;
import jakarta.inject.Singleton;
import java.util.List;
import org.lasttrick.language.texts.Theme;
import org.lasttrick.rules.Keyword;

/**
 * Tells whether this request's device shows pages light, dark, or as it shows everything else. Templates know it as {@code
 * cdi:theme}.
 */
@Named("theme")
@Singleton
public record RequestTheme(RoutingContext http) {
    public static final String COOKIE = "lasttrick-theme";

    public Theme chosen() {
        return LastingCookie.read(http, COOKIE)
                .flatMap(chosen -> Keyword.read(Theme.values(), chosen))
                .orElse(Theme.SYSTEM);
    }

    public List<Theme> all() {
        return List.of(Theme.values());
    }
}
