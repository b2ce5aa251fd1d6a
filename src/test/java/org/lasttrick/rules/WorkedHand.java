package org.lasttrick.rules;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import org.lasttrick.notation.Notation;

/** A hand worked out by hand from the published rules: the standings before, what was played, the standings after. */
public record WorkedHand(
        String id,
        String why,
        String variant,
        ObjectNode rules,
        List<Entrant> players,
        ObjectNode hand,
        List<Expected> expect,
        List<PlayerId> winners) {
    public record Entrant(String name, int score, int cucumbers) {}

    public record Expected(PlayerId player, int score, int cucumbers, String status) {}

    public static List<WorkedHand> all() {
        ObjectMapper mapper = Notation.mapper();
        try (InputStream in = WorkedHand.class.getResourceAsStream("/worked-hands.json")) {
            return mapper.readValue(in, new TypeReference<>() {});
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String toString() {
        return id + ": " + why;
    }
}
