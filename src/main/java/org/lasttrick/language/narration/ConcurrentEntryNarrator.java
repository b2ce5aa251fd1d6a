package org.lasttrick.language.narration;

import java.util.List;
import java.util.stream.Collectors;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent;

/**
 * Puts into words what somebody else entered.
 *
 * @param say the sentences, in the reader's language
 * @param hands likewise
 */
public record ConcurrentEntryNarrator(ConcurrencyText say, HandText hands) {

    /** The one entry by which a game went on. */
    public String describe(Game before, Game after) {
        return after.undoable()
                .filter(entry -> entry.version() == after.version())
                .map(entry -> describe(entry, after))
                .orElseGet(() -> say.tapped(
                        after.counting().size() < before.counting().size()
                                ? words(before).undo(before.undoable().orElseThrow())
                                : words(before).redo(before.redoable().orElseThrow())));
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
            case GameEvent.GameStarted start -> throw uncounted(start);
            case GameEvent.EntryUndone undone -> throw uncounted(undone);
            case GameEvent.EntryRedone redone -> throw uncounted(redone);
        };
    }

    private String with(List<Integer> struck, String text) {
        String others = struck.stream().map(String::valueOf).collect(Collectors.joining(", "));
        return struck.isEmpty() ? text : text + " " + say.struckWithIt(others);
    }

    /** What a hand of this game was. */
    public String describe(Game game, int hand) {
        return words(game).describe(game.sheet().hands().get(hand - 1));
    }

    private HandNarrator words(Game game) {
        return new HandNarrator(hands, game);
    }

    private static IllegalStateException uncounted(GameEvent event) {
        return new IllegalStateException("Counts by what it takes back or brings back: " + event);
    }
}
