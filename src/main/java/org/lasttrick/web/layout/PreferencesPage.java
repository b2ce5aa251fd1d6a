package org.lasttrick.web.layout;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lasttrick.http.Languages;
import org.lasttrick.http.LastingCookie;
import org.lasttrick.http.RequestLanguage;
import org.lasttrick.http.RequestSound;
import org.lasttrick.http.RequestTheme;
import org.lasttrick.http.RequestTheme.Theme;
import org.lasttrick.http.ServiceAddress;

/** Stores the chosen language, theme and sound in cookies, for all pages. */
@Path("/")
class PreferencesPage {
    private final Languages languages;
    private final ServiceAddress service;

    PreferencesPage(Languages languages, ServiceAddress service) {
        this.languages = languages;
        this.service = service;
    }

    @POST
    @Path("language")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response chooseLanguage(MultivaluedMap<String, String> form) {
        Optional<String> known = Optional.ofNullable(form.getFirst("language"))
                .filter(name -> languages.names().containsKey(name));
        return back(form, RequestLanguage.COOKIE, known);
    }

    @POST
    @Path("theme")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response chooseTheme(MultivaluedMap<String, String> form) {
        return back(form, RequestTheme.COOKIE, Theme.of(form.getFirst("theme")).map(Theme::word));
    }

    @POST
    @Path("sound")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response chooseSound(MultivaluedMap<String, String> form) {
        Optional<String> known =
                Optional.ofNullable(form.getFirst("sound")).filter(List.of(RequestSound.ON, "off")::contains);
        return back(form, RequestSound.COOKIE, known);
    }

    private Response back(MultivaluedMap<String, String> form, String cookie, Optional<String> chosen) {
        Response.ResponseBuilder response = Pages.redirect(here(form.getFirst("back")));
        chosen.ifPresent(value -> response.cookie(LastingCookie.of(cookie, value, service.uri())));
        return response.build();
    }

    /** Only path and query: an address with a host belongs to another service. */
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
