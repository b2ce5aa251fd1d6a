package org.lasttrick.sheet;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.narration.ScoreExplainer;
import org.lasttrick.language.narration.ScoreExplainer.Step;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RosterChange;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standings;
import org.lasttrick.sheet.PanelView.HandStep;
import org.lasttrick.sheet.PanelView.WhyView;

/** Explains a number of the sheet: rule by rule for one hand, hand by hand for a total. */
record WhyPresenter(PageText page, GameText text) {
    /** @return {@code null} for an unknown hand or player */
    @Nullable
    WhyView draw(Game game, String url, Panel.Why why) {
        Integer hand = why.hand();
        Scoresheet sheet = game.sheet();
        if (hand != null && (hand < 1 || hand > sheet.hands().size())) {
            return null;
        }
        Standings standings =
                hand == null ? sheet.standings() : sheet.hands().get(hand - 1).after();
        HandNarrator words = new HandNarrator(text, hand == null ? game : game.withNamesOf(hand));
        return standings
                .find(why.player())
                .map(standing -> text.why(standing.score()))
                .map(title -> hand == null
                        ? inAll(title, game, url, why.player(), words)
                        : new WhyView(
                                title,
                                text.nameInHand(words.game().nameOf(why.player()), hand),
                                ScoreExplainer.explain(words, hand, why.player()),
                                List.of()))
                .orElse(null);
    }

    private WhyView inAll(String title, Game game, String url, PlayerId player, HandNarrator words) {
        Scoresheet sheet = game.sheet();
        List<HandStep> steps = new ArrayList<>();
        for (ScoredHand hand : sheet.hands()) {
            int number = hand.deal().number();
            steps.addAll(returns(sheet, player, number, words));
            hand.outcome(player)
                    .filter(outcome -> !outcome.effects().isEmpty())
                    .ifPresent(outcome -> steps.add(new HandStep(
                            page.handLabel(number),
                            url + "?" + new Panel.Why(player, number).query(),
                            words.in(number).line(outcome))));
        }
        steps.addAll(returns(sheet, player, sheet.hands().size() + 1, words));
        return new WhyView(
                title, text.nameInAll(game.nameOf(player)), List.of(new Step(start(sheet, player), null)), steps);
    }

    private List<HandStep> returns(Scoresheet sheet, PlayerId player, int number, HandNarrator words) {
        return sheet.rosterChanges().stream()
                .filter(each -> each.beforeHand() == number && each.change().equals(new RosterChange.Returned(player)))
                .map(each -> new HandStep(
                        text.beforeHand(number),
                        null,
                        words.comesBack(each.after().of(player))))
                .toList();
    }

    private String start(Scoresheet sheet, PlayerId player) {
        return sheet.rosterChanges().stream()
                .filter(each -> each.change() instanceof RosterChange.Joined joined
                        && joined.player().equals(player))
                .findFirst()
                .map(each -> text.joinedBeforeHand(
                        each.beforeHand(), each.after().of(player).score()))
                .orElseGet(() -> text.startScore(sheet.start().of(player).score()));
    }
}
