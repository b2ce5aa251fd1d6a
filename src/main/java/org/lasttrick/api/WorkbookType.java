package org.lasttrick.api;

import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import java.util.Objects;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/** Workbooks have no charset. RESTEasy names one, since it takes each type with {@code xml} in its name for text. */
class WorkbookType {
    @ServerResponseFilter
    void withoutCharset(RoutingContext http) {
        if (http.normalizedPath().endsWith("/export/xlsx")) {
            MultiMap headers = http.response().headers();
            http.addHeadersEndHandler(_ -> {
                if (Objects.requireNonNullElse(headers.get(HttpHeaders.CONTENT_TYPE), "")
                        .startsWith(Downloads.XLSX)) {
                    headers.set(HttpHeaders.CONTENT_TYPE, Downloads.XLSX);
                }
            });
        }
    }
}
