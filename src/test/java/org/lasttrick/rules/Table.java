package org.lasttrick.rules;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.lasttrick.notation.HouseRules;
import org.lasttrick.notation.Notation;
import org.lasttrick.rules.HandResult.CardHand;
import org.lasttrick.rules.HandResult.Doubling;
import org.lasttrick.rules.HandResult.Entered;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.HandResult.LastTrick;
import org.lasttrick.rules.HandResult.Play;
import org.lasttrick.rules.HandResult.Stakes;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.variants.Variants;

/** Short forms for rules, hands and sheets. */
public final class Table {
    private static final ObjectMapper MAPPER = Notation.mapper();

    private Table() {}

    public static PlayerId p(int number) {
        return new PlayerId(number);
    }

    /** The only person of a player, or the first of two partners. */
    public static Person first(int number) {
        return Person.firstOf(p(number));
    }

    public static List<PlayerId> players(int... numbers) {
        return Arrays.stream(numbers).mapToObj(PlayerId::new).toList();
    }

    public static RuleSet agurk() {
        return Variants.byId("agurk").orElseThrow().rules();
    }

    /** Agurk's rules with changed settings, written {@code {'lives':1}}. */
    public static RuleSet agurk(String settings) {
        return over(agurk(), settings);
    }

    /** Letzter's rules for four players, with changed settings. */
    public static RuleSet letzter(String settings) {
        return over(Variants.byId("letzter").orElseThrow().rules(), settings);
    }

    public static RuleSet minibluff(String settings) {
        return over(Variants.byId("minibluff").orElseThrow().rules(), settings);
    }

    /** The keys of the settings that all games of cards have, as a refusal lists them. */
    public static String settingsOfCards() {
        return Setting.ALL.stream()
                .filter(setting -> setting.isAlwaysPartOf(Setting.Game.CARDS))
                .map(Setting::key)
                .sorted()
                .collect(Collectors.joining(", "));
    }

    /** The player of the highest card is out. */
    public static RuleSet suddenDeath(String settings) {
        return over(agurk("{'limit':1,'lives':1,'tieBonus':false,'payers':'all'}"), settings);
    }

    public static RuleSet over(RuleSet rules, String settings) {
        try {
            return HouseRules.apply(rules, (ObjectNode) MAPPER.readTree(settings.replace('\'', '"')));
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(settings, e);
        }
    }

    /** An empty sheet for players who start with these scores; p1 deals. */
    public static Scoresheet sheet(RuleSet rules, int... scores) {
        List<Standing> start = IntStream.range(0, scores.length)
                .mapToObj(seat -> new Standing(p(seat + 1), 1, scores[seat], 0, Standing.Status.ACTIVE))
                .toList();
        return Scoresheet.begin(rules, Edition.LATEST, new Standings(start), p(1));
    }

    public static Scoresheet sheet(Scoresheet sheet, HandResult... hands) {
        Scoresheet scored = sheet;
        for (HandResult hand : hands) {
            scored = scored.score(hand);
        }
        return scored;
    }

    public static HandResult high(String card, int... players) {
        return high(Extras.NONE, card, players);
    }

    public static HandResult high(Extras extras, String card, int... players) {
        return new HighCard(Card.parse(card).orElseThrow(), players(players), extras);
    }

    /** A high card whose rank was not noted. */
    public static HandResult marked(int... players) {
        return marked(Extras.NONE, players);
    }

    public static HandResult marked(Extras extras, int... players) {
        return new HighCard(null, players(players), extras);
    }

    /** Plays in order, each written {@code p1 A}. */
    public static HandResult trick(String... plays) {
        return trick(Extras.NONE, plays);
    }

    public static HandResult trick(Extras extras, String... plays) {
        return new LastTrick(
                Arrays.stream(plays)
                        .map(play -> play.split(" "))
                        .map(play -> new Play(
                                PlayerId.parse(play[0]).orElseThrow(),
                                Card.parse(play[1]).orElseThrow()))
                        .toList(),
                extras);
    }

    /** The hand with the answer of those who may buy back in: these do. */
    public static HandResult buyingIn(HandResult hand, int... players) {
        return ((CardHand) hand).buyingIn(players(players));
    }

    /** What players pay, each written {@code p1 9}. */
    public static HandResult entered(String... points) {
        return entered(Extras.NONE, points);
    }

    public static HandResult entered(Extras extras, String... points) {
        return new Entered(
                Arrays.stream(points)
                        .map(each -> each.split(" "))
                        .collect(Collectors.toMap(
                                each -> PlayerId.parse(each[0]).orElseThrow(), each -> Integer.valueOf(each[1]))),
                extras);
    }

    public static Stakes stakes(int winner, Doubling... doubles) {
        return new Stakes(List.of(doubles), p(winner));
    }

    /** A hand that nobody won, or that was won by doubling. */
    public static Stakes stakes(Doubling... doubles) {
        return new Stakes(List.of(doubles), null);
    }

    public static Doubling doubled(int player, int... dropped) {
        return new Doubling(p(player), players(dropped));
    }

    public static Extras multiplied(int player, int by) {
        return Extras.of(Map.of(p(player), by), null, null);
    }

    public static Extras pickle(String card) {
        return Extras.of(Map.of(), Card.parse(card).orElseThrow(), null);
    }

    public static Extras dealt(int handSize) {
        return Extras.of(Map.of(), null, handSize);
    }

    public static List<Integer> scores(Scoresheet sheet) {
        return sheet.standings().inSeatOrder().stream().map(Standing::score).toList();
    }

    public static List<Integer> cucumbers(Scoresheet sheet) {
        return sheet.standings().inSeatOrder().stream().map(Standing::cucumbers).toList();
    }
}
