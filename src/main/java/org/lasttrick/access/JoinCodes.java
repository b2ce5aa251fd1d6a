package org.lasttrick.access;

import io.quarkus.security.UnauthorizedException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.commons.codec.digest.DigestUtils;
import org.lasttrick.access.Access.Admitted;

/** Makes the codes by which devices join a scorebook, and takes them. A code is shown once; the database has its hash. */
@ApplicationScoped
public class JoinCodes {
    /** An invitation lets one device in for so long. */
    public static final Duration VALID = Duration.ofMinutes(10);

    /** An old invitation is remembered for so long, to say why it is refused. */
    private static final Duration KEPT = Duration.ofDays(1);

    private static final int INVITATION_LENGTH = 10;
    private static final int RECOVERY_LENGTH = 20;

    private final Access access;
    private final InstantSource clock;

    JoinCodes(Access access, InstantSource clock) {
        this.access = access;
        this.clock = clock;
    }

    /** An invitation lets in one device, of whoever has its code. */
    public record Invitation(String code, Instant expiresAt) {
        @Override
        public String toString() {
            return "Invitation[code=not shown, expiresAt=" + expiresAt + "]";
        }
    }

    public sealed interface Joining {
        record Joined(Admitted admitted) implements Joining {}

        record Refused(Reason reason) implements Joining {}
    }

    public enum Reason {
        UNKNOWN,
        USED,
        EXPIRED,
        BOOK_IS_FULL
    }

    /**
     * Lets one more device join the book of the one that asks, within {@link #VALID}.
     *
     * @throws UnauthorizedException if the one that asks was removed meanwhile
     */
    @Transactional
    public Invitation invite(Device asking) {
        Access.requireScorer(asking);
        String scorebook = asking.scorebook();
        Instant now = clock.instant();
        JoinCode.delete("scorebook = ?1 and expiresAt < ?2", scorebook, now.minus(KEPT));
        String code = RandomText.ofLength(INVITATION_LENGTH);
        Instant expiresAt = now.plus(VALID);
        new JoinCode(hash(code), scorebook, now, expiresAt).persist();
        return new Invitation(code, expiresAt);
    }

    /**
     * Returns a code that lets devices in until it is replaced, for when no key is left. The one before is good for nothing.
     *
     * @throws UnauthorizedException if the device that asks was removed meanwhile
     */
    @Transactional
    public String newRecoveryCode(Device asking) {
        String scorebook = asking.scorebook();
        Access.DEVICES.lock(scorebook);
        Access.requireScorer(asking);
        Instant now = clock.instant();
        JoinCode.endRecovery(scorebook, now);
        return addRecoveryCode(scorebook, now);
    }

    /**
     * Makes a new code, unless another one was made meanwhile: a form that is sent again must not end the code that was just
     * written down.
     *
     * @param known when the code to replace was made; empty: there was none
     */
    @Transactional
    public Optional<String> newRecoveryCode(Device asking, Optional<Instant> known) {
        Access.DEVICES.lock(asking.scorebook());
        return recoveryCodeMadeAt(asking.scorebook()).equals(known)
                ? Optional.of(newRecoveryCode(asking))
                : Optional.empty();
    }

    /** Returns when the book's recovery code was made; empty if it has none. */
    public Optional<Instant> recoveryCodeMadeAt(String scorebook) {
        return JoinCode.findRecovery(scorebook).map(code -> code.madeAt);
    }

    static String addRecoveryCode(String scorebook, Instant now) {
        String code = RandomText.ofLength(RECOVERY_LENGTH);
        new JoinCode(hash(code), scorebook, now, null).persist();
        return code;
    }

    /**
     * Adds a device to the scorebook of an invitation or a recovery code.
     *
     * @param name the device's, with a number from 1 on: the first that no other device of the book has
     */
    @Transactional
    public Joining join(String code, IntFunction<String> name) {
        byte[] hash = hash(code);
        Instant now = clock.instant();
        Optional<JoinCode> found = JoinCode.findByIdOptional(hash);
        if (found.isEmpty()) {
            return new Joining.Refused(Reason.UNKNOWN);
        }
        JoinCode known = found.get();
        if (known.endedAt != null) {
            return new Joining.Refused(Reason.USED);
        }
        if (known.expiresAt != null && known.expiresAt.isBefore(now)) {
            return new Joining.Refused(Reason.EXPIRED);
        }
        Access.DEVICES.lock(known.scorebook);
        if (access.isFull(known.scorebook)) {
            return new Joining.Refused(Reason.BOOK_IS_FULL);
        }
        // It may have been replaced or used since it was looked up.
        if (known.expiresAt == null ? !JoinCode.isOpen(hash) : !JoinCode.end(hash, now)) {
            return new Joining.Refused(Reason.USED);
        }
        return new Joining.Joined(access.add(known.scorebook, unused(name, known.scorebook)));
    }

    private static String unused(IntFunction<String> name, String scorebook) {
        Set<String> used =
                Device.listByScorebook(scorebook).stream().map(Device::name).collect(Collectors.toSet());
        return IntStream.iterate(1, number -> number + 1)
                .mapToObj(name)
                .filter(wanted -> !used.contains(wanted))
                .findFirst()
                .orElseThrow();
    }

    /** Returns the hash of a code, for which case, blanks and hyphens don't count, nor letters that were taken for digits. */
    private static byte[] hash(String code) {
        return DigestUtils.sha256(code.toLowerCase(Locale.ROOT)
                .replaceAll("[\\s-]", "")
                .replace('o', '0')
                .replaceAll("[il]", "1"));
    }
}
