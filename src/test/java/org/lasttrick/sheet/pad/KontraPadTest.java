package org.lasttrick.sheet.pad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.p;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.narration.ScoreExplainer;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.PlainMessages;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.sheet.PlainSheet;
import org.lasttrick.sheet.pad.PadView.Tile;

/** The pad asks who said kontra, where one player may. */
class KontraPadTest {
    private static final String NINE = "trick=false&player=p2&card=9";

    private static PlainSheet sheet() {
        return PlainSheet.of("ogorek", "{'multiplier':'kontra'}", "Anna", "Bo", "Cai");
    }

    private static HandResult saidBy(int player) {
        return high(Extras.of(Map.of(p(player), 2), null, null), "9", 2);
    }

    private static List<String> chosen(PadView pad) {
        return pad.choices().questions().getLast().tiles().stream()
                .filter(Tile::chosen)
                .map(Tile::label)
                .toList();
    }

    private static Optional<GameCommand> command(String fields) {
        return new PadPresenter(PlainMessages.ENGLISH, () -> "once").command(sheet().game(), PlainSheet.state(fields));
    }

    @Test
    void nobodySaysItUnlessSomebodyIsTapped() {
        PadView pad = sheet().pad(NINE);
        assertEquals("Who said kontra?", pad.choices().questions().getLast().legend());
        assertEquals(List.of("Nobody"), chosen(pad));
        assertEquals(Optional.of(new ScoreHand(high("9", 2))), command(NINE));
    }

    @Test
    void oneMaySayItWhoPaysOrNot() {
        assertEquals(Optional.of(new ScoreHand(saidBy(2))), command(NINE + "&kontra=p2"));
        assertEquals(Optional.of(new ScoreHand(saidBy(3))), command(NINE + "&kontra=p3"));
        assertEquals(Optional.of(new ScoreHand(high("9", 2))), command(NINE + "&kontra=p7"));
    }

    @Test
    void aCorrectionBeginsWithWhoSaidIt() {
        PlainSheet sheet = sheet().score(saidBy(3));
        assertEquals(List.of("Cai"), chosen(sheet.pad("correct=1")));
        assertEquals(List.of("Nobody"), chosen(sheet.pad("correct=1&kontra=nobody")));
    }

    @Test
    void itIsExplained() {
        assertEquals("Bo had said kontra: 4 × 9 = 36.", why(2));
        assertEquals("Kontra was said: 2 × 9 = 18.", why(3));
    }

    private static String why(int said) {
        HandNarrator words = new HandNarrator(
                PlainMessages.ENGLISH.of(GameText.class),
                sheet().score(saidBy(said)).game());
        return ScoreExplainer.explain(words, 1, p(2)).stream()
                .filter(step -> "scoring-multiplier".equals(step.rule()))
                .findFirst()
                .orElseThrow()
                .text();
    }
}
