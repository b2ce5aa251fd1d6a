package org.lasttrick.web.layout;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.net.URI;
import org.jspecify.annotations.Nullable;
import org.lasttrick.http.Languages;
import org.lasttrick.http.LastingCookie;
import org.lasttrick.http.RequestLanguage;

/** Stores the chosen language in a cookie, for all pages. */
@Path("/language")
class LanguagePage {
    private final Languages languages;
    private final UriInfo uri;

    LanguagePage(Languages languages, UriInfo uri) {
        this.languages = languages;
        this.uri = uri;
    }

    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response choose(@FormParam("language") @Nullable String language, @FormParam("back") @Nullable String back) {
        Response.ResponseBuilder response = Response.seeOther(here(back));
        return language != null && languages.names().containsKey(language)
                ? response.cookie(LastingCookie.of(RequestLanguage.COOKIE, language, uri))
                        .build()
                : response.build();
    }

    /** Only a path: an address with a host belongs to another service. */
    private static URI here(@Nullable String back) {
        try {
            URI page = URI.create(back == null ? "/" : back);
            String path = page.getRawPath();
            boolean isHere = !page.isAbsolute() && page.getRawAuthority() == null && path.matches("/([^/].*)?");
            return isHere ? page : URI.create("/");
        } catch (IllegalArgumentException e) {
            return URI.create("/");
        }
    }
}
