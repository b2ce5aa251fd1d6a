package org.lasttrick.access;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.LockModeType;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.apache.commons.codec.digest.DigestUtils;
import org.jspecify.annotations.Nullable;

/** A device is a tablet or a program that may score in one scorebook, until it is removed. */
@Entity
public class Device extends PanacheEntityBase {
    /** The time at which a device was last used is stored no more often than this. */
    private static final Duration NOTED_EVERY = Duration.ofMinutes(15);

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

    @Column(name = "last_used_at")
    @Nullable
    Instant lastUsedAt;

    protected Device() {}

    Device(String id, String scorebook, String name, String key, Instant addedAt) {
        this.id = id;
        this.scorebook = scorebook;
        this.name = name;
        this.keyHash = DigestUtils.sha256(key);
        this.addedAt = addedAt;
        this.lastUsedAt = addedAt;
    }

    /** Returns the device with this key; empty for an unknown key and for a removed device. */
    public static Optional<Device> findByKey(String key) {
        return find("keyHash = ?1 and removedAt is null", (Object) DigestUtils.sha256(key))
                .firstResultOptional();
    }

    /** Returns the book's devices without removed ones, the oldest first. */
    public static List<Device> listByScorebook(String scorebook) {
        return list("scorebook = ?1 and removedAt is null order by addedAt, id", scorebook);
    }

    /** Lists a book's devices, none of which another transaction can remove before this one ends. */
    public static List<Device> lockByScorebook(String scorebook) {
        return Device.<Device>find("scorebook = ?1 and removedAt is null order by addedAt, id", scorebook)
                .withLock(LockModeType.PESSIMISTIC_WRITE)
                .list();
    }

    /** Returns whether this device may still score; nobody can remove it before this transaction ends. */
    boolean lockUnlessRemoved() {
        return find("id = ?1 and removedAt is null", id)
                .withLock(LockModeType.PESSIMISTIC_READ)
                .firstResultOptional()
                .isPresent();
    }

    static long countByScorebook(String scorebook) {
        return count("scorebook = ?1 and removedAt is null", scorebook);
    }

    public String id() {
        return id;
    }

    /** Returns the id of the book that the device may score in. */
    public String scorebook() {
        return scorebook;
    }

    public String name() {
        return name;
    }

    public Instant addedAt() {
        return addedAt;
    }

    /**
     * Returns when the device was last used, or a time up to {@link #NOTED_EVERY} before that; {@code null}: it was not used since
     * that is noted.
     */
    public @Nullable Instant lastUsedAt() {
        return lastUsedAt;
    }

    /** Returns whether a use at this time is not noted, since one was shortly before. */
    public boolean wasJustUsed(Instant now) {
        return lastUsedAt != null && !lastUsedAt.plus(NOTED_EVERY).isBefore(now);
    }
}
