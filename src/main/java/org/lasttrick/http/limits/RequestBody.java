package org.lasttrick.http.limits;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.impl.RoutingContextInternal;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Reads a body on the event loop, so that a client that sends it slowly holds no worker thread. */
final class RequestBody {
    private final RoutingContext http;
    private final int mostBytes;
    private final Buffer body = Buffer.buffer();
    private final long timer;
    private boolean isOver;

    private RequestBody(RoutingContext http, int mostBytes, Duration time) {
        this.http = http;
        this.mostBytes = mostBytes;
        this.timer = http.vertx().setTimer(time.toMillis(), _ -> end(LimitReached.tooSlow(time)));
    }

    /** Lets the request go on with its whole body, or with a refusal. */
    static void read(RoutingContext http, int mostBytes, Duration time) {
        HttpServerRequest request = http.request();
        long announced = announced(request);
        if (announced > mostBytes) {
            http.fail(LimitReached.tooLarge(
                    "The body has %,d bytes; at most %,d are taken.".formatted(announced, mostBytes)));
        } else if (!isExpected(request)) {
            http.next();
        } else {
            new RequestBody(http, mostBytes, time).read(request);
        }
    }

    /** 0 for none; a length that is not a number is none that could be read. */
    static long announced(HttpServerRequest request) {
        String length = request.getHeader(HttpHeaders.CONTENT_LENGTH);
        return length != null && length.matches("[0-9]{1,18}") ? Long.parseLong(length) : 0;
    }

    private static boolean isExpected(HttpServerRequest request) {
        return !request.isEnded()
                && (announced(request) > 0 || request.headers().contains(HttpHeaders.TRANSFER_ENCODING));
    }

    private void read(HttpServerRequest request) {
        request.exceptionHandler(_ -> http.vertx().cancelTimer(timer));
        request.handler(this::add);
        request.endHandler(all -> end(null));
        if (request.headers().contains(HttpHeaders.EXPECT, HttpHeaders.CONTINUE, true)) {
            request.response().writeContinue();
        }
        request.resume();
    }

    /** What comes after a refusal is read and thrown away, so that the client is able to read the answer. */
    private void add(Buffer part) {
        if (!isOver && body.length() + part.length() > mostBytes) {
            end(LimitReached.tooLarge("At most %,d bytes are taken.".formatted(mostBytes)));
        } else if (!isOver) {
            body.appendBuffer(part);
        }
    }

    private void end(@Nullable LimitReached refusal) {
        if (isOver) {
            return;
        }
        isOver = true;
        http.vertx().cancelTimer(timer);
        if (refusal == null) {
            ((RoutingContextInternal) http).setBody(body);
            http.next();
        } else {
            http.fail(refusal);
        }
    }
}
