package org.lasttrick.web.devices;

import jakarta.inject.Named;
import jakarta.inject.Singleton;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Device;
import org.lasttrick.access.JoinCodes;
import org.lasttrick.http.CurrentDevice;

/** Tells templates what is known of the recovery code of the asking device's book. The code itself isn't. */
@Named("recovery")
@Singleton
public record RecoveryStatus(JoinCodes codes, CurrentDevice current) {
    /** Returns whether the book would be lost with this device: it is the only one, and the book is from before 0.2.0. */
    public boolean isMissing() {
        return current.device()
                .map(Device::scorebook)
                .filter(book -> Device.listByScorebook(book).size() == 1
                        && codes.recoveryCodeMadeAt(book).isEmpty())
                .isPresent();
    }

    /** Returns when the recovery code was made; {@code null} if there is none. */
    public @Nullable Instant getMadeAt() {
        return current.device()
                .map(Device::scorebook)
                .flatMap(codes::recoveryCodeMadeAt)
                .orElse(null);
    }
}
