package org.lasttrick.http;

import io.micrometer.core.instrument.config.MeterFilter;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;

/** Requests are counted without their addresses, which have ids, and without their methods: clients can make up any. */
class RequestMetrics {
    private RequestMetrics() {}

    @Produces
    @Singleton
    static MeterFilter withoutAddresses() {
        return MeterFilter.ignoreTags("uri", "method");
    }
}
