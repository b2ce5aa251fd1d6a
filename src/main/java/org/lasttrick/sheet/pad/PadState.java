package org.lasttrick.sheet.pad;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.form.FormFields;
import org.lasttrick.game.Conflict;

/**
 * A pad's state is what is chosen on it, and what keeps that from being recorded.
 *
 * @param fields what is chosen
 * @param correcting the hand to be corrected; {@code null}: the next hand is entered
 * @param seenVersion the version of the sheet that stays beside the pad; {@code null} when the sheet is redrawn, too
 * @param errors why the last entry was refused
 * @param lost the last version that the device had seen, if the ledger ends before it; {@code null} otherwise
 * @param prompt a decision to be made first; {@code null} without one
 * @param strikeRefused the conflicts for which striking the hand out was refused
 */
public record PadState(
        FormFields fields,
        @Nullable Integer correcting,
        @Nullable Integer seenVersion,
        List<String> errors,
        List<Conflict> strikeRefused,
        @Nullable Integer lost,
        @Nullable PromptView prompt) {
    public static PadState of(FormFields fields, @Nullable Integer correcting) {
        return new PadState(fields, correcting, null, List.of(), List.of(), null, null);
    }

    /** Redraws the pad alone, beside a sheet that still shows {@code version}. */
    public PadState besideSheet(int version) {
        return new PadState(fields, correcting, version, errors, strikeRefused, lost, prompt);
    }

    public PadState strikeRefused(List<Conflict> conflicts) {
        return new PadState(fields, correcting, seenVersion, errors, conflicts, lost, prompt);
    }

    /** Returns the state with a hand to be corrected only if the sheet has it. What is chosen stays on the pad. */
    public PadState within(int hands) {
        return correcting == null || (correcting >= 1 && correcting <= hands)
                ? this
                : new PadState(fields, null, seenVersion, errors, List.of(), lost, prompt);
    }

    public PadState refused(List<String> why) {
        return new PadState(fields, correcting, seenVersion, why, strikeRefused, lost, prompt);
    }

    /** Makes the sheet say that the ledger has lost entries since this version. */
    PadState lost(int seen) {
        return new PadState(fields, correcting, seenVersion, errors, strikeRefused, seen, prompt);
    }

    /** Returns the same choices as a correction of this hand; {@code null}: as a new hand. */
    PadState correcting(@Nullable Integer hand) {
        return new PadState(fields, hand, seenVersion, errors, strikeRefused, lost, prompt);
    }

    /** Returns the state with a prompt. Nothing is recorded until that is answered. */
    PadState prompting(PromptView question) {
        return new PadState(fields, correcting, seenVersion, errors, strikeRefused, lost, question);
    }
}
