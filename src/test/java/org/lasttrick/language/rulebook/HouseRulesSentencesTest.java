package org.lasttrick.language.rulebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lasttrick.game.Decision;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameDecider;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.language.texts.PlainMessages;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.DealerRule;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.RuleSet.HandSize;
import org.lasttrick.rules.Scoring;
import org.lasttrick.rules.Table;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

/** All legal rules can be described, and house rules are marked. */
class HouseRulesSentencesTest {
    private static final int DRAWS = 3000;

    private final Random random = new Random(21);

    private final RulebookWriter words = new RulebookWriter(PlainMessages.ENGLISH);

    @Test
    void allLegalRulesCanBeDescribedAndHouseRulesAreMarked() {
        int described = 0;
        for (int draw = 0; draw < DRAWS; draw++) {
            Variant variant = any(Variants.all());
            int players = variant.minPlayers() + random.nextInt(variant.maxPlayers() - variant.minPlayers() + 1);
            RuleSet usual = variant.rulesFor(players);
            if (usual.scoring() instanceof CardScoring cards) {
                RuleSet rules = changed(usual, cards);
                List<Entrant> seats = IntStream.rangeClosed(1, players)
                        .mapToObj(seat -> new Entrant("Player " + seat, 0, 0))
                        .toList();
                Decision decision = GameDecider.start(new StartGame(null, variant.id(), rules, seats, null));
                if (decision instanceof Decision.Accepted(var started)) {
                    described++;
                    Rulebook book = words.of(Game.fold(List.of(started)));
                    book.chapters().forEach(chapter -> {
                        assertFalse(chapter.sentences().isEmpty(), rules::toString);
                        chapter.sentences()
                                .forEach(rule -> assertTrue(rule.text().endsWith("."), rule::text));
                    });
                    assertEquals(matters(usual, rules), book.hasHouseRules(), () -> usual + "\n" + rules);
                }
            }
        }
        assertTrue(described > DRAWS / 10, "Only " + described + " sets of rules were playable");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {'penalty':'entered','tieBonus':false} | The players agree who pays for the last trick, and how many points, and enter it after each hand.
            {'penalty':'entered','tieBonus':false,'dealer':'loser'} | Whoever paid most deals the next hand; if several paid as much, the last of them in seat order. If that player is out, the next one clockwise deals.
            {'reEntry':'buy-in'} | Whoever takes the first cucumber is out, too, unless they buy back in. They can while at least three others are still in who took none in this hand, and go on with the highest score among those.
            """)
    void aHouseRuleHasItsSentence(String settings, String sentence) {
        List<Entrant> seats = List.of(new Entrant("Anna", 0, 0), new Entrant("Bo", 0, 0));
        StartGame start = new StartGame(null, "agurk", Table.agurk(settings), seats, null);
        Decision.Accepted started = (Decision.Accepted) GameDecider.start(start);
        assertTrue(words.of(Game.fold(List.of(started.event()))).chapters().stream()
                .flatMap(chapter -> chapter.sentences().stream())
                .anyMatch(rule -> rule.text().equals(sentence) && rule.house()));
    }

    /** One setting changed, now and then two. */
    private RuleSet changed(RuleSet usual, CardScoring cards) {
        RuleSet once = change(usual, cards);
        return random.nextInt(3) == 0 ? change(once, (CardScoring) once.scoring()) : once;
    }

    private RuleSet change(RuleSet rules, CardScoring c) {
        int setting = random.nextInt(19);
        CardScoring scoring = new CardScoring(
                setting == 0 ? Integer.valueOf(1 + random.nextInt(60)) : c.limit(),
                setting == 1 ? any(CardScoring.LimitTest.values()) : c.limitTest(),
                setting == 2 ? random.nextInt(5) : c.lives(),
                setting == 3 ? any(CardScoring.ReEntry.values()) : c.reEntry(),
                setting == 4 ? any(CardScoring.Payers.values()) : c.payers(),
                setting == 5 ? random.nextBoolean() : c.tieBonus(),
                setting == 6 ? any(CardScoring.AceInLastTrick.values()) : c.aceInLastTrick(),
                setting == 7 ? any(CardScoring.Penalty.values()) : c.penalty(),
                setting == 8 ? any(CardScoring.Multiplier.values()) : c.multiplier(),
                setting == 14 ? any(CardScoring.PickleRank.values()) : c.pickleRank(),
                setting == 9 ? any(CardScoring.SuitedCards.values()) : c.suitedCards(),
                setting == 15 ? 1 + random.nextInt(2) : c.packs(),
                setting == 16 ? 2 * random.nextInt(2) : c.jokers(),
                setting == 17 ? any(CardScoring.AllEqual.values()) : c.allEqual(),
                setting == 18 ? new TreeMap<>(Map.of(any(Card.values()), 1 + random.nextInt(20))) : c.values(),
                setting == 10 ? any(Scoring.AllOut.values()) : c.allOut());
        return new RuleSet(
                scoring,
                setting == 11
                        ? any(List.of(
                                new HandSize.Fixed(5),
                                HandSize.Pattern.BOUNCE,
                                HandSize.Pattern.DEALER,
                                HandSize.Pattern.LOSING_CARD))
                        : rules.handSize(),
                setting == 12 ? any(DealerRule.values()) : rules.dealer(),
                setting == 13
                        ? any(List.of(End.Simple.FIRST_OUT, new End.Hands(5), new End.Target(15), End.Simple.OPEN))
                        : rules.end());
    }

    /** Whether rules differ in what they do: re-entry doesn't matter with one life, nor a life where there is no limit, and so on. */
    private static boolean matters(RuleSet usual, RuleSet rules) {
        return !withoutIdleSettings(usual, rules).equals(withoutIdleSettings(usual, usual));
    }

    private static RuleSet withoutIdleSettings(RuleSet usual, RuleSet rules) {
        CardScoring c = (CardScoring) rules.scoring();
        CardScoring u = (CardScoring) usual.scoring();
        boolean limited = c.limit() != null;
        boolean somebodyGoesOut = c.lives() > 0 && (limited || c.suitedCards() == CardScoring.SuitedCards.SIX_OF_CLUBS);
        return new RuleSet(
                new CardScoring(
                        c.limit(),
                        limited ? c.limitTest() : u.limitTest(),
                        limited ? c.lives() : u.lives(),
                        limited && c.lives() > 1 ? c.reEntry() : u.reEntry(),
                        c.penalty() == CardScoring.Penalty.ENTERED ? u.payers() : c.payers(),
                        c.tieBonus(),
                        c.aceInLastTrick(),
                        c.penalty(),
                        c.multiplier(),
                        c.pickleRank(),
                        c.suitedCards(),
                        c.packs(),
                        c.jokers(),
                        c.allEqual(),
                        c.penalty() == CardScoring.Penalty.RANK || rules.handSize() == HandSize.Pattern.LOSING_CARD
                                ? c.values()
                                : u.values(),
                        somebodyGoesOut ? c.allOut() : u.allOut()),
                rules.handSize(),
                rules.dealer(),
                rules.end());
    }

    private <T> T any(List<T> values) {
        return values.get(random.nextInt(values.size()));
    }

    private <T> T any(T[] values) {
        return any(List.of(values));
    }
}
