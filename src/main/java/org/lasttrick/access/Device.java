package org.lasttrick.access;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A tablet or a program that may score in one scorebook, until it is removed. */
@Entity
public class Device extends PanacheEntityBase {
    @Id
    String id;

    @Column(name = "scorebook_id")
    String scorebook;

    @Column
    String name;

    @Column(name = "key_hash")
    byte[] keyHash;

    @Column(name = "added_at")
    Instant addedAt;

    @Column(name = "removed_at")
    @Nullable
    Instant removedAt;

    protected Device() {}

    Device(String id, String scorebook, String name, byte[] keyHash, Instant addedAt) {
        this.id = id;
        this.scorebook = scorebook;
        this.name = name;
        this.keyHash = keyHash.clone();
        this.addedAt = addedAt;
    }

    public String id() {
        return id;
    }

    /** The id of the book it may score in. */
    public String scorebook() {
        return scorebook;
    }

    public String name() {
        return name;
    }
}
