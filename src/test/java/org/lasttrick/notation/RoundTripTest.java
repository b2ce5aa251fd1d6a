package org.lasttrick.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.lasttrick.rules.Table.agurk;
import static org.lasttrick.rules.Table.buyingIn;
import static org.lasttrick.rules.Table.dealt;
import static org.lasttrick.rules.Table.entered;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.multiplied;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.pickle;
import static org.lasttrick.rules.Table.players;
import static org.lasttrick.rules.Table.trick;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.Doubling;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.HandResult.March;
import org.lasttrick.rules.HandResult.Stakes;
import org.lasttrick.rules.HandResult.Taker;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.variants.Variants;

class RoundTripTest {
    private static final ObjectMapper MAPPER = Notation.mapper();

    private static void written(String json, HandResult hand) throws JsonProcessingException {
        assertEquals(json.replace('\'', '"'), MAPPER.writeValueAsString(hand));
        assertEquals(hand, MAPPER.readValue(json.replace('\'', '"'), HandResult.class));
    }

    @Test
    void everyKindOfHandHasAName() {
        Set<Class<?>> named = Stream.of(HandForms.HandForm.class
                        .getAnnotation(JsonSubTypes.class)
                        .value())
                .map(JsonSubTypes.Type::value)
                .collect(Collectors.toSet());
        assertEquals(kinds(HandResult.class).collect(Collectors.toSet()), named);
    }

    private static Stream<Class<?>> kinds(Class<?> type) {
        return type.isSealed()
                ? Stream.of(type.getPermittedSubclasses()).flatMap(RoundTripTest::kinds)
                : Stream.of(type);
    }

    @Test
    void aLastTrickIsItsPlaysInOrder() throws JsonProcessingException {
        written(
                "{'type':'last-trick','plays':[{'player':'p2','card':'10'},{'player':'p1','card':'A'}]}",
                trick("p2 10", "p1 A"));
    }

    @Test
    void aHighCardIsWrittenAsRankAndPlayers() throws JsonProcessingException {
        written("{'type':'high-card','card':'9','players':['p3','p1']}", high("9", 3, 1));
    }

    @Test
    void aHighCardThatWasNotNotedIsLeftOut() throws JsonProcessingException {
        written("{'type':'high-card','players':['p3'],'handSize':5}", new HighCard(null, players(3), dealt(5)));
    }

    @Test
    void whoBuysBackInIsWrittenWhereSomebodyIsAsked() throws JsonProcessingException {
        written("{'type':'high-card','card':'9','players':['p1'],'buysIn':['p1']}", buyingIn(high("9", 1), 1));
        written("{'type':'entered','points':{'p1':3},'buysIn':[]}", buyingIn(entered("p1 3")));
        written(
                "{'type':'last-trick','plays':[{'player':'p1','card':'3'}],'buysIn':['p2','p1']}",
                buyingIn(trick("p1 3"), 2, 1));
    }

    @Test
    void enteredPointsAreWrittenByPlayer() throws JsonProcessingException {
        written("{'type':'entered','points':{'p2':17,'p10':4}}", entered("p10 4", "p2 17"));
        written("{'type':'entered','points':{'p1':3},'handSize':5}", entered(dealt(5), "p1 3"));
    }

    @Test
    void aTakerAndAMarchAreAPlayer() throws JsonProcessingException {
        written("{'type':'taker','player':'p2'}", new Taker(p(2)));
        written("{'type':'march','player':'p10'}", new March(p(10)));
    }

    @Test
    void aMissingTakerIsNotWritten() throws JsonProcessingException {
        written("{'type':'taker'}", new Taker(null));
        written("{'type':'march'}", new March(null));
    }

    @Test
    void stakesAreTheDoublesInOrderAndTheWinner() throws JsonProcessingException {
        written("{'type':'stakes','doubles':[],'winner':'p2'}", new Stakes(List.of(), p(2)));
        written(
                "{'type':'stakes','doubles':[{'player':'p1','dropped':['p4','p3']},{'player':'p2','dropped':[]}],'winner':'p1'}",
                new Stakes(List.of(new Doubling(p(1), players(4, 3)), new Doubling(p(2), List.of())), p(1)));
        written(
                "{'type':'stakes','doubles':[{'player':'p1','dropped':['p2']}]}",
                new Stakes(List.of(new Doubling(p(1), players(2))), null));
    }

    @Test
    void extrasAreWrittenOnlyIfPresent() throws JsonProcessingException {
        written(
                "{'type':'high-card','card':'9','players':['p1'],'multipliers':{'p2':4}}",
                high(multiplied(2, 4), "9", 1));
        written("{'type':'last-trick','plays':[{'player':'p1','card':'3'}],'pickle':'3'}", trick(pickle("3"), "p1 3"));
        written("{'type':'high-card','card':'6C','players':['p1'],'handSize':7}", high(dealt(7), "6C", 1));
        written(
                "{'type':'high-card','card':'2','players':['p9'],'multipliers':{'p2':4,'p10':2},'pickle':'K','handSize':1}",
                high(Extras.of(Map.of(p(10), 2, p(2), 4), Card.KING, 1), "2", 9));
    }

    @Test
    void nullMeansAbsent() throws JsonProcessingException {
        String hand =
                "{'type':'high-card','card':'9','players':['p1'],'multipliers':null,'pickle':null,'handSize':null}";
        assertEquals(high("9", 1), MAPPER.readValue(hand.replace('\'', '"'), HandResult.class));
    }

    @ParameterizedTest
    @EnumSource
    void everyCardIsReadAsItIsWritten(Card card) throws JsonProcessingException {
        assertEquals(card, MAPPER.readValue(MAPPER.writeValueAsString(card), Card.class));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{'limit':null,'limitTest':'exceed','lives':9}",
                "{'limitTest':'exceed','exactLimit':'zero'}",
                "{'reEntry':'zero'}",
                "{'reEntry':'own-highest'}",
                "{'reEntry':'buy-in-any-time'}",
                "{'payers':'all','tieBonus':false}",
                "{'aceInLastTrick':'low'}",
                "{'aceOnAce':'not'}",
                "{'penalty':'one'}",
                "{'penalty':'cards-in-trick'}",
                "{'multiplier':'per-player'}",
                "{'multiplier':'pickle'}",
                "{'multiplier':'kontra'}",
                "{'topCards':'six-of-clubs-loses'}",
                "{'topCards':'six-of-clubs'}",
                "{'topCards':'black-sevens'}",
                "{'topCards':'black-sevens-16'}",
                "{'topCards':'black-sevens-equal'}",
                "{'packs':2}",
                "{'jokers':2}",
                "{'jokers':2,'jokerRank':'highest-20'}",
                "{'jokers':3,'jokerRank':'ace'}",
                "{'values':{'2':30,'Q':10,'joker':25}}",
                "{'allEqual':'nobody'}",
                "{'end':'all-but-one','lives':0}",
                "{'handSize':1}",
                "{'handSize':'bounce'}",
                "{'handSize':'descend'}",
                "{'handSize':'dealer'}",
                "{'handSize':'losing-card'}",
                "{'handSize':'losing-card','first':5,'most':7}",
                "{'handSize':'losing-card','first':7,'most':null}",
                "{'dealer':'clockwise'}",
                "{'dealer':'loser'}",
                "{'dealer':'lowest'}",
                "{'dealer':'clockwise-right-leads'}",
                "{'dealer':'lead-clockwise'}",
                "{'limit':30,'lives':0,'end':'first-out'}",
                "{'end':'first-out'}",
                "{'end':'open'}",
                "{'end':'hands','hands':8}",
                "{'end':'target','target':10}",
                "{'allOut':'shared'}",
                "{'allOut':'nobody'}"
            })
    void everySettingIsReadAsItIsWritten(String settings) throws JsonProcessingException {
        RuleSet rules = agurk(settings);
        ObjectNode written = MAPPER.valueToTree(rules);

        assertEquals(rules, MAPPER.readValue(MAPPER.writeValueAsString(rules), RuleSet.class));
        MAPPER.readTree(settings.replace('\'', '"'))
                .properties()
                .forEach(setting -> assertEquals(setting.getValue(), written.get(setting.getKey())));
    }

    @Test
    void rulesAreOneFlatObjectInAFixedOrder() throws JsonProcessingException {
        assertEquals(
                ("{'limit':21,'limitTest':'reach','exactLimit':'counts','lives':2,'reEntry':'highest-other','payers':'last','tieBonus':true,"
                                + "'aceInLastTrick':'high','aceOnAce':'beats','penalty':'rank','multiplier':'none','pickleRank':'plain',"
                                + "'sixOfClubs':false,'topCards':'none','packs':1,'jokers':0,'jokerRank':'highest','allEqual':'all-pay','values':{},"
                                + "'handSize':7,'dealer':'clockwise','end':'last-one','allOut':'lowest-total'}")
                        .replace('\'', '"'),
                MAPPER.writeValueAsString(Variants.byId("agurk").orElseThrow().rules()));
    }

    @Test
    void rulesWithoutCardsSayWhatIsScoredInstead() throws JsonProcessingException {
        assertEquals(
                "{'scoring':'taker','handSize':8,'dealer':'clockwise-right-leads','end':'hands','hands':8}"
                        .replace('\'', '"'),
                MAPPER.writeValueAsString(preset("letzter", 4)));
        assertEquals(
                "{'scoring':'stakes','credits':10,'handSize':7,'dealer':'lead-clockwise','end':'last-one'}"
                        .replace('\'', '"'),
                MAPPER.writeValueAsString(preset("minibluff", 4)));
    }

    static Stream<RuleSet> presets() {
        return Variants.all().stream()
                .flatMap(variant -> Stream.concat(Stream.of(variant.rules()), variant.exceptions().values().stream()));
    }

    @ParameterizedTest
    @MethodSource("presets")
    void theRulesOfEveryPresetAreReadAsTheyAreWritten(RuleSet rules) throws JsonProcessingException {
        assertEquals(rules, MAPPER.readValue(MAPPER.writeValueAsString(rules), RuleSet.class));
    }

    private static RuleSet preset(String variant, int players) {
        return Variants.byId(variant).orElseThrow().rulesFor(players);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            letzter   | {}                            | 'end':'hands','hands':9
            letzter   | {'hands':12}                  | 'end':'hands','hands':12
            letzter   | {'end':'hands'}               | 'end':'hands','hands':9
            letzter   | {'end':'target'}              | 'end':'target','target':10
            letzter   | {'end':'target','target':7}   | 'end':'target','target':7
            letzter   | {'end':'open'}                | 'end':'open'
            letzter   | {'handSize':7}                | 'handSize':7
            letzter   | {'dealer':'clockwise'}        | 'dealer':'clockwise'
            minibluff | {}                            | 'scoring':'stakes','credits':10
            minibluff | {'credits':20}                | 'scoring':'stakes','credits':20
            minibluff | {'end':'hands','hands':6}     | 'end':'hands','hands':6
            """)
    void houseRulesReplaceSettingsOfGamesWithoutCards(String variant, String settings, String part)
            throws JsonProcessingException {
        RuleSet rules = HouseRules.apply(preset(variant, 3), (ObjectNode) MAPPER.readTree(settings.replace('\'', '"')));
        String written = MAPPER.writeValueAsString(rules);

        assertTrue(written.contains(part.replace('\'', '"')), written);
        assertEquals(rules, MAPPER.readValue(written, RuleSet.class));
    }

    @Test
    void anotherEndLeavesNothingOfThePresetsEndBehind() throws JsonProcessingException {
        RuleSet eightHands = agurk("{'end':'hands','hands':8}");
        ObjectNode toLastOne = (ObjectNode) MAPPER.readTree("{\"end\":\"last-one\"}");

        assertEquals(agurk(), HouseRules.apply(eightHands, toLastOne));
    }
}
