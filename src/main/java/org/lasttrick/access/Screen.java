package org.lasttrick.access;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A screen has a link, and stays at a table, whatever is played there next, until the link is ended. */
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

    /** Returns a game of the table: the one that was played there when the link was made, unless the screen was moved since. */
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
