package org.lasttrick.scorekeeping;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import java.time.Clock;
import java.time.InstantSource;
import org.lasttrick.config.ServiceConfig;

/** Provides the clock of the service, which a setting can put forward or back. */
final class ClockProducer {
    private ClockProducer() {}

    @Produces
    @ApplicationScoped
    static InstantSource clock(ServiceConfig settings) {
        return Clock.offset(Clock.systemUTC(), settings.clockOffset());
    }
}
