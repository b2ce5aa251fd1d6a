package org.lasttrick.web.devices;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.sheet.FormattedTime;

/**
 * The devices of a scorebook.
 *
 * @param book its name; {@code null} for a device that has none
 * @param game the id of the game that a new device is to open; {@code null}: none
 * @param invitation one that was just made; {@code null}: none
 */
record DevicesView(
        @Nullable String book,
        @Nullable String game,
        List<DeviceLine> devices,
        @Nullable CodeView invitation,
        List<String> errors) {

    /**
     * @param justUsed in the last quarter of an hour
     * @param lastUsed {@code null}: not known
     * @param own whether it is the device that shows this
     */
    record DeviceLine(
            String id,
            String name,
            FormattedTime since,
            boolean justUsed,
            @Nullable FormattedTime lastUsed,
            boolean own) {}
}
