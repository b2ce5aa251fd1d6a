package org.lasttrick.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.lasttrick.rules.Table.high;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.GameCommand.Abandon;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameCommand.Redo;
import org.lasttrick.game.GameCommand.Rename;
import org.lasttrick.game.GameCommand.Reopen;
import org.lasttrick.game.GameCommand.StrikeHand;
import org.lasttrick.game.GameCommand.Undo;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.sheet.SheetView.ButtonView;
import org.lasttrick.sheet.SheetView.LastEntryView;

/** What was entered last, in words beside the buttons that undo and redo it. */
class LastEntryTest {
    private PlainSheet sheet;

    @BeforeEach
    void threeHands() {
        sheet = PlainSheet.agurk("Anna", "Bo", "Cai").score(high("9", 1), high("K", 2), high("5", 1));
    }

    private static String words(SheetView view) {
        return Objects.requireNonNull(view.last().hand()).lines().stream()
                .map(line -> " " + line.name() + " " + line.numbers()
                        + (line.fate() == null ? "" : " (" + line.fate() + ")") + ".")
                .collect(Collectors.joining(
                        "",
                        view.last().hand().label() + " " + view.last().hand().text() + ".",
                        ""));
    }

    private static String label(ButtonView button) {
        return button == null ? "" : button.label();
    }

    private void shows(String words, String undo, String redo) {
        LastEntryView last = sheet.tablet().last();
        assertEquals(
                List.of(words, undo, redo), List.of(words(sheet.tablet()), label(last.undo()), label(last.redo())));
    }

    @Test
    void beforeTheFirstHandThereIsNothingToSayOrUndo() {
        LastEntryView last = PlainSheet.agurk("Anna", "Bo").tablet().last();
        assertNull(last.hand());
        assertNull(last.undo());
        assertEquals("Next: Anna deals 7, Bo leads", last.announcement());
    }

    @Test
    void aHandSaysWhoTookItAndWhatItCost() {
        shows("Hand 3: Anna took the last trick with a 5. Anna 9 → 14.", "Undo hand 3", "");
        assertEquals(
                "Hand 3: Anna took the last trick with a 5. Anna 9 → 14. Next: Anna deals 7, Bo leads",
                sheet.tablet().last().announcement());
    }

    @Test
    void aHandSaysWhoGoesBackToZero() {
        sheet = PlainSheet.of("agurk", "{'limitTest':'exceed','exactLimit':'zero'}", "Anna", "Bo")
                .score(high("J", 1), high("10", 1));
        shows(
                "Hand 2: Anna took the last trick with a 10. Anna 11 → 21 (exactly the limit, back to 0).",
                "Undo hand 2",
                "");
        assertTrue(Objects.requireNonNull(sheet.tablet().last().hand())
                .lines()
                .getFirst()
                .good());
    }

    @Test
    void aCorrectionSaysWhichHandItWasAndWhatItChanged() {
        sheet.enter(new CorrectHand(1, high("A", 3), null, OnConflict.REFUSE));
        String corrected = "Hand 1 corrected: Cai took the last trick with an Ace. Anna 14 → 5. Cai 0 → 14.";
        shows(corrected, "Undo the correction", "");
        assertEquals(corrected, words(sheet.watcher("")));
        assertEquals(
                corrected + " Next: Anna deals 7, Bo leads",
                sheet.tablet().last().announcement());
    }

    @Test
    void aStrikeSaysWhichHandIsGoneAndWhatThatChanged() {
        sheet.enter(new StrikeHand(2, OnConflict.REFUSE));
        shows("Hand 2 struck out: Bo took the last trick with a King. Bo 13 → 0.", "Undo striking out", "");
    }

    @Test
    void handsThatWereStruckOutWithAnotherAreNamed() {
        PlainSheet out = PlainSheet.of("agurk", "{'limit':9,'lives':1}", "Anna", "Bo", "Cai");
        out.score(high("3", 2), high("4", 2), high("5", 3));
        out.enter(new CorrectHand(1, high("A", 2), null, OnConflict.STRIKE));
        assertEquals(
                "Hand 1 corrected: Bo took the last trick with an Ace; struck out with it: hand 2."
                        + " Bo 7 → 14 (cucumbers 0 → 1, out).",
                words(out.tablet()));
    }

    @Test
    void onceTheCorrectionIsUndoneTheLastHandIsShownUntilItIsRedone() {
        sheet.enter(new CorrectHand(1, high("A", 3), null, OnConflict.REFUSE)).enter(new Undo());
        shows("Hand 3: Anna took the last trick with a 5. Anna 9 → 14.", "Undo hand 3", "Redo the correction");
        sheet.enter(new Redo());
        shows(
                "Hand 1 corrected: Cai took the last trick with an Ace. Anna 14 → 5. Cai 0 → 14.",
                "Undo the correction",
                "");
    }

    @Test
    void theSheetAsItStoodAfterACorrectionSaysSoToo() {
        sheet.enter(new CorrectHand(1, high("A", 3), null, OnConflict.REFUSE)).score(high("2", 1));
        assertEquals(
                "Hand 1 corrected: Cai took the last trick with an Ace. Anna 14 → 5. Cai 0 → 14.",
                words(sheet.after(5, "")));
        assertNull(sheet.after(5, "").last().undo());
    }

    private void announces(String words) {
        assertEquals(words, sheet.tablet().last().announcement());
        assertEquals(words, sheet.watcher("").last().announcement());
    }

    @Test
    void anUndoAndARedoAreAnnouncedAsSuch() {
        sheet.enter(new Undo());
        announces("Undone: hand 3. Anna 14 → 9. Next: Cai deals 7, Anna leads");
        sheet.enter(new Undo()).enter(new Redo());
        announces("Redone: hand 2. Bo 0 → 13. Next: Cai deals 7, Anna leads");
    }

    @Test
    void aCorrectionIsAnnouncedAgainOnlyWhenItIsRedone() {
        sheet.enter(new CorrectHand(1, high("A", 3), null, OnConflict.REFUSE)).enter(new Undo());
        String correction =
                "Hand 1 corrected: “Anna took the last trick with a 9” became “Cai took the last trick with an Ace”";
        announces("Undone: " + correction + ". Anna 5 → 14. Cai 14 → 0. Next: Anna deals 7, Bo leads");
        sheet.enter(new Redo());
        announces("Redone: " + correction + ". Anna 14 → 5. Cai 0 → 14. Next: Anna deals 7, Bo leads");
    }

    @Test
    void whatIsNoHandIsAnnouncedInstead() {
        sheet.enter(new Rename(new PlayerId(2), "Birgit", null));
        announces("Bo is now called Birgit. Next: Anna deals 7, Birgit leads");
        sheet.enter(new Undo());
        announces("Undone: Bo is now called Birgit. Next: Anna deals 7, Bo leads");
        sheet.enter(new Abandon());
        announces("The game was abandoned");
        sheet.enter(new Reopen());
        announces("The game was reopened. Next: Anna deals 7, Bo leads");
    }
}
