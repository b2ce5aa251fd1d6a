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

/** Refuses a body above the limit: by its Content-Length before it is read, and one without that while it is read. */
@Provider
class BodySizeLimit implements ReaderInterceptor {
    private static final int MOST_BYTES = 64 * 1024;

    /** An import, the form around it, and as much more as lets the import say itself what is too large. */
    private static final int MOST_BYTES_OF_A_FILE = 20 * 1024 * 1024 + 64 * 1024;

    private static final Pattern FILES = Pattern.compile("/?(api/scorebooks/[^/]+/import|bring-in)/?");

    private final UriInfo uri;

    BodySizeLimit(UriInfo uri) {
        this.uri = uri;
    }

    @ServerRequestFilter(preMatching = true)
    @Nullable
    Response refuse(ContainerRequestContext request) {
        int most = most(request.getUriInfo());
        return request.getLength() > most
                ? ProblemType.TOO_LARGE.response(
                        "The body has %,d bytes; at most %,d are taken.".formatted(request.getLength(), most))
                : null;
    }

    @Override
    public Object aroundReadFrom(ReaderInterceptorContext body) throws IOException {
        int most = most(uri);
        body.setInputStream(BoundedInputStream.builder()
                .setInputStream(body.getInputStream())
                .setMaxCount(most + 1L)
                .setOnMaxCount((limit, read) -> {
                    throw new TooLarge(most);
                })
                .get());
        return body.proceed();
    }

    private static int most(UriInfo uri) {
        return FILES.matcher(uri.getPath()).matches() ? MOST_BYTES_OF_A_FILE : MOST_BYTES;
    }

    /** An IOException, since what parses a body wraps others. */
    static final class TooLarge extends IOException {
        TooLarge(int most) {
            super("At most %,d bytes are taken.".formatted(most));
        }
    }

    @ServerExceptionMapper
    Response tooLarge(TooLarge e) {
        return ProblemType.TOO_LARGE.response(String.valueOf(e.getMessage()));
    }
}
