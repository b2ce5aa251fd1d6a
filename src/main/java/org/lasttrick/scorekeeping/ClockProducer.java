package org.lasttrick.scorekeeping;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import java.time.Clock;
import java.time.InstantSource;

/** Provides the clock. */
final class ClockProducer {
    private ClockProducer() {}

    @Produces
    @ApplicationScoped
    static InstantSource clock() {
        return Clock.systemUTC();
    }
}
