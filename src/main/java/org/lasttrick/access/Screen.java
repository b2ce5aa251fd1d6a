package org.lasttrick.access;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A link for a screen that stays at a table, whatever is played there next, until the link is ended. */
@Entity
public class Screen extends PanacheEntityBase {
    @Id
    String id;

    @Column(name = "scorebook_id")
    String scorebook;

    @Column(name = "game_id")
    String game;

    @Column(name = "made_at")
    Instant madeAt;

    @Column(name = "ended_at")
    @Nullable
    Instant endedAt;

    protected Screen() {}

    Screen(String id, String scorebook, String game, Instant madeAt) {
        this.id = id;
        this.scorebook = scorebook;
        this.game = game;
        this.madeAt = madeAt;
    }

    /** Lists the screens that a book has now, the newest first. */
    public static List<Screen> listByScorebook(String scorebook) {
        return list("scorebook = ?1 and endedAt is null order by madeAt desc, id", scorebook);
    }

    public String id() {
        return id;
    }

    /** The game that was played at the table when the link was made. */
    public String game() {
        return game;
    }

    public Instant madeAt() {
        return madeAt;
    }

    public boolean isEnded() {
        return endedAt != null;
    }
}
