package org.lasttrick.http.limits;

import io.vertx.ext.web.RoutingContext;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A request is open until it is answered or its connection is closed, and no resource works on it any more. A client that goes away
 * doesn't stop the work that it asked for.
 */
final class OpenRequest {
    private static final String KEY = OpenRequest.class.getName();

    private final List<Runnable> atEnd = new ArrayList<>();
    private final boolean isStream;
    private boolean isAnswered;
    private boolean isInWork;

    private OpenRequest(boolean isStream) {
        this.isStream = isStream;
    }

    /** Returns the open request; {@code null} before {@link #begin}. */
    static @Nullable OpenRequest of(RoutingContext http) {
        return http.get(KEY);
    }

    static OpenRequest begin(RoutingContext http, RequestKind kind) {
        OpenRequest request = new OpenRequest(kind == RequestKind.STREAM);
        http.put(KEY, request);
        http.addEndHandler(ended -> request.answered());
        return request;
    }

    /** Runs an action at the end, or now if that is past. */
    synchronized void atEnd(Runnable action) {
        atEnd.add(action);
        runIfEnded();
    }

    /** Notes that a resource works on the request, unless that is a stream: it ends with its connection, and RESTEasy doesn't say so. */
    synchronized void workBegins() {
        isInWork = !isStream;
    }

    synchronized void workEnds() {
        isInWork = false;
        runIfEnded();
    }

    /** Notes that the request is answered, or its connection is closed. */
    synchronized void answered() {
        isAnswered = true;
        runIfEnded();
    }

    private void runIfEnded() {
        if (isAnswered && !isInWork) {
            atEnd.forEach(Runnable::run);
            atEnd.clear();
        }
    }
}
