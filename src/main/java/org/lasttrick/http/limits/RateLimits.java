package org.lasttrick.http.limits;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.lasttrick.config.Limits;
import org.lasttrick.config.ServiceConfig;

/** Limits how often each client, and all together, may do something. */
@ApplicationScoped
class RateLimits {
    /** So many clients are remembered. One beyond that number begins anew, and the limits for all still hold. */
    private static final int MOST_CLIENTS = 50_000;

    /** A rate limits a kind of request in a time. */
    enum Rate {
        WRITE("writes", Duration.ofMinutes(1)),
        EXPENSIVE("exports, imports, statistics and lists", Duration.ofMinutes(1)),
        NEW_BOOK("new scorebooks", Duration.ofHours(1)),
        WRONG_KEY("wrong keys or invite codes", Duration.ofMinutes(1)),
        NEW_STREAM("new streams", Duration.ofMinutes(1));

        private final String what;
        private final Duration time;

        Rate(String what, Duration time) {
            this.what = what;
            this.time = time;
        }

        private Bucket bucket(int times) {
            return Bucket.builder()
                    .addLimit(limit -> limit.capacity(times).refillGreedy(times, time))
                    .build();
        }
    }

    /** @param all the bucket that all clients share */
    private record Share(int perClient, Bucket all) {}

    private record Key(Rate rate, Client client) {}

    private final boolean areOn;
    private final Map<Rate, Share> shares = new EnumMap<>(Rate.class);
    /** A bucket that nobody used for an hour is full again. */
    private final Cache<Key, Bucket> buckets = Caffeine.newBuilder()
            .maximumSize(MOST_CLIENTS)
            .expireAfterAccess(Duration.ofHours(1))
            .build();

    RateLimits(ServiceConfig settings) {
        Limits limits = settings.limits();
        areOn = limits.enabled();
        share(Rate.WRITE, limits.writesPerMinute(), limits.allWritesPerMinute());
        share(Rate.EXPENSIVE, limits.expensivePerMinute(), limits.allExpensivePerMinute());
        share(Rate.NEW_BOOK, limits.newBooksPerHour(), limits.allNewBooksPerHour());
        share(Rate.WRONG_KEY, limits.wrongKeysPerMinute(), limits.allWrongKeysPerMinute());
        share(Rate.NEW_STREAM, limits.newStreamsPerMinute(), limits.allNewStreamsPerMinute());
    }

    private void share(Rate rate, int perClient, int inAll) {
        shares.put(rate, new Share(perClient, rate.bucket(inAll)));
    }

    /**
     * Counts one more request of a kind.
     *
     * @throws LimitReached if that is too often; then it is not counted
     */
    void count(Rate rate, Client client) {
        if (!areOn) {
            return;
        }
        Bucket own = own(rate, client);
        take(own, rate.what + " from your address");
        try {
            take(share(rate).all, rate.what);
        } catch (LimitReached e) {
            own.addTokens(1);
            throw e;
        }
    }

    private static void take(Bucket bucket, String what) {
        ConsumptionProbe probe = bucket.tryConsumeAndReturnRemaining(1);
        if (!probe.isConsumed()) {
            throw LimitReached.tooMany(
                    "There were too many %s. Wait, and send it again.".formatted(what),
                    probe.getNanosToWaitForRefill());
        }
    }

    /** Takes one request back, so that it is not counted. */
    void discount(Rate rate, Client client) {
        if (areOn) {
            own(rate, client).addTokens(1);
            share(rate).all.addTokens(1);
        }
    }

    private Bucket own(Rate rate, Client client) {
        return buckets.get(new Key(rate, client), key -> rate.bucket(share(rate).perClient));
    }

    private Share share(Rate rate) {
        return Objects.requireNonNull(shares.get(rate));
    }
}
