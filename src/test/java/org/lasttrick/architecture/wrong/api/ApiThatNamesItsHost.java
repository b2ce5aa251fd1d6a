package org.lasttrick.architecture.wrong.api;

import jakarta.ws.rs.core.Response;
import java.net.URI;

final class ApiThatNamesItsHost {
    Response created() {
        return Response.created(URI.create("/api")).build();
    }
}
