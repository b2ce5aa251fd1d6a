package org.lasttrick.web;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.MediaType;
import java.lang.annotation.Annotation;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;
import org.lasttrick.edge.Problem;

/** Shows a person in a browser a page where a program gets JSON. */
class ProblemPages {

    @ServerResponseFilter
    void asPage(ContainerRequestContext request, ContainerResponseContext response) {
        boolean isApi = request.getUriInfo().getPath().startsWith("/api/");
        if (!isApi && response.getEntity() instanceof Problem problem) {
            response.setEntity(
                    Pages.problem(problem.title(), problem.detail()).render(),
                    new Annotation[0],
                    MediaType.TEXT_HTML_TYPE.withCharset("UTF-8"));
        }
    }
}
