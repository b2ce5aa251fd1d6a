package org.lasttrick.sheet.pad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.lasttrick.rules.Table.agurk;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.p;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.lasttrick.form.FormFields;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.language.texts.PlainMessages;
import org.lasttrick.rules.Edition;

/** A correction that contradicts a later hand: with Bo's Ace in hand 2, Bo is out before hand 5. */
class CorrectionPadTest {
    private static final List<GameEvent> EVENTS = List.of(
            new GameStarted(
                    null,
                    "agurk",
                    agurk("{}"),
                    List.of(new Entrant("Anna", 0, 0), new Entrant("Bo", 0, 0), new Entrant("Cai", 0, 0)),
                    p(1),
                    Edition.LATEST),
            new HandScored(high("A", 2)),
            new HandScored(high("7", 1)),
            new HandScored(high("A", 2)),
            new HandScored(high("9", 2)),
            new HandScored(high("3", 2)));

    private static PadView pad(Map<String, String> chosen) {
        Map<String, List<String>> fields = new HashMap<>();
        chosen.forEach((name, value) -> fields.put(name, List.of(value)));
        fields.put("player", List.of("p2"));
        fields.put("card", List.of("A"));
        SheetGame game = new SheetGame("g", Game.fold(EVENTS), "", "", Instant.EPOCH, List.of(), () -> EVENTS);
        return new PadPresenter(PlainMessages.ENGLISH, () -> "once").draw(game, PadState.of(new FormFields(fields), 2));
    }

    private static PadView.ConflictView conflict(PadView pad) {
        return Objects.requireNonNull(Objects.requireNonNull(pad.correction()).conflict());
    }

    @Test
    void whileTheConflictIsUndecidedThePadSaysWhatIsMissing() {
        PadView pad = pad(Map.of());
        assertEquals("Now tap what becomes of the later hands.", pad.hint());
        assertFalse(pad.complete());
    }

    @Test
    void aDecidedConflictCanBeRecorded() {
        PadView pad = pad(Map.of("onConflict", "strike"));
        assertTrue(conflict(pad).choices().getFirst().chosen());
        assertNull(pad.hint());
        assertTrue(pad.complete());
    }

    /** The pad has a link for it beside its title. */
    @Test
    void givingTheCorrectionUpIsNoneOfTheChoices() {
        assertEquals(
                List.of("Correct it, and strike out hand 5"),
                conflict(pad(Map.of())).choices().stream()
                        .map(PadView.Tile::label)
                        .toList());
    }
}
