package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.game.GameSpecification.entrants;
import static org.lasttrick.rules.Table.agurk;
import static org.lasttrick.rules.Table.letzter;
import static org.lasttrick.rules.Table.minibluff;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.game.Decision.Accepted;
import org.lasttrick.game.Decision.Rejected;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.Rejection.SettingsContradict;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Table;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

class HouseRulesTest {
    private static Decision startUnder(String settings) {
        return start("agurk", agurk(settings), "Ann", "Bo");
    }

    private static Decision start(String variant, RuleSet rules, String... names) {
        return GameDecider.start(new StartGame(null, variant, rules, entrants(rules, names), null));
    }

    private static Decision startLetzter(String settings) {
        return start("letzter", letzter(settings), "Ann", "Bo", "Cy", "Di");
    }

    private static Decision startMinibluff(String settings) {
        return start("minibluff", minibluff(settings), "Ann", "Bo");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'limit':1}",
                "{'limit':999}",
                "{'lives':1}",
                "{'lives':9}",
                "{'handSize':1}",
                "{'handSize':26}",
                "{'handSize':'bounce'}",
                "{'handSize':'dealer'}",
                "{'limit':30,'lives':0,'end':'first-out'}",
                "{'limit':null,'lives':0,'end':'open'}",
                "{'end':'hands','hands':1}",
                "{'limit':null,'end':'hands','hands':999}",
                "{'limit':null,'end':'target','target':999}",
                "{'end':'target','target':20}",
                "{'limitTest':'exceed','end':'target','target':21}",
                "{'tieBonus':false,'payers':'all'}",
                "{'limit':null,'lives':0,'end':'hands','hands':5}",
                "{'limit':null,'lives':0,'end':'target','target':999}",
                "{'topCards':'six-of-clubs-loses','multiplier':'per-player'}",
                "{'dealer':'loser'}",
                "{'dealer':'lowest'}",
                "{'aceOnAce':'not'}",
                "{'aceOnAce':'not','penalty':'one','handSize':'losing-card'}",
                "{'packs':2}",
                "{'jokers':2}",
                "{'handSize':'losing-card'}",
                "{'handSize':'losing-card','first':26,'most':1}",
                "{'handSize':'losing-card','first':1,'most':99}",
                "{'packs':2,'handSize':26}",
                "{'reEntry':'buy-in'}",
                "{'reEntry':'buy-in-any-time'}",
                "{'penalty':'entered','tieBonus':false}",
                "{'penalty':'entered','tieBonus':false,'packs':2,'jokers':2,'values':{'Q':10}}",
                "{'penalty':'entered','tieBonus':false,'payers':'all','aceInLastTrick':'low','dealer':'loser'}"
            })
    void settingsThatMakeSenseAreAccepted(String settings) {
        assertEquals(Accepted.class, startUnder(settings).getClass());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {'limit':0}                                | /rules/limit    | 0    | 1 | 999
            {'limit':1000}                             | /rules/limit    | 1000 | 1 | 999
            {'lives':10}                               | /rules/lives    | 10   | 0 | 9
            {'lives':-1}                               | /rules/lives    | -1   | 0 | 9
            {'packs':0}                                | /rules/packs    | 0    | 1 | 2
            {'jokers':4}                               | /rules/jokers   | 4    | 0 | 3
            {'packs':3}                                | /rules/packs    | 3    | 1 | 2
            {'packs':2,'handSize':27}                  | /rules/handSize | 27   | 1 | 26
            {'handSize':0}                             | /rules/handSize | 0    | 1 | 26
            {'handSize':'losing-card','first':0}       | /rules/first    | 0    | 1 | 26
            {'handSize':'losing-card','packs':2,'first':27} | /rules/first | 27 | 1 | 26
            {'handSize':'losing-card','most':0}        | /rules/most     | 0    | 1 | 99
            {'handSize':'losing-card','most':100}      | /rules/most     | 100  | 1 | 99
            {'end':'hands','hands':0}                  | /rules/hands    | 0    | 1 | 999
            {'end':'hands','hands':1000}               | /rules/hands    | 1000 | 1 | 999
            {'limit':null,'end':'target','target':0}   | /rules/target   | 0    | 1 | 999
            {'limit':null,'end':'target','target':1000}| /rules/target   | 1000 | 1 | 999
            """)
    void aSettingOutOfItsRangeIsRefused(String settings, String pointer, int value, int least, int most) {
        assertEquals(
                new Rejected(List.of(new Rejection.OutOfRange(pointer, Rejection.Bound.SETTING, value, least, most))),
                startUnder(settings));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {'limit':null}                             | /rules/limit    | ELIMINATION_WITHOUT_LIMIT
            {'lives':0}                                | /rules/lives    | ELIMINATION_WITHOUT_LIVES
            {'limit':null,'end':'first-out'}           | /rules/limit    | FIRST_OUT_WITHOUT_LIMIT
            {'exactLimit':'zero'}                      | /rules/exactLimit | EXACT_LIMIT_WHEN_REACHED
            {'end':'all-but-one'}                      | /rules/lives    | ALL_BUT_ONE_WITH_LIVES
            {'end':'all-but-one','lives':0,'limit':null} | /rules/limit  | ALL_BUT_ONE_WITHOUT_LIMIT
            {'end':'open'}                             | /rules/limit    | OPEN_WITH_LIMIT
            {'payers':'all'}                           | /rules/tieBonus | TIE_BONUS_WHEN_ALL_PAY
            {'end':'target','target':21}               | /rules/target   | TARGET_BEYOND_LIMIT
            {'limitTest':'exceed','end':'target','target':22} | /rules/target | TARGET_BEYOND_LIMIT
            {'lives':0,'end':'hands','hands':5}        | /rules/limit    | LIMIT_WITHOUT_LIVES
            {'lives':0,'end':'target','target':5}      | /rules/limit    | LIMIT_WITHOUT_LIVES
            {'lives':0,'end':'target','target':21}     | /rules/limit    | LIMIT_WITHOUT_LIVES
            {'handSize':'losing-card','penalty':'one'} | /rules/handSize | LOSING_CARD_NOT_ENTERED
            {'reEntry':'buy-in','lives':1}             | /rules/lives    | BUY_IN_WITHOUT_TWO_LIVES
            {'reEntry':'buy-in-any-time','lives':1}    | /rules/lives    | BUY_IN_WITHOUT_TWO_LIVES
            {'reEntry':'buy-in','lives':3}             | /rules/lives    | BUY_IN_WITHOUT_TWO_LIVES
            {'reEntry':'buy-in-any-time','end':'first-out'} | /rules/reEntry | BUY_IN_AFTER_THE_END
            {'penalty':'entered'}                      | /rules/tieBonus | ENTERED_WITH_TIE_BONUS
            {'penalty':'entered','tieBonus':false,'multiplier':'per-player'} | /rules/multiplier | ENTERED_WITH_MULTIPLIER
            {'penalty':'entered','tieBonus':false,'pickleRank':'highest'} | /rules/pickleRank | ENTERED_WITH_PICKLE
            {'penalty':'entered','tieBonus':false,'topCards':'six-of-clubs-loses'} | /rules/topCards | ENTERED_WITH_TOP_CARDS
            {'penalty':'entered','tieBonus':false,'allEqual':'nobody'} | /rules/allEqual | ENTERED_WITH_ALL_EQUAL
            {'penalty':'entered','tieBonus':false,'handSize':'losing-card'} | /rules/handSize | LOSING_CARD_NOT_ENTERED
            {'penalty':'entered','tieBonus':false,'handSize':'losing-card','aceOnAce':'not'} | /rules/handSize | LOSING_CARD_NOT_ENTERED
            {'penalty':'entered','tieBonus':false,'dealer':'lowest'} | /rules/dealer | LOWEST_DEALS_WITHOUT_CARDS
            {'topCards':'six-of-clubs-loses','multiplier':'pickle'}  | /rules/topCards | TOP_CARDS_WITH_PICKLE
            {'topCards':'six-of-clubs-loses','lives':0,'limit':null,'end':'open'} | /rules/topCards | SIX_OF_CLUBS_WITHOUT_LIVES
            """)
    void settingsThatContradictEachOtherAreRefused(String settings, String pointer, Contradiction why) {
        assertEquals(pointer, new SettingsContradict(why).pointer());
        assertEquals(new Rejected(List.of(new SettingsContradict(why))), startUnder(settings));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'hands':4}",
                "{'hands':996}",
                "{'end':'target'}",
                "{'end':'target','target':1}",
                "{'end':'target','target':999}",
                "{'end':'open'}",
                "{'handSize':1}",
                "{'handSize':'bounce'}",
                "{'dealer':'clockwise'}",
                "{'dealer':'lead-clockwise'}"
            })
    void letzterIsPlayedUnderSettingsThatMakeSense(String settings) {
        assertEquals(Accepted.class, startLetzter(settings).getClass());
    }

    private static List<Rejection> rejectionsOf(String variant, String settings) {
        Variant known = Variants.byId(variant).orElseThrow();
        return GameDecider.rejectionsOfHouseRules(known, Table.over(known.rules(), settings));
    }

    @Test
    void houseRulesThatSomeNumberOfPlayersCanPlayAreAccepted() {
        assertEquals(List.of(), rejectionsOf("agurk", "{'handSize':26}"));
        assertEquals(List.of(), rejectionsOf("letzter", "{'hands':16}"));
        assertEquals(List.of(), rejectionsOf("letzter", "{'hands':9}"));
    }

    @Test
    void unplayableHouseRulesAreRefusedForTheFewestPlayers() {
        assertEquals(
                List.of(new Rejection.OutOfRange("/rules/handSize", Rejection.Bound.CARDS_EACH, 27, 1, 26)),
                rejectionsOf("agurk", "{'handSize':27}"));
        assertEquals(List.of(new Rejection.HandsNotEven("/rules/hands", 7, 3)), rejectionsOf("letzter", "{'hands':7}"));
    }

    @Test
    void aHandThatThePackCanNotServeIsRefused() {
        assertEquals(
                new Rejected(List.of(new Rejection.OutOfRange("/rules/first", Rejection.Bound.CARDS_EACH, 27, 1, 26))),
                startUnder("{'handSize':'losing-card','first':27}"));
        assertEquals(
                new Rejected(
                        List.of(new Rejection.OutOfRange("/rules/handSize", Rejection.Bound.CARDS_EACH, 27, 1, 26))),
                startUnder("{'handSize':27}"));
        assertEquals(
                new Rejected(List.of(new Rejection.OutOfRange("/rules/handSize", Rejection.Bound.CARDS_EACH, 9, 1, 8))),
                startLetzter("{'handSize':9}"));
        assertEquals(
                new Rejected(
                        List.of(new Rejection.OutOfRange("/rules/handSize", Rejection.Bound.CARDS_EACH, 10, 1, 8))),
                startLetzter("{'handSize':'descend'}"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {'hands':0}                   | /rules/hands    | 0    | 1 | 999
            {'hands':1000}                | /rules/hands    | 1000 | 1 | 999
            {'end':'target','target':0}   | /rules/target   | 0    | 1 | 999
            {'end':'target','target':1000}| /rules/target   | 1000 | 1 | 999
            {'handSize':0}                | /rules/handSize | 0    | 1 | 8
            """)
    void aSettingOfLetzterOutOfItsRangeIsRefused(String settings, String pointer, int value, int least, int most) {
        assertEquals(
                new Rejected(List.of(new Rejection.OutOfRange(pointer, Rejection.Bound.SETTING, value, least, most))),
                startLetzter(settings));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {'end':'last-one'}    | /rules/end      | NOBODY_GOES_OUT
            {'end':'first-out'}   | /rules/end      | NOBODY_GOES_OUT
            {'handSize':'losing-card'} | /rules/handSize | LOSING_CARD_NOT_ENTERED
            {'handSize':'dealer'} | /rules/handSize | DEALER_CHOOSES_WITHOUT_CARDS
            {'dealer':'loser'}    | /rules/dealer   | LOSER_DEALS_WITHOUT_CARDS
            {'dealer':'lowest'}   | /rules/dealer   | LOWEST_DEALS_WITHOUT_CARDS
            """)
    void settingsThatMakeNoSenseInLetzterAreRefused(String settings, String pointer, Contradiction why) {
        assertEquals(pointer, new SettingsContradict(why).pointer());
        assertEquals(new Rejected(List.of(new SettingsContradict(why))), startLetzter(settings));
    }

    @Test
    void inLetzterEachDealsEquallyOften() {
        assertEquals(
                new Rejected(List.of(new Rejection.HandsNotEven("/rules/hands", 9, 4))), startLetzter("{'hands':9}"));
        assertEquals(
                new Rejected(List.of(new Rejection.HandsNotEven("/rules/hands", 8, 3))),
                start("letzter", letzter("{'hands':8}"), "Ann", "Bo", "Cy"));
        assertEquals(
                Accepted.class,
                start("letzter", letzter("{'hands':6}"), "Ann", "Bo", "Cy").getClass());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'credits':1}",
                "{'credits':20}",
                "{'credits':999}",
                "{'end':'hands','hands':1}",
                "{'end':'hands','hands':999}",
                "{'end':'first-out'}",
                "{'end':'open'}",
                "{'handSize':26}",
                "{'dealer':'clockwise'}"
            })
    void minibluffIsPlayedUnderSettingsThatMakeSense(String settings) {
        assertEquals(Accepted.class, startMinibluff(settings).getClass());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {'end':'hands','hands':0}    | /rules/hands    | 0    | 1 | 999
            {'end':'hands','hands':1000} | /rules/hands    | 1000 | 1 | 999
            {'handSize':0}               | /rules/handSize | 0    | 1 | 26
            """)
    void aSettingOfMinibluffOutOfItsRangeIsRefused(String settings, String pointer, int value, int least, int most) {
        assertEquals(
                new Rejected(List.of(new Rejection.OutOfRange(pointer, Rejection.Bound.SETTING, value, least, most))),
                startMinibluff(settings));
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "-1, 1", "1000, 10"})
    void creditsOutOfTheirRangeAreRefused(int credits, int carried) {
        List<GameEvent.Entrant> players =
                List.of(new GameEvent.Entrant("Ann", carried, 0), new GameEvent.Entrant("Bo", carried, 0));
        RuleSet rules = minibluff("{'credits':" + credits + "}");

        assertEquals(
                new Rejected(
                        List.of(new Rejection.OutOfRange("/rules/credits", Rejection.Bound.SETTING, credits, 1, 999))),
                GameDecider.start(new StartGame(null, "minibluff", rules, players, null)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {'end':'target','target':11}| /rules/end      | TARGET_OF_CREDITS
            {'handSize':'dealer'}       | /rules/handSize | DEALER_CHOOSES_WITHOUT_CARDS
            {'dealer':'loser'}          | /rules/dealer   | LOSER_DEALS_WITHOUT_CARDS
            """)
    void settingsThatMakeNoSenseInMinibluffAreRefused(String settings, String pointer, Contradiction why) {
        assertEquals(pointer, new SettingsContradict(why).pointer());
        assertEquals(new Rejected(List.of(new SettingsContradict(why))), startMinibluff(settings));
    }
}
