package org.lasttrick.language.rulebook;

import java.util.List;
import java.util.stream.Stream;
import org.lasttrick.game.Game;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.narration.HandText;
import org.lasttrick.language.rulebook.Rulebook.Example;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.CardHand;
import org.lasttrick.rules.HandResult.LastTrick;
import org.lasttrick.rules.ScoredHand;

/** Tells a hand of an example, as the sheet tells a hand of a game. */
final class ExampleNarrator {
    private final RulesText say;
    private final HandText hand;

    ExampleNarrator(RulesText say, HandText hand) {
        this.say = say;
        this.hand = hand;
    }

    Example describe(Game game) {
        HandNarrator words = new HandNarrator(hand, game);
        ScoredHand scored = game.sheet().hands().getFirst();
        return new Example(
                before(game, scored.result()),
                words.describe(scored),
                words.lines(scored, game.sheet().start()),
                words.next(game.sheet()));
    }

    private List<String> before(Game game, HandResult result) {
        String scores = and(game.sheet().start().inSeatOrder().stream()
                .map(standing -> say.has(game.nameOf(standing.player()), standing.score()))
                .toList());
        return Stream.concat(
                        Stream.of(say.before(scores)),
                        result instanceof CardHand cards ? cards(game, cards) : Stream.empty())
                .toList();
    }

    private Stream<String> cards(Game game, CardHand cards) {
        Stream<String> doubled =
                cards.extras().multipliers().keySet().stream().map(player -> say.hasDoubled(game.nameOf(player)));
        Card pickle = cards.extras().pickle();
        Stream<String> special = pickle == null ? Stream.empty() : Stream.of(say.pickleIs(pickle.notation()));
        Stream<String> trick = cards instanceof LastTrick last ? Stream.of(trick(game, last)) : Stream.empty();
        return Stream.of(doubled, special, trick).flatMap(each -> each);
    }

    private String trick(Game game, LastTrick trick) {
        return say.trick(and(trick.plays().stream()
                .map(play -> say.plays(
                        game.nameOf(play.player()), hand.card(play.card().notation())))
                .toList()));
    }

    private String and(List<String> parts) {
        return hand.and(String.join(", ", parts.subList(0, parts.size() - 1)), parts.getLast());
    }
}
