package org.lasttrick.language.rulebook;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.lasttrick.game.Game;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.rulebook.Rulebook.Example;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.RulesText;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.Multiplier;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.CardHand;
import org.lasttrick.rules.HandResult.LastTrick;
import org.lasttrick.rules.Person;
import org.lasttrick.rules.ScoredHand;

/** Describes an example hand, as the sheet describes a hand of a game. */
record ExampleNarrator(RulesText text, GameText hand) {
    Example describe(Game game) {
        HandNarrator words = new HandNarrator(hand, game);
        ScoredHand scored = game.sheet().hands().getFirst();
        return new Example(
                before(words, scored.result()),
                words.describe(scored.result()),
                words.lines(scored),
                words.next(game.sheet()));
    }

    private List<String> before(HandNarrator words, HandResult result) {
        Game game = words.game();
        String scores = words.list(game.sheet().start().inSeatOrder().stream()
                .map(standing -> text.has(game.nameOf(standing.player()), standing.score()))
                .toList());
        List<String> before = new ArrayList<>(List.of(text.beforeTheHandScores(scores)));
        if (result instanceof CardHand cards) {
            boolean isKontra = game.start().rules().scoring() instanceof CardScoring rules
                    && rules.multiplier() == Multiplier.KONTRA;
            cards.extras().multipliers().keySet().stream()
                    .map(game::nameOf)
                    .map(isKontra ? text::saidKontra : text::hasDoubled)
                    .forEach(before::add);
            Card pickle = cards.extras().pickle();
            if (pickle != null) {
                before.add(text.pickleIs(pickle.notation()));
            }
        }
        if (result instanceof LastTrick trick) {
            before.add(trick(words, trick));
        }
        return before;
    }

    private String trick(HandNarrator words, LastTrick trick) {
        List<Person> people = trick.people(words.game().sheet().start().activePeople());
        return text.lastTrick(words.list(IntStream.range(0, people.size())
                .mapToObj(i -> text.plays(
                        words.game().nameOf(people.get(i)),
                        hand.card(trick.plays().get(i).card().notation())))
                .toList()));
    }
}
