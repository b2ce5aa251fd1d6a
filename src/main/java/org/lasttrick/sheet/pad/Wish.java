package org.lasttrick.sheet.pad;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Conflict;

/**
 * What somebody wants on the pad.
 *
 * @param fields what is chosen
 * @param correcting the hand to be corrected; {@code null}: the next hand is entered
 * @param seenVersion of the sheet that stays beside the pad; {@code null}: it is shown anew, too
 * @param errors why the last entry was refused
 * @param ask what has to be decided first; {@code null}: nothing
 * @param strikeRefused later hands that stood against striking this one out
 */
public record Wish(
        PadFields fields,
        @Nullable Integer correcting,
        @Nullable Integer seenVersion,
        List<String> errors,
        List<Conflict> strikeRefused,
        @Nullable AskView ask) {
    public static Wish of(PadFields fields, @Nullable Integer correcting) {
        return new Wish(fields, correcting, null, List.of(), List.of(), null);
    }

    /** The pad alone is shown anew, beside a sheet that stays as it was at {@code version}. */
    public Wish besideSheet(int version) {
        return new Wish(fields, correcting, version, errors, strikeRefused, ask);
    }

    public Wish strikeRefused(List<Conflict> conflicts) {
        return new Wish(fields, correcting, seenVersion, errors, conflicts, ask);
    }

    /** A hand that is no longer there can't be corrected; what was chosen stays on the pad. */
    public Wish within(int hands) {
        return correcting == null || (correcting >= 1 && correcting <= hands)
                ? this
                : new Wish(fields, null, seenVersion, errors, List.of(), ask);
    }

    public Wish refused(List<String> why) {
        return new Wish(fields, correcting, seenVersion, why, strikeRefused, ask);
    }

    /** The same entry as a correction of this hand; {@code null}: as a new one. */
    Wish correcting(@Nullable Integer hand) {
        return new Wish(fields, hand, seenVersion, errors, strikeRefused, ask);
    }

    /** Nothing is recorded until that is decided. */
    Wish asked(AskView question) {
        return new Wish(fields, correcting, seenVersion, errors, strikeRefused, question);
    }
}
