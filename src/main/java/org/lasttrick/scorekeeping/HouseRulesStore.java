package org.lasttrick.scorekeeping;

import io.quarkus.security.UnauthorizedException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.InstantSource;
import java.util.Optional;
import org.lasttrick.access.Access;
import org.lasttrick.access.Device;
import org.lasttrick.access.RandomText;
import org.lasttrick.database.BookLock;
import org.lasttrick.game.HouseRulesCheck;
import org.lasttrick.notation.HouseRules;

/** Stores the house rules that scorebooks keep. A game freezes its rules when it starts, so no change here affects it. */
@ApplicationScoped
public class HouseRulesStore {
    /** The lock keeps two devices from storing the same name at the same moment. */
    private static final BookLock LOCK = new BookLock(0);

    static final int MOST_RULES = 500;

    private final InstantSource clock;

    HouseRulesStore(InstantSource clock) {
        this.clock = clock;
    }

    /** Returns whether a book has no room for house rules of one more name. */
    public boolean isFull(String scorebook, HouseRulesCheck.Passed rules) {
        return KeptRules.countByScorebook(scorebook) >= MOST_RULES
                && KeptRules.findByName(scorebook, rules.name()).isEmpty();
    }

    /**
     * Keeps house rules, in place of any of that name; empty if the book is {@linkplain #isFull full}.
     *
     * @throws UnauthorizedException if the device was removed meanwhile
     */
    @Transactional
    public Optional<KeptRules> keep(Device device, HouseRulesCheck.Passed rules) {
        String scorebook = device.scorebook();
        LOCK.lock(scorebook);
        Access.requireScorer(device);
        Optional<KeptRules> before = KeptRules.findByName(scorebook, rules.name());
        if (before.isPresent()
                && before.get().variant().equals(rules.variant().id())
                && before.get().settings().equals(rules.settings())) {
            return before;
        }
        if (isFull(scorebook, rules)) {
            return Optional.empty();
        }
        before.ifPresent(old -> KeptRules.drop(scorebook, old.id(), clock.instant()));
        KeptRules kept = new KeptRules(
                RandomText.id(),
                scorebook,
                rules.name(),
                rules.variant().id(),
                HouseRules.stored(rules.variant().rules(), rules.settings()),
                clock.instant());
        kept.persistAndFlush();
        return Optional.of(kept);
    }

    /**
     * @return whether the device's book had such house rules
     * @throws UnauthorizedException if the device was removed meanwhile
     */
    @Transactional
    public boolean drop(Device device, String id) {
        Access.requireScorer(device);
        return KeptRules.drop(device.scorebook(), id, clock.instant());
    }
}
