package org.lasttrick.ledger;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What came out when every hash of a chain was worked out anew from what is stored, and its entries were replayed.
 *
 * <p>A chain vouches for what is in it, not for its end: that its tail was not cut off, or the whole of it written anew,
 * only a head shows that was noted elsewhere, see {@link #contains}.
 *
 * @param heads the hash of each entry, as it is stored, in order
 * @param faults what is wrong, the earliest entry first; empty when all is as it was written
 */
public record Verification(List<Hash> heads, List<Fault> faults) {
    public Verification {
        heads = List.copyOf(heads);
        faults = List.copyOf(faults);
    }

    /**
     * One thing that is wrong.
     *
     * @param version of the entry
     */
    public record Fault(int version, Kind kind) {}

    public enum Kind {
        /** No entry of this version is stored, though a later one is; or none at all. */
        MISSING,
        /** Another version, or the same one twice, stands where this one is due. */
        OUT_OF_ORDER,
        /** It names another hash for the entry before it than that one has. */
        FOLLOWS_ANOTHER,
        /** Its hash is not the one over what is stored. */
        CHANGED,
        /** It is of an unknown type or revision, or its payload is not of its form. */
        UNREADABLE,
        /** It can't have happened in the game as the entries before it tell it. */
        IMPOSSIBLE
    }

    /** @param entries of one chain, as they are stored */
    public static Verification of(List<LedgerEntry> entries) {
        return of(entries, LedgerReplay.of(entries));
    }

    /** @param told the same entries */
    static Verification of(List<LedgerEntry> entries, LedgerReplay told) {
        List<Fault> faults = faultsOfChain(entries);
        if (faults.isEmpty()) {
            // Looked for only in an unbroken chain, since in another one anything may be wrong.
            told.fault().ifPresent(faults::add);
        }
        return new Verification(entries.stream().map(LedgerEntry::hash).toList(), faults);
    }

    /** What is wrong with the entries and their hashes, whatever they tell. */
    static List<Fault> faultsOfChain(List<LedgerEntry> entries) {
        List<Fault> faults = new ArrayList<>(entries.isEmpty() ? List.of(new Fault(1, Kind.MISSING)) : List.of());
        Hash previous = Hash.NONE;
        int due = 1;
        for (LedgerEntry entry : entries) {
            if (entry.version() > due) {
                faults.add(new Fault(due, Kind.MISSING));
            } else if (entry.version() < due) {
                faults.add(new Fault(entry.version(), Kind.OUT_OF_ORDER));
            } else if (!entry.previousHash().equals(previous)) {
                faults.add(new Fault(entry.version(), Kind.FOLLOWS_ANOTHER));
            }
            if (!entry.hash().equals(entry.rehashed())) {
                faults.add(new Fault(entry.version(), Kind.CHANGED));
            }
            previous = entry.hash();
            due = Math.max(due, entry.version() + 1);
        }
        return faults;
    }

    public boolean isValid() {
        return faults.isEmpty();
    }

    /** The last entry's hash; empty when nothing is stored. */
    public Optional<Hash> head() {
        return heads.isEmpty() ? Optional.empty() : Optional.of(heads.getLast());
    }

    /**
     * Whether an entry of this chain has a head that was noted elsewhere.
     *
     * @param noted 64 hexadecimal digits, or a {@linkplain Hash#fingerprint() fingerprint}
     */
    public boolean contains(String noted) {
        return heads.stream().anyMatch(head -> head.matches(noted));
    }
}
