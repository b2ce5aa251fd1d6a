package org.lasttrick.chain;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.stored.EventReader;
import org.lasttrick.game.stored.EventType;
import org.lasttrick.notation.Notation;

/**
 * Maps events to stored entries. The name of a type and the form of a revision never change. A new form is a new revision, with an
 * {@link org.lasttrick.game.stored.Upcaster} from the one before; golden files pin each revision.
 */
public final class EventCodec {
    private static final ObjectMapper MAPPER = Notation.stored().addMixIn(GameEvent.Named.class, WithPartner.class);

    private EventCodec() {}

    /** Only a player who is two partners has a second name. */
    interface WithPartner {
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        String partner();
    }

    public record Stored(String type, int revision, String payload) {}

    /** @param played {@code null}: when it was recorded */
    public static Stored write(GameEvent event, @Nullable PlayTime played) {
        EventType type = EventType.of(event);
        try {
            String payload = MAPPER.writeValueAsString(event);
            return new Stored(type.word(), type.revision(), played == null ? payload : played.into(payload));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("An event can always be written", e);
        }
    }

    /** @throws UnreadableEntry for an unknown type or revision, or a payload that is not of its form */
    public static GameEvent read(LedgerEntry entry) {
        return read(entry, EventReader.TODAY);
    }

    static GameEvent read(LedgerEntry entry, EventReader reader) {
        if (PlayTime.in(entry.payload())
                .filter(text -> PlayTime.read(text).isEmpty())
                .isPresent()) {
            throw new UnreadableEntry(entry, null);
        }
        try {
            Object payload = MAPPER.readValue(PlayTime.without(entry.payload()), Object.class);
            GameEvent event = reader.read(entry.type(), entry.revision(), payload);
            if (event instanceof GameEvent.DayCorrected(String day) && !PlayTime.isDay(day)) {
                throw new IllegalArgumentException("No day: " + day);
            }
            return event;
        } catch (JsonProcessingException | RuntimeException e) {
            throw new UnreadableEntry(entry, e);
        }
    }
}
