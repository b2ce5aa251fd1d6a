package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.game.GameSpecification.entrants;
import static org.lasttrick.rules.Table.agurk;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.game.Decision.Accepted;
import org.lasttrick.game.Decision.Rejected;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.Rejection.Contradiction;
import org.lasttrick.game.Rejection.SettingOutOfRange;
import org.lasttrick.game.Rejection.SettingsContradict;

class HouseRulesTest {
    private static Decision startUnder(String settings) {
        return GameDecider.start(new StartGame(null, "agurk", agurk(settings), entrants("Ann", "Bo"), null));
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
                "{'tieBonus':false,'payers':'all'}"
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
            {'handSize':0}                             | /rules/handSize | 0    | 1 | 26
            {'handSize':27}                            | /rules/handSize | 27   | 1 | 26
            {'end':'hands','hands':0}                  | /rules/hands    | 0    | 1 | 999
            {'end':'hands','hands':1000}               | /rules/hands    | 1000 | 1 | 999
            {'limit':null,'end':'target','target':0}   | /rules/target   | 0    | 1 | 999
            {'limit':null,'end':'target','target':1000}| /rules/target   | 1000 | 1 | 999
            """)
    void aSettingOutOfItsRangeIsRefused(String settings, String pointer, int value, int least, int most) {
        assertEquals(new Rejected(List.of(new SettingOutOfRange(pointer, value, least, most))), startUnder(settings));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {'limit':null}                             | /rules/limit    | LAST_ONE_WITHOUT_LIMIT
            {'lives':0}                                | /rules/lives    | LAST_ONE_WITHOUT_LIVES
            {'limit':null,'end':'first-out'}           | /rules/limit    | FIRST_OUT_WITHOUT_LIMIT
            {'end':'open'}                             | /rules/limit    | OPEN_WITH_LIMIT
            {'payers':'all'}                           | /rules/tieBonus | TIE_BONUS_WHEN_ALL_PAY
            {'end':'target','target':21}               | /rules/target   | TARGET_BEYOND_LIMIT
            {'limitTest':'exceed','end':'target','target':22} | /rules/target | TARGET_BEYOND_LIMIT
            """)
    void settingsThatContradictEachOtherAreRefused(String settings, String pointer, Contradiction why) {
        assertEquals(new Rejected(List.of(new SettingsContradict(pointer, why))), startUnder(settings));
    }
}
