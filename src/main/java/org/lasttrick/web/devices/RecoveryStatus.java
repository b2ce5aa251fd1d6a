package org.lasttrick.web.devices;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Named;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Device;
import org.lasttrick.access.JoinCodes;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.sheet.FormattedTime;
import org.lasttrick.web.layout.ReaderTimes;

/** What is known of the recovery code of the asking device's book. The code itself isn't. */
@Named("recovery")
@RequestScoped
public class RecoveryStatus {
    private final JoinCodes codes;
    private final CurrentDevice current;
    private final ReaderTimes times;

    RecoveryStatus(JoinCodes codes, CurrentDevice current, ReaderTimes times) {
        this.codes = codes;
        this.current = current;
        this.times = times;
    }

    /** Whether the book would be lost with this device: it is the only one, and the book is from before 0.2.0. */
    public boolean isMissing() {
        return current.device()
                .map(Device::scorebook)
                .filter(book -> Device.listByScorebook(book).size() == 1
                        && codes.recoveryCodeMadeAt(book).isEmpty())
                .isPresent();
    }

    /** When it was made, for people; {@code null} if there is none. */
    public @Nullable FormattedTime getMade() {
        return madeAt().map(at -> times.of(at)).orElse(null);
    }

    /** When it was made, as the form to replace it sends it; empty if there is none. */
    public String getMadeAt() {
        return madeAt().map(Instant::toString).orElse("");
    }

    private Optional<Instant> madeAt() {
        return current.device().map(Device::scorebook).flatMap(codes::recoveryCodeMadeAt);
    }
}
