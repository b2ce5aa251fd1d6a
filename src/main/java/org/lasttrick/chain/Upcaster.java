package org.lasttrick.chain;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Turns a payload of one revision into the form of the next. Stored entries are never rewritten: they are upcast at each reading.
 *
 * @param type of the entries, as a registered name
 * @param from the revision that it reads
 * @param step throws an {@link IllegalArgumentException} for a payload that is not of that revision
 */
public record Upcaster(String type, int from, UnaryOperator<ObjectNode> step) {

    static final List<Upcaster> ALL = List.of(
            added("game-started", 1, "edition", IntNode.valueOf(1)),
            added("hand-corrected", 1, "kept", noHands()),
            added("hand-struck", 1, "kept", noHands()),
            added("player-joined", 1, "seat", NullNode.getInstance()));

    /** Returns the step to a revision that added a field. */
    static Upcaster added(String type, int from, String field, JsonNode before) {
        return new Upcaster(type, from, payload -> {
            if (payload.has(field)) {
                throw new IllegalArgumentException("Revision %d of %s has no %s".formatted(from, type, field));
            }
            return payload.set(field, before.deepCopy());
        });
    }

    private static JsonNode noHands() {
        return JsonNodeFactory.instance.arrayNode();
    }
}
