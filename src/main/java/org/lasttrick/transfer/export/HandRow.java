package org.lasttrick.transfer.export;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.rules.Effect;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.Standings;

/**
 * What one hand was to one player who sat at the table then.
 *
 * @param cards each; {@code null} where the dealer chose, and nobody said
 * @param before the score with which the player came into the hand
 * @param change what the hand added; {@code null} for whom it did not touch
 * @param after how the player stood then: {@code before + change}, unless a cucumber was taken
 * @param corrected whether the hand is what a later entry says
 */
record HandRow(
        int hand,
        String dealer,
        String leader,
        @Nullable Integer cards,
        String player,
        int before,
        @Nullable Integer change,
        List<Effect> effects,
        Standing after,
        boolean corrected,
        Instant recordedAt) {

    /** Hand by hand, and in each in seat order. */
    static List<HandRow> of(RecordedGame recorded) {
        Game game = recorded.game();
        List<HandRow> rows = new ArrayList<>();
        for (int i = 0; i < game.hands().size(); i++) {
            ScoredHand hand = game.sheet().hands().get(i);
            Standings before = game.sheet().before(i + 1).standings();
            boolean corrected = game.hands().get(i).corrected();
            Instant at = recorded.entry(game.hands().get(i).entry()).recordedAt();
            hand.after().inSeatOrder().stream()
                    .map(after -> of(game, hand, before.of(after.player()), after, corrected, at))
                    .forEach(rows::add);
        }
        return rows;
    }

    private static HandRow of(
            Game game, ScoredHand hand, Standing before, Standing after, boolean corrected, Instant at) {
        OptionalInt cards = hand.deal().handSize();
        List<Effect> effects = hand.effectsOn(after.player());
        return new HandRow(
                hand.deal().number(),
                game.nameOf(hand.deal().dealer()),
                game.nameOf(hand.deal().leader()),
                cards.isPresent() ? (Integer) cards.getAsInt() : null,
                game.nameOf(after.player()),
                before.score(),
                change(effects),
                effects,
                after,
                corrected,
                at);
    }

    private static @Nullable Integer change(List<Effect> effects) {
        return effects.stream()
                .flatMap(effect -> switch (effect) {
                    case Effect.Penalty(PlayerId player, int points) -> Stream.of(points);
                    case Effect.Bonus(PlayerId player, int points) -> Stream.of(points);
                    case Effect.Stake(PlayerId player, int credits) -> Stream.of(-credits);
                    case Effect.Cucumber cucumber -> Stream.<Integer>of();
                    case Effect.ReEntry reEntry -> Stream.<Integer>of();
                    case Effect.Out out -> Stream.<Integer>of();
                })
                .reduce(Integer::sum)
                .orElse(null);
    }

    boolean has(Class<? extends Effect> kind) {
        return effects.stream().anyMatch(kind::isInstance);
    }
}
