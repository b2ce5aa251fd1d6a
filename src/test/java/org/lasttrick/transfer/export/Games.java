package org.lasttrick.transfer.export;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.chain.RecordedGames;
import org.lasttrick.game.Decision.Accepted;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.GameCommand.Join;
import org.lasttrick.game.GameCommand.Leave;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameDecider;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.game.GoldenGame;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Standing;

/** Games to be exported. */
public final class Games {
    /** What a spreadsheet, a browser or a printer may trip over. */
    public static final List<String> HOSTILE = List.of(
            "=1+1|'cmd'!A1",
            "+49 30",
            "-2",
            "@SUM(A1)",
            "Anna, \"Bo\"; Cai",
            "<b>&amp;</b>",
            "سلمى בר 7",
            "👩‍👩‍👧 🥒 李",
            "İıßŐ’s");

    private Games() {}

    /** What is above a scoresheet's table. */
    public static SheetHeader header(Messages messages) {
        return new SheetHeader(messages);
    }

    /** By the names of their files. */
    public static Map<String, RecordedGame> golden() {
        Map<String, RecordedGame> games = new TreeMap<>();
        GoldenGame.all().forEach((name, game) -> games.put(name, RecordedGames.of(game.played())));
        return games;
    }

    /** A game of Agurk without a hand. */
    public static RecordedGame of(String title, String... names) {
        return RecordedGames.of(List.of(started(title, "agurk", List.of(names))));
    }

    /** So many hands, taken in turn by each player, some with an equal card before; no player goes out. */
    public static RecordedGame of(String title, String variant, List<String> names, int hands) {
        List<GameEvent> events = new ArrayList<>(List.of(started(title, variant, names)));
        for (int hand = 0; hand < hands; hand++) {
            PlayerId other = new PlayerId(hand % names.size() + 1);
            PlayerId taker = new PlayerId((hand + 1) % names.size() + 1);
            Card card = variant.equals("agurk") ? Card.values()[hand * 5 % 3] : null;
            Extras extras = variant.equals("agurk") ? Extras.NONE : Extras.of(Map.of(), null, 5);
            List<PlayerId> top = hand % 3 == 0 ? List.of(other, taker) : List.of(taker);
            GameEvent scored = new HandScored(new HighCard(card, top, extras));
            if (!Game.fold(events).sheet().isOver()) {
                events.add(scored);
            }
        }
        return RecordedGames.of(events);
    }

    /** Nine play, three of them leave, and three others join: a table of twelve columns. */
    public static RecordedGame ofTwelve() {
        List<String> names = List.of("Bartholomew", "Bo", "Cai", "Dag", "Eva", "Finn", "Gerda", "Hans", "Ida");
        List<GameEvent> events = new ArrayList<>(List.of(started("Midsummer", "matapesa", names)));
        for (int leaves = 1; leaves <= 3; leaves++) {
            accept(events, new ScoreHand(new HighCard(null, List.of(new PlayerId(9)), Extras.of(Map.of(), null, 5))));
            accept(events, new Leave(new PlayerId(leaves)));
            accept(events, new Join(List.of("Jørgen", "Katarzyna", "Lilja").get(leaves - 1), null, leaves));
        }
        return RecordedGames.of(events);
    }

    private static void accept(List<GameEvent> events, GameCommand command) {
        events.add(((Accepted) GameDecider.decide(command, Game.fold(events))).event());
    }

    private static GameEvent started(String title, String variant, List<String> names) {
        List<Entrant> entrants =
                names.stream().map(name -> new Entrant(name, 0, 0)).toList();
        return ((Accepted) GameDecider.start(new StartGame(title, variant, null, entrants, null))).event();
    }

    /** A hand in which the first two players had a Two each. */
    public static RecordedGame afterOneHand(RecordedGame begun) {
        GameEvent scored =
                new HandScored(new HighCard(Card.TWO, List.of(new PlayerId(1), new PlayerId(2)), Extras.NONE));
        return RecordedGames.of(List.of(begun.game().start(), scored));
    }

    /** All totals of a game, hand by hand and in seat order. */
    public static List<Integer> totals(RecordedGame recorded) {
        return recorded.game().sheet().hands().stream()
                .flatMap(hand -> hand.after().inSeatOrder().stream())
                .map(Standing::score)
                .toList();
    }
}
