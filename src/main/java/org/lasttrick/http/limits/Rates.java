package org.lasttrick.http.limits;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.EstimationProbe;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.lasttrick.launch.Limits;
import org.lasttrick.launch.Settings;

/** How often each client, and all together, may do something. */
@ApplicationScoped
class Rates {
    /** A client beyond that number begins anew, and the limits for all still hold. */
    private static final int MOST_CLIENTS = 50_000;

    /** What is limited by time. */
    enum Rate {
        WRITE(Duration.ofMinutes(1), "writes"),
        DEAR_READ(Duration.ofMinutes(1), "exports, imports, statistics and verifications"),
        NEW_BOOK(Duration.ofHours(1), "new scorebooks"),
        WRONG_KEY(Duration.ofMinutes(1), "wrong keys or invite codes"),
        NEW_STREAM(Duration.ofMinutes(1), "new streams");

        private final Duration time;
        private final String what;

        Rate(Duration time, String what) {
            this.time = time;
            this.what = what;
        }
    }

    /** @param all the bucket that all clients share */
    private record Share(Rate rate, int perClient, Bucket all) {}

    private record Key(Rate rate, Client client) {}

    private final boolean areOn;
    private final Map<Rate, Share> shares = new EnumMap<>(Rate.class);
    /** A bucket that nobody used for an hour is full again. */
    private final Cache<Key, Bucket> buckets = Caffeine.newBuilder()
            .maximumSize(MOST_CLIENTS)
            .expireAfterAccess(Duration.ofHours(1))
            .build();

    Rates(Settings settings) {
        Limits limits = settings.limits();
        areOn = limits.enabled();
        share(Rate.WRITE, limits.writesPerMinute(), limits.allWritesPerMinute());
        share(Rate.DEAR_READ, limits.dearReadsPerMinute(), limits.allDearReadsPerMinute());
        share(Rate.NEW_BOOK, limits.newBooksPerHour(), limits.allNewBooksPerHour());
        share(Rate.WRONG_KEY, limits.wrongKeysPerMinute(), limits.allWrongKeysPerMinute());
        share(Rate.NEW_STREAM, limits.newStreamsPerMinute(), limits.allNewStreamsPerMinute());
    }

    private void share(Rate rate, int perClient, int inAll) {
        shares.put(rate, new Share(rate, perClient, bucket(inAll, rate.time)));
    }

    private static Bucket bucket(int times, Duration time) {
        return Bucket.builder()
                .addLimit(limit -> limit.capacity(times).refillGreedy(times, time))
                .build();
    }

    /** Counts one more; {@code null} if it may be done, else nothing is counted. */
    @Nullable
    Refusal count(Rate rate, Client client) {
        Refusal refusal = look(rate, client);
        if (refusal == null && areOn) {
            Share share = Objects.requireNonNull(shares.get(rate));
            own(share, client).tryConsume(1);
            share.all.tryConsume(1);
        }
        return refusal;
    }

    /** Counts nothing; {@code null} if one more would be allowed. */
    @Nullable
    Refusal look(Rate rate, Client client) {
        if (!areOn) {
            return null;
        }
        Share share = Objects.requireNonNull(shares.get(rate));
        EstimationProbe own = own(share, client).estimateAbilityToConsume(1);
        EstimationProbe all = share.all.estimateAbilityToConsume(1);
        return own.canBeConsumed() && all.canBeConsumed()
                ? null
                : Refusal.tooMany(
                        "There were too many %s%s. Wait, and send it again."
                                .formatted(rate.what, own.canBeConsumed() ? "" : " from your address"),
                        Math.max(own.getNanosToWaitForRefill(), all.getNanosToWaitForRefill()));
    }

    private Bucket own(Share share, Client client) {
        return buckets.get(new Key(share.rate, client), key -> bucket(share.perClient, share.rate.time));
    }
}
