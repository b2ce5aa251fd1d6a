package org.lasttrick.api;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import org.lasttrick.transfer.export.FileName;

/** Makes responses that a browser saves as a file. */
final class Downloads {
    static final String CSV = "text/csv;charset=UTF-8;header=present";
    static final String XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    static final String PDF = "application/pdf";

    /** A browser asks again each time: the game may have changed since. */
    static final String FRESH = "no-cache, no-transform";

    private Downloads() {}

    static Response of(Object content, FileName name) {
        return Response.ok(content)
                .header(HttpHeaders.CONTENT_DISPOSITION, name.disposition())
                .header(HttpHeaders.CACHE_CONTROL, FRESH)
                .build();
    }
}
