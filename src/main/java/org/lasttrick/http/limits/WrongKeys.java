package org.lasttrick.http.limits;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import org.apache.commons.codec.digest.DigestUtils;
import org.jspecify.annotations.Nullable;
import org.lasttrick.http.limits.Rates.Rate;

/**
 * Limits how many unknown keys a client may try. Keys that were right lately are not concerned, whatever others do at the same
 * address; and a removed device that sends its old key again and again counts once a minute.
 */
@ApplicationScoped
public class WrongKeys {
    private static final int MOST_KEYS = 20_000;

    private final Rates rates;
    /** Hashes of keys. */
    private final Cache<String, Boolean> right = Caffeine.newBuilder()
            .maximumSize(MOST_KEYS)
            .expireAfterAccess(Duration.ofHours(12))
            .build();

    private final Cache<String, Boolean> wrong = Caffeine.newBuilder()
            .maximumSize(MOST_KEYS)
            .expireAfterWrite(Duration.ofMinutes(1))
            .build();

    WrongKeys(Rates rates) {
        this.rates = rates;
    }

    /** Whether it was wrong a moment ago. It can't have become right: no key is given out twice. */
    public boolean wasWrong(String key) {
        return wrong.getIfPresent(DigestUtils.sha256Hex(key)) != null;
    }

    /** Why this key can't be tried now; {@code null} if it can. */
    public @Nullable LimitReached refusal(Client client, String key) {
        Refusal refusal = rates.look(Rate.WRONG_KEY, client);
        return refusal == null || right.getIfPresent(DigestUtils.sha256Hex(key)) != null
                ? null
                : new LimitReached(refusal);
    }

    public void tried(Client client, String key, boolean isRight) {
        (isRight ? right : wrong).put(DigestUtils.sha256Hex(key), isRight);
        if (!isRight) {
            rates.count(Rate.WRONG_KEY, client);
        }
    }
}
