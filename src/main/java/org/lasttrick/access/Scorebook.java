package org.lasttrick.access;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.time.Instant;

/** One group's book of games. Who has its id may read its history. */
@Entity
public class Scorebook extends PanacheEntityBase {
    @Id
    String id;

    @Column
    String name;

    @Column(name = "opened_at")
    Instant openedAt;

    protected Scorebook() {}

    Scorebook(String id, String name, Instant openedAt) {
        this.id = id;
        this.name = name;
        this.openedAt = openedAt;
    }

    public String id() {
        return id;
    }

    public String name() {
        return name;
    }
}
