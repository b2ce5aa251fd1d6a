package org.lasttrick.access;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.InstantSource;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.hibernate.Session;

/** Opens scorebooks, hands out keys, and knows whose a key is. */
@ApplicationScoped
public class Access {
    private static final String NAMES = """
            SELECT id, name, true AS here FROM device WHERE id IN (:devices)
                AND scorebook_id = (SELECT scorebook_id FROM game WHERE id = :game)
            UNION ALL
            SELECT id, name, false FROM device_elsewhere WHERE game_id = :game AND id IN (:devices)""";

    private final InstantSource clock;

    Access(InstantSource clock) {
        this.clock = clock;
    }

    /**
     * A device with its key, the only time that the key is known here.
     *
     * @param key to be given to the device and to be forgotten
     */
    public record Admitted(Device device, String key) {
        @Override
        public String toString() {
            return "Admitted[device=" + device.id() + ", key=not shown]";
        }
    }

    /** @param first the device that opened the book */
    public record Opened(Scorebook scorebook, Admitted first) {}

    @Transactional
    public Opened open(String name, String deviceName) {
        Scorebook scorebook = new Scorebook(RandomText.id(), name, clock.instant());
        scorebook.persistAndFlush();
        return new Opened(scorebook, admit(scorebook.id, deviceName));
    }

    /** Lets one more device score in the book. */
    @Transactional
    public Admitted admit(String scorebook, String deviceName) {
        String key = RandomText.secret();
        Device device = new Device(RandomText.id(), scorebook, deviceName, hash(key), clock.instant());
        device.persist();
        return new Admitted(device, key);
    }

    public Optional<Scorebook> scorebook(String id) {
        return Scorebook.findByIdOptional(id);
    }

    /** The device whose key this is; empty for an unknown key and for a device that was removed. */
    public Optional<Device> device(String key) {
        return Device.find("keyHash = ?1 and removedAt is null", (Object) hash(key))
                .firstResultOptional();
    }

    /** The book's devices that were not removed, the oldest first. */
    public List<Device> devices(String scorebook) {
        return Device.list("scorebook = ?1 and removedAt is null order by addedAt, id", scorebook);
    }

    /** What devices are or were called that wrote a game's entries, or brought them in. */
    public DeviceNames names(String game, Collection<String> devices) {
        if (devices.isEmpty()) {
            return new DeviceNames(Map.of(), Map.of());
        }
        List<Object[]> rows = Device.getEntityManager()
                .unwrap(Session.class)
                .createNativeQuery(NAMES, Object[].class)
                .setParameter("game", game)
                .setParameter("devices", devices)
                .getResultList();
        Map<String, String> here = new HashMap<>();
        Map<String, String> elsewhere = new HashMap<>();
        rows.forEach(row -> ((Boolean) row[2] ? here : elsewhere).put((String) row[0], (String) row[1]));
        return new DeviceNames(here, elsewhere);
    }

    /** Keeps what devices were called where a game was brought in from. They may not score here. */
    @Transactional
    public void rememberElsewhere(String game, Map<String, String> names) {
        names.forEach((id, name) -> Device.getEntityManager()
                .createNativeQuery("INSERT INTO device_elsewhere (game_id, id, name) VALUES (:game, :id, :name)")
                .setParameter("game", game)
                .setParameter("id", id)
                .setParameter("name", name)
                .executeUpdate());
    }

    /**
     * Takes a device's right to score away, at once.
     *
     * @return whether the book had such a device
     */
    @Transactional
    public boolean remove(String scorebook, String device) {
        return Device.update(
                        "removedAt = ?1 where id = ?2 and scorebook = ?3 and removedAt is null",
                        clock.instant(),
                        device,
                        scorebook)
                == 1;
    }

    private static byte[] hash(String key) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(key.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256", e);
        }
    }
}
