package org.lasttrick.api.json;

import java.util.List;
import java.util.stream.IntStream;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.RecordedGame;

/** A page has some of a game's hands, in order. */
@Schema(name = "Hands")
public record HandsJson(
        List<GameJson.HandJson> hands,

        @Schema(description = "The value of after for the next page; null on the last one") @Nullable
        Integer next) {

    /** @param after the hand before the first one; 0 for none */
    public static HandsJson of(RecordedGame recorded, int after, int limit) {
        int last = Math.min(after + limit, recorded.game().hands().size());
        return new HandsJson(
                IntStream.rangeClosed(after + 1, last)
                        .mapToObj(number -> GameJson.hand(recorded, recorded.game(), number))
                        .toList(),
                last < recorded.game().hands().size() ? (Integer) last : null);
    }
}
