package org.lasttrick.http.limits;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.lasttrick.config.ServiceConfig;
import org.lasttrick.http.limits.RateLimits.Rate;

class RateLimitsTest {
    private static final int ROUNDS = 200;
    private static final int AT_ONCE = 32;

    private static RateLimits limits(int perClient, int inAll) {
        Map<String, String> settings = Map.of(
                "lasttrick.limits.new-books-per-hour", String.valueOf(perClient),
                "lasttrick.limits.all-new-books-per-hour", String.valueOf(inAll));
        return new RateLimits(new SmallRyeConfigBuilder()
                .addDefaultInterceptors()
                .withMapping(ServiceConfig.class)
                .withDefaultValue("user.home", "/home/anna")
                .withSources(new PropertiesConfigSource(settings, "test", 100))
                .build()
                .getConfigMapping(ServiceConfig.class));
    }

    private static boolean counts(RateLimits limits, String client) {
        try {
            limits.count(Rate.NEW_BOOK, new Client(client));
            return true;
        } catch (LimitReached e) {
            return false;
        }
    }

    private static long atOnce(RateLimits limits) throws Exception {
        try (ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE)) {
            List<Future<Boolean>> tries = new ArrayList<>();
            for (int i = 0; i < AT_ONCE; i++) {
                tries.add(threads.submit(() -> counts(limits, "club")));
            }
            long passed = 0;
            for (Future<Boolean> attempt : tries) {
                passed += attempt.get() ? 1 : 0;
            }
            return passed;
        }
    }

    @Test
    void noMoreThanTheLimitPassAtOnce() throws Exception {
        for (int round = 0; round < ROUNDS; round++) {
            assertEquals(3, atOnce(limits(3, 100)), "of the client");
            assertEquals(3, atOnce(limits(100, 3)), "in all");
        }
    }

    @Test
    void whatIsRefusedForAllIsNotCountedForTheClient() {
        RateLimits limits = limits(2, 1);
        limits.count(Rate.NEW_BOOK, new Client("other"));
        for (int i = 0; i < 5; i++) {
            LimitReached refused =
                    assertThrows(LimitReached.class, () -> limits.count(Rate.NEW_BOOK, new Client("club")));
            assertFalse(refused.detail().contains("your address"), refused.detail());
        }
    }

    @Test
    void whatIsDiscountedWasNotCounted() {
        RateLimits limits = limits(1, 1);
        for (int i = 0; i < 5; i++) {
            limits.count(Rate.NEW_BOOK, new Client("club"));
            limits.discount(Rate.NEW_BOOK, new Client("club"));
        }
    }
}
