package org.lasttrick.sheet.pad;

import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.lasttrick.form.FormFields;
import org.lasttrick.language.texts.SheetText;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;

/**
 * A selection is what is chosen on a pad. Each kind of scoring has its own, which it reads from the pad's fields or, while
 * nothing is chosen, from the hand to be corrected.
 */
sealed interface Selection
        permits CardSelection, TrickSelection, EnteredSelection, BuyInSelection, TakerSelection, StakesSelection {

    static Selection read(FormFields fields, HandContext context) {
        return switch (context.before().rules().scoring()) {
            case CardScoring rules -> BuyInSelection.read(fields, context, cards(fields, context, rules));
            case TakerScoring rules -> TakerSelection.read(fields, context);
            case StakesScoring rules -> StakesSelection.read(fields, context);
        };
    }

    private static Selection cards(FormFields fields, HandContext context, CardScoring rules) {
        if (rules.penalty() == CardScoring.Penalty.ENTERED) {
            return EnteredSelection.read(fields, context, rules);
        }
        return TrickSelection.isAsked(fields, context)
                ? TrickSelection.read(fields, context, rules)
                : CardSelection.read(fields, context, rules);
    }

    /** Returns a hint at what is still to be chosen; {@code null} once the hand is complete. */
    @Nullable
    Function<SheetText, String> missing();

    /**
     * Returns the hand, if it is complete. A correction keeps what the pad doesn't ask for, and the whole recorded hand if
     * nothing else is chosen.
     */
    Optional<HandResult> hand();

    /**
     * Returns a question that follows from the choices but was not on the submitted form, as happens without script; {@code null}
     * if there is none.
     */
    default @Nullable String followUp(FormFields fields, SheetText text) {
        return null;
    }

    /** Returns the questions of the pad, with what is chosen. */
    PadView.Choices choices(SheetText text);
}
