package org.lasttrick.http.limits;

import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Optional;
import org.apache.commons.codec.digest.DigestUtils;
import org.jspecify.annotations.Nullable;
import org.lasttrick.config.ServiceConfig;
import org.lasttrick.http.limits.RateLimits.Rate;

/** Decides who may open a scorebook, and how often. */
@Singleton
public record NewBooks(RoutingContext http, RateLimits rates, ServiceConfig settings) {
    public boolean needInviteCode() {
        return settings.inviteCode().isPresent();
    }

    /**
     * Counts one more book.
     *
     * @return whether the invite code is right, or none is needed
     * @throws LimitReached after too many books, or too many wrong codes
     */
    public boolean tryOpen(@Nullable String code) {
        Client client = Client.of(http);
        Optional<String> inviteCode = settings.inviteCode();
        if (inviteCode.isPresent()) {
            rates.count(Rate.WRONG_KEY, client);
            if (code == null || !isSame(inviteCode.get(), code)) {
                return false;
            }
            rates.discount(Rate.WRONG_KEY, client);
        }
        rates.count(Rate.NEW_BOOK, client);
        return true;
    }

    /** Compares the codes in constant time, so that it doesn't tell how much of one is right. */
    private static boolean isSame(String code, String given) {
        return MessageDigest.isEqual(
                DigestUtils.sha256(code), DigestUtils.sha256(given.getBytes(StandardCharsets.UTF_8)));
    }
}
