package org.lasttrick.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.lasttrick.TableOwner;
import org.lasttrick.access.Access;
import org.lasttrick.chain.Audit;
import org.lasttrick.chain.Hash;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.chain.Verification.Fault;
import org.lasttrick.chain.Verification.Kind;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.scorekeeping.Scorekeeping;

/** The audit of a ledger that was changed in the database. */
@QuarkusTest
class AuditTest {
    @Inject
    GameLedger ledger;

    @Inject
    Access access;

    @Inject
    Scorekeeping scorekeeping;

    private TestGame game;

    @BeforeEach
    void aGameWithEveryKindOfEvent() {
        game = TestGame.withEveryKindOfEvent(access, scorekeeping);
    }

    private Audit audit() {
        return ledger.audit(game.id()).orElseThrow();
    }

    @Test
    void anIntactLedgerIsReplayedToItsEnd() {
        Audit audit = audit();
        assertTrue(audit.verification().isValid());
        assertEquals(ledger.read(game.id()).orElseThrow(), audit.game());
        assertEquals(audit.game().entries(), audit.entries());
    }

    @Test
    void aDamagedLedgerIsReplayedUpToTheUnreadableEntry() {
        TableOwner.does("UPDATE entry SET type = 'hand-imagined' WHERE version = 4 AND game_id = '" + game.id() + "'");
        Audit audit = audit();
        assertEquals(3, audit.game().version());
        assertEquals(7, audit.entries().size());
        assertEquals(new Fault(4, Kind.CHANGED), audit.verification().faults().getFirst());
    }

    @Test
    void nothingIsReplayedIfTheStartIsUnreadable() {
        TableOwner.changes(game.id().value(), 1, "\"players\"", "\"plaiers\"");
        assertEquals(null, audit().game());
        assertEquals(7, audit().entries().size());
    }

    @Test
    void aCutTailIsNotReadFromTheCache() {
        ledger.read(game.id());
        Hash head = game.entries().getLast().hash();
        TableOwner.cutsAfter(game.id().value(), 5);
        assertEquals(5, ledger.read(game.id()).orElseThrow().version());
        assertTrue(audit().verification().isValid());
        assertFalse(audit().verification().contains(head.hex()));
    }

    @Test
    void aRewrittenLedgerIsNotReadFromTheCache() {
        RecordedGame before = ledger.read(game.id()).orElseThrow();
        TableOwner.cutsAfter(game.id().value(), 6);
        game.does(new ScoreHand(TestGame.NINE), null);
        RecordedGame after = ledger.read(game.id()).orElseThrow();
        assertEquals(before.version(), after.version());
        assertNotEquals(before.head(), after.head());
        assertTrue(audit().verification().isValid());
        assertFalse(audit().verification().contains(before.head().fingerprint()));
    }
}
