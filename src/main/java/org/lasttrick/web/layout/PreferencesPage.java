package org.lasttrick.web.layout;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lasttrick.http.Languages;
import org.lasttrick.http.LastingCookie;
import org.lasttrick.http.RequestLanguage;
import org.lasttrick.http.RequestSound;
import org.lasttrick.http.RequestTheme;
import org.lasttrick.http.ServiceAddress;
import org.lasttrick.language.texts.Theme;
import org.lasttrick.rules.Keyword;

/** Stores the chosen language, theme and sound in cookies, for all pages. */
@Path("/")
class PreferencesPage {
    private static final Map<String, String> COOKIES =
            Map.of("language", RequestLanguage.COOKIE, "theme", RequestTheme.COOKIE, "sound", RequestSound.COOKIE);

    private static final Set<String> SOUNDS = Set.of(RequestSound.ON, "off");

    private final Languages languages;
    private final ServiceAddress service;

    PreferencesPage(Languages languages, ServiceAddress service) {
        this.languages = languages;
        this.service = service;
    }

    @POST
    @Path("{preference:language|theme|sound}")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response choose(String preference, MultivaluedMap<String, String> form) {
        String chosen = Objects.requireNonNullElse(form.getFirst(preference), "");
        boolean isKnown = switch (preference) {
            case "language" -> languages.names().containsKey(chosen);
            case "theme" -> Keyword.read(Theme.values(), chosen).isPresent();
            default -> SOUNDS.contains(chosen);
        };
        Response.ResponseBuilder response = Response.fromResponse(Pages.redirect(here(form.getFirst("back"))));
        if (isKnown) {
            response.cookie(LastingCookie.of(Objects.requireNonNull(COOKIES.get(preference)), chosen, service.uri()));
        }
        return response.build();
    }

    /** Returns only path and query of an address: an address with a host belongs to another service. */
    private static String here(@Nullable String back) {
        try {
            URI page = URI.create(back == null ? "/" : URI.create(back).toASCIIString());
            String path = page.getRawPath();
            boolean isHere = !page.isAbsolute() && page.getRawAuthority() == null && path.matches("/([^/].*)?");
            return isHere ? path + (page.getRawQuery() == null ? "" : "?" + page.getRawQuery()) : "/";
        } catch (IllegalArgumentException e) {
            return "/";
        }
    }
}
