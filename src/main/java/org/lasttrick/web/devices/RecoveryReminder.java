package org.lasttrick.web.devices;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Named;
import org.lasttrick.access.Device;
import org.lasttrick.access.JoinCodes;
import org.lasttrick.http.CurrentDevice;

/** Whether a book would be lost with the device that asks: it is the only one, and there is no recovery code. */
@Named("recovery")
@RequestScoped
public class RecoveryReminder {
    private final JoinCodes codes;
    private final CurrentDevice current;

    RecoveryReminder(JoinCodes codes, CurrentDevice current) {
        this.codes = codes;
        this.current = current;
    }

    public boolean isMissing() {
        return current.device()
                .map(Device::scorebook)
                .filter(book -> Device.listByScorebook(book).size() == 1 && !codes.hasRecoveryCode(book))
                .isPresent();
    }
}
