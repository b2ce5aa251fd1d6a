package org.lasttrick.web.devices;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.sheet.FormattedTime;
import org.lasttrick.sheet.WatchView.QrCode;

/**
 * The devices of a scorebook.
 *
 * @param book its name; {@code null} for a device that has none
 * @param game the id of the game that a new device is to open; {@code null}: none
 * @param invitation one that was just made; {@code null}: none
 * @param recoveryCode one that was just made; {@code null}: none
 * @param recoverable whether the book has a recovery code
 */
record DevicesView(
        @Nullable String book,
        @Nullable String game,
        List<DeviceLine> devices,
        @Nullable InvitationView invitation,
        @Nullable String recoveryCode,
        boolean recoverable,
        List<String> errors) {

    /**
     * @param lastUsed {@code null}: not known
     * @param own whether it is the device that shows this
     */
    record DeviceLine(
            String id,
            String name,
            FormattedTime since,
            @Nullable FormattedTime lastUsed,
            boolean own) {}

    /**
     * @param link with the code in its fragment
     * @param page where the code can be typed
     * @param here whether only this device can open the link
     */
    record InvitationView(String link, String page, String code, QrCode drawing, boolean here) {}
}
