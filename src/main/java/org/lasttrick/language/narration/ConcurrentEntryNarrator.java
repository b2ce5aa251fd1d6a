package org.lasttrick.language.narration;

import java.util.List;
import java.util.stream.Collectors;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent;

/**
 * Describes what somebody else entered.
 *
 * @param say the sentences, in the reader's language
 * @param hands likewise
 */
public record ConcurrentEntryNarrator(ConcurrencyText say, HandText hands) {

    /** The one entry between {@code before} and {@code after}. */
    public String describe(Game before, Game after) {
        UndoNarrator steps = new UndoNarrator(hands, before);
        return after.undoable()
                .filter(entry -> entry.version() == after.version())
                .map(entry -> describe(entry, after))
                .orElseGet(() -> say.tapped(
                        after.counting().size() < before.counting().size()
                                ? steps.undo(before.undoable().orElseThrow())
                                : steps.redo(before.redoable().orElseThrow())));
    }

    private String describe(Game.Entry entry, Game after) {
        return switch (entry.event()) {
            case GameEvent.HandScored scored ->
                say.entered(after.hands().size(), describe(after, after.hands().size()));
            case GameEvent.HandCorrected correction ->
                with(correction.struck(), say.corrected(correction.hand(), describe(after, correction.hand())));
            case GameEvent.HandStruck strike -> with(strike.struck(), say.struck(strike.hand()));
            case GameEvent.PlayerJoined joined -> say.joined(joined.name());
            case GameEvent.PlayerLeft left -> say.left(after.nameOf(left.player()));
            case GameEvent.PlayerReturned returned -> say.cameBack(after.nameOf(returned.player()));
            case GameEvent.PlayerRenamed renamed -> say.renamed(renamed.name());
            case GameEvent.SeatsChanged seats -> say.seats();
            case GameEvent.GameClosed closed -> say.closed();
            case GameEvent.GameAbandoned abandoned -> say.givenUp();
            case GameEvent.GameReopened reopened -> say.reopened();
            case GameEvent.GameStarted _, GameEvent.EntryUndone _, GameEvent.EntryRedone _ ->
                throw new IllegalStateException("Never undone: " + entry.event());
        };
    }

    private String with(List<Integer> struck, String text) {
        String others = struck.stream().map(String::valueOf).collect(Collectors.joining(", "));
        return struck.isEmpty() ? text : text + " " + say.struckWithIt(others);
    }

    private String describe(Game game, int hand) {
        return new HandNarrator(hands, game).describe(game.hands().get(hand - 1).result());
    }
}
