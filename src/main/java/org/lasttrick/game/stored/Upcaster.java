package org.lasttrick.game.stored;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Turns a payload of one revision into the form of the next. Stored entries are never rewritten: they are upcast at each reading.
 *
 * @param from the revision that it reads
 * @param step changes the payload's fields; it throws an {@link IllegalArgumentException} for one that is not of that revision
 */
public record Upcaster(EventType type, int from, Consumer<Map<Object, @Nullable Object>> step) {
    public static final List<Upcaster> ALL = List.of(
            added(EventType.GAME_STARTED, 1, "edition", 1),
            added(EventType.HAND_CORRECTED, 1, "kept", Collections.emptyList()),
            added(EventType.HAND_STRUCK, 1, "kept", Collections.emptyList()),
            added(EventType.PLAYER_JOINED, 1, "seat", null));

    /** Returns an upcaster for a field that the next revision added. */
    public static Upcaster added(EventType type, int from, String field, @Nullable Object before) {
        return new Upcaster(type, from, payload -> {
            if (payload.containsKey(field)) {
                throw new IllegalArgumentException("A later field: " + field);
            }
            payload.put(field, before);
        });
    }
}
