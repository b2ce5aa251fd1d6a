package org.lasttrick.api;

import jakarta.ws.rs.HeaderParam;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Device;
import org.lasttrick.http.ProblemType;
import org.lasttrick.scorekeeping.Request;

/** The conditional headers of a write. */
record Conditions(
        @HeaderParam("Idempotency-Key") @Nullable String idempotencyKey,
        @HeaderParam("If-Match") @Nullable String ifMatch) {
    private static final Pattern VISIBLE = Pattern.compile("[!-~]{1,64}");
    private static final Pattern VERSION = Pattern.compile("\"?([1-9][0-9]{0,8})\"?");

    Request of(Device device) {
        Integer version = expectedVersion();
        return new Request(device, commandId(), version, idempotencyKey != null || version != null);
    }

    private @Nullable String commandId() {
        if (idempotencyKey != null && !VISIBLE.matcher(idempotencyKey).matches()) {
            throw ProblemType.MALFORMED.exception("Idempotency-Key must be 1 to 64 visible characters without spaces.");
        }
        return idempotencyKey;
    }

    private @Nullable Integer expectedVersion() {
        if (ifMatch == null || ifMatch.equals("*")) {
            return null;
        }
        Matcher matcher = VERSION.matcher(ifMatch);
        if (!matcher.matches()) {
            throw ProblemType.MALFORMED.exception("If-Match must be one version as the ETag gives it, such as \"3\".");
        }
        return Integer.valueOf(matcher.group(1));
    }
}
