package org.lasttrick.scorekeeping;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lasttrick.notation.HouseRules;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.SettingValue;
import org.lasttrick.rules.variants.Variants;

/** Kept rules are house rules that a scorebook keeps under a name. They never change: new ones of the same name replace them. */
@Entity
@Table(name = "kept_rules")
public class KeptRules extends PanacheEntityBase {
    @Id
    String id;

    @Column(name = "scorebook_id")
    String scorebook;

    @Column
    String name;

    @Column
    String variant;

    @Column
    String settings;

    @Column(name = "kept_at")
    Instant keptAt;

    @Column(name = "dropped_at")
    @Nullable
    Instant droppedAt;

    protected KeptRules() {}

    KeptRules(String id, String scorebook, String name, String variant, String settings, Instant keptAt) {
        this.id = id;
        this.scorebook = scorebook;
        this.name = name;
        this.variant = variant;
        this.settings = settings;
        this.keptAt = keptAt;
    }

    /** Returns the book's house rules, ordered by name. */
    public static List<KeptRules> listByScorebook(String scorebook) {
        return list("scorebook = ?1 and droppedAt is null order by name", scorebook);
    }

    static long countByScorebook(String scorebook) {
        return count("scorebook = ?1 and droppedAt is null", scorebook);
    }

    static Optional<KeptRules> findByName(String scorebook, String name) {
        return find("scorebook = ?1 and name = ?2 and droppedAt is null", scorebook, name)
                .firstResultOptional();
    }

    /** @return whether the book had such house rules */
    static boolean drop(String scorebook, String id, Instant now) {
        return update("droppedAt = ?1 where scorebook = ?2 and id = ?3 and droppedAt is null", now, scorebook, id) == 1;
    }

    public String id() {
        return id;
    }

    public String name() {
        return name;
    }

    /** Returns the id of the variant on which these rules are based. */
    public String variant() {
        return variant;
    }

    /** Returns the settings that differ from the variant's; none for a variant that a later version has added. */
    public Map<Setting<?>, SettingValue> settings() {
        return Variants.byId(variant)
                .map(known -> HouseRules.parse(known.rules(), settings))
                .orElse(Map.of());
    }
}
