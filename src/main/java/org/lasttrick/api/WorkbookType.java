package org.lasttrick.api;

import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.MediaType;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/** Workbooks have no charset. RESTEasy names one, since it takes each type with {@code xml} in its name for text. */
class WorkbookType {
    private static final MediaType XLSX = MediaType.valueOf(Downloads.XLSX);

    @ServerResponseFilter
    void withoutCharset(ContainerResponseContext response, RoutingContext http) {
        if (response.getMediaType() != null && response.getMediaType().isCompatible(XLSX)) {
            http.addHeadersEndHandler(_ -> http.response().putHeader(HttpHeaders.CONTENT_TYPE, Downloads.XLSX));
        }
    }
}
