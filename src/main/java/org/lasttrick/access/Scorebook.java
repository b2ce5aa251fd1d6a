package org.lasttrick.access;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.time.Instant;

/** A scorebook is a group's book of games. Its id gives the right to read its history. */
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
