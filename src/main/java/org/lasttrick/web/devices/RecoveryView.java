package org.lasttrick.web.devices;

import org.jspecify.annotations.Nullable;
import org.lasttrick.sheet.FormattedTime;

/**
 * A new recovery code.
 *
 * @param book the scorebook's name
 * @param sheet of the game to go on with; {@code null}: none
 */
record RecoveryView(
        String book,
        CodeView code,
        FormattedTime made,
        @Nullable String sheet) {}
