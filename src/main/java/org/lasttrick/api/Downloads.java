package org.lasttrick.api;

import jakarta.ws.rs.core.CacheControl;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import org.lasttrick.transfer.export.FileName;

/** Responses that a browser saves as a file. */
final class Downloads {
    static final String CSV = "text/csv;charset=UTF-8;header=present";
    static final String XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    static final String PDF = "application/pdf";

    private Downloads() {}

    static Response of(Object content, FileName name) {
        return Response.ok(content)
                .header(HttpHeaders.CONTENT_DISPOSITION, name.disposition())
                .cacheControl(fresh())
                .build();
    }

    /** A browser asks again each time: the game may have changed since. */
    static CacheControl fresh() {
        CacheControl fresh = new CacheControl();
        fresh.setNoCache(true);
        return fresh;
    }
}
