package org.lasttrick.chain;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.GameEvent;
import org.lasttrick.notation.Notation;

/**
 * Maps events to stored entries. The name of a type and the form of a revision never change. A new form is a new revision, with an
 * {@link Upcaster} from the one before; golden files pin each revision.
 *
 * @param forms in which events are written today, one for each type
 */
public record EventCodec(List<Form> forms, List<Upcaster> upcasters) {
    private static final ObjectMapper MAPPER = Notation.stored()
            .addMixIn(GameEvent.Entrant.class, WithPartner.class)
            .addMixIn(GameEvent.PlayerJoined.class, WithPartner.class)
            .addMixIn(GameEvent.PlayerRenamed.class, WithPartner.class);

    /** Only a player who is two partners has a second name. */
    interface WithPartner {
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        String partner();
    }

    /** @param revision the current one */
    public record Form(String type, int revision, Class<? extends GameEvent> event) {}

    static final EventCodec TODAY = new EventCodec(
            List.of(
                    new Form("game-started", 2, GameEvent.GameStarted.class),
                    new Form("hand-scored", 1, GameEvent.HandScored.class),
                    new Form("hand-corrected", 2, GameEvent.HandCorrected.class),
                    new Form("hand-struck", 2, GameEvent.HandStruck.class),
                    new Form("player-joined", 2, GameEvent.PlayerJoined.class),
                    new Form("player-left", 1, GameEvent.PlayerLeft.class),
                    new Form("player-returned", 1, GameEvent.PlayerReturned.class),
                    new Form("player-renamed", 1, GameEvent.PlayerRenamed.class),
                    new Form("seats-changed", 1, GameEvent.SeatsChanged.class),
                    new Form("seats-corrected", 1, GameEvent.SeatsCorrected.class),
                    new Form("game-closed", 1, GameEvent.GameClosed.class),
                    new Form("game-abandoned", 1, GameEvent.GameAbandoned.class),
                    new Form("game-reopened", 1, GameEvent.GameReopened.class),
                    new Form("entry-undone", 1, GameEvent.EntryUndone.class),
                    new Form("entry-redone", 1, GameEvent.EntryRedone.class)),
            Upcaster.ALL);

    public record Stored(String type, int revision, String payload) {}

    public static Stored write(GameEvent event) {
        return write(event, null);
    }

    /** @param played {@code null}: when it was recorded */
    public static Stored write(GameEvent event, @Nullable PlayTime played) {
        Form form = TODAY.forms().stream()
                .filter(each -> each.event() == event.getClass())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("No stored form for " + event.getClass()));
        try {
            String payload = MAPPER.writeValueAsString(event);
            return new Stored(form.type(), form.revision(), played == null ? payload : played.into(payload));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("An event can always be written", e);
        }
    }

    /** @throws UnreadableEntry for an unknown type or revision, or a payload that is not of its form */
    public static GameEvent read(LedgerEntry entry) {
        return TODAY.event(entry);
    }

    GameEvent event(LedgerEntry entry) {
        Form form = forms.stream()
                .filter(each -> each.type().equals(entry.type()))
                .findFirst()
                .orElseThrow(() -> new UnreadableEntry(entry, null));
        if (PlayTime.in(entry.payload())
                .filter(text -> PlayTime.read(text).isEmpty())
                .isPresent()) {
            throw new UnreadableEntry(entry, null);
        }
        try {
            return entry.revision() == form.revision()
                    ? MAPPER.readValue(PlayTime.without(entry.payload()), form.event())
                    : MAPPER.treeToValue(upcast(entry, form.revision()), form.event());
        } catch (JsonProcessingException | IllegalArgumentException e) {
            throw new UnreadableEntry(entry, e);
        }
    }

    private JsonNode upcast(LedgerEntry entry, int today) throws JsonProcessingException {
        if (!(MAPPER.readTree(PlayTime.without(entry.payload())) instanceof ObjectNode payload)) {
            throw new UnreadableEntry(entry, null);
        }
        ObjectNode upcast = payload;
        for (int revision = entry.revision(); revision != today; revision++) {
            upcast = from(entry.type(), revision)
                    .orElseThrow(() -> new UnreadableEntry(entry, null))
                    .step()
                    .apply(upcast);
        }
        return upcast;
    }

    private Optional<Upcaster> from(String type, int revision) {
        return upcasters.stream()
                .filter(each -> each.type().equals(type) && each.from() == revision)
                .findFirst();
    }
}
