package org.lasttrick.sheet.pad;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Conflict;

/**
 * What a pad shows: what is chosen, and what is in the way of recording it.
 *
 * @param fields what is chosen
 * @param correcting the hand to be corrected; {@code null}: the next hand is entered
 * @param seenVersion of the sheet that stays beside the pad; {@code null}: it is shown anew, too
 * @param errors why the last entry was refused
 * @param prompt what has to be decided first; {@code null}: nothing
 * @param strikeRefused later hands that stood against striking this one out
 */
public record PadState(
        PadFields fields,
        @Nullable Integer correcting,
        @Nullable Integer seenVersion,
        List<String> errors,
        List<Conflict> strikeRefused,
        @Nullable PromptView prompt) {
    public static PadState of(PadFields fields, @Nullable Integer correcting) {
        return new PadState(fields, correcting, null, List.of(), List.of(), null);
    }

    /** The pad alone is shown anew, beside a sheet that stays as it was at {@code version}. */
    public PadState besideSheet(int version) {
        return new PadState(fields, correcting, version, errors, strikeRefused, prompt);
    }

    public PadState strikeRefused(List<Conflict> conflicts) {
        return new PadState(fields, correcting, seenVersion, errors, conflicts, prompt);
    }

    /** A hand that is no longer there can't be corrected; what was chosen stays on the pad. */
    public PadState within(int hands) {
        return correcting == null || (correcting >= 1 && correcting <= hands)
                ? this
                : new PadState(fields, null, seenVersion, errors, List.of(), prompt);
    }

    public PadState refused(List<String> why) {
        return new PadState(fields, correcting, seenVersion, why, strikeRefused, prompt);
    }

    /** The same entry as a correction of this hand; {@code null}: as a new one. */
    PadState correcting(@Nullable Integer hand) {
        return new PadState(fields, hand, seenVersion, errors, strikeRefused, prompt);
    }

    /** Nothing is recorded until that is decided. */
    PadState prompting(PromptView question) {
        return new PadState(fields, correcting, seenVersion, errors, strikeRefused, question);
    }
}
