package org.lasttrick.access;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A code lets a device join a scorebook; it is stored by its hash. */
@Entity
@Table(name = "join_code")
class JoinCode extends PanacheEntityBase {
    @Id
    @Column(name = "code_hash")
    byte[] codeHash;

    @Column(name = "scorebook_id")
    String scorebook;

    @Column(name = "made_at")
    Instant madeAt;

    /** An invitation ends at this time; {@code null}: the code is a recovery code. */
    @Column(name = "expires_at")
    @Nullable
    Instant expiresAt;

    @Column(name = "ended_at")
    @Nullable
    Instant endedAt;

    protected JoinCode() {}

    JoinCode(byte[] codeHash, String scorebook, Instant madeAt, @Nullable Instant expiresAt) {
        this.codeHash = codeHash;
        this.scorebook = scorebook;
        this.madeAt = madeAt;
        this.expiresAt = expiresAt;
    }

    /** Ends all invitations of a book that can still be used: they are good for nothing from now on. */
    static void endInvitations(String scorebook, Instant now) {
        update("endedAt = ?1 where scorebook = ?2 and expiresAt is not null and endedAt is null", now, scorebook);
    }

    static void endRecovery(String scorebook, Instant now) {
        update("endedAt = ?1 where scorebook = ?2 and expiresAt is null and endedAt is null", now, scorebook);
    }

    /** Returns the recovery code that lets devices in now. */
    static Optional<JoinCode> findRecovery(String scorebook) {
        return find("scorebook = ?1 and expiresAt is null and endedAt is null", scorebook)
                .firstResultOptional();
    }

    static boolean isOpen(byte[] codeHash) {
        return count("codeHash = ?1 and endedAt is null", codeHash) == 1;
    }

    /** @return whether it was still open: of two devices with one invitation, one joins */
    static boolean end(byte[] codeHash, Instant now) {
        return update("endedAt = ?1 where codeHash = ?2 and endedAt is null", now, codeHash) == 1;
    }
}
