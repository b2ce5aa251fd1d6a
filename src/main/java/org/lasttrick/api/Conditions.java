package org.lasttrick.api;

import jakarta.ws.rs.HeaderParam;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Device;
import org.lasttrick.chain.PlayTime;
import org.lasttrick.http.ProblemType;
import org.lasttrick.scorekeeping.Request;

/** The headers of a write say its conditions, and how it is to be answered. */
record Conditions(
        @HeaderParam("Idempotency-Key") @Nullable String idempotencyKey,
        @HeaderParam("If-Match") @Nullable String ifMatch,

        @Parameter(description = PLAYED) @HeaderParam("Played-At") @Nullable
        String playedAt,

        @Parameter(description = PREFER) @HeaderParam(AnswerForm.REQUESTED)
        List<String> prefer) {
    private static final String PREFER =
            "return=representation: answer with the whole game; return=minimal: with its" + " version and head alone";

    private static final String PLAYED =
            "when this happened at the table, if not just now: such as 2026-11-21T20:14:00Z, or the day of a game that was kept on"
                    + " paper, such as 2026-11-21, when it is started";

    private static final Pattern VISIBLE = Pattern.compile("[!-~]{1,64}");
    private static final Pattern VERSION = Pattern.compile("\"?([1-9][0-9]{0,8})\"?");

    Request of(Device device) {
        Integer version = expectedVersion();
        return new Request(device, commandId(), version, idempotencyKey != null || version != null, played());
    }

    AnswerForm answer() {
        return prefer.isEmpty() ? AnswerForm.CHANGE : AnswerForm.of(prefer);
    }

    private @Nullable PlayTime played() {
        return playedAt == null
                ? null
                : PlayTime.read(playedAt)
                        .orElseThrow(() -> ProblemType.MALFORMED.exception(
                                "Played-At must be a time such as 2026-11-21T20:14:00Z, or a day such as 2026-11-21."));
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
            throw ProblemType.MALFORMED.exception("If-Match must be a version of the game in quotes, such as \"3\".");
        }
        return Integer.valueOf(matcher.group(1));
    }
}
