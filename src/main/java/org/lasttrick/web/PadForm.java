package org.lasttrick.web;

import java.util.List;
import org.jboss.resteasy.reactive.RestForm;
import org.jspecify.annotations.Nullable;

/**
 * What a pad posts.
 *
 * @param player ticked, in seat order
 * @param order the same players in the order of the taps, as the script has noted it
 * @param last who was said to have played last
 * @param onConflict what becomes of later hands that this contradicts, as often as it was asked
 * @param commandId tells a second tap from a second wish
 * @param version of the sheet on which it was entered
 */
record PadForm(
        @RestForm List<String> player,
        @RestForm @Nullable String order,
        @RestForm @Nullable String last,
        @RestForm @Nullable String card,
        @RestForm List<String> onConflict,
        @RestForm @Nullable String commandId,
        @RestForm @Nullable Integer version) {

    Selection selection() {
        return Selection.of(player, order, last, card);
    }
}
