package org.lasttrick.sheet.pad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lasttrick.sheet.PlainSheet;

/** Which cards can be tapped, and how many players can have the same one. */
class CardTilesTest {
    private static final String[] EIGHT = {"Anna", "Bo", "Cai", "Dag", "Eva", "Finn", "Gry", "Hal"};

    private static List<String> thatCanBeTapped(String settings, String field, String chosen) {
        return PlainSheet.of("gurka-sweden", settings, EIGHT).pad(chosen).choices().questions().stream()
                .flatMap(question -> question.tiles().stream())
                .filter(tile -> tile.name().equals(field) && !tile.inert())
                .map(PadView.Tile::value)
                .toList();
    }

    @Test
    void onePackHasFourOfEachRank() {
        String four = "trick=false&player=p1&player=p2&player=p3&player=p4";
        assertEquals(List.of("p1", "p2", "p3", "p4"), thatCanBeTapped("{}", "player", four));
        assertEquals(Stream.of("2 3 4 5 6 7 8 9 10 J Q K A".split(" ")).toList(), thatCanBeTapped("{}", "card", four));
    }

    @Test
    void jokersAreShownWhereTheRulesHaveThem() {
        String two = "trick=false&player=p1&player=p2";
        assertTrue(thatCanBeTapped("{'jokers':2}", "card", two).contains("joker"));
        assertFalse(thatCanBeTapped("{'jokers':2}", "card", two + "&player=p3").contains("joker"));
    }

    @Test
    void cardsOnTopStandInTheOrderOfTheRules() {
        assertEquals(List.of("A", "7S", "7C"), last(3, "{'topCards':'black-sevens'}"));
        assertEquals(List.of("A", "7C", "7S"), last(3, "{'topCards':'black-sevens-16'}"));
        assertEquals(List.of("joker", "6C"), last(2, "{'topCards':'six-of-clubs','jokers':2}"));
    }

    private static List<String> last(int number, String settings) {
        List<String> cards = thatCanBeTapped(settings, "card", "trick=false&player=p1");
        return cards.subList(cards.size() - number, cards.size());
    }

    @Test
    void whereNobodyPaysForEqualCardsNobodyIsAskedWhoPlayedLast() {
        PlainSheet sheet = PlainSheet.of("agurk", "{'allEqual':'nobody'}", "Anna", "Bo", "Cai");
        String all = "trick=false&card=9&player=p1&player=p2&player=p3";
        PadView pad = sheet.pad(all);

        assertNull(pad.hint());
        assertTrue(pad.complete());
        assertTrue(pad.choices().questions().stream()
                .noneMatch(question -> question.layout().equals("last-of")));
        assertEquals("Nobody pays. Next: Bo deals 7, Cai leads", pad.next());
        assertEquals(
                "Now tap which of them played last.",
                sheet.pad("trick=false&card=9&player=p1&player=p2").hint());
    }

    @Test
    void whereNoAceBeatsAnAceThePadAsksWhoPlayedTheFirst() {
        PlainSheet sheet =
                PlainSheet.of("agurk", "{'aceOnAce':'not','payers':'all','tieBonus':false}", "Anna", "Bo", "Cai");
        String two = "trick=false&player=p1&player=p3&card=";

        assertEquals("Now tap which of them played first.", sheet.pad(two + "A").hint());
        PadView pad = sheet.pad(two + "A&first=p3");
        assertEquals(
                "Which of them played first?",
                pad.choices().questions().getLast().legend());
        assertEquals(1, pad.lines().size());
        assertTrue(sheet.pad(two + "K").complete());
        assertEquals(2, sheet.pad(two + "K").lines().size());
    }

    @Test
    void thePadSaysHowAJokerIsEnteredThatIsAnAce() {
        PlainSheet kurko = PlainSheet.of("kurko", "{}", "Anna", "Bo", "Cai");
        for (String form : List.of("trick=false", "trick=true")) {
            assertTrue(
                    kurko.pad(form).choices().questions().stream()
                            .anyMatch(question -> "A joker is entered as an Ace.".equals(question.note())),
                    form);
        }
        assertTrue(
                PlainSheet.of("agurk", "{'jokers':2}", "Anna", "Bo").pad("trick=false").choices().questions().stream()
                        .allMatch(question -> question.note() == null));
    }

    @Test
    void whereTheLowestCardDealsTheFullTrickIsAsked() {
        PlainSheet sheet = PlainSheet.of("agurk", "{'dealer':'lowest'}", "Anna", "Bo", "Cai");
        PadView pad = sheet.pad("show=cards&led=p1&shown=p1&play-p1=9&play-p2=3&play-p3=3&turn=p3");

        assertNull(pad.choices().another());
        assertEquals("trick", pad.choices().questions().getFirst().layout());
        assertEquals("Next: Bo deals 7, Bo leads", pad.next());
    }

    @Test
    void whereTheLosingCardDecidesNobodyIsAskedForTheNumberOfCards() {
        PadView pad = PlainSheet.of("agurk", "{'handSize':'losing-card'}", "Anna", "Bo", "Cai")
                .pad("trick=false&card=9&player=p1");

        assertTrue(pad.complete());
        assertEquals("Next: Bo deals 9, Cai leads", pad.next());
    }

    @Test
    void withTwoPacksEightPlayersCanHaveEqualCards() {
        String seven = "trick=false&player=p1&player=p2&player=p3&player=p4&player=p5&player=p6&player=p7";
        assertEquals(8, thatCanBeTapped("{'packs':2}", "player", seven).size());
        assertEquals(
                13, thatCanBeTapped("{'packs':2}", "card", seven + "&player=p8").size());
    }
}
