package org.lasttrick.language.narration;

import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent;

/**
 * Says what an undo would take back, and a redo bring back.
 *
 * @param game as it is before either
 */
record UndoNarrator(HandText say, Game game) {
    String undo(Game.Entry entry) {
        return switch (entry.event()) {
            case GameEvent.HandScored scored -> say.undoHand(game.hands().size());
            case GameEvent.HandCorrected correction -> say.undoCorrection(correction.hand());
            case GameEvent.HandStruck strike -> say.undoStrike(strike.hand());
            case GameEvent.PlayerJoined joined -> say.undoJoin(joined.name());
            case GameEvent.PlayerLeft left -> say.undoLeave(game.nameOf(left.player()));
            case GameEvent.PlayerReturned returned -> say.undoReturn(game.nameOf(returned.player()));
            case GameEvent.PlayerRenamed renamed -> say.undoRename(renamed.name());
            case GameEvent.SeatsChanged seats -> say.undoSeats();
            case GameEvent.GameClosed closed -> say.undoClose();
            case GameEvent.GameAbandoned abandoned -> say.undoAbandon();
            case GameEvent.GameReopened reopened -> say.undoReopen();
            case GameEvent.GameStarted start -> throw uncounted(start);
            case GameEvent.EntryUndone undone -> throw uncounted(undone);
            case GameEvent.EntryRedone redone -> throw uncounted(redone);
        };
    }

    String redo(Game.Entry entry) {
        return switch (entry.event()) {
            case GameEvent.HandScored scored -> say.redoHand(game.hands().size() + 1);
            case GameEvent.HandCorrected correction -> say.redoCorrection(correction.hand());
            case GameEvent.HandStruck strike -> say.redoStrike(strike.hand());
            case GameEvent.PlayerJoined joined -> say.redoJoin(joined.name());
            case GameEvent.PlayerLeft left -> say.redoLeave(game.nameOf(left.player()));
            case GameEvent.PlayerReturned returned -> say.redoReturn(game.nameOf(returned.player()));
            case GameEvent.PlayerRenamed renamed -> say.redoRename(renamed.name());
            case GameEvent.SeatsChanged seats -> say.redoSeats();
            case GameEvent.GameClosed closed -> say.redoClose();
            case GameEvent.GameAbandoned abandoned -> say.redoAbandon();
            case GameEvent.GameReopened reopened -> say.redoReopen();
            case GameEvent.GameStarted start -> throw uncounted(start);
            case GameEvent.EntryUndone undone -> throw uncounted(undone);
            case GameEvent.EntryRedone redone -> throw uncounted(redone);
        };
    }

    private static IllegalStateException uncounted(GameEvent event) {
        return new IllegalStateException("Never undone by itself: " + event);
    }
}
