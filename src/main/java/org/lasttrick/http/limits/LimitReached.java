package org.lasttrick.http.limits;

import java.io.Serial;

/** A request is refused after it was admitted. */
public final class LimitReached extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1;

    private final transient Refusal refusal;

    LimitReached(Refusal refusal) {
        super(refusal.detail());
        this.refusal = refusal;
    }

    public Refusal refusal() {
        return refusal;
    }
}
