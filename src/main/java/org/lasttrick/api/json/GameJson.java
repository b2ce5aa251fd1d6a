package org.lasttrick.api.json;

import static org.lasttrick.rules.settings.SettingKind.word;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.LedgerEntry;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.game.Game;
import org.lasttrick.game.PlayerName;
import org.lasttrick.game.Preview;
import org.lasttrick.game.Timeline;
import org.lasttrick.notation.Notation;
import org.lasttrick.rules.Deal;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;

/** A game in the API's form is derived from the ledger at each request. */
@Schema(name = "Game")
public record GameJson(
        String id,
        @Nullable String name,

        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Schema(description = "Its id, which opens all of its games: only for a device of this scorebook")
        @Nullable
        String scorebook,

        String variant,

        @JsonRawValue @Schema(ref = "#/components/schemas/RuleSet")
        String rules,

        @Schema(enumeration = {"in-progress", "finished", "closed", "abandoned"})
        String status,

        int version,
        List<PlayerJson> players,

        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Schema(description = "Not in an answer to a write, unless it is asked for")
        @Nullable
        List<HandJson> hands,

        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Schema(description = "The hand that was scored or corrected, in an answer to that")
        @Nullable
        HandJson hand,

        @Nullable Deal next,
        List<PlayerId> winners,
        boolean canUndo,
        boolean canRedo,
        String head,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable ChangesJson changes,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable List<ConflictJson> conflicts,

        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Schema(description = "Where a game can't go on under other rules")
        @Nullable
        StoppedAtJson stoppedAt) {

    private static final ObjectMapper NOTATION = Notation.mapper();

    /** Rules never change, and are in each answer. They are found by identity: those of a game in memory are always the same object. */
    private static final LoadingCache<RuleSet, String> RULES =
            Caffeine.newBuilder().weakKeys().executor(Runnable::run).build(NOTATION::writeValueAsString);

    record PlayerJson(
            PlayerId id,
            String name,

            @JsonInclude(JsonInclude.Include.NON_NULL)
            @Schema(description = "Only of partners who share a score")
            @Nullable
            List<String> names,

            int score,
            int cucumbers,
            @Schema(enumeration = {"active", "out", "left"}) String status,
            @Nullable Integer place,

            @JsonInclude(JsonInclude.Include.NON_NULL)
            @Schema(description = "Only if somebody was substituted: who has played, one after the other")
            @Nullable
            List<TurnJson> turns) {}

    /** @param hand their first one */
    @Schema(name = "Turn")
    record TurnJson(
            int hand,
            String name,

            @JsonInclude(JsonInclude.Include.NON_NULL)
            @Schema(description = "Only of partners who share a score")
            @Nullable
            List<String> names) {}

    record HandJson(
            @JsonUnwrapped Deal deal,
            HandResult result,
            List<EffectJson> effects,
            List<TotalJson> totals,
            boolean corrected,
            @Nullable Instant recordedAt,

            @JsonInclude(JsonInclude.Include.NON_NULL)
            @Schema(description = "Only if it was recorded later than it was played")
            @Nullable
            Instant playedAt) {}

    record TotalJson(
            PlayerId player,
            int score,
            int cucumbers,
            @Schema(enumeration = {"active", "out", "left"}) String status) {
        static TotalJson of(Standing standing) {
            return new TotalJson(standing.player(), standing.score(), standing.cucumbers(), word(standing.status()));
        }
    }

    /** @param hand the first that doesn't count */
    @Schema(name = "StoppedAt")
    public record StoppedAtJson(int hand, String reason) {}

    /** @param isOwn whether a device of the game's scorebook reads it; for anybody else, the scorebook is left out */
    public static GameJson of(RecordedGame recorded, boolean isOwn) {
        return of(recorded, recorded.game(), isOwn, null);
    }

    /** Returns the game as it would have gone under other rules. */
    public static GameJson of(RecordedGame recorded, Game game, boolean isOwn, @Nullable StoppedAtJson stop) {
        return of(recorded, game, isOwn ? recorded.scorebook() : null, hands(recorded, game), null, null, null, stop);
    }

    /** Returns the game after a write for a device of its scorebook, without what the write doesn't change: its hands but one. */
    public static GameJson changeOf(RecordedGame recorded) {
        Game game = recorded.game();
        HandJson hand =
                game.changedHand().map(number -> hand(recorded, game, number)).orElse(null);
        return of(recorded, game, recorded.scorebook(), null, hand, null, null, null);
    }

    /** Returns a preview for a device of the game's scorebook: only such a one may preview. */
    public static GameJson of(RecordedGame recorded, Preview preview) {
        return of(
                recorded,
                preview.after(),
                recorded.scorebook(),
                hands(recorded, preview.after()),
                null,
                ChangesJson.of(preview),
                preview.conflicts().stream().map(ConflictJson::of).toList(),
                null);
    }

    private static GameJson of(
            RecordedGame recorded,
            Game game,
            @Nullable String scorebook,
            @Nullable List<HandJson> hands,
            @Nullable HandJson hand,
            @Nullable ChangesJson changes,
            @Nullable List<ConflictJson> conflicts,
            @Nullable StoppedAtJson stoppedAt) {
        Scoresheet sheet = game.sheet();
        return new GameJson(
                recorded.id().value(),
                game.start().name(),
                scorebook,
                game.start().variant(),
                RULES.get(game.start().rules()),
                word(sheet.status()),
                recorded.version(),
                players(game),
                hands,
                hand,
                sheet.next().orElse(null),
                sheet.winners(),
                game.undoable().isPresent(),
                game.redoable().isPresent(),
                recorded.head().hex(),
                changes,
                conflicts,
                stoppedAt);
    }

    private static List<PlayerJson> players(Game game) {
        return game.sheet().standings().inSeatOrder().stream()
                .sorted(Comparator.comparing(s -> s.status() == Standing.Status.LEFT))
                .map(s -> new PlayerJson(
                        s.player(),
                        game.names().get(s.player().number() - 1).toString(),
                        partners(game.names().get(s.player().number() - 1)),
                        s.score(),
                        s.cucumbers(),
                        word(s.status()),
                        game.sheet().place(s.player()).orElse(null),
                        turns(game, s.player())))
                .toList();
    }

    private static @Nullable List<TurnJson> turns(Game game, PlayerId player) {
        List<Game.Turn> turns = game.turns(player);
        return turns.size() == 1
                ? null
                : turns.stream()
                        .map(turn -> new TurnJson(turn.hand(), turn.name().toString(), partners(turn.name())))
                        .toList();
    }

    private static @Nullable List<String> partners(PlayerName name) {
        return name.people().size() == 1 ? null : name.people();
    }

    private static List<HandJson> hands(RecordedGame recorded, Game game) {
        return IntStream.rangeClosed(1, game.hands().size())
                .mapToObj(number -> hand(recorded, game, number))
                .toList();
    }

    /** @param number 1 for the first */
    static HandJson hand(RecordedGame recorded, Game game, int number) {
        Timeline.Hand hand = game.hands().get(number - 1);
        ScoredHand scored = game.sheet().hands().get(number - 1);
        LedgerEntry entry = hand.entry() <= recorded.version() ? recorded.entry(hand.entry()) : null;
        return new HandJson(
                scored.deal(),
                scored.result(),
                scored.effects().stream().map(EffectJson::of).toList(),
                scored.after().inSeatOrder().stream().map(TotalJson::of).toList(),
                hand.corrected(),
                entry == null ? null : entry.recordedAt(),
                entry == null || (entry.playTime().isEmpty() && recorded.day().isEmpty())
                        ? null
                        : recorded.playedAt(entry.version()));
    }
}
