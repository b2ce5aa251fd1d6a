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
 * @param onConflict what becomes of later hands that a correction contradicts
 * @param strikeLater whether later hands that contradict striking this one out are to go with it
 * @param commandId tells a second tap from a second wish
 * @param version of the sheet on which it was entered
 */
record PadForm(
        @RestForm List<String> player,
        @RestForm @Nullable String order,
        @RestForm @Nullable String last,
        @RestForm @Nullable String card,
        @RestForm @Nullable String onConflict,
        @RestForm boolean strikeLater,
        @RestForm @Nullable String commandId,
        @RestForm @Nullable Integer version) {

    /** The command id, where it is one: 1 to 64 visible characters; a form that was tampered with has none. */
    @Override
    public @Nullable String commandId() {
        return commandId != null && commandId.matches("[!-~]{1,64}") ? commandId : null;
    }

    Selection selection() {
        return Selection.of(player, order, last, card);
    }
}
