package org.lasttrick.transfer.export;

import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Timeline;
import org.lasttrick.language.texts.ExportText;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.rules.Deal;
import org.lasttrick.rules.Effect;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.Standings;

/**
 * A hand and one of the players who sat at the table then: a row of a game's table.
 *
 * @param before how the player stood before the hand
 * @param after how the player stood after it: by {@link #change} more, unless a cucumber was taken
 */
public record HandRow(
        RecordedGame recorded, Timeline.Hand entered, ScoredHand scored, Standing before, Standing after) {
    static final List<Column<HandRow>> COLUMNS = List.of(
            Column.of("hand", ExportText::hand, HandRow::number),
            Column.of("dealer", ExportText::dealer, row -> row.name(row.deal().dealer())),
            Column.of("leader", ExportText::leader, row -> row.name(row.deal().leader())),
            Column.of("cards", ExportText::cards, HandRow::cards),
            Column.of("player_id", null, row -> row.after.player()),
            Column.of("player", ExportText::player, row -> row.name(row.after.player())),
            Column.of("before", ExportText::before, row -> row.before.score()),
            Column.of("change", ExportText::change, HandRow::change),
            Column.of("total", ExportText::total, row -> row.after.score()),
            Column.of("cucumbers", ExportText::cucumbers, row -> row.after.cucumbers()),
            Column.of("status", ExportText::standing, row -> row.after.status()),
            Column.of("effects", null, row -> row.effects().map(HandRow::kind).collect(Collectors.joining(" "))),
            Column.of("corrected", ExportText::corrected, row -> row.entered.corrected()),
            Column.ofTime("recorded_at", ExportText::recordedAt, HandRow::recordedAt),
            Column.of("entries", null, row -> row.recorded.version()),
            Column.of("fingerprint", null, row -> row.recorded.head().fingerprint()));

    /** Hand by hand, and in each in seat order. */
    public static Stream<HandRow> of(RecordedGame recorded) {
        return IntStream.range(0, recorded.game().hands().size()).boxed().flatMap(i -> of(recorded, i));
    }

    private static Stream<HandRow> of(RecordedGame recorded, int index) {
        Timeline.Hand entered = recorded.game().hands().get(index);
        ScoredHand scored = recorded.game().sheet().hands().get(index);
        Standings before = recorded.game().sheet().before(index + 1).standings();
        return scored.after().inSeatOrder().stream()
                .map(after -> new HandRow(recorded, entered, scored, before.of(after.player()), after));
    }

    /** From 1. */
    public int number() {
        return deal().number();
    }

    private Deal deal() {
        return scored.deal();
    }

    private String name(PlayerId player) {
        return recorded.game().nameOf(player);
    }

    /** How many each was dealt; {@code null} if the dealer chose, and it was not entered. */
    private @Nullable Integer cards() {
        return deal().handSize().stream().boxed().findFirst().orElse(null);
    }

    private Instant recordedAt() {
        return recorded.entry(entered.entry()).recordedAt();
    }

    private Stream<Effect> effects() {
        return scored.effectsOn(after.player()).stream();
    }

    public boolean has(Class<? extends Effect> kind) {
        return effects().anyMatch(kind::isInstance);
    }

    /** What the hand added to the player's score; {@code null} if it did not touch the player. */
    public @Nullable Integer change() {
        return effects()
                .flatMap(effect -> switch (effect) {
                    case Effect.Penalty(PlayerId player, int points) -> Stream.of(points);
                    case Effect.Bonus(PlayerId player, int points) -> Stream.of(points);
                    case Effect.Stake(PlayerId player, int credits) -> Stream.of(-credits);
                    case Effect.Cucumber _, Effect.ReEntry _, Effect.Out _ -> Stream.<Integer>of();
                })
                .reduce(Integer::sum)
                .orElse(null);
    }

    /** As the API calls it. */
    private static String kind(Effect effect) {
        return switch (effect) {
            case Effect.Penalty penalty -> "penalty";
            case Effect.Stake stake -> "stake";
            case Effect.Cucumber cucumber -> "cucumber";
            case Effect.ReEntry reEntry -> "re-entry";
            case Effect.Out out -> "out";
            case Effect.Bonus bonus -> "bonus";
        };
    }
}
