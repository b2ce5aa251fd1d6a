package org.lasttrick.http.limits;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import org.apache.commons.codec.digest.DigestUtils;
import org.lasttrick.http.limits.RateLimits.Rate;

/**
 * Limits how many unknown keys a client may try. A right key is never refused, whatever others do at the same address: no number of
 * tries would find one. A removed device that sends its old key again and again counts once a minute.
 */
@ApplicationScoped
public class WrongKeys {
    private static final int MOST_KEYS = 20_000;

    private final RateLimits rates;
    /** The wrong keys are kept as hashes. */
    private final Cache<String, Boolean> wrong = Caffeine.newBuilder()
            .maximumSize(MOST_KEYS)
            .expireAfterWrite(Duration.ofMinutes(1))
            .build();

    WrongKeys(RateLimits rates) {
        this.rates = rates;
    }

    /** Returns whether a key was wrong a moment ago. It can't have become right: no key is given out twice. */
    public boolean wasWrong(String key) {
        return wrong.getIfPresent(DigestUtils.sha256Hex(key)) != null;
    }

    /** @throws LimitReached after too many */
    public void count(Client client, String key) {
        wrong.put(DigestUtils.sha256Hex(key), true);
        rates.count(Rate.WRONG_KEY, client);
    }
}
