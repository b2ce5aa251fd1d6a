package org.lasttrick.game;

import java.util.List;

/** A decision is the result of a command: one event for the ledger, or every reason against it. */
public sealed interface Decision {
    record Accepted(GameEvent event) implements Decision {}

    /** @param reasons at least one */
    record Rejected(List<Rejection> reasons) implements Decision {
        public Rejected {
            reasons = List.copyOf(reasons);
            if (reasons.isEmpty()) {
                throw new IllegalArgumentException("A rejection without a reason");
            }
        }

        Rejected(Rejection reason) {
            this(List.of(reason));
        }
    }

    static Decision of(List<Rejection> rejections, GameEvent otherwise) {
        return rejections.isEmpty() ? new Accepted(otherwise) : new Rejected(rejections);
    }
}
