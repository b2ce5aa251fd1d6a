package org.lasttrick.language.narration;

import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent;

/**
 * Labels the buttons that undo and redo an entry.
 *
 * @param game as it is before either
 */
public record UndoNarrator(HandText say, Game game) {
    public String undo(Game.Entry entry) {
        return label(entry.event(), false, game.hands().size());
    }

    public String redo(Game.Entry entry) {
        return label(entry.event(), true, game.hands().size() + 1);
    }

    private String label(GameEvent event, boolean redo, int hand) {
        return switch (event) {
            case GameEvent.HandScored _ -> say.stepHand(redo, hand);
            case GameEvent.HandCorrected correction -> say.stepCorrection(redo, correction.hand());
            case GameEvent.HandStruck strike -> say.stepStrike(redo, strike.hand());
            case GameEvent.PlayerJoined joined -> say.stepJoin(redo, joined.name());
            case GameEvent.PlayerLeft left -> say.stepLeave(redo, game.nameOf(left.player()));
            case GameEvent.PlayerReturned returned -> say.stepReturn(redo, game.nameOf(returned.player()));
            case GameEvent.PlayerRenamed renamed -> say.stepRename(redo, renamed.name());
            case GameEvent.SeatsChanged _ -> say.stepSeats(redo);
            case GameEvent.GameClosed _ -> say.stepClose(redo);
            case GameEvent.GameAbandoned _ -> say.stepAbandon(redo);
            case GameEvent.GameReopened _ -> say.stepReopen(redo);
            case GameEvent.GameStarted _, GameEvent.EntryUndone _, GameEvent.EntryRedone _ ->
                throw new IllegalStateException("Never undone: " + event);
        };
    }
}
