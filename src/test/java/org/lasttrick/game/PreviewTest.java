package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.lasttrick.game.GameCommand.OnConflict.REFUSE;
import static org.lasttrick.game.GameCommand.OnConflict.STRIKE;
import static org.lasttrick.game.GameSpecification.agurk;
import static org.lasttrick.game.GameSpecification.given;
import static org.lasttrick.game.GameSpecification.scored;
import static org.lasttrick.game.GameSpecification.started;
import static org.lasttrick.rules.Standing.Status.ACTIVE;
import static org.lasttrick.rules.Standing.Status.OUT;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.players;
import static org.lasttrick.rules.Table.suddenDeath;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameCommand.StrikeHand;
import org.lasttrick.game.GameCommand.TakeSeats;
import org.lasttrick.game.GameCommand.Undo;
import org.lasttrick.game.Preview.Change;
import org.lasttrick.game.Preview.HandChange;
import org.lasttrick.rules.Deal;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.Table;

class PreviewTest {
    private static final Game TWO_HANDS = given(agurk("Ann", "Bo", "Cy"), scored(high("9", 1)), scored(high("4", 2)))
            .game();
    private static final Game SUDDEN_DEATHS = given(
                    started(suddenDeath("{}"), "Ann", "Bo", "Cy", "Di"), scored(high("9", 1)), scored(high("9", 2)))
            .game();

    private static Preview preview(GameCommand command, Game game) {
        return assertInstanceOf(Preview.Outcome.Possible.class, Preview.of(command, game))
                .preview();
    }

    private static Standing in(int player, int score) {
        return new Standing(p(player), 1, score, 0, ACTIVE);
    }

    private static Standing out(int player, int score) {
        return new Standing(p(player), 1, score, 1, OUT);
    }

    @Test
    void otherSeatsShowWhoWouldHaveDealtAndLed() {
        Preview preview = preview(new TakeSeats(players(1, 3, 2), null), TWO_HANDS);

        assertEquals(
                List.of("1: 1, 2 → 1: 1, 3", "2: 2, 3 → 2: 3, 2", "3: 3, 1 → 3: 2, 1"),
                preview.dealChanges().stream()
                        .map(change -> deal(change.before()) + " → " + deal(change.after()))
                        .toList());
    }

    @Test
    void handsThatAreDealtAsBeforeAreNotShown() {
        assertEquals(
                List.of(),
                preview(new CorrectHand(1, high("2", 1), null, REFUSE), TWO_HANDS)
                        .dealChanges());
    }

    private static String deal(Deal deal) {
        return deal.number() + ": " + deal.dealer().player().number() + ", "
                + deal.leader().player().number();
    }

    @Test
    void aHandShowsTheStandingsThatChange() {
        Preview preview = preview(new ScoreHand(high("2", 2, 3)), TWO_HANDS);

        assertEquals(List.of(new Change(in(2, 4), in(2, 2)), new Change(in(3, 0), in(3, 2))), preview.changes());
        assertEquals(List.of(), preview.handChanges());
        assertEquals(List.of(), preview.conflicts());
        assertEquals(Optional.empty(), preview.winners());
    }

    @Test
    void aCorrectionShowsEveryHandAfterWhichAStandingChanges() {
        Preview preview = preview(new CorrectHand(1, high("9", 3), null, REFUSE), TWO_HANDS);

        List<Change> changes = List.of(new Change(in(1, 9), in(1, 0)), new Change(in(3, 0), in(3, 9)));
        assertEquals(changes, preview.changes());
        assertEquals(List.of(new HandChange(1, changes), new HandChange(2, changes)), preview.handChanges());
    }

    @Test
    void aHandBeforeTheCorrectedOneIsNotShown() {
        Preview preview = preview(new CorrectHand(2, high("5", 2), null, REFUSE), TWO_HANDS);

        assertEquals(List.of(new HandChange(2, List.of(new Change(in(2, 4), in(2, 5))))), preview.handChanges());
    }

    @Test
    void aStruckHandIsNoChangedHandAndLaterOnesKeepTheirOldNumbers() {
        Preview preview = preview(new StrikeHand(1, REFUSE), TWO_HANDS);

        assertEquals(List.of(new HandChange(2, List.of(new Change(in(1, 9), in(1, 0))))), preview.handChanges());
    }

    @Test
    void anUndoShowsWhatItWouldTakeBack() {
        Preview preview = preview(new Undo(), TWO_HANDS);

        assertEquals(List.of(new Change(in(2, 4), in(2, 0))), preview.changes());
        assertEquals(List.of(), preview.handChanges());
    }

    @ParameterizedTest
    @EnumSource
    void conflictingHandsAreListedAndShownAsStruck(OnConflict onConflict) {
        Preview preview = preview(new CorrectHand(1, high("9", 2), null, onConflict), SUDDEN_DEATHS);

        assertEquals(List.of(new Conflict.PlayerWouldBeOut(2, p(2))), preview.conflicts());
        assertEquals(1, preview.after().hands().size());
        assertEquals(List.of(new Change(out(1, 9), in(1, 0))), preview.changes());
    }

    @Test
    void winnersAreShownIfTheyChange() {
        Game won = given(started(suddenDeath("{}"), "Ann", "Bo"), scored(high("9", 1)))
                .game();

        assertEquals(Optional.of(players(1)), winners(new CorrectHand(1, high("9", 2), null, REFUSE), won));
        assertEquals(Optional.empty(), winners(new CorrectHand(1, high("8", 1), null, REFUSE), won));
        assertEquals(Optional.of(List.of()), winners(new StrikeHand(1, REFUSE), won));
        assertEquals(Optional.of(players(3)), winners(new ScoreHand(high("9", 4)), SUDDEN_DEATHS));
    }

    private static Optional<List<PlayerId>> winners(GameCommand command, Game game) {
        return preview(command, game).winners();
    }

    @Test
    void aPreviewOfAnImpossibleEntryIsRejected() {
        assertEquals(
                new Preview.Outcome.Refused(List.of(new Rejection.UnknownPlayer("/players/0", p(4), 3))),
                Preview.of(new ScoreHand(high("9", 4)), TWO_HANDS));
        assertEquals(
                new Preview.Outcome.Refused(List.of(new Rejection.NoSuchHand(3, 2))),
                Preview.of(new StrikeHand(3, STRIKE), TWO_HANDS));
    }

    @Test
    void aPreviewLeavesTheGameAsItIs() {
        Preview preview = preview(new StrikeHand(1, STRIKE), TWO_HANDS);

        assertEquals(TWO_HANDS, preview.before());
        assertEquals(2, TWO_HANDS.hands().size());
    }

    @Test
    void aHandThatIsTakenOffTheSheetIsNamedByTheNumberThatItHad() {
        assertEquals(List.of(1), preview(new StrikeHand(1, REFUSE), TWO_HANDS).struck());
        assertEquals(
                List.of(),
                preview(new CorrectHand(1, high("9", 3), null, REFUSE), TWO_HANDS)
                        .struck());
    }

    @Test
    void handsThatCanBeKeptAreStruckOnlyWhereTheCommandSaysSo() {
        HandResult nobodyIsOut = high("2", 1);
        Game game = given(
                        started(Table.agurk("{'limit':9,'lives':1}"), "Ann", "Bo", "Cy"),
                        scored(high("9", 1)),
                        scored(high("2", 2)))
                .game();

        assertEquals(
                List.of(),
                preview(new CorrectHand(1, nobodyIsOut, null, REFUSE), game).struck());
        assertEquals(
                List.of(2),
                preview(new CorrectHand(1, nobodyIsOut, null, STRIKE), game).struck());
    }
}
