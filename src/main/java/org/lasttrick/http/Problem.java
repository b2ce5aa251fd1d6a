package org.lasttrick.http;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * What went wrong, as RFC 9457 has it: what is wrong, where, and what would be right, in plain words.
 *
 * @param type a name for this kind of problem
 * @param errors one for each field at fault
 * @param more further members that this kind of problem has
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Problem(
        String type,
        String title,
        int status,
        String detail,
        @Nullable List<FieldError> errors,
        @JsonAnyGetter @Schema(hidden = true) Map<String, Object> more) {
    public static final String MEDIA_TYPE = "application/problem+json";
    public static final int UNPROCESSABLE = 422;

    /** The member with the address, for programs, of a ledger that tells more; people's is the same without {@code /api}. */
    public static final String LEDGER = "ledger";

    /** @param pointer to the field, as a JSON pointer */
    @Schema(name = "FieldError")
    public record FieldError(
            @Schema(examples = "/plays/1/card") String pointer, String detail) {}

    public static Problem of(int status, String type, String title, String detail) {
        return new Problem("urn:lasttrick:" + type, title, status, detail, null, Map.of());
    }

    public static Problem malformed(String detail) {
        return of(400, "malformed", "The request is not as the API has it", detail);
    }

    /** @throws WebApplicationException that says so when a request came without the body it needs */
    public static <T> T required(@Nullable T body) {
        if (body == null) {
            throw new WebApplicationException(malformed("The body is missing.").response());
        }
        return body;
    }

    public Problem with(List<FieldError> fields) {
        return new Problem(type, title, status, detail, fields, more);
    }

    public Problem with(String member, Object value) {
        Map<String, Object> members = new HashMap<>(more);
        members.put(member, value);
        return new Problem(type, title, status, detail, errors, members);
    }

    public Response response() {
        return Response.status(status).type(MEDIA_TYPE).entity(this).build();
    }
}
