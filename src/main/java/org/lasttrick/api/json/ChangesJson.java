package org.lasttrick.api.json;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Preview;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Standing;

/**
 * A preview has the changes that a command would make.
 *
 * @param players each player whose total, cucumbers or status would change
 * @param hands each recorded hand after which a standing would change, by its current number
 * @param deals each hand, the next one included, that somebody else would deal or lead, or with other cards
 */
@Schema(name = "Changes")
record ChangesJson(List<Change> players, List<HandChange> hands, List<Preview.DealChange> deals, Winners winners) {
    /**
     * @param before {@code null} for a player who is not on the sheet now
     * @param after {@code null} for a player who would no longer be on it, since the game would be over before they joined
     */
    record Change(GameJson.@Nullable TotalJson before, GameJson.@Nullable TotalJson after) {
        static Change of(Preview.Change change) {
            return new Change(total(change.before()), total(change.after()));
        }

        private static GameJson.@Nullable TotalJson total(@Nullable Standing standing) {
            return standing == null ? null : GameJson.TotalJson.of(standing);
        }
    }

    record HandChange(int number, List<Change> players) {}

    record Winners(List<PlayerId> before, List<PlayerId> after) {}

    static ChangesJson of(Preview preview) {
        return new ChangesJson(
                preview.changes().stream().map(Change::of).toList(),
                preview.handChanges().stream()
                        .map(hand -> new HandChange(
                                hand.number(),
                                hand.changes().stream().map(Change::of).toList()))
                        .toList(),
                preview.dealChanges(),
                new Winners(
                        preview.before().sheet().winners(),
                        preview.after().sheet().winners()));
    }
}
