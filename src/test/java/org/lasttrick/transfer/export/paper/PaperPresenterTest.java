package org.lasttrick.transfer.export.paper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.chain.RecordedGames;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.game.JoiningGames;
import org.lasttrick.language.texts.PlainMessages;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.Table;
import org.lasttrick.transfer.export.Games;
import org.lasttrick.transfer.export.paper.PrintView.Cell;
import org.lasttrick.transfer.export.paper.PrintView.Line;

/** Each cell of the printed scoresheet stands under its player's name. */
@Execution(ExecutionMode.CONCURRENT)
class PaperPresenterTest {
    private static final PaperPresenter PRESENTER =
            new PaperPresenter(PlainMessages.ENGLISH, Games.header(PlainMessages.ENGLISH));

    private static final URI ADDRESS = URI.create("http://192.168.178.21:8080/games/g");

    private static List<Line> lines(Game game) {
        return PRESENTER.sheet(RecordedGames.of(game), ZoneOffset.UTC, ADDRESS).lines();
    }

    @Test
    void aGameWithoutANameIsCalledWhatItIsCalledInTheReadersLanguage() {
        PaperPresenter polish = new PaperPresenter(PlainMessages.POLISH, Games.header(PlainMessages.POLISH));
        PrintView sheet = polish.sheet(Games.golden().get("pickle.json"), ZoneOffset.UTC, ADDRESS);
        assertEquals("Korniszon", sheet.title());
        assertTrue(sheet.rules().startsWith("Korniszon · "), sheet::rules);
    }

    /** What programs read stays in the order in which it is said. */
    @Test
    void aRightToLeftNameIsTurnedRoundOnlyWhereItIsDrawn() {
        GameEvent aceOfBo = new HandScored(new HighCard(Card.ACE, List.of(new PlayerId(2)), Extras.NONE));
        RecordedGame won = RecordedGames.of(
                List.of(Games.of("ערב", "שלום", "Bo").game().start(), aceOfBo, aceOfBo, aceOfBo, aceOfBo));
        PrintView sheet = PRESENTER.sheet(won, ZoneOffset.UTC, ADDRESS);
        assertEquals("ערב", sheet.documentTitle());
        assertEquals("ברע", sheet.title());
        assertEquals("םולש", sheet.players().getFirst().name());
        assertEquals("םולש wins the game", sheet.outcome());
        assertEquals("out", sheet.players().getLast().gone());
    }

    @Test
    void exactlyTheLimitIsStruckWithoutACucumber() {
        GameEvent start = new GameEvent.GameStarted(
                null,
                "agurk",
                Table.agurk("{'limitTest':'exceed','exactLimit':'zero'}"),
                List.of(new GameEvent.Entrant("Anna", 11, 0), new GameEvent.Entrant("Bo", 0, 0)),
                new PlayerId(1),
                Edition.LATEST);
        Game game = Game.fold(
                List.of(start, new HandScored(new HighCard(Card.TEN, List.of(new PlayerId(1)), Extras.NONE))));
        assertEquals(
                new Cell("+10", 21, false, false, false, 0),
                lines(game).getFirst().cells().getFirst());
    }

    @Test
    void everyNumberStandsUnderItsPlayerWhoeverJoinsLeavesAndReturnsAndWherever() {
        JoiningGames.all().forEach(game -> {
            List<Line> lines = lines(game);
            List<Standing> columns = game.sheet().standings().inSeatOrder();
            for (ScoredHand hand : game.sheet().hands()) {
                List<Cell> cells = lines.get(hand.deal().number() - 1).cells();
                assertEquals(columns.size(), cells.size());
                IntStream.range(0, columns.size())
                        .forEach(i -> assertEquals(
                                hand.after()
                                        .find(columns.get(i).player())
                                        .map(Standing::score)
                                        .orElse(null),
                                cells.get(i) == null
                                        ? null
                                        : (Integer) cells.get(i).total()));
            }
        });
    }

    @Test
    void whoTookTheHandBeforeSomebodyJoinedBetweenTwoSeatsKeepsIt() {
        List<Cell> cells = lines(JoiningGames.treTakesHandOneThenQuatroJoinsAfterUno())
                .getFirst()
                .cells();
        assertNull(cells.get(1));
        assertEquals("+9", cells.get(3).change());
    }
}
