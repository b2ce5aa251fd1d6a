package org.lasttrick.api;

import jakarta.enterprise.context.RequestScoped;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Device;

/** Whose key came with this request. */
@RequestScoped
class Caller {
    private @Nullable Device device;

    void is(Device known) {
        device = known;
    }

    /** Only behind {@link NeedsKey}. */
    Device device() {
        if (device == null) {
            throw new IllegalStateException("No key was asked for");
        }
        return device;
    }
}
