package org.lasttrick.web.layout;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.vertx.core.buffer.Buffer;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.EntityTag;

/** Has the pages that {@link RenderedPageCache} keeps: those that were asked for last. */
@Singleton
class RenderedPages implements MeterBinder {
    private static final double HEAP_SHARE = 0.05;

    /** An entry takes so many bytes beside its page. */
    private static final int BYTES_OF_AN_ENTRY = 500;

    /**
     * @param path as it was asked for, since the page has it in a form
     * @param device empty for all that only watch
     */
    record Address(String path, String look, String device) {}

    record Page(EntityTag tag, Buffer compressed) {}

    final Cache<Address, Page> cache = Caffeine.newBuilder()
            .maximumWeight((long) (Runtime.getRuntime().maxMemory() * HEAP_SHARE))
            .weigher((Address address, Page page) -> page.compressed().length() + BYTES_OF_AN_ENTRY)
            .build();

    @Override
    public void bindTo(MeterRegistry registry) {
        Gauge.builder(
                        "lasttrick.pages.bytes",
                        cache,
                        kept -> kept.policy()
                                .eviction()
                                .orElseThrow()
                                .weightedSize()
                                .orElseThrow())
                .description("pages in memory, compressed")
                .register(registry);
    }
}
