package org.lasttrick.game.stored;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.GameEvent;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.JoinScore;
import org.lasttrick.rules.Keyword;
import org.lasttrick.rules.PlayerId;

/**
 * Reads entries of any revision. A payload has exactly the fields of its form, and each is of its kind: anything else is refused by an
 * exception.
 *
 * @param revisions in which each type is written today
 */
public record EventReader(ToIntFunction<EventType> revisions, List<Upcaster> upcasters) {
    public static final EventReader TODAY = new EventReader(EventType::revision, Upcaster.ALL);

    public EventReader {
        upcasters = List.copyOf(upcasters);
    }

    /** @param payload as it was parsed */
    public GameEvent read(String type, int revision, @Nullable Object payload) {
        EventType known = Keyword.read(EventType.values(), type).orElseThrow();
        Map<?, ?> written = Map.class.cast(Objects.requireNonNull(payload));
        Map<Object, @Nullable Object> fields = new LinkedHashMap<>(written);
        for (int from = revision; from != revisions.applyAsInt(known); from++) {
            int now = from;
            upcasters.stream()
                    .filter(each -> each.type() == known && each.from() == now)
                    .findFirst()
                    .orElseThrow()
                    .step()
                    .accept(fields);
        }
        return JsonObject.of(fields).as(today -> event(known, today));
    }

    private static GameEvent event(EventType type, JsonObject of) {
        return switch (type) {
            case GAME_STARTED ->
                new GameEvent.GameStarted(
                        of.textOrNull("name"),
                        of.text("variant"),
                        of.object("rules").as(RulesReader::rules),
                        of.each("players", EventReader::entrant),
                        player("dealer", of),
                        Edition.of(of.number("edition")).orElseThrow());
            case HAND_SCORED -> new GameEvent.HandScored(result(of));
            case HAND_CORRECTED ->
                new GameEvent.HandCorrected(
                        of.number("hand"), result(of), of.textOrNull("reason"), numbers("struck", of), kept(of));
            case HAND_STRUCK -> new GameEvent.HandStruck(of.number("hand"), numbers("struck", of), kept(of));
            case PLAYER_JOINED ->
                new GameEvent.PlayerJoined(of.text("name"), of.textOrNull("partner"), of.numberOrNull("seat"));
            case PLAYER_ADDED ->
                new GameEvent.PlayerAdded(
                        of.number("hand"),
                        of.text("name"),
                        of.textOrNull("partner"),
                        of.numberOrNull("seat"),
                        Keyword.read(JoinScore.values(), of.text("score")).orElseThrow(),
                        numbers("without", of));
            case PLAYER_LEFT -> new GameEvent.PlayerLeft(player("player", of));
            case PLAYER_RETURNED -> new GameEvent.PlayerReturned(player("player", of));
            case PLAYER_SUBSTITUTED ->
                new GameEvent.PlayerSubstituted(
                        of.number("hand"), player("player", of), of.text("name"), of.textOrNull("partner"));
            case PLAYER_RENAMED ->
                new GameEvent.PlayerRenamed(player("player", of), of.text("name"), of.textOrNull("partner"));
            case SEATS_CHANGED -> new GameEvent.SeatsChanged(players("players", of), player("dealer", of));
            case SEATS_CORRECTED ->
                new GameEvent.SeatsCorrected(of.number("hand"), players("players", of), player("dealer", of));
            case RULES_CORRECTED ->
                new GameEvent.RulesCorrected(
                        of.text("variant"), of.object("rules").as(RulesReader::rules), numbers("struck", of), kept(of));
            case DAY_CORRECTED -> new GameEvent.DayCorrected(of.text("day"));
            case GAME_CLOSED -> new GameEvent.GameClosed();
            case GAME_ABANDONED -> new GameEvent.GameAbandoned();
            case GAME_REOPENED -> new GameEvent.GameReopened();
            case ENTRY_UNDONE -> new GameEvent.EntryUndone(of.number("version"));
            case ENTRY_REDONE -> new GameEvent.EntryRedone(of.number("version"));
        };
    }

    private static GameEvent.Entrant entrant(JsonObject of) {
        return new GameEvent.Entrant(
                of.text("name"), of.textOrNull("partner"), of.number("score"), of.number("cucumbers"));
    }

    private static List<GameEvent.KeptHand> kept(JsonObject of) {
        return of.each("kept", kept -> new GameEvent.KeptHand(kept.number("hand"), player("player", kept)));
    }

    private static HandResult result(JsonObject of) {
        return of.object("result").as(EventReader::hand);
    }

    private static HandResult hand(JsonObject of) {
        return switch (of.text("type")) {
            case "last-trick" ->
                new HandResult.LastTrick(
                        of.each("plays", play -> new HandResult.Play(player("player", play), card(play.text("card")))),
                        extras(of));
            case "high-card" -> new HandResult.HighCard(cardOrNull("card", of), players("players", of), extras(of));
            case "entered" -> new HandResult.Entered(byPlayer("points", of), extras(of));
            case "taker" -> new HandResult.Taker(playerOrNull("player", of));
            case "march" -> new HandResult.March(playerOrNull("player", of));
            case "stakes" ->
                new HandResult.Stakes(
                        of.each(
                                "doubles",
                                doubling -> new HandResult.Doubling(
                                        player("player", doubling), players("dropped", doubling))),
                        playerOrNull("winner", of));
            default -> throw new IllegalArgumentException("No such hand");
        };
    }

    private static HandResult.Extras extras(JsonObject of) {
        return new HandResult.Extras(
                of.get("multipliers") == null ? Map.of() : byPlayer("multipliers", of),
                cardOrNull("pickle", of),
                of.numberOrNull("handSize"),
                of.get("buysIn") == null ? null : players("buysIn", of));
    }

    private static Map<PlayerId, Integer> byPlayer(String field, JsonObject of) {
        Map<PlayerId, Integer> byPlayer = new TreeMap<>();
        of.object(field).forEach((player, value) -> byPlayer.put(id(player), Integer.class.cast(value)));
        return byPlayer;
    }

    private static List<Integer> numbers(String field, JsonObject of) {
        return of.list(field).stream().map(Integer.class::cast).toList();
    }

    private static @Nullable Card cardOrNull(String field, JsonObject of) {
        String card = of.textOrNull(field);
        return card == null ? null : card(card);
    }

    private static Card card(String written) {
        return Card.parse(written).orElseThrow();
    }

    private static PlayerId id(String player) {
        return PlayerId.parse(player).orElseThrow();
    }

    private static PlayerId player(String field, JsonObject of) {
        return id(of.text(field));
    }

    private static @Nullable PlayerId playerOrNull(String field, JsonObject of) {
        String player = of.textOrNull(field);
        return player == null ? null : id(player);
    }

    private static List<PlayerId> players(String field, JsonObject of) {
        return of.list(field).stream()
                .map(player -> id(String.class.cast(player)))
                .toList();
    }
}
