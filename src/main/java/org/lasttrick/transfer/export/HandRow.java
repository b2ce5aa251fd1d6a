package org.lasttrick.transfer.export;

import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.game.Game;
import org.lasttrick.game.Timeline;
import org.lasttrick.language.texts.BookText;
import org.lasttrick.rules.Deal;
import org.lasttrick.rules.Effect;
import org.lasttrick.rules.PlayerOutcome;
import org.lasttrick.rules.ScoredHand;

/**
 * A row of a game's table has a hand and what it did to one of the players who sat at the table then.
 *
 * @param named the game with the names of those who played the hand
 */
public record HandRow(RecordedGame recorded, Game named, Timeline.Hand entered, Deal deal, PlayerOutcome outcome) {
    static final List<Column<HandRow>> COLUMNS = List.of(
            Column.of("hand", BookText::hand, HandRow::number),
            Column.of("dealer", BookText::dealer, row -> row.named.nameOf(row.deal.dealer())),
            Column.of("leader", BookText::leader, row -> row.named.nameOf(row.deal.leader())),
            Column.of("cards", BookText::cards, HandRow::cards),
            Column.of("player_id", null, row -> row.outcome.player()),
            Column.of("player", BookText::player, row -> row.named.nameOf(row.outcome.player())),
            Column.of("before", BookText::before, row -> row.outcome.before().score()),
            Column.of("change", BookText::change, HandRow::change),
            Column.of("total", BookText::total, row -> row.outcome.after().score()),
            Column.of(
                    "cucumbers", BookText::cucumbers, row -> row.outcome.after().cucumbers()),
            Column.of("status", BookText::inOrOut, row -> row.outcome.after().status()),
            Column.of("effects", null, row -> row.effects()),
            Column.of("corrected", BookText::corrected, row -> row.entered.corrected()),
            Column.ofTime("recorded_at", BookText::recordedAt, HandRow::playedAt),
            Column.of("entries", null, row -> row.recorded.version()),
            Column.of("fingerprint", null, row -> row.recorded.head().fingerprint()),
            Column.ofLocalTime("recorded_at", HandRow::playedAt));

    /** Returns the rows of a game, hand by hand, and in each hand in seat order. */
    public static Stream<HandRow> of(RecordedGame recorded) {
        return IntStream.range(0, recorded.game().hands().size()).boxed().flatMap(i -> of(recorded, i));
    }

    private static Stream<HandRow> of(RecordedGame recorded, int index) {
        Timeline.Hand entered = recorded.game().hands().get(index);
        ScoredHand scored = recorded.game().sheet().hands().get(index);
        Game named = recorded.game().withNamesOf(scored.deal().number());
        return scored.after().inSeatOrder().stream()
                .flatMap(standing -> scored.outcome(standing.player()).stream())
                .map(outcome -> new HandRow(recorded, named, entered, scored.deal(), outcome));
    }

    /** Returns the number of the hand, from 1. */
    public int number() {
        return deal.number();
    }

    /** Returns how many cards each was dealt; {@code null} if the dealer chose, and it was not entered. */
    private @Nullable Integer cards() {
        return deal.handSize().stream().boxed().findFirst().orElse(null);
    }

    private Instant playedAt() {
        return recorded.playedAt(entered.entry());
    }

    private String effects() {
        return outcome.effects().stream().map(Effect::word).collect(Collectors.joining(" "));
    }

    /** Returns what the hand added to the player's score; {@code null} if it did not touch the player. */
    private @Nullable Integer change() {
        return outcome.effects().isEmpty() ? null : outcome.change();
    }
}
