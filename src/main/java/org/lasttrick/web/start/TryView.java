package org.lasttrick.web.start;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.language.narration.ScoreExplainer.Step;
import org.lasttrick.language.rulebook.GameNames.OfCountry;
import org.lasttrick.language.rulebook.Rulebook.Chapter;
import org.lasttrick.sheet.pad.PadView;
import org.lasttrick.sheet.pad.PadView.Hidden;
import org.lasttrick.start.ChosenGame;
import org.lasttrick.start.HouseRulesView;
import org.lasttrick.start.StartView.SeatView;

/**
 * A hand to be tried is shown as far as it was entered, with how it is scored.
 *
 * @param houseRules {@code null} while nobody asked for them
 * @param hasCucumbers whether players may have some and still be in
 * @param dealt the seat of the dealer, from 1
 * @param dealers how many of the seats can have dealt, the first ones
 * @param led who led the last trick, such as p2; empty while nobody is chosen
 * @param pad its questions, and what the hand does
 * @param hidden those of its hidden fields that this form doesn't ask for itself
 * @param errors why the hand can't be scored
 * @param scored the players, in seat order; empty until the hand is complete
 * @param rules the chapters whose rules the steps apply, house rules marked
 */
record TryView(
        ChosenGame game,
        List<OfCountry> games,
        @Nullable HouseRulesView houseRules,
        boolean hasCucumbers,
        List<SeatView> seats,
        int dealt,
        int dealers,
        String led,
        PadView pad,
        List<Hidden> hidden,
        List<String> errors,
        List<ScoredPlayer> scored,
        List<Chapter> rules) {

    /** @param steps rule by rule */
    record ScoredPlayer(String name, List<Step> steps) {}
}
