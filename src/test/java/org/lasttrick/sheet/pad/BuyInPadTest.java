package org.lasttrick.sheet.pad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.lasttrick.rules.Table.buyingIn;
import static org.lasttrick.rules.Table.entered;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.trick;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.narration.ScoreExplainer;
import org.lasttrick.language.narration.ScoreExplainer.Step;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.PlainMessages;
import org.lasttrick.sheet.PlainSheet;
import org.lasttrick.sheet.pad.PadView.Question;
import org.lasttrick.sheet.pad.PadView.Tile;

/** Whoever is hit is asked whether they buy back in. */
class BuyInPadTest {
    private static final String ACE = "trick=false&player=p2&card=A";

    private static PlainSheet sheet(String... names) {
        return PlainSheet.of("agurk", "{'limit':14,'reEntry':'buy-in'}", names);
    }

    private static PlainSheet four() {
        return sheet("Anna", "Bo", "Cai", "Dag");
    }

    private static List<String> questions(PadView pad) {
        return pad.choices().questions().stream()
                .map(Question::legend)
                .filter(Objects::nonNull)
                .toList();
    }

    private static Optional<GameCommand> command(PlainSheet sheet, String fields) {
        return new PadPresenter(PlainMessages.ENGLISH, () -> "once").command(sheet.game(), PlainSheet.state(fields));
    }

    @Test
    void onlyAHandThatHitsAsks() {
        assertEquals(List.of("Which card?"), questions(four().pad("trick=false&player=p2&card=9")));
        assertEquals(
                List.of("Which card?"), questions(sheet("Anna", "Bo", "Cai").pad(ACE)));
        PadView pad = four().pad(ACE);
        assertEquals(List.of("Which card?", "Bo is hit. Back in?"), questions(pad));
        assertEquals("Now tap whether Bo buys back in.", pad.hint());
        assertEquals(Optional.empty(), command(four(), ACE));
    }

    @Test
    void theAnswerIsRecordedAndItsEffectShown() {
        assertEquals(Optional.of(new ScoreHand(buyingIn(high("A", 2), 2))), command(four(), ACE + "&back-p2=yes"));
        assertEquals(Optional.of(new ScoreHand(buyingIn(high("A", 2)))), command(four(), ACE + "&back-p2=no"));
        assertEquals(
                List.of(new HandNarrator.Line("Bo", "0 → 14", "cucumber, re-enters at 0", false)),
                four().pad(ACE + "&back-p2=yes").lines());
        assertEquals(
                List.of(new HandNarrator.Line("Bo", "0 → 14", "out", false)),
                four().pad(ACE + "&back-p2=no").lines());
    }

    @Test
    void anAnswerThatIsNotAskedForAnyMoreIsLeftOut() {
        assertEquals(
                Optional.of(new ScoreHand(high("9", 2))), command(four(), "trick=false&player=p2&card=9&back-p2=yes"));
    }

    @Test
    void theFullTrickAndEnteredPointsAskToo() {
        assertEquals(
                Optional.of(new ScoreHand(buyingIn(trick("p1 2", "p2 A", "p3 4", "p4 5"), 2))),
                command(four(), "trick=true&led=p1&play-p1=2&play-p2=A&play-p3=4&play-p4=5&back-p2=yes"));
        PlainSheet sheet = PlainSheet.of(
                "agurk", "{'penalty':'entered','tieBonus':false,'reEntry':'buy-in'}", "Anna", "Bo", "Cai", "Dag");
        assertEquals(
                Optional.of(new ScoreHand(buyingIn(entered("p2 30"), 2))),
                command(sheet, "trick=false&player=p2&points-p2=30&back-p2=yes"));
    }

    @Test
    void whyAPlayerIsBackInOrOutIsExplained() {
        assertEquals(
                "Bo buys back in, and goes on with the highest total among the others still in: Anna, Cai and Dag’s 0.",
                why(four().score(buyingIn(high("A", 2), 2))));
        String out = "Bo did not buy back in, or could not: Bo is out, and the total stays.";
        assertEquals(out, why(four().score(buyingIn(high("A", 2)))));
        assertEquals(out, why(sheet("Anna", "Bo", "Cai").score(high("A", 2))));
    }

    private static String why(PlainSheet sheet) {
        HandNarrator words = new HandNarrator(PlainMessages.ENGLISH.of(GameText.class), sheet.game());
        Step last = ScoreExplainer.explain(words, 1, p(2)).getLast();
        assertEquals("scoring-reEntry", last.rule());
        return last.text();
    }

    @Test
    void aCorrectionBeginsWithTheRecordedAnswer() {
        PlainSheet back = four().score(buyingIn(high("A", 2), 2));
        Question asked = back.pad("correct=1").choices().questions().getLast();
        assertEquals(
                List.of("Back in"),
                asked.tiles().stream().filter(Tile::chosen).map(Tile::label).toList());
        assertTrue(back.pad("correct=1").lines().isEmpty());
        assertEquals(
                Optional.of(new CorrectHand(1, buyingIn(high("A", 2)), null, OnConflict.REFUSE)),
                command(back, "correct=1&back-p2=no&" + ACE));
        PlainSheet out = four().score(buyingIn(high("A", 2)));
        assertEquals("No total changes.", out.pad("correct=1").hint());
    }
}
