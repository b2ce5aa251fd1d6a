package org.lasttrick.offline;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.GameEvent;
import org.lasttrick.language.written.Json;
import org.lasttrick.language.written.Language;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.CardScoring.SuitedCards;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.Keyword;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.settings.Choice;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.SettingValue;
import org.lasttrick.rules.settings.Settings;

/**
 * Reads the payload of an entry, of any revision: what a later revision added has a value in older games. The service has checked it
 * before, so that anything unexpected is a fault of this program.
 */
public record EventReader(Map<String, Object> payload) {
    public static GameEvent read(String type, String payload) {
        return new EventReader(Json.object(payload)).event(type);
    }

    private GameEvent event(String type) {
        return switch (type) {
            case "game-started" ->
                new GameEvent.GameStarted(
                        text("name"),
                        required("variant"),
                        rules(part("rules").payload()),
                        each("players", EventReader::entrant),
                        player("dealer"),
                        has("edition") ? Edition.of(number("edition")).orElseThrow() : Edition.FIRST);
            case "hand-scored" -> new GameEvent.HandScored(part("result").hand());
            case "hand-corrected" ->
                new GameEvent.HandCorrected(number("hand"), part("result").hand(), text("reason"), struck(), kept());
            case "hand-struck" -> new GameEvent.HandStruck(number("hand"), struck(), kept());
            case "player-joined" -> new GameEvent.PlayerJoined(required("name"), text("partner"), numberOrNull("seat"));
            case "player-left" -> new GameEvent.PlayerLeft(player("player"));
            case "player-returned" -> new GameEvent.PlayerReturned(player("player"));
            case "player-renamed" -> new GameEvent.PlayerRenamed(player("player"), required("name"), text("partner"));
            case "seats-changed" -> new GameEvent.SeatsChanged(players("players"), player("dealer"));
            case "seats-corrected" ->
                new GameEvent.SeatsCorrected(number("hand"), players("players"), player("dealer"));
            case "game-closed" -> new GameEvent.GameClosed();
            case "game-abandoned" -> new GameEvent.GameAbandoned();
            case "game-reopened" -> new GameEvent.GameReopened();
            case "entry-undone" -> new GameEvent.EntryUndone(number("version"));
            case "entry-redone" -> new GameEvent.EntryRedone(number("version"));
            default -> throw new IllegalArgumentException("No event: " + type);
        };
    }

    private GameEvent.Entrant entrant() {
        return new GameEvent.Entrant(required("name"), text("partner"), number("score"), number("cucumbers"));
    }

    private List<Integer> struck() {
        return list("struck").stream().map(Integer.class::cast).toList();
    }

    private List<GameEvent.KeptHand> kept() {
        return each("kept", kept -> new GameEvent.KeptHand(kept.number("hand"), kept.player("player")));
    }

    private HandResult hand() {
        return switch (required("type")) {
            case "last-trick" ->
                new HandResult.LastTrick(
                        each(
                                "plays",
                                play -> new HandResult.Play(
                                        play.player("player"), Objects.requireNonNull(play.card("card")))),
                        extras());
            case "high-card" -> new HandResult.HighCard(card("card"), players("players"), extras());
            case "entered" -> new HandResult.Entered(byPlayer("points"), extras());
            case "taker" -> new HandResult.Taker(playerOrNull("player"));
            case "march" -> new HandResult.March(playerOrNull("player"));
            case "stakes" ->
                new HandResult.Stakes(
                        each(
                                "doubles",
                                doubling -> new HandResult.Doubling(
                                        doubling.player("player"), doubling.players("dropped"))),
                        playerOrNull("winner"));
            default -> throw new IllegalArgumentException("No hand: " + required("type"));
        };
    }

    private HandResult.Extras extras() {
        return new HandResult.Extras(
                byPlayer("multipliers"),
                card("pickle"),
                numberOrNull("handSize"),
                has("buysIn") ? players("buysIn") : null);
    }

    private Map<PlayerId, Integer> byPlayer(String field) {
        Map<PlayerId, Integer> byPlayer = new TreeMap<>();
        if (has(field)) {
            part(field).payload().forEach((player, value) -> byPlayer.put(id(player), Integer.class.cast(value)));
        }
        return byPlayer;
    }

    private static RuleSet rules(Map<String, Object> rules) {
        Setting.Game game = Keyword.read(Setting.Game.values(), String.class.cast(rules.get("scoring")))
                .orElse(Setting.Game.CARDS);
        Map<Setting<?>, SettingValue> values = settings(rules);
        if (rules.get("sixOfClubs") instanceof Boolean sixOfClubs) {
            Choice top = Setting.TOP_CARDS.is(sixOfClubs ? SuitedCards.SIX_OF_CLUBS_LOSES : SuitedCards.NONE);
            values.putIfAbsent(top.setting(), top.value());
        }
        return new Settings(game, values).withLegacyDefaults().rules();
    }

    /** Reads the settings that there are, in their order. */
    static Map<Setting<?>, SettingValue> settings(Map<String, Object> written) {
        Map<Setting<?>, SettingValue> values = new LinkedHashMap<>();
        written.forEach((key, value) -> Setting.byKey(key)
                .ifPresent(setting ->
                        values.put(setting, setting.kind().parse(typed(value)).orElseThrow())));
        return values;
    }

    /** Returns the value as it is typed in a form. */
    private static String typed(@Nullable Object value) {
        StringBuilder typed = new StringBuilder();
        if (value instanceof Map<?, ?> points) {
            points.forEach((card, counts) -> typed.append(Language.textOf(card))
                    .append('=')
                    .append(Language.textOf(counts))
                    .append(' '));
        } else if (value != null) {
            typed.append(Language.textOf(value));
        }
        return typed.toString();
    }

    private boolean has(String field) {
        return payload.get(field) != null;
    }

    private @Nullable String text(String field) {
        return String.class.cast(payload.get(field));
    }

    private String required(String field) {
        return Objects.requireNonNull(text(field), field);
    }

    private @Nullable Integer numberOrNull(String field) {
        return Integer.class.cast(payload.get(field));
    }

    private int number(String field) {
        return Objects.requireNonNull(numberOrNull(field), field);
    }

    private @Nullable Card card(String field) {
        String card = text(field);
        return card == null ? null : Card.parse(card).orElseThrow();
    }

    private static PlayerId id(String player) {
        return PlayerId.parse(player).orElseThrow();
    }

    private PlayerId player(String field) {
        return id(required(field));
    }

    private @Nullable PlayerId playerOrNull(String field) {
        return has(field) ? player(field) : null;
    }

    private List<PlayerId> players(String field) {
        return list(field).stream().map(player -> id(String.class.cast(player))).toList();
    }

    private List<?> list(String field) {
        return payload.get(field) instanceof List<?> list ? list : List.of();
    }

    private EventReader part(String field) {
        return new EventReader(Json.object(payload.get(field)));
    }

    private <T> List<T> each(String field, Function<EventReader, T> read) {
        return list(field).stream()
                .map(element -> read.apply(new EventReader(Json.object(element))))
                .toList();
    }
}
