package org.lasttrick.language.rulebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
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
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.RuleSet.HandSize;
import org.lasttrick.rules.Table;
import org.lasttrick.rules.settings.Choice;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.SettingValue;
import org.lasttrick.rules.settings.Settings;
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
            if (usual.scoring() instanceof CardScoring) {
                RuleSet rules = changed(usual);
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
            {'reEntry':'buy-in-any-time'} | Whoever takes the first cucumber is out, too, but may buy back in between any two hands while at least three others are still in, and then goes on with the highest score among those.
            {'reEntry':'own-highest'} | Whoever takes a cucumber and is not out keeps only their highest penalty so far, of those that don’t reach the limit by themselves.
            {'aceOnAce':'not'} | If Aces are the highest cards of the last trick, only whoever played the first one pays.
            {'aceOnAce':'not'} | The highest card takes the trick; of equal cards, the last one played, but of Aces in the last trick, the first one. Whoever takes a trick leads to the next.
            {'dealer':'lowest'} | Whoever played the lowest card of the last trick, the first of equal ones, deals the next hand. If that player is out, the next one clockwise deals.
            {'dealer':'lowest'} | The dealer leads to the first trick, with any card. The others then play a card each, in turn, clockwise.
            {'handSize':'losing-card','first':5,'most':7} | In the first hand each player has 5 cards, and in each later one as many as the losing card of the hand before counts, but at most 7; if the pack has too few, each player gets an equal share.
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
    private RuleSet changed(RuleSet usual) {
        Settings once = Settings.of(usual).with(choice());
        return (random.nextInt(3) == 0 ? once.with(choice()) : once).rules();
    }

    private Choice[] choice() {
        return switch (random.nextInt(19)) {
            case 0 -> one(Setting.LIMIT.is(1 + random.nextInt(60)));
            case 1 -> one(Setting.LIVES.is(random.nextInt(5)));
            case 2 -> one(Setting.PACKS.is(1 + random.nextInt(2)));
            case 3 -> one(Setting.JOKERS.is(any(List.of(0, 2, 3))));
            case 4 -> one(Setting.VALUES.is(Map.of(any(Card.values()), 1 + random.nextInt(20))));
            case 5 -> one(Setting.TIE_BONUS.is(random.nextBoolean()));
            case 6 ->
                new Choice[] {
                    Setting.HAND_SIZE.is(any(List.of(
                            new HandSize.Fixed(5),
                            HandSize.Pattern.BOUNCE,
                            HandSize.Pattern.DEALER,
                            HandSize.LosingCard.USUAL))),
                    Setting.FIRST.is(any(List.of(5, 7))),
                    Setting.MOST.is(random.nextBoolean() ? null : Integer.valueOf(7))
                };
            case 7 ->
                new Choice[] {
                    Setting.END.is(any(List.of(End.Kind.FIRST_OUT, End.Kind.HANDS, End.Kind.TARGET, End.Kind.OPEN))),
                    Setting.HANDS.is(5),
                    Setting.TARGET.is(15)
                };
            default ->
                one(word(any(List.of(
                        Setting.LIMIT_TEST,
                        Setting.EXACT_LIMIT,
                        Setting.JOKER_RANK,
                        Setting.RE_ENTRY,
                        Setting.PAYERS,
                        Setting.ACE_IN_LAST_TRICK,
                        Setting.ACE_ON_ACE,
                        Setting.PENALTY,
                        Setting.MULTIPLIER,
                        Setting.PICKLE_RANK,
                        Setting.TOP_CARDS,
                        Setting.ALL_EQUAL,
                        Setting.DEALER,
                        Setting.ALL_OUT))));
        };
    }

    private static Choice[] one(Choice choice) {
        return new Choice[] {choice};
    }

    private Choice word(Setting<?> setting) {
        return new Choice(setting, new SettingValue.Word(any(setting.kind().words())));
    }

    /** Whether rules differ in what they do: re-entry doesn't matter with one life, nor a life where there is no limit, and so on. */
    private static boolean matters(RuleSet usual, RuleSet rules) {
        return !withoutIdleSettings(usual, rules).equals(withoutIdleSettings(usual, usual));
    }

    private static RuleSet withoutIdleSettings(RuleSet usual, RuleSet rules) {
        CardScoring cards = (CardScoring) rules.scoring();
        boolean limited = cards.limit() != null;
        boolean somebodyGoesOut =
                cards.lives() > 0 && (limited || cards.suitedCards() == CardScoring.SuitedCards.SIX_OF_CLUBS_LOSES);
        boolean valuesCount =
                cards.penalty() == CardScoring.Penalty.RANK || rules.handSize() instanceof HandSize.LosingCard;
        Set<Setting<?>> idle = new HashSet<>();
        if (!limited) {
            idle.addAll(List.of(Setting.LIMIT_TEST, Setting.EXACT_LIMIT, Setting.LIVES));
        }
        if (cards.jokers() == 0) {
            idle.add(Setting.JOKER_RANK);
        }
        if (!limited || cards.lives() <= 1) {
            idle.add(Setting.RE_ENTRY);
        }
        if (cards.penalty() == CardScoring.Penalty.ENTERED) {
            idle.addAll(List.of(Setting.PAYERS, Setting.ACE_ON_ACE));
        }
        if (!valuesCount) {
            idle.add(Setting.VALUES);
        }
        if (!somebodyGoesOut) {
            idle.add(Setting.ALL_OUT);
        }
        Map<Setting<?>, SettingValue> asUsual = new HashMap<>(Settings.of(usual).values());
        asUsual.keySet().retainAll(idle);
        return Settings.of(rules).with(asUsual).rules();
    }

    private <T> T any(List<T> values) {
        return values.get(random.nextInt(values.size()));
    }

    private <T> T any(T[] values) {
        return any(List.of(values));
    }
}
