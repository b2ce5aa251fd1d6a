package org.lasttrick.access;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;

/** An imported device has a name in an imported file. It may not score in this installation. */
@Entity
@Table(name = "device_elsewhere")
@IdClass(ImportedDevice.Key.class)
class ImportedDevice extends PanacheEntityBase {
    record Key(String game, String id) {}

    @Id
    @Column(name = "game_id")
    String game;

    @Id
    String id;

    @Column
    String name;

    protected ImportedDevice() {}

    ImportedDevice(String game, String id, String name) {
        this.game = game;
        this.id = id;
        this.name = name;
    }
}
