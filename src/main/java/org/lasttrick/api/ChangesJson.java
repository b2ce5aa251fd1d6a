package org.lasttrick.api;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.lasttrick.game.Preview;
import org.lasttrick.rules.PlayerId;

/**
 * What a command would change.
 *
 * @param players each player whose total, cucumbers or status would be another
 * @param hands each recorded hand after which somebody would stand differently, by its number now
 */
@Schema(name = "Changes")
record ChangesJson(List<Change> players, List<HandChange> hands, Winners winners) {
    record Change(GameJson.TotalJson before, GameJson.TotalJson after) {
        static Change of(Preview.Change change) {
            return new Change(GameJson.TotalJson.of(change.before()), GameJson.TotalJson.of(change.after()));
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
                new Winners(
                        preview.before().sheet().winners(),
                        preview.after().sheet().winners()));
    }
}
