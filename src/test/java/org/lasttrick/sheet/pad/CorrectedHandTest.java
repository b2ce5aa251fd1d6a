package org.lasttrick.sheet.pad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.lasttrick.rules.Table.dealt;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.marked;
import static org.lasttrick.rules.Table.multiplied;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.pickle;
import static org.lasttrick.rules.Table.trick;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.sheet.PlainSheet;

/** A correction on the pad keeps what the pad doesn't ask for of a hand that a program recorded. */
class CorrectedHandTest {
    private static PlainSheet recorded(String variant, HandResult hand) {
        return PlainSheet.of(variant, "{}", "Anna", "Bo", "Cai").score(hand);
    }

    private static void corrected(PlainSheet sheet, String fields, HandResult expected) {
        HandContext first = HandContext.of(sheet.game(), 1);
        assertEquals(
                Optional.of(expected),
                Selection.read(PlainSheet.fields(fields), first).hand());
        sheet.enter(new CorrectHand(1, expected, null, OnConflict.REFUSE));
    }

    @Test
    void aHandOfMarksKeepsItsCard() {
        PlainSheet sheet = recorded("matapesa", high(dealt(5), "K", 3, 1));
        corrected(sheet, "player=p1&handSize=6", high(dealt(6), "K", 3, 1));
        corrected(sheet, "player=p2&handSize=6", marked(dealt(6), 2));
    }

    @Test
    void aPlayerWhoPaysNothingKeepsTheMultiplier() {
        PlainSheet sheet = recorded("rassi", high(Extras.of(Map.of(p(1), 2, p(3), 4), null, null), "9", 1));
        corrected(sheet, "player=p1&card=9&times-p1=1", high(multiplied(3, 4), "9", 1));
        corrected(sheet, "player=p3&card=9", high(multiplied(3, 4), "9", 3));
    }

    @Test
    void aFullTrickWithAnotherTakerIsNoFullTrickAnyMore() {
        corrected(
                recorded("pickle", trick(pickle("5"), "p2 9", "p3 4", "p1 9")),
                "trick=false&player=p2&card=9&pickle=6",
                high(pickle("6"), "9", 2));
    }

    @Test
    void anUnchangedFullTrickStaysAFullTrick() {
        PlainSheet sheet = recorded("pickle", trick(pickle("5"), "p2 9", "p3 4", "p1 9"));
        assertTrue(
                sheet.pad("correct=1").choices().questions().stream()
                        .anyMatch(question -> !question.plays().isEmpty()),
                "the pad has a card of each player");
        corrected(sheet, "show=cards&pickle=9", trick(pickle("9"), "p2 9", "p3 4", "p1 9"));
        // With the four as the pickle, the four is the highest card: the nine that was chosen makes it another hand.
        corrected(sheet, "trick=false&player=p1&card=9&pickle=4", high(pickle("4"), "9", 1));
    }

    @Test
    void aTrickKeepsAnOrderThatIsNotClockwise() {
        HandResult order = trick("p2 9", "p1 9", "p3 4");
        corrected(recorded("agurk", order), "trick=true&led=p2&play-p1=9&play-p2=9&play-p3=4", order);
    }

    @Test
    void aPlayerWhoIsNotAtTheTableCountsAsNotChosen() {
        PlainSheet sheet = recorded("rassi", high("9", 1));
        assertEquals(
                sheet.pad("trick=false&card=9").hint(),
                sheet.pad("trick=false&player=p99&card=9").hint());
    }

    @Test
    void aChoiceThatWasTakenBackStaysTakenBack() {
        PadView pad = recorded("matapesa", marked(dealt(5), 1)).pad("correct=1&trick=false&handSize=5");
        assertEquals("Tap who took the last trick.", pad.hint());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "pickle | highest | It outranks Aces, and whoever takes the last trick with it pays twice.",
                "pickle | plain | this hand. Whoever takes the last trick with it pays twice.",
                "none | highest | It outranks Aces."
            })
    void thePadSaysWhatThePickleDoesAtThisTable(String multiplier, String rank, String end) {
        String rules = "{'multiplier':'%s','pickleRank':'%s'}".formatted(multiplier, rank);
        assertTrue(PlainSheet.of("pickle", rules, "Anna", "Bo").pad("").choices().questions().stream()
                .map(PadView.Question::note)
                .filter(Objects::nonNull)
                .anyMatch(note -> note.endsWith(end)));
    }
}
