package org.lasttrick.sheet.pad;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;

/**
 * What is chosen on a pad, by what the game's scoring asks for. Each kind reads itself from the pad's fields, or, where
 * nothing is chosen yet, from the hand that is corrected.
 */
sealed interface Selection permits CardSelection, TrickSelection, TakerSelection, StakesSelection {

    static Selection read(PadFields fields, HandContext context) {
        return switch (context.before().rules().scoring()) {
            case CardScoring rules ->
                TrickSelection.isAsked(fields, context)
                        ? TrickSelection.read(fields, context, rules)
                        : CardSelection.read(fields, context, rules);
            case TakerScoring rules -> TakerSelection.read(fields, context);
            case StakesScoring rules -> StakesSelection.read(fields, context);
        };
    }

    /** What is still to be chosen, in words; {@code null} once nothing is. */
    @Nullable
    String missing(PadText text);

    /**
     * The hand, once nothing is missing. In a correction, what the pad does not ask for is kept of the recorded hand, and all
     * of it when nothing else is chosen.
     */
    Optional<HandResult> hand();

    /**
     * What follows from the last tap and was not asked before somebody pressed Record, as it happens without script; {@code
     * null} where nothing does.
     */
    @Nullable
    String unasked(PadFields fields, PadText text);

    /** What the pad asks, with what is chosen. */
    PadView.Choices choices(PadText text);
}
