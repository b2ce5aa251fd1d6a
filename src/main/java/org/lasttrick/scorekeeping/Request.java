package org.lasttrick.scorekeeping;

import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Device;

/**
 * The sender and the conditions of a write.
 *
 * @param commandId 1–64 visible characters by which the client marks repetitions of one command; {@code null}: each request is a
 *     new command
 * @param expectedVersion the version that the client has seen; {@code null}: any
 * @param again whether a hand that equals the last one is meant as another hand, however soon it comes
 */
public record Request(
        Device device, @Nullable String commandId, @Nullable Integer expectedVersion, boolean again) {
    /** A hand that equals the last one is another hand. */
    public Request(Device device, @Nullable String commandId, @Nullable Integer expectedVersion) {
        this(device, commandId, expectedVersion, true);
    }
}
