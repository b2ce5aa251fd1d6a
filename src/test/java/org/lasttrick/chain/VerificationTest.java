package org.lasttrick.chain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lasttrick.chain.EventCodec.Stored;
import org.lasttrick.chain.Verification.Fault;
import org.lasttrick.chain.Verification.Kind;

/** Verification reports each way in which a ledger can be wrong. */
class VerificationTest {
    private final List<LedgerEntry> entries =
            new ArrayList<>(GoldenLedger.withEveryTypeOfEvent().entries());
    private final int last = entries.size();
    private final Hash head = entries.getLast().hash();

    private static Verification verification(List<LedgerEntry> entries) {
        return Verification.of(entries, LedgerReplay.of(entries));
    }

    private List<Fault> faults() {
        return verification(entries).faults();
    }

    private void replace(int version, LedgerEntry entry) {
        entries.set(version - 1, entry);
    }

    @Test
    void anIntactLedgerHasNoFault() {
        assertTrue(verification(entries).isValid());
        assertEquals(Optional.of(head), verification(entries).head());
    }

    @Test
    void inAnEmptyLedgerTheFirstEntryIsMissing() {
        Verification nothing = verification(List.of());
        assertEquals(List.of(new Fault(1, Kind.MISSING)), nothing.faults());
        assertFalse(nothing.isValid());
        assertEquals(Optional.empty(), nothing.head());
        assertFalse(nothing.contains(head.hex()));
    }

    @Test
    void aRemovedEntryIsMissing() {
        entries.remove(2);
        assertEquals(List.of(new Fault(3, Kind.MISSING)), faults());
    }

    @Test
    void aDuplicateEntryIsOutOfOrder() {
        entries.add(3, entries.get(2));
        assertEquals(new Fault(3, Kind.OUT_OF_ORDER), faults().getFirst());
        assertEquals(1, faults().size());
    }

    @Test
    void anEntryBeforeTheFirstIsOutOfOrderAndTheRestIsNot() {
        entries.addFirst(ForgedChain.at(-7, entries.getFirst()));
        assertEquals(
                List.of(
                        new Fault(-7, Kind.OUT_OF_ORDER),
                        new Fault(-7, Kind.CHANGED),
                        new Fault(1, Kind.FOLLOWS_ANOTHER)),
                faults());
    }

    @Test
    void aLinkToAnotherEntryIsReported() {
        replace(4, ForgedChain.following(Hash.over("another"), entries.get(3)));
        assertEquals(List.of(new Fault(4, Kind.FOLLOWS_ANOTHER), new Fault(4, Kind.CHANGED)), faults());
    }

    @Test
    void aChangedColumnIsReported() {
        replace(4, ForgedChain.saying(entries.get(3).payload() + " ", entries.get(3)));
        assertEquals(List.of(new Fault(4, Kind.CHANGED)), faults());
    }

    @Test
    void aChangedHashIsReportedAtItsEntryAndTheNext() {
        replace(4, ForgedChain.closedBy(Hash.over("another"), entries.get(3)));
        assertEquals(List.of(new Fault(4, Kind.CHANGED), new Fault(5, Kind.FOLLOWS_ANOTHER)), faults());
    }

    @Test
    void eachOfSeveralFaultsIsReported() {
        replace(2, ForgedChain.saying("{}", entries.get(1)));
        replace(5, ForgedChain.saying("{}", entries.get(4)));
        assertEquals(List.of(new Fault(2, Kind.CHANGED), new Fault(5, Kind.CHANGED)), faults());
    }

    @Test
    void anUnknownTypeIsUnreadableThoughItsHashIsRight() {
        entries.add(added(new Stored("hand-dreamt", 1, "{}")));
        assertEquals(List.of(new Fault(last + 1, Kind.UNREADABLE)), faults());
    }

    @Test
    void anUnknownRevisionIsReportedAsUnreadable() {
        entries.add(added(new Stored("entry-undone", 99, "{\"version\":2}")));
        assertEquals(List.of(new Fault(last + 1, Kind.UNREADABLE)), faults());
    }

    @Test
    void aPayloadOfAnotherFormIsUnreadable() {
        entries.add(added(new Stored("entry-undone", 1, "{\"hand\":2}")));
        assertEquals(List.of(new Fault(last + 1, Kind.UNREADABLE)), faults());
    }

    @Test
    void anImpossibleEntryIsReportedThoughItsHashIsRight() {
        entries.add(added(new Stored("entry-redone", 1, "{\"version\":999}")));
        assertEquals(List.of(new Fault(last + 1, Kind.IMPOSSIBLE)), faults());
    }

    @Test
    void aGameThatDoesNotBeginWithItsStartCannotHaveHappened() {
        List<LedgerEntry> others = ForgedChain.stored("game", List.of(new Stored("game-closed", 1, "{}")));
        assertEquals(
                List.of(new Fault(1, Kind.IMPOSSIBLE)), verification(others).faults());
    }

    @Test
    void aHeadIsContainedInEveryContinuation() {
        Verification verification = verification(entries);
        for (LedgerEntry entry : entries) {
            assertTrue(verification.contains(entry.hash().hex()));
            assertTrue(verification.contains(entry.hash().fingerprint()));
        }
        assertFalse(verification.contains(Hash.over("another").hex()));
        assertFalse(verification.contains(Hash.over("another").fingerprint()));
    }

    private LedgerEntry added(Stored event) {
        return entries.getLast()
                .followedBy(event, "kitchen-tablet", null, entries.getLast().recordedAt());
    }
}
