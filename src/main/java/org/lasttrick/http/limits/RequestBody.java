package org.lasttrick.http.limits;

import io.vertx.core.Promise;
import io.vertx.core.Timer;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.impl.RoutingContextInternal;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** Reads a body on the event loop, so that a client that sends it slowly holds no worker thread. */
final class RequestBody {
    private RequestBody() {}

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
            readWhole(http, mostBytes, time);
        }
    }

    /** Returns the length that the request announces; 0 for none, or for one that is not a number. */
    static long announced(HttpServerRequest request) {
        String length = request.getHeader(HttpHeaders.CONTENT_LENGTH);
        return length != null && length.matches("[0-9]{1,18}") ? Long.parseLong(length) : 0;
    }

    private static boolean isExpected(HttpServerRequest request) {
        return !request.isEnded()
                && (announced(request) > 0 || request.headers().contains(HttpHeaders.TRANSFER_ENCODING));
    }

    /** Reads what comes after a refusal and throws it away, so that the client is able to read the answer. */
    private static void readWhole(RoutingContext http, int mostBytes, Duration time) {
        HttpServerRequest request = http.request();
        Promise<Buffer> whole = Promise.promise();
        Timer timer = http.vertx().timer(time.toMillis(), TimeUnit.MILLISECONDS);
        timer.onSuccess(_ -> whole.tryFail(LimitReached.tooSlow(time)));
        whole.future().onComplete(_ -> timer.cancel()).onFailure(http::fail).onSuccess(body -> {
            ((RoutingContextInternal) http).setBody(body);
            http.next();
        });
        Buffer read = Buffer.buffer();
        request.handler(part -> {
            if (whole.future().isComplete()) {
                return;
            }
            if (read.length() + part.length() > mostBytes) {
                whole.tryFail(LimitReached.tooLarge("At most %,d bytes are taken.".formatted(mostBytes)));
            } else {
                read.appendBuffer(part);
            }
        });
        request.exceptionHandler(_ -> timer.cancel());
        request.endHandler(_ -> whole.tryComplete(read));
        if (request.headers().contains(HttpHeaders.EXPECT, HttpHeaders.CONTINUE, true)) {
            request.response().writeContinue();
        }
        request.resume();
    }
}
