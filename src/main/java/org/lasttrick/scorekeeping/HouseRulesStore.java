package org.lasttrick.scorekeeping;

import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.InstantSource;
import java.util.Optional;
import org.lasttrick.access.RandomText;

/** Where a scorebook keeps its house rules. A game that was started with some has frozen them, and looks here no more. */
@ApplicationScoped
public class HouseRulesStore {
    private final InstantSource clock;

    HouseRulesStore(InstantSource clock) {
        this.clock = clock;
    }

    /**
     * Keeps house rules, in place of any of that name.
     *
     * @param name tidy, and of 1 to 40 characters
     * @param settings what differs from the variant
     */
    @Transactional
    public KeptRules keep(String scorebook, String name, String variant, ObjectNode settings) {
        oneAfterAnother(scorebook);
        Optional<KeptRules> before = KeptRules.findByName(scorebook, name);
        if (before.isPresent()
                && before.get().variant().equals(variant)
                && before.get().settings().equals(settings)) {
            return before.get();
        }
        before.ifPresent(old -> drop(scorebook, old.id()));
        KeptRules kept = new KeptRules(RandomText.id(), scorebook, name, variant, settings.toString(), clock.instant());
        kept.persistAndFlush();
        return kept;
    }

    /**
     * Two devices that keep the same name at the same moment would otherwise both find it free. PostgreSQL's own kind of
     * lock, since locking the scorebook's row takes a right to change it, which the service doesn't have.
     */
    private static void oneAfterAnother(String scorebook) {
        KeptRules.getEntityManager()
                .createNativeQuery("SELECT 1 FROM pg_advisory_xact_lock(hashtextextended(:book, 0))")
                .setParameter("book", scorebook)
                .getSingleResult();
    }

    /** @return whether the book had such house rules */
    @Transactional
    public boolean drop(String scorebook, String id) {
        return KeptRules.update(
                        "droppedAt = ?1 where scorebook = ?2 and id = ?3 and droppedAt is null",
                        clock.instant(),
                        scorebook,
                        id)
                == 1;
    }
}
