package org.lasttrick.access;

import io.quarkus.security.UnauthorizedException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.transaction.Transactional;
import java.time.InstantSource;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.lasttrick.database.BookLock;

/** Opens scorebooks, and issues and removes keys. */
@ApplicationScoped
public class Access {
    /** The lock keeps two devices from being added at the same moment: they could be one too many. */
    static final BookLock DEVICES = new BookLock(2);

    static final int MOST_DEVICES = 200;

    private static final String NAMES = """
        SELECT id, name, true FROM Device WHERE scorebook = :scorebook AND id IN (:devices)
        UNION ALL
        SELECT id, name, false FROM ImportedDevice WHERE game = :game AND id IN (:devices)\
        """;

    private final InstantSource clock;
    private final Event<Keys.Removed> removals;

    Access(InstantSource clock, Event<Keys.Removed> removals) {
        this.clock = clock;
        this.removals = removals;
    }

    /**
     * An admitted device has a key. Only here is the key known; the database has its hash.
     *
     * @param key shown once to the device
     */
    public record Admitted(Device device, String key) {
        @Override
        public String toString() {
            return "Admitted[device=" + device.id() + ", key=not shown]";
        }
    }

    /**
     * @param first the device that opened the book
     * @param recoveryCode shown once to that device
     */
    public record Opened(Scorebook scorebook, Admitted first, String recoveryCode) {
        @Override
        public String toString() {
            return "Opened[scorebook=" + scorebook.id() + ", first=" + first + ", recoveryCode=not shown]";
        }
    }

    public enum Removal {
        REMOVED,
        /** The removal is refused: without this device nobody could score in the book. */
        LAST_DEVICE,
        UNKNOWN_DEVICE
    }

    @Transactional
    public Opened open(String name, String deviceName) {
        Scorebook scorebook = new Scorebook(RandomText.id(), name, clock.instant());
        scorebook.persistAndFlush();
        return new Opened(
                scorebook, add(scorebook.id, deviceName), JoinCodes.addRecoveryCode(scorebook.id, clock.instant()));
    }

    /**
     * Lets one more device score in the book of the one that asks; empty if the book has as many as it may have.
     *
     * @throws UnauthorizedException if the one that asks was removed meanwhile
     */
    @Transactional
    public Optional<Admitted> admit(Device asking, String deviceName) {
        String scorebook = asking.scorebook();
        DEVICES.lock(scorebook);
        requireScorer(asking);
        return isFull(scorebook) ? Optional.empty() : Optional.of(add(scorebook, deviceName));
    }

    /**
     * Checks, within a transaction, that a device may score: it can't be removed before the transaction ends.
     *
     * @throws UnauthorizedException if it was removed
     */
    public static void requireScorer(Device asking) {
        if (!asking.lockUnlessRemoved()) {
            throw new UnauthorizedException();
        }
    }

    boolean isFull(String scorebook) {
        return Device.countByScorebook(scorebook) >= MOST_DEVICES;
    }

    Admitted add(String scorebook, String deviceName) {
        String key = RandomText.secret();
        Device device = new Device(RandomText.id(), scorebook, deviceName, key, clock.instant());
        device.persist();
        return new Admitted(device, key);
    }

    /** Returns the names of all devices of a scorebook by their ids, removed ones included. */
    public Map<String, String> names(String scorebook) {
        return Device.<Device>list("scorebook", scorebook).stream().collect(Collectors.toMap(Device::id, Device::name));
    }

    /** Returns the names of devices that recorded or imported a game's entries, removed devices included. */
    public DeviceNames names(String scorebook, String game, Collection<String> devices) {
        List<Object[]> rows = Device.getEntityManager()
                .createQuery(NAMES, Object[].class)
                .setParameter("scorebook", scorebook)
                .setParameter("game", game)
                .setParameter("devices", devices)
                .getResultList();
        Map<String, String> local = new HashMap<>();
        Map<String, String> imported = new HashMap<>();
        rows.forEach(row -> ((Boolean) row[2] ? local : imported).put((String) row[0], (String) row[1]));
        return new DeviceNames(local, imported);
    }

    /** Stores the device names of an imported game. These devices may not score in this book. */
    @Transactional
    public void rememberImported(String game, Map<String, String> names) {
        ImportedDevice.persist(
                names.entrySet().stream().map(device -> new ImportedDevice(game, device.getKey(), device.getValue())));
    }

    /**
     * Takes a device's right to score away, at once, and with it all open invitations of its book, since it may know one. Another
     * instance of the service, which remembers keys, may take it for a reader some seconds longer.
     *
     * @return whether the book had such a device
     */
    @Transactional
    public boolean remove(String scorebook, String device) {
        boolean isRemoved = Device.update(
                        "removedAt = ?1 where id = ?2 and scorebook = ?3 and removedAt is null",
                        clock.instant(),
                        device,
                        scorebook)
                == 1;
        if (isRemoved) {
            JoinCode.endInvitations(scorebook, clock.instant());
            removals.fire(new Keys.Removed(device, scorebook));
        }
        return isRemoved;
    }

    /**
     * Lets a device take another's right to score in its book away, or its own. Two that remove each other don't both succeed.
     *
     * @throws UnauthorizedException if the one that asks was removed meanwhile
     */
    @Transactional
    public Removal remove(Device asking, String device) {
        String scorebook = asking.scorebook();
        List<String> devices =
                Device.lockByScorebook(scorebook).stream().map(Device::id).toList();
        if (!devices.contains(asking.id())) {
            throw new UnauthorizedException();
        }
        if (devices.equals(List.of(device))) {
            return Removal.LAST_DEVICE;
        }
        return remove(scorebook, device) ? Removal.REMOVED : Removal.UNKNOWN_DEVICE;
    }
}
