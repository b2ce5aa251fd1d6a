package org.lasttrick.web.layout;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import org.jspecify.annotations.Nullable;
import org.lasttrick.http.Languages;
import org.lasttrick.http.LastingCookie;
import org.lasttrick.http.RequestLanguage;
import org.lasttrick.http.ServiceAddress;

/** Stores the chosen language in a cookie, for all pages. */
@Path("/language")
class LanguagePage {
    private final Languages languages;
    private final ServiceAddress service;

    LanguagePage(Languages languages, ServiceAddress service) {
        this.languages = languages;
        this.service = service;
    }

    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response choose(MultivaluedMap<String, String> form) {
        String language = form.getFirst("language");
        Response.ResponseBuilder response = Pages.redirect(here(form.getFirst("back")));
        return language != null && languages.names().containsKey(language)
                ? response.cookie(LastingCookie.of(RequestLanguage.COOKIE, language, service.uri()))
                        .build()
                : response.build();
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
