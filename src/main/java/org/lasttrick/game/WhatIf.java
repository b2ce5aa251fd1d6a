package org.lasttrick.game;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Timeline.Step;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Scoresheet.Status;

/**
 * A what-if is a game as it would have gone under other rules, with the same hands and the same people at the table.
 *
 * @param game up to where it can't go on; it has no entries, so nothing of it can be undone
 * @param stop where it can't go on; {@code null}: all hands count
 */
public record WhatIf(Game game, @Nullable Stop stop) {
    /**
     * @param hand the first that doesn't count, 1 where the game could not even be started
     * @param reasons at least one
     */
    public record Stop(int hand, List<Rejection> reasons) {
        public Stop {
            reasons = List.copyOf(reasons);
        }
    }

    /** Returns whether a game has a result that other rules could have changed: it is finished, or was closed. */
    public static boolean isPossible(Game game) {
        return Set.of(Status.FINISHED, Status.CLOSED).contains(game.sheet().status());
    }

    /**
     * Plays a game again under other rules. What a hand has recorded that the other game doesn't ask is left out. What the
     * table's own game already bears, such as a hand that an earlier correction has made impossible, is no reason to stop.
     *
     * @param variant the id of the game that the rules are based on
     */
    public static WhatIf of(Game game, String variant, RuleSet rules) {
        Replay replay = new Replay(game.start(), game.hands(), variant, rules);
        List<Rejection> rejections = replay.rejectionsOfStart();
        for (Step step : game.timeline().steps()) {
            if (rejections.isEmpty()) {
                rejections = replay.rejectionsOf(step);
            }
            if (!rejections.isEmpty()) {
                break;
            }
            replay.take(step);
        }
        boolean stops = !rejections.isEmpty();
        Scoresheet sheet = replay.sheet();
        EntryState state = new EntryState(
                replay.start(),
                replay.timeline(),
                game.names(),
                stops ? null : game.sheet().stop());
        return new WhatIf(
                new Game(
                        replay.start(),
                        game.version(),
                        game.last(),
                        List.of(),
                        List.of(),
                        state,
                        sheet.stopped(state.stop())),
                stops ? new Stop(sheet.hands().size() + 1, rejections) : null);
    }
}
