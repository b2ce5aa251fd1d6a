package org.lasttrick.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.trick;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lasttrick.chain.EventCodec;
import org.lasttrick.chain.GoldenLedger;
import org.lasttrick.game.CommandReplay;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.Standing;

/** What a ruling decides in the golden ledgers of the second edition, and how the same entries score by the first edition. */
class GoldenRulingsTest {
    private static List<GameEvent> events(Edition edition, String file) {
        List<GameEvent> events =
                new ArrayList<>(GoldenLedger.all().get("second-edition-" + file + ".json").entries().stream()
                        .map(EventCodec::read)
                        .toList());
        GameStarted start = (GameStarted) events.getFirst();
        assertEquals(Edition.SECOND, start.edition());
        events.set(
                0,
                new GameStarted(
                        start.name(), start.variant(), start.rules(), start.players(), start.dealer(), edition));
        return events;
    }

    private static Game game(Edition edition, String file) {
        return Game.fold(events(edition, file));
    }

    private static List<String> totalsAfter(int entries, String file) {
        return GoldenLedger.totals(Game.fold(events(Edition.SECOND, file).subList(0, entries)));
    }

    private static List<Optional<Integer>> places(Game game) {
        return game.sheet().standings().inSeatOrder().stream()
                .map(Standing::player)
                .map(game.sheet()::place)
                .toList();
    }

    @Test
    void aLateJoinerInMinibluffHasTheFewestCreditsOfThoseStillIn() {
        assertEquals(List.of("Anna 7 left", "Bo 10", "Cai 8"), totalsAfter(4, "minibluff-joiner"));
        assertEquals(List.of("Anna 7 left", "Bo 10", "Dag 8", "Cai 8"), totalsAfter(5, "minibluff-joiner"));
    }

    @Test
    void aPlayerReturnsToMinibluffWithTheLowerOfOwnAndALateJoinersCredits() {
        assertEquals(List.of("Anna 7 left", "Bo 9", "Dag 5", "Cai 6"), totalsAfter(7, "minibluff-joiner"));
        assertEquals(List.of("Anna 5", "Bo 9", "Dag 5", "Cai 6"), totalsAfter(8, "minibluff-joiner"));
    }

    @Test
    void handsOfMinibluffAreKeptWithoutThePlayerWhomACorrectionBroughtBack() {
        assertEquals(List.of("Anna 3", "Bo 0 out", "Cai 2"), totalsAfter(4, "minibluff-kept"));
        assertEquals(List.of("Anna 1", "Bo 2", "Cai 2"), totalsAfter(5, "minibluff-kept"));
        assertEquals(
                List.of("Anna 1", "Bo 0 out", "Cai 1"), GoldenLedger.totals(game(Edition.FIRST, "minibluff-kept")));
    }

    @Test
    void theSixOfClubsCostsEveryLifeThatIsLeft() {
        assertEquals(List.of("Anna 0 c", "Bo 13 c", "Cai 0"), totalsAfter(2, "six-of-clubs"));
        assertEquals(List.of("Anna 0 c", "Bo 34 ccc out", "Cai 0"), totalsAfter(3, "six-of-clubs"));
    }

    @Test
    void aLateJoinerHasTheMostCucumbersOfThoseStillIn() {
        assertEquals(
                List.of("Anna 0 c", "Bo 34 ccc out", "Cai 14", "Dag 14"),
                GoldenLedger.totals(game(Edition.FIRST, "six-of-clubs")));
    }

    @Test
    void withoutAWinnerPlacesStartAtTwo() {
        Game game = game(Edition.SECOND, "nobody-wins");
        assertEquals(List.of(), game.sheet().winners());
        assertEquals(List.of(Optional.of(2), Optional.of(3), Optional.of(4)), places(game));
        assertEquals(
                List.of(Optional.of(1), Optional.of(2), Optional.of(3)), places(game(Edition.FIRST, "nobody-wins")));
    }

    @Test
    void afterTheLastHandFewestCucumbersRankBeforeTheLowerScore() {
        Game game = game(Edition.SECOND, "fewest-cucumbers");
        assertEquals(List.of(p(3)), game.sheet().winners());
        assertEquals(List.of(Optional.of(2), Optional.of(2), Optional.of(1)), places(game));
    }

    @Test
    void thePickleIsNoCardToDeal() {
        assertEquals(12, game(Edition.SECOND, "pickle").sheet().mostCardsEach());
        assertEquals(13, game(Edition.FIRST, "pickle").sheet().mostCardsEach());
    }

    @Test
    void noPlayerHoldsThePickleOrIsDealtIt() {
        onlyInTheFirstEdition(trick(Extras.of(Map.of(), Card.SEVEN, 12), "p2 7", "p3 7", "p4 7", "p1 7"));
        onlyInTheFirstEdition(high(Extras.of(Map.of(), Card.TWO, 13), "A", 1));
    }

    private static void onlyInTheFirstEdition(HandResult firstHand) {
        assertFalse(isLegal(Edition.SECOND, firstHand));
        assertTrue(isLegal(Edition.FIRST, firstHand));
    }

    private static boolean isLegal(Edition edition, HandResult firstHand) {
        Game started = Game.fold(events(edition, "pickle").subList(0, 1));
        return CommandReplay.follows(started, new HandScored(firstHand));
    }
}
