package org.lasttrick.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.lasttrick.rules.Table.high;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.JoiningGames;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.language.texts.PlainMessages;
import org.lasttrick.rules.Effect;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.rules.Standing;
import org.lasttrick.sheet.SheetView.CellView;
import org.lasttrick.sheet.SheetView.HandView;

/** Each cell of the sheet stands under its player's name. */
class TablePresenterTest {
    private static final GameText TEXT = PlainMessages.ENGLISH.of(GameText.class);
    private static final PageText PAGE = PlainMessages.ENGLISH.of(PageText.class);

    private static List<HandView> rows(Game game) {
        return new TablePresenter(PAGE, new HandNarrator(TEXT, game), "/games/g", null)
                .draw(null, true)
                .hands();
    }

    @Test
    void everyNumberStandsUnderItsPlayerWhoeverJoinsLeavesAndReturnsAndWherever() {
        JoiningGames.all().forEach(game -> {
            List<HandView> rows = rows(game);
            List<Standing> columns = game.sheet().standings().inSeatOrder();
            for (ScoredHand hand : game.sheet().hands()) {
                HandView row = rows.get(hand.deal().number() - 1);
                assertEquals(columns.size(), row.cells().size());
                IntStream.range(0, columns.size())
                        .forEach(i -> assertShows(
                                hand, columns.get(i).player(), row.cells().get(i)));
            }
        });
    }

    private static void assertShows(ScoredHand hand, PlayerId player, CellView cell) {
        Standing after = hand.after().find(player).orElse(null);
        if (after == null) {
            assertNull(cell);
            return;
        }
        assertEquals("why-" + player + "-" + hand.deal().number(), cell.why().id());
        assertEquals(after.score(), cell.outcome().after().score());
        boolean pays = hand.effects().stream()
                .anyMatch(effect ->
                        effect instanceof Effect.Penalty && effect.player().equals(player));
        assertEquals(pays, cell.change() != null && !cell.outcome().hasBonus());
    }

    @Test
    void whoTookTheHandBeforeSomebodyJoinedBetweenTwoSeatsKeepsIt() {
        List<CellView> cells = rows(JoiningGames.treTakesHandOneThenQuatroJoinsAfterUno())
                .getFirst()
                .cells();
        assertEquals("+9", cells.get(3).change());
        assertNull(cells.get(1));
        assertTrue(cells.get(2).change() == null && cells.get(0).change() == null);
    }

    @Test
    void whoeverPlaysOnBeyondTheLimitHasNoPointsToGo() {
        PlainSheet sheet =
                PlainSheet.of("kurko", "{'limit':9}", "Anna", "Bo", "Cai").score(high("9", 1));
        assertNull(sheet.tablet().table().players().getFirst().toGo());
        assertEquals("9 to go", sheet.tablet().table().players().getLast().toGo());
    }

    @Test
    void anAbandonedGameShowsNoPointsToGo() {
        PlainSheet sheet = PlainSheet.agurk("Anna", "Bo", "Cai").score(high("9", 1));
        assertEquals("12 to go", sheet.tablet().table().players().getFirst().toGo());
        sheet.enter(new GameCommand.Abandon());
        assertNull(sheet.tablet().table().players().getFirst().toGo());
    }
}
