package org.lasttrick.scorekeeping;

import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Device;

/**
 * Who asks, and under which conditions.
 *
 * @param commandId 1–64 visible characters by which the client tells a repetition from a second wish; {@code null}: each
 *     request is a wish of its own
 * @param expectedVersion the version that the client has seen; {@code null}: whatever it is now
 * @param again whether a hand that equals the last one is meant as another hand, however soon it comes
 */
public record Request(
        Device device, @Nullable String commandId, @Nullable Integer expectedVersion, boolean again) {
    /** Means what it says: a hand that equals the last one is another hand. */
    public Request(Device device, @Nullable String commandId, @Nullable Integer expectedVersion) {
        this(device, commandId, expectedVersion, true);
    }
}
