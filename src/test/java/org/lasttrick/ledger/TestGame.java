package org.lasttrick.ledger;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Access;
import org.lasttrick.access.Device;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.LedgerEntry;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameCommand.StrikeHand;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.HandResult.LastTrick;
import org.lasttrick.rules.HandResult.Play;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.scorekeeping.Outcome;
import org.lasttrick.scorekeeping.Request;
import org.lasttrick.scorekeeping.Scorekeeping;

/** A game of two players in a book of its own, written through {@code Scorekeeping}. */
record TestGame(GameId id, Device device, Scorekeeping scorekeeping) {
    static final PlayerId ANNA = new PlayerId(1);
    static final PlayerId BO = new PlayerId(2);
    static final List<Entrant> PLAYERS = List.of(new Entrant("Anna 🥒", 0, 0), new Entrant("Bo", 4, 1));
    static final HandResult NINE = new HighCard(Card.NINE, List.of(ANNA, BO), Extras.NONE);
    static final HandResult TRICK =
            new LastTrick(List.of(new Play(ANNA, Card.ACE), new Play(BO, Card.TWO)), Extras.NONE);

    static TestGame start(Access access, Scorekeeping scorekeeping) {
        Device device = access.open("Friday", "Kitchen tablet").first().device();
        StartGame command = new StartGame("Friday’s game", "agurk", null, PLAYERS, null);
        Outcome.OfStart outcome = scorekeeping.start(command, new Request(device, "start", null));
        return new TestGame(assertInstanceOf(Outcome.Done.class, outcome).game().id(), device, scorekeeping);
    }

    /** Seven entries: each kind of event, some with a receipt and some without. */
    static TestGame withEveryKindOfEvent(Access access, Scorekeeping scorekeeping) {
        return start(access, scorekeeping)
                .does(new ScoreHand(NINE), "tap-1")
                .does(new ScoreHand(TRICK), null)
                .does(new CorrectHand(1, TRICK, "Anna had it", OnConflict.REFUSE), "tap-2")
                .does(new StrikeHand(2, OnConflict.REFUSE), null)
                .does(new GameCommand.Undo(), null)
                .does(new GameCommand.Redo(), "tap-3");
    }

    TestGame does(GameCommand command, @Nullable String commandId) {
        assertInstanceOf(Outcome.Done.class, scorekeeping.execute(id, command, new Request(device, commandId, null)));
        return this;
    }

    List<LedgerEntry> entries() {
        return scorekeeping.game(id).orElseThrow().entries();
    }
}
