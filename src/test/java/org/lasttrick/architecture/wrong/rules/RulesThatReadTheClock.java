package org.lasttrick.architecture.wrong.rules;

import java.time.Instant;

final class RulesThatReadTheClock {
    Instant at() {
        return Instant.now();
    }
}
