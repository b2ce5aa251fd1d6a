package org.lasttrick.ledger;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import org.lasttrick.game.GameEvent;
import org.lasttrick.notation.Notation;

/**
 * Events as they are stored. A type's name and a revision's form never change; a new form is a new revision, with what
 * turns the old one into it. A golden file for each revision holds us to that.
 */
final class EventCodec {
    private static final ObjectMapper MAPPER = Notation.mapper();

    record Form(String type, int revision, Class<? extends GameEvent> event) {}

    static final List<Form> FORMS = List.of(
            new Form("game-started", 1, GameEvent.GameStarted.class),
            new Form("hand-scored", 1, GameEvent.HandScored.class),
            new Form("hand-corrected", 1, GameEvent.HandCorrected.class),
            new Form("hand-struck", 1, GameEvent.HandStruck.class),
            new Form("player-joined", 1, GameEvent.PlayerJoined.class),
            new Form("player-left", 1, GameEvent.PlayerLeft.class),
            new Form("player-renamed", 1, GameEvent.PlayerRenamed.class),
            new Form("seats-changed", 1, GameEvent.SeatsChanged.class),
            new Form("game-closed", 1, GameEvent.GameClosed.class),
            new Form("game-abandoned", 1, GameEvent.GameAbandoned.class),
            new Form("game-reopened", 1, GameEvent.GameReopened.class),
            new Form("entry-undone", 1, GameEvent.EntryUndone.class),
            new Form("entry-redone", 1, GameEvent.EntryRedone.class));

    private EventCodec() {}

    record Stored(String type, int revision, String payload) {}

    static Stored write(GameEvent event) {
        Form form = FORMS.stream()
                .filter(each -> each.event() == event.getClass())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("No stored form for " + event.getClass()));
        try {
            return new Stored(form.type(), form.revision(), MAPPER.writeValueAsString(event));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("An event can always be written", e);
        }
    }

    /** @throws UnreadableEntry for an unknown type or revision, or a payload that is not of its form */
    static GameEvent read(LedgerEntry entry) {
        Form form = FORMS.stream()
                .filter(each -> each.type().equals(entry.type()) && each.revision() == entry.revision())
                .findFirst()
                .orElseThrow(() -> new UnreadableEntry(entry, null));
        try {
            return MAPPER.readValue(entry.payload(), form.event());
        } catch (JsonProcessingException e) {
            throw new UnreadableEntry(entry, e);
        }
    }
}
