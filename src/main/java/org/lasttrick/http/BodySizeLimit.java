package org.lasttrick.http;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.ReaderInterceptorContext;
import java.io.IOException;
import java.util.regex.Pattern;
import org.apache.commons.io.input.BoundedInputStream;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jspecify.annotations.Nullable;

/** Rejects a body above the limit: by its Content-Length, or without one while it is read. */
@Provider
class BodySizeLimit implements ReaderInterceptor {
    private static final int MAX_BYTES = 64 * 1024;

    /** More than an import may have: the form around a file fits, and the import itself reports one that is too large. */
    private static final int MAX_FILE_BYTES = 20 * 1024 * 1024 + 64 * 1024;

    private static final Pattern FILES = Pattern.compile("/?(api/scorebooks/[^/]+/import|bring-in)/?");

    private final UriInfo uri;

    BodySizeLimit(UriInfo uri) {
        this.uri = uri;
    }

    @ServerRequestFilter(preMatching = true)
    @Nullable
    Response reject(ContainerRequestContext request) {
        int max = max(request.getUriInfo());
        return request.getLength() > max
                ? ProblemType.TOO_LARGE.response(
                        "The body has %,d bytes; at most %,d are taken.".formatted(request.getLength(), max))
                : null;
    }

    @Override
    public Object aroundReadFrom(ReaderInterceptorContext body) throws IOException {
        int max = max(uri);
        body.setInputStream(BoundedInputStream.builder()
                .setInputStream(body.getInputStream())
                .setMaxCount(max + 1L)
                .setOnMaxCount((limit, read) -> {
                    throw new TooLarge(max);
                })
                .get());
        return body.proceed();
    }

    private static int max(UriInfo uri) {
        return FILES.matcher(uri.getPath()).matches() ? MAX_FILE_BYTES : MAX_BYTES;
    }

    /** An IOException, because body parsers wrap other exceptions. */
    static final class TooLarge extends IOException {
        TooLarge(int max) {
            super("At most %,d bytes are taken.".formatted(max));
        }
    }

    @ServerExceptionMapper
    Response tooLarge(TooLarge e) {
        return ProblemType.TOO_LARGE.response(String.valueOf(e.getMessage()));
    }
}
