package org.lasttrick.api;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Instant;
import java.time.ZoneId;
import org.lasttrick.export.FileName;

/** A JSON file that a browser keeps instead of showing it. */
final class JsonDownload {
    private static final String ENDING = "json";

    private JsonDownload() {}

    static Response of(Object file, String title, Instant at) {
        return Response.ok(file)
                .type(MediaType.APPLICATION_JSON_TYPE)
                .header(
                        HttpHeaders.CONTENT_DISPOSITION,
                        FileName.of(title, at, ZoneId.systemDefault(), ENDING).disposition())
                .build();
    }
}
