package org.lasttrick.http;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.lasttrick.http.limits.LimitReached;

/**
 * A problem, as in RFC 9457, says in plain words what is wrong, where, and what would be right.
 *
 * @param instance the request that was refused or failed
 * @param errors one for each field at fault
 * @param more further members that this type of problem has
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Problem(
        ProblemType type,
        String title,
        int status,
        String detail,
        @Schema(hidden = true) @Nullable RequestId instance,
        @Nullable List<FieldError> errors,
        @JsonAnyGetter @Schema(hidden = true) Map<String, Object> more) {
    /** The member has the address of the ledger in the API; the page's is the same without {@code /api}. */
    public static final String LEDGER = "ledger";

    static final String MEDIA_TYPE = "application/problem+json";

    /** @param pointer to the field, as a JSON pointer */
    @Schema(name = "FieldError")
    public record FieldError(
            @Schema(examples = "/plays/1/card") String pointer, String detail) {}

    public static Problem of(ProblemType type, String detail) {
        return of(type, type.title, detail);
    }

    /** @param title in place of the usual one */
    public static Problem of(ProblemType type, String title, String detail) {
        return new Problem(type, title, type.status, detail, null, null, Map.of());
    }

    /** Returns the usual problem of an HTTP status. */
    static Problem ofStatus(int status) {
        return switch (status) {
            case 404 -> of(ProblemType.NOT_FOUND, "There is nothing at this address. Check the link.");
            case 405 -> of(ProblemType.METHOD, "This address takes other methods; see the API's page.");
            case 406 -> of(ProblemType.NOT_ACCEPTABLE, "The answer is JSON: accept application/json.");
            case 412 -> of(ProblemType.STALE, "If-Match names another version than the one that is here now.");
            case 413 -> of(ProblemType.TOO_LARGE, "At most 65,536 bytes are taken.");
            case 415 -> of(ProblemType.MEDIA_TYPE, "Send JSON, with Content-Type: application/json.");
            default ->
                status >= 400 && status < 500
                        ? malformed("Check its form.")
                        : of(
                                ProblemType.UNEXPECTED,
                                "The service failed; it is in its log. What was answered before is safe.");
        };
    }

    static Problem unreadable() {
        return malformed("The body, or its Content-Type, can't be read: check their form.");
    }

    static Problem malformed(String detail) {
        return of(ProblemType.MALFORMED, detail);
    }

    /**
     * @param pointer to the field that is malformed; empty for the whole body
     * @param clause what it must be, with the field as its subject
     */
    static Problem malformed(String pointer, String clause) {
        return malformed((pointer.isEmpty() ? "The body" : pointer) + " " + clause)
                .at(pointer, clause);
    }

    /** Returns the problem of a malformed request as an exception. */
    public static WebApplicationException malformedAt(String pointer, String clause) {
        return malformed(pointer, clause).exception();
    }

    /** @throws WebApplicationException with a problem when a request has no body */
    public static <T> T required(@Nullable T body) {
        if (body == null) {
            throw malformed("The body is missing.").exception();
        }
        return body;
    }

    public Problem at(String pointer, String fault) {
        return with(List.of(new FieldError(pointer, fault)));
    }

    public Problem with(List<FieldError> fields) {
        return new Problem(type, title, status, detail, instance, fields, more);
    }

    public Problem with(String member, Object value) {
        Map<String, Object> members = new HashMap<>(more);
        members.put(member, value);
        return new Problem(type, title, status, detail, instance, errors, members);
    }

    Problem of(@Nullable RequestId request) {
        return new Problem(type, title, status, detail, request, errors, more);
    }

    public Response response() {
        return Response.status(status).type(MEDIA_TYPE).entity(this).build();
    }

    public Response response(String header, Object value) {
        return Response.fromResponse(response()).header(header, value).build();
    }

    static Response response(LimitReached e) {
        return switch (e.status()) {
            case 408 -> ProblemType.TOO_SLOW.response(e.detail());
            case 413 -> ProblemType.TOO_LARGE.response(e.detail());
            case 503 ->
                of(ProblemType.DISK_FULL, "The disk has no room for this answer", e.detail())
                        .response(HttpHeaders.RETRY_AFTER, e.retryAfterSeconds());
            default -> of(ProblemType.TOO_MANY, e.detail()).response(HttpHeaders.RETRY_AFTER, e.retryAfterSeconds());
        };
    }

    public WebApplicationException exception() {
        return new WebApplicationException(response());
    }
}
