package org.lasttrick.sheet.pad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lasttrick.rules.Table;
import org.lasttrick.sheet.PlainSheet;

/** The pad of partners: two are one player, with a card each. */
class PartnersPadTest {
    private static final String TRICK = "trick=true&led=p2&shown=p1,p2,p1-2&turn=p2-2";

    private static PlainSheet sheet() {
        return PlainSheet.of("cucumber-30-partners-two-packs", "{}", "Anna & Cai", "Bo & Dag");
    }

    private static List<PadView.Play> plays(PadView pad) {
        return pad.choices().questions().stream()
                .flatMap(question -> question.plays().stream())
                .toList();
    }

    @Test
    void partnersAreOneTileWithBothNames() {
        PadView pad = sheet().pad("trick=false&card=9&player=p2");
        assertEquals(
                List.of("Anna & Cai", "Bo & Dag"),
                pad.choices().questions().getFirst().tiles().stream()
                        .map(PadView.Tile::label)
                        .toList());
        assertTrue(pad.complete());
        assertEquals("Next: Bo deals 7, Cai leads", pad.next());
    }

    @Test
    void theFullTrickHasATileForEachPersonRoundTheTable() {
        assertEquals(
                List.of("Anna", "Bo", "Cai", "Dag"),
                plays(sheet().pad("trick=true")).stream()
                        .map(play -> play.player().label())
                        .toList());
    }

    @Test
    void theTurnGoesFromPersonToPerson() {
        PadView pad = sheet().pad("trick=true&turn=p2&play-p2=9");
        assertEquals(
                List.of("Cai"),
                plays(pad).stream()
                        .map(PadView.Play::player)
                        .filter(PadView.Tile::chosen)
                        .map(PadView.Tile::label)
                        .toList());
    }

    @Test
    void aTrickIsCompleteWithACardOfEachPerson() {
        assertEquals(
                "Still without a card: Dag.",
                sheet().pad(TRICK + "&play-p1=9&play-p2=4&play-p1-2=9").hint());
        PadView pad = sheet().pad(TRICK + "&play-p1=9&play-p2=4&play-p1-2=9&play-p2-2=3");
        assertTrue(pad.complete());
        assertEquals(
                List.of("Anna & Cai 0 → 9"),
                pad.lines().stream()
                        .map(line -> line.name() + " " + line.numbers())
                        .toList());
    }

    @Test
    void ofTwoCardsOfAPlayerOnlyTheHighestIsMarked() {
        PadView pad = sheet().pad(TRICK + "&play-p1=2&play-p2=4&play-p1-2=9&play-p2-2=3");
        assertEquals(
                List.of("Cai"),
                plays(pad).stream()
                        .map(PadView.Play::player)
                        .filter(tile -> tile.badge() != null && tile.badge().takes())
                        .map(PadView.Tile::label)
                        .toList());
    }

    @Test
    void aRecordedTrickIsShownAgainAsItWas() {
        PlainSheet sheet = sheet().score(Table.trick("p2 9", "p1 4", "p2 9", "p1 2"));
        assertEquals(
                List.of("Anna 2", "Bo 9", "Cai 4", "Dag 9"),
                plays(sheet.pad("correct=1")).stream()
                        .map(PadView.Play::player)
                        .map(tile -> tile.label() + " " + tile.aside())
                        .toList());
    }

    @Test
    void aCompleteTrickIsShownByItsHighestCard() {
        PadView pad = sheet().pad("show=cards&trick=true&led=p2&play-p2=9&play-p1-2=4&play-p2-2=9&play-p1=2");
        assertEquals(
                List.of("Bo & Dag"),
                pad.choices().questions().getFirst().tiles().stream()
                        .filter(PadView.Tile::chosen)
                        .map(PadView.Tile::label)
                        .toList());
        assertTrue(pad.complete());
    }

    /** Spillemagasinet, by Wikipedia: no Ace beats an Ace. */
    @Test
    void ofAcesTheFirstIsPaidForByThePartnersWhoHadIt() {
        PlainSheet sheet =
                PlainSheet.of("cucumber-30-partners-two-packs", "{'aceOnAce':'not'}", "Anna & Cai", "Bo & Dag");
        PadView pad = sheet.pad("show=cards&trick=true&led=p1&play-p1=A&play-p2=A&play-p1-2=A&play-p2-2=3");
        assertEquals(
                List.of("Anna & Cai 0 → 14"),
                pad.lines().stream()
                        .map(line -> line.name() + " " + line.numbers())
                        .toList());
    }

    @Test
    void aLowerCardThatIsCorrectedChangesNoPayer() {
        PlainSheet sheet = sheet().score(Table.trick("p2 5", "p1 A", "p2 A", "p1 3"));
        PadView pad = sheet.pad("correct=1&trick=true&led=p2&shown=p1,p2,p1-2,p2-2&turn=p2"
                + "&play-p2=6&play-p1-2=A&play-p2-2=A&play-p1=3");
        assertEquals("No total changes.", pad.hint());
    }

    @Test
    void theFullTrickAsksWhoseTheHighestCardOfPartnersWas() {
        assertEquals(
                List.of("Anna –", "Bo –", "Cai –", "Dag –"),
                plays(sheet().pad("show=trick&trick=false&card=9&player=p1")).stream()
                        .map(PadView.Play::player)
                        .map(tile -> tile.label() + " " + tile.aside())
                        .toList());
    }

    @Test
    void onlyTheLastOfTheHighestCardsTakesTheTrick() {
        PadView pad = sheet().pad(TRICK + "&play-p1=9&play-p2=9&play-p1-2=9&play-p2-2=3");
        assertEquals(
                List.of("Bo tied", "Cai tied", "Anna takes the trick"),
                Stream.of("Bo", "Cai", "Anna")
                        .map(name -> plays(pad).stream()
                                .map(PadView.Play::player)
                                .filter(tile -> tile.label().equals(name))
                                .findFirst()
                                .orElseThrow())
                        .map(tile -> tile.label() + " " + tile.badge().text())
                        .toList());
    }

    @Test
    void whereNobodyPaysForEqualCardsPartnersEnterTheFullTrick() {
        PlainSheet rampo = PlainSheet.of("cucumber-30-partners", "{'allEqual':'nobody'}", "Anna & Cai", "Bo & Dag");
        assertEquals(
                "If all cards are equal, nobody pays: enter the full trick.",
                rampo.pad("trick=false&card=9&player=p1&player=p2&order=p1,p2").hint());
        assertTrue(rampo.pad("trick=false&card=9&player=p1").complete());
        assertTrue(rampo.pad(TRICK + "&play-p1=9&play-p2=9&play-p1-2=9&play-p2-2=9")
                .lines()
                .isEmpty());
    }
}
