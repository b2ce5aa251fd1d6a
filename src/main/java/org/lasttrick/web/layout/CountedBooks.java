package org.lasttrick.web.layout;

import io.quarkus.qute.TemplateInstance;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.Response;
import java.util.function.Supplier;
import org.lasttrick.scorekeeping.Statistics;

/**
 * Answers with pages of what spans the games of a book. While some of them are being counted anew, a page says so and
 * asks again.
 */
@Singleton
public record CountedBooks(Statistics statistics) {
    record Counting() implements TemplateInstance {}

    public Response page(String scorebook, Supplier<TemplateInstance> page) {
        return response(scorebook, () -> Pages.ok(page.get()));
    }

    public Response response(String scorebook, Supplier<Response> answer) {
        return statistics.count(scorebook) ? answer.get() : Pages.response(503, new Counting(), null);
    }
}
