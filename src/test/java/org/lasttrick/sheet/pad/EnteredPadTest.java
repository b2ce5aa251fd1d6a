package org.lasttrick.sheet.pad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.lasttrick.rules.Table.dealt;
import static org.lasttrick.rules.Table.entered;
import static org.lasttrick.rules.Table.p;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.narration.ScoreExplainer;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.PlainMessages;
import org.lasttrick.sheet.PlainSheet;
import org.lasttrick.sheet.pad.PadView.Tile;

/** The pad on which the table says who pays how much. */
class EnteredPadTest {
    private static PlainSheet sheet(String settings) {
        String rules = "{'penalty':'entered','tieBonus':false" + settings + "}";
        return PlainSheet.of("agurk", rules, "Anna", "Bo", "Cai");
    }

    private static List<Tile> chosen(PadView pad) {
        return pad.choices().questions().getFirst().tiles().stream()
                .filter(Tile::chosen)
                .toList();
    }

    private static Optional<Object> command(PlainSheet sheet, String fields) {
        return new PadPresenter(PlainMessages.ENGLISH, () -> "once")
                .command(sheet.game(), PlainSheet.state(fields))
                .map(command -> command);
    }

    @Test
    void itAsksWhoPaysThenForThePointsOfEach() {
        PadView pad = sheet("").pad("");
        assertEquals("Who pays, and how much?", pad.choices().title());
        assertEquals("Tap who pays, then enter the points.", pad.hint());
        assertEquals(List.of("", "", ""), asides(pad));
        assertEquals(
                "Now enter how many points Bo pays.",
                sheet("").pad("trick=false&player=p2").hint());
        assertEquals(
                "Now enter how many points Cai pays.",
                sheet("").pad("trick=false&player=p3&player=p2&points-p2=17").hint());
    }

    private static List<String> asides(PadView pad) {
        return pad.choices().questions().getFirst().tiles().stream()
                .map(Tile::aside)
                .toList();
    }

    @Test
    void whatWasTypedForThoseWhoPayIsRecorded() {
        String fields = "trick=false&player=p2&points-p2=17&player=p3&points-p3=4&points-p1=9";
        assertEquals(Optional.of(new ScoreHand(entered("p2 17", "p3 4"))), command(sheet(""), fields));
        PadView pad = sheet("").pad(fields);
        assertTrue(pad.complete());
        assertEquals(
                List.of(
                        new HandNarrator.Line("Bo", "0 → 17", null, false),
                        new HandNarrator.Line("Cai", "0 → 4", null, false)),
                pad.lines());
        assertEquals("Next: Bo deals 7, Cai leads", pad.next());
    }

    @Test
    void aNumberThatCanNotBePaidIsRefusedInWords() {
        assertEquals(
                List.of("Nobody can pay 1000 points: enter 1 to 999."),
                sheet("").pad("trick=false&player=p2&points-p2=1000").errors());
        assertEquals(
                "Now enter how many points Bo pays.",
                sheet("").pad("trick=false&player=p2&points-p2=many").hint());
    }

    @Test
    void theCardsThatTheDealerChoseAreAskedToo() {
        PlainSheet sheet = sheet(",'handSize':'dealer'");
        assertEquals(
                "Now tap how many cards each had.",
                sheet.pad("trick=false&player=p2&points-p2=5").hint());
        assertEquals(
                Optional.of(new ScoreHand(entered(dealt(4), "p2 5"))),
                command(sheet, "trick=false&player=p2&points-p2=5&handSize=4"));
    }

    @Test
    void aCorrectionBeginsWithWhatWasEntered() {
        PlainSheet sheet = sheet("").score(entered("p2 17", "p3 4"));
        PadView pad = sheet.pad("correct=1");
        assertEquals(List.of("Bo", "Cai"), chosen(pad).stream().map(Tile::label).toList());
        assertEquals(List.of("", "17", "4"), asides(pad));
        assertEquals("No total changes.", pad.hint());
        assertEquals(
                Optional.of(new CorrectHand(1, entered("p3 6"), null, OnConflict.REFUSE)),
                command(sheet, "correct=1&trick=false&player=p3&points-p3=6&points-p2=17"));
        assertEquals(
                "Tap who pays, then enter the points.",
                sheet.pad("correct=1&trick=false&points-p2=17").hint());
    }

    @Test
    void theSheetTellsWhoPaidWhatAndWhy() {
        PlainSheet sheet = sheet("").score(entered("p2 4", "p3 21"));
        HandNarrator words = new HandNarrator(PlainMessages.ENGLISH.of(GameText.class), sheet.game());
        assertEquals("Cai pays 21, Bo 4", words.describe(entered("p2 4", "p3 21")));
        assertEquals(
                List.of(
                        "Cai pays 21, Bo 4.",
                        "0 + 21 = 21.",
                        "21 is 21 or more: that costs a life, and gives a cucumber.",
                        "A life is left, so Cai re-enters with the highest total among the others still in: Bo’s 4."),
                ScoreExplainer.explain(words, 1, p(3)).stream()
                        .map(ScoreExplainer.Step::text)
                        .toList());
    }
}
