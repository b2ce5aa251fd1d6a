package org.lasttrick.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Table;
import org.lasttrick.rules.variants.Variants;

class StrictnessTest {
    private static final ObjectMapper MAPPER = Notation.mapper();

    private static final String CARD =
            "must be a card, one of 2, 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K, A, joker, 7S, 7C, black-7, 6C, not “%s”";
    private static final String PLAYER = "must be a player, written p1, p2 and so on, not “%s”";

    private static void refused(String json, Class<?> type, String pointer, String message) {
        JsonMappingException refusal =
                assertThrows(JsonMappingException.class, () -> MAPPER.readValue(json.replace('\'', '"'), type));
        assertEquals(new JsonError(pointer, message), JsonError.of(refusal));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {}                                                | /type       | must be last-trick, high-card, entered, taker, march or stakes
            {'type':null}                                     | /type       | must be last-trick, high-card, entered, taker, march or stakes
            {'type':5}                                        | /type       | must be last-trick, high-card, entered, taker, march or stakes, not “5”
            {'type':'trick'}                                  | /type       | must be last-trick, high-card, entered, taker, march or stakes, not “trick”
            {'type':'high-card'}                              | /players    | is missing or null
            {'type':'taker','player':2}                       | /player     | must be text
            {'type':'taker','player':'p1','handSize':5}       | /handSize   | is not known here; known are player
            {'type':'march','player':'Anna'}                  | /player     | must be a player, written p1, p2 and so on, not “Anna”
            {'type':'stakes','winner':'p1'}                   | /doubles    | is missing or null
            {'type':'stakes','doubles':['p1']}                | /doubles/0  | must be an object with its fields
            {'type':'stakes','doubles':[{'dropped':[]}]}      | /doubles/0/player  | is missing or null
            {'type':'stakes','doubles':[{'player':'p1'}]}     | /doubles/0/dropped | is missing or null
            {'type':'stakes','doubles':[{'player':'p1','dropped':['x']}]} | /doubles/0/dropped/0 | must be a player, written p1, p2 and so on, not “x”
            {'type':'stakes','doubles':[{'player':'p1','dropped':[],'stake':2}]} | /doubles/0/stake | is not known here; known are dropped, player
            {'type':'stakes','doubles':[],'winner':'p1','card':'2'} | /card | is not known here; known are doubles, winner
            {'type':'high-card','card':9,'players':['p1']}    | /card       | must be text
            {'type':'high-card','card':['9'],'players':[]}    | /card       | must be text
            {'type':'high-card','card':'9'}                   | /players    | is missing or null
            {'type':'high-card','card':'9','players':null}    | /players    | is missing or null
            {'type':'high-card','card':'9','players':'p1'}    | /players    | must be a list
            {'type':'high-card','card':'9','players':[1]}     | /players/0  | must be text
            {'type':'high-card','card':'9','players':['p1',null]} | /players/1 | is missing or null
            {'type':'entered'}                                | /points     | is missing or null
            {'type':'entered','points':[]}                    | /points     | must be an object with its fields
            {'type':'entered','points':{'p1':'3'}}            | /points/p1  | must be a whole number
            {'type':'entered','points':{'p1':null}}           | /points/p1  | is missing or null
            {'type':'entered','points':{'p1':3},'pickle':'9'} | /pickle     | is not known here; known are buysIn, handSize, points
            {'type':'last-trick'}                             | /plays      | is missing or null
            {'type':'last-trick','plays':{}}                  | /plays      | must be a list
            {'type':'last-trick','plays':[null]}              | /plays/0    | is missing or null
            {'type':'last-trick','plays':['p1']}              | /plays/0    | must be an object with its fields
            {'type':'last-trick','plays':[{'player':'p1','card':'9'},{'player':'p2'}]}  | /plays/1/card   | is missing or null
            {'type':'last-trick','plays':[{'player':null,'card':'9'}]}                  | /plays/0/player | is missing or null
            {'type':'last-trick','plays':[{'player':'p1','card':'9','suit':'C'}]} | /plays/0/suit | is not known here; known are card, player
            """)
    void anInvalidHandIsRefusedWithAPointer(String json, String pointer, String message) {
        refused(json, HandResult.class, pointer, message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "11", "j", "9 ", "", "6c", "Q♠"})
    void anInvalidCardIsRefused(String card) {
        refused(
                "{'type':'high-card','card':'" + card + "','players':['p1']}",
                HandResult.class,
                "/card",
                CARD.formatted(card));
    }

    @ParameterizedTest
    @ValueSource(strings = {"p0", "p01", "p100", "P1", "p1 ", "1", ""})
    void anInvalidPlayerIsRefused(String player) {
        refused(
                "{'type':'high-card','card':'9','players':['p1','" + player + "']}",
                HandResult.class,
                "/players/1",
                PLAYER.formatted(player));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'multipliers':[]              | /multipliers    | must be an object with its fields
            'multipliers':{'x':2}         | /multipliers    | must be a player, written p1, p2 and so on, not “x”
            'multipliers':{'p1':'2'}      | /multipliers/p1 | must be a whole number
            'multipliers':{'p1':null}     | /multipliers/p1 | is missing or null
            'pickle':true                 | /pickle         | must be text
            'pickle':'jack'               | /pickle         | must be a card, one of 2, 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K, A, joker, 7S, 7C, black-7, 6C, not “jack”
            'buysIn':{}                   | /buysIn         | must be a list
            'buysIn':[null]               | /buysIn/0       | is missing or null
            'handSize':'7'                | /handSize       | must be a whole number
            'handSize':7.0                | /handSize       | must be a whole number
            'handSize':true               | /handSize       | must be a whole number
            'handSize':99999999999        | /handSize       | is too large a number
            'plays':[]      | /plays | is not known here; known are buysIn, card, handSize, multipliers, pickle, players
            """)
    void extrasAreReadAsStrictly(String extra, String pointer, String message) {
        refused("{'type':'high-card','card':'9','players':['p1']," + extra + "}", HandResult.class, pointer, message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'limit':21,           |                     | /limit     | is missing
            'limit':21            | 'limit':'21'        | /limit     | must be a whole number
            'limit':21            | 'limit':21.0        | /limit     | must be a whole number
            'limit':21            | 'limit':99999999999 | /limit     | is too large a number
            'limitTest':'reach'   | 'limitTest':'REACH' | /limitTest | must be one of reach, exceed, not “REACH”
            'limitTest':'reach'   | 'limitTest':1       | /limitTest | must be one of reach, exceed, not “1”
            'lives':2,            |                     | /lives     | is missing
            'lives':2             | 'lives':null        | /lives     | must be a whole number
            'lives':2             | 'lives':true        | /lives     | must be a whole number
            'tieBonus':true       | 'tieBonus':'true'   | /tieBonus  | must be true or false
            'tieBonus':true       | 'tieBonus':1        | /tieBonus  | must be true or false
            'handSize':7,         |                     | /handSize  | is missing
            'handSize':7          | 'handSize':null     | /handSize  | must be a whole number, bounce, descend, dealer or losing-card, not “null”
            'handSize':7          | 'handSize':'7'      | /handSize  | must be a whole number, bounce, descend, dealer or losing-card, not “7”
            'handSize':7          | 'handSize':7.5      | /handSize  | must be a whole number, bounce, descend, dealer or losing-card, not “7.5”
            'handSize':7          | 'handSize':[7]      | /handSize  | must be a whole number, bounce, descend, dealer or losing-card, not “[7]”
            'end':'last-one'      | 'end':'never'       | /end       | must be one of last-one, last-two, first-out, all-but-one, hands, target, open, not “never”
            'end':'last-one'      | 'end':'hands'       | /hands     | is missing
            'end':'last-one'      | 'end':'target','target':'9' | /target | must be a whole number
            """)
    void invalidRulesAreRefusedWithAPointer(String part, String other, String pointer, String message)
            throws JsonProcessingException {
        String rules = MAPPER.writeValueAsString(Table.agurk()).replace('"', '\'');
        refused(rules.replace(part, other == null ? "" : other), RuleSet.class, pointer, message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {'scoring':'cards','handSize':8,'dealer':'loser','end':'open'}              | /scoring  | must be taker or stakes, or left out, not “cards”
            {'scoring':null,'handSize':8,'dealer':'loser','end':'open'}                 | /scoring  | must be taker or stakes, or left out, not “null”
            {'scoring':5,'handSize':8,'dealer':'loser','end':'open'}                    | /scoring  | must be taker or stakes, or left out, not “5”
            {'scoring':'taker','dealer':'loser','end':'open'}                           | /handSize | is missing
            {'scoring':'taker','handSize':8,'end':'open'}                               | /dealer   | is missing
            {'scoring':'taker','handSize':8,'dealer':'loser'}                           | /end      | is missing
            {'scoring':'taker','handSize':8,'dealer':'left','end':'open'}               | /dealer   | must be one of clockwise, loser, lowest, clockwise-right-leads, lead-clockwise, not “left”
            {'scoring':'taker','handSize':8,'dealer':'loser','end':'open','lives':1}    | /lives    | is not known here; known are dealer, end, handSize
            {'scoring':'taker','handSize':8,'dealer':'loser','end':'open','credits':9}  | /credits  | is not known here; known are dealer, end, handSize
            {'scoring':'taker','handSize':8,'dealer':'loser','end':'hands','target':9}  | /hands    | is missing
            {'scoring':'taker','handSize':8,'dealer':'loser','end':'hands','hands':8,'target':9} | /target | is not known here; known are dealer, end, handSize, hands
            {'scoring':'stakes','handSize':7,'dealer':'loser','end':'open'}             | /credits  | is missing
            {'scoring':'stakes','credits':null,'handSize':7,'dealer':'loser','end':'open'} | /credits | must be a whole number
            {'scoring':'stakes','credits':'9','handSize':7,'dealer':'loser','end':'open'}  | /credits | must be a whole number
            {'scoring':'stakes','credits':9,'handSize':7,'dealer':'loser','end':'open','allOut':'shared'} | /allOut | is not known here; known are credits, dealer, end, handSize
            """)
    void invalidRulesWithoutCardsAreRefusedWithAPointer(String json, String pointer, String message) {
        refused(json, RuleSet.class, pointer, message);
    }

    @ParameterizedTest
    @CsvSource({"agurk, stakes", "letzter, stakes", "minibluff, stakes", "minibluff, taker"})
    void houseRulesCanNotChangeTheKindOfScoring(String variant, String scoring) {
        RuleSet preset = Variants.byId(variant).orElseThrow().rules();
        ObjectNode settings = MAPPER.createObjectNode().put("scoring", scoring);
        JsonMappingException refusal =
                assertThrows(JsonMappingException.class, () -> HouseRules.apply(preset, settings));
        assertEquals(new JsonError("/scoring", "is no setting: choose another variant"), JsonError.of(refusal));
    }

    @ParameterizedTest
    @ValueSource(strings = {"lifes", "hands", "target"})
    void aSettingThatDoesNotBelongThereIsRefused(String setting) throws JsonProcessingException {
        String rules = MAPPER.writeValueAsString(Table.agurk());
        refused(
                rules.replaceFirst("\\{", "{\"" + setting + "\":3,"),
                RuleSet.class,
                "/" + setting,
                "is not known here; known are " + Table.settingsOfCards());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            []   |       | must be an object with its fields
            5    | /type | must be last-trick, high-card, entered, taker, march or stakes
            'x'  | /type | must be last-trick, high-card, entered, taker, march or stakes
            true | /type | must be last-trick, high-card, entered, taker, march or stakes
            """)
    void handsAndRulesAreObjects(String json, String pointer, String message) {
        refused(json, HandResult.class, pointer == null ? "" : pointer, message);
        refused(json, RuleSet.class, "", "must be an object with its fields");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {'type':'high-card','card':'9','card':'8','players':['p1']}                       | card
            {'type':'last-trick','plays':[{'player':'p1','player':'p1','card':'9'}]}          | player
            {'type':'high-card','card':'9','players':['p1'],'multipliers':{'p1':2,'p1':4}}    | p1
            """)
    void aFieldIsWrittenOnce(String json, String field) {
        JsonProcessingException refusal = assertThrows(
                JsonProcessingException.class, () -> MAPPER.readValue(json.replace('\'', '"'), HandResult.class));
        assertEquals("Duplicate field '" + field + "'", refusal.getOriginalMessage());
    }

    @Test
    void nothingFollowsAHand() {
        assertThrows(
                JsonProcessingException.class,
                () -> MAPPER.readValue(MAPPER.writeValueAsString(Table.high("9", 1)) + "{}", HandResult.class));
    }

    @Test
    void whatIsQuotedIsWellFormed() {
        refused(
                "{'type':'trick \\ud83e'}",
                HandResult.class,
                "/type",
                "must be last-trick, high-card, entered, taker, march or stakes, not “trick ?”");
    }

    @Test
    void aLongWordIsQuotedUpToFortyCharacters() {
        refused(
                "{'type':'" + "🥒".repeat(50) + "'}",
                HandResult.class,
                "/type",
                "must be last-trick, high-card, entered, taker, march or stakes, not “" + "🥒".repeat(40) + "…”");
    }
}
