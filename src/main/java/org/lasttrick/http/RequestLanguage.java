package org.lasttrick.http;

import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Named;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/**
 * Knows the language of this request: the one chosen on the device, else that of the link, else the best match for what the browser
 * accepts. Templates know it as {@code cdi:language}.
 */
@Named("language")
@RequestScoped
public class RequestLanguage {
    private static final Pattern PROGRAMS = Pattern.compile("/(api|q)(?![^/;?])");
    public static final String COOKIE = "lasttrick-language";

    /** A link that others open has this query parameter: the services that fetch its preview accept any language. */
    private static final String PARAMETER = "language";

    private static final Pattern LINKED = Pattern.compile(PARAMETER + "=[a-z]{2,3}");

    private final Languages languages;
    private String tag = Languages.ENGLISH;
    private String address = "/";

    RequestLanguage(Languages languages) {
        this.languages = languages;
    }

    /**
     * Chooses the language before any other filter, whose refusals are in this language, too. Exports are under the API's paths,
     * but people read them.
     */
    @ServerRequestFilter(preMatching = true, priority = 0)
    void read(RoutingContext http) {
        String query = http.request().query();
        address = http.request().path() + (query == null ? "" : "?" + query);
        if (!isProgram(http.normalizedPath()) || http.normalizedPath().contains("/export/")) {
            tag = Stream.concat(LastingCookie.read(http, COOKIE).stream(), http.queryParam(PARAMETER).stream())
                    .filter(wanted -> languages.names().containsKey(wanted))
                    .findFirst()
                    .orElseGet(() -> languages.best(http.request().getHeader("Accept-Language")));
        }
    }

    /** Returns the path with this language, for others to open. */
    public String inLink(String path) {
        return path + (path.contains("?") ? "&" : "?") + PARAMETER + "=" + tag;
    }

    /** Returns whether a query has nothing but a language, as links have it that others open. */
    public static boolean isLanguageOnly(String query) {
        return LINKED.matcher(query).matches();
    }

    public String tag() {
        return tag;
    }

    /**
     * Returns the path and query of this request, without a host that it may have named. A choice of language leads back to it.
     */
    public String address() {
        return address;
    }

    /** Returns each other language, in the order of the tags. */
    public List<Other> others() {
        return languages.names().entrySet().stream()
                .filter(each -> !each.getKey().equals(tag))
                .map(each -> new Other(each.getKey(), each.getValue()))
                .toList();
    }

    /**
     * @param key its tag
     * @param value its name for itself
     */
    public record Other(String key, String value) {}

    /**
     * Checks whether a program asks for a path: programs are answered in English, for those who write them. A semicolon begins
     * parameters of a path's segment.
     */
    public static boolean isProgram(String path) {
        return PROGRAMS.matcher(path).lookingAt();
    }
}
