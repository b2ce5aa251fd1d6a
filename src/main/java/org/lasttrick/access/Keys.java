package org.lasttrick.access;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.control.ActivateRequestContext;
import jakarta.enterprise.event.Event;
import jakarta.enterprise.event.ObservesAsync;
import jakarta.transaction.Transactional;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.commons.codec.digest.DigestUtils;
import org.jboss.logging.Logger;

/** Finds devices by their keys, and remembers those found for some seconds, so that not each request asks the database. */
@ApplicationScoped
public class Keys {
    /**
     * An instance of the service that was not told of a removal may show the removed device for so long what it could see before.
     */
    private static final Duration REMEMBERED = Duration.ofSeconds(5);

    private static final Logger LOG = Logger.getLogger(Keys.class);
    private static final int MOST_KEYS = 20_000;

    /** Devices are known by the hashes of their keys. */
    private final Cache<String, Device> known = Caffeine.newBuilder()
            .maximumSize(MOST_KEYS)
            .expireAfterWrite(REMEMBERED)
            .executor(Runnable::run)
            .build();

    private final AtomicLong removals = new AtomicLong();

    private final Event<Used> uses;
    private final InstantSource clock;

    Keys(Event<Used> uses, InstantSource clock) {
        this.uses = uses;
        this.clock = clock;
    }

    /** This is fired when a device's right to score was taken away. */
    public record Removed(String device, String scorebook) {}

    /** This is fired when a device was looked up that was not used for some time. */
    record Used(String device) {}

    /** Returns the device with this key, as it was at most some seconds ago; empty if it has to be looked up. */
    public Optional<Device> remembered(String key) {
        return Optional.ofNullable(known.getIfPresent(DigestUtils.sha256Hex(key)));
    }

    /**
     * Returns the device with this key now; empty for an unknown key and for a removed device. A request may have no context of
     * its own yet.
     */
    @ActivateRequestContext
    public Optional<Device> find(String key) {
        long before = removals.get();
        Optional<Device> found = Device.findByKey(key);
        found.ifPresent(device -> {
            note(device);
            String hash = DigestUtils.sha256Hex(key);
            known.put(hash, device);
            if (removals.get() != before) {
                // It may have been removed after it was looked up.
                known.invalidate(hash);
            }
        });
        return found;
    }

    /** Notes the use of a device, after the request that the device waits for. */
    private void note(Device device) {
        if (!device.wasJustUsed(clock.instant())) {
            var _ = uses.fireAsync(new Used(device.id())).exceptionally(failure -> {
                LOG.debug("It could not be noted when a device was used", failure);
                return null;
            });
        }
    }

    @Transactional
    void note(@ObservesAsync Used used) {
        Device.update("lastUsedAt = ?1 where id = ?2", clock.instant(), used.device());
    }

    /** Returns whether the device may no longer score, whatever is remembered of its key: that is forgotten then. */
    @Transactional
    public boolean isRemoved(Device device) {
        boolean isRemoved = Device.count("id = ?1 and removedAt is null", device.id()) == 0;
        if (isRemoved) {
            forget(Set.of(device.id()));
        }
        return isRemoved;
    }

    /** Forgets these devices, so that the next request with a key of one of them looks it up. */
    public void forget(Set<String> devices) {
        removals.incrementAndGet();
        known.asMap().values().removeIf(each -> devices.contains(each.id()));
    }
}
