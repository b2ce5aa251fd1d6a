package org.lasttrick.web.layout;

import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.lang.annotation.Annotation;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;
import org.jspecify.annotations.Nullable;
import org.lasttrick.http.Problem;
import org.lasttrick.http.ProblemType;
import org.lasttrick.http.RequestId;
import org.lasttrick.http.RequestLanguage;
import org.lasttrick.language.texts.Messages;

/** Renders a problem as a page outside the API, and sets the headers for a page's language. */
record ProblemPages(Messages messages, RequestLanguage language) {
    /**
     * @param reference to the request, for whoever runs the service; {@code null} unless the service failed
     * @param missing whether there is no such game; then a device that has seen it says so
     * @param erased whether the game was; then the device forgets it
     * @param waits whether the page looks again by itself, since the problem may pass
     * @param seen the version that the device has seen; {@code null}: only its script knows
     */
    record ProblemPage(
            String title,
            String detail,
            @Nullable String ledger,
            @Nullable String reference,
            boolean missing,
            boolean erased,
            boolean waits,
            @Nullable Object seen)
            implements TemplateInstance {}

    @ServerResponseFilter
    void asPage(ContainerRequestContext request, ContainerResponseContext response) {
        if (RequestLanguage.isProgram(request.getUriInfo().getPath())) {
            return;
        }
        if (response.getEntity() instanceof Problem problem) {
            response.setEntity(page(problem), new Annotation[0], MediaType.TEXT_HTML_TYPE.withCharset("UTF-8"));
        }
        // A script or a stylesheet is the same in each language.
        boolean isAsset = request.getUriInfo().getPath().startsWith("/assets/");
        if (response.hasEntity() && !isAsset) {
            response.getHeaders().putSingle(HttpHeaders.CONTENT_LANGUAGE, language.tag());
            response.getHeaders().add(HttpHeaders.VARY, HttpHeaders.ACCEPT_LANGUAGE + ", " + HttpHeaders.COOKIE);
        }
    }

    private String page(Problem problem) {
        HouseText text = messages.of(HouseText.class);
        RequestId id = problem.instance();
        Object ledger = problem.more().get(Problem.LEDGER);
        boolean waits = problem.more().containsKey(KnownGames.WAITS);
        return new ProblemPage(
                        text.problemTitle(problem.type(), problem.title()),
                        waits ? problem.detail() : text.problemDetail(problem.type(), problem.detail()),
                        ledger == null ? null : ledger.toString().replaceFirst("^/api", ""),
                        problem.type() == ProblemType.UNEXPECTED && id != null ? id.text() : null,
                        problem.type() == ProblemType.UNKNOWN_GAME,
                        problem.type() == ProblemType.ERASED_GAME,
                        waits,
                        problem.more().get(KnownGames.SEEN))
                .render();
    }
}
