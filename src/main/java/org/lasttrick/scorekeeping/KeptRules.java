package org.lasttrick.scorekeeping;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.lasttrick.notation.HouseRules;

/** House rules that a scorebook keeps under a name. They are never changed: other ones of that name take their place. */
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

    public String id() {
        return id;
    }

    public String name() {
        return name;
    }

    /** The id of the variant that they change. */
    public String variant() {
        return variant;
    }

    /** What differs from the variant. */
    public ObjectNode settings() {
        return HouseRules.written(settings);
    }
}
