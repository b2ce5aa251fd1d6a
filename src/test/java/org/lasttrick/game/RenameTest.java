package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.game.GameSpecification.agurk;
import static org.lasttrick.game.GameSpecification.given;
import static org.lasttrick.game.GameSpecification.scored;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.p;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.game.GameCommand.Join;
import org.lasttrick.game.GameCommand.Redo;
import org.lasttrick.game.GameCommand.Rename;
import org.lasttrick.game.GameCommand.Undo;
import org.lasttrick.game.GameEvent.EntryRedone;
import org.lasttrick.game.GameEvent.EntryUndone;
import org.lasttrick.game.GameEvent.GameAbandoned;
import org.lasttrick.game.GameEvent.GameClosed;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.game.GameEvent.PlayerLeft;
import org.lasttrick.game.GameEvent.PlayerRenamed;
import org.lasttrick.game.Rejection.FieldFault;
import org.lasttrick.game.Rejection.WrongField;

class RenameTest {
    private static final GameStarted START = agurk("Ann", "Bo", "Cy");
    private static final HandScored NINE = scored(high("9", 1));
    private static final PlayerRenamed BENTE = new PlayerRenamed(p(2), "Bente", null);

    @Test
    void renamingAPlayerChangesNothingElse() {
        given(START, NINE).when(new Rename(p(2), " Bente ", null)).then(BENTE);
        Game renamed = given(START, NINE, BENTE).game();

        assertEquals("Bente", renamed.nameOf(p(2)));
        assertEquals(List.of("Ann", "Bente", "Cy"), renamed.playerNames());
        assertEquals(given(START, NINE).game().sheet(), renamed.sheet());
        assertEquals(START, renamed.start());
    }

    @Test
    void aPlayerIsRenamedAtAnyTime() {
        for (GameEvent end : List.of(new GameClosed(), new GameAbandoned(), new PlayerLeft(p(2)))) {
            given(START, NINE, end).when(new Rename(p(2), "Bente", null)).then(BENTE);
            Game renamed = given(START, NINE, end, BENTE).game();
            assertEquals("Bente", renamed.nameOf(p(2)));
            assertEquals(given(START, NINE, end).game().sheet(), renamed.sheet());
        }
    }

    @Test
    void anotherPlayersNameIsTakenAndTheOwnIsNot() {
        given(START, NINE).when(new Rename(p(2), "Cy ", null)).thenRejected(new Rejection.NameTaken("/name", "Cy"));
        given(START, NINE).when(new Rename(p(2), "Bo", null)).then(new PlayerRenamed(p(2), "Bo", null));
        given(START, BENTE).when(new Join("Bente", null, null)).thenRejected(new Rejection.NameTaken("/name", "Bente"));
        given(START, NINE).when(new Rename(p(2), "BO", null)).then(new PlayerRenamed(p(2), "BO", null));
        given(START, BENTE).when(new Join("Bo", null, null)).then(new GameEvent.PlayerJoined("Bo", null, null));
    }

    @Test
    void aNameIsCheckedAsAtTheStart() {
        given(START).when(new Rename(p(2), "", null)).thenRejected(new WrongField("/name", FieldFault.NAME_MISSING));
        given(START)
                .when(new Rename(p(2), "x".repeat(41), null))
                .thenRejected(new Rejection.OutOfRange("/name", Rejection.Bound.NAME_LENGTH, 41, 1, 40));
    }

    @Test
    void anUnknownPlayerIsNotRenamed() {
        given(START).when(new Rename(p(4), "Dag", null)).thenRejected(new Rejection.NoSuchPlayer(p(4), 3));
    }

    @Test
    void aRenamingIsUndoneAndRedone() {
        given(START, NINE, BENTE).when(new Undo()).then(new EntryUndone(3));
        GameSpecification undone = given(START, NINE, BENTE, new EntryUndone(3));
        assertEquals("Bo", undone.game().nameOf(p(2)));
        undone.when(new Redo()).then(new EntryRedone(3));
        assertEquals(
                "Bente",
                given(START, NINE, BENTE, new EntryUndone(3), new EntryRedone(3))
                        .game()
                        .nameOf(p(2)));
    }

    @Test
    void aClosedGameKeepsTheNewName() {
        assertEquals("Bente", given(START, NINE, BENTE, new GameClosed()).game().nameOf(p(2)));
    }
}
