package org.lasttrick.chain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A verification is the result of recomputing all hashes of a chain from what is stored, and of replaying its entries.
 *
 * <p>A chain proves its own content, not its end. Only a head noted elsewhere shows that its tail was cut off or that all of it was
 * rewritten, see {@link #contains}.
 *
 * @param heads the hash of each entry, as it is stored, in order
 * @param faults what is wrong, the earliest entry first; empty if nothing is
 */
public record Verification(List<Hash> heads, List<Fault> faults) {
    public Verification {
        heads = List.copyOf(heads);
        faults = List.copyOf(faults);
    }

    /** @param version of the entry */
    public record Fault(int version, Kind kind) {}

    public enum Kind {
        /** No entry has this version, though a later one exists; or there is no entry at all. */
        MISSING,
        /** Another version, or the same one again, stands where this one is due. */
        OUT_OF_ORDER,
        /** The entry's previous hash is not the hash of the entry before it. */
        FOLLOWS_ANOTHER,
        /** The entry's hash is not the one over its other columns. */
        CHANGED,
        /** The entry's type or revision is unknown, or its payload is not of that form. */
        UNREADABLE,
        /** The entry can't have happened after the entries before it. */
        IMPOSSIBLE
    }

    /**
     * @param entries of one chain, as they are stored
     * @param replay of the same entries
     */
    static Verification of(List<LedgerEntry> entries, LedgerReplay replay) {
        List<Fault> faults = entries.isEmpty() ? List.of(new Fault(1, Kind.MISSING)) : faults(null, entries, replay);
        return new Verification(entries.stream().map(LedgerEntry::hash).toList(), faults);
    }

    /**
     * Returns what is wrong with some entries of a chain, the earliest first.
     *
     * @param before the verified entry that they follow; {@code null}: they begin the chain
     * @param replay of the same entries
     */
    static List<Fault> faults(@Nullable LedgerEntry before, List<LedgerEntry> entries, LedgerReplay replay) {
        List<Fault> faults = faultsOfChain(before, entries);
        // Reported only for an unbroken chain: in a broken one, anything may be wrong.
        return faults.isEmpty() ? replay.fault().stream().toList() : faults;
    }

    /** Returns what is wrong with the entries and their hashes, apart from their payloads. */
    private static List<Fault> faultsOfChain(@Nullable LedgerEntry before, List<LedgerEntry> entries) {
        List<Fault> faults = new ArrayList<>();
        Hash previous = before == null ? Hash.NONE : before.hash();
        int due = before == null ? 1 : before.version() + 1;
        for (LedgerEntry entry : entries) {
            if (entry.version() > due) {
                faults.add(new Fault(due, Kind.MISSING));
            } else if (entry.version() < due) {
                faults.add(new Fault(entry.version(), Kind.OUT_OF_ORDER));
            } else if (!entry.previousHash().equals(previous)) {
                faults.add(new Fault(entry.version(), Kind.FOLLOWS_ANOTHER));
            }
            if (!entry.hash().equals(entry.expectedHash())) {
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

    /** Returns the last entry's hash; empty when nothing is stored. */
    public Optional<Hash> head() {
        return heads.isEmpty() ? Optional.empty() : Optional.of(heads.getLast());
    }

    /**
     * Returns whether an entry of this chain has a hash that was noted elsewhere.
     *
     * @param noted 64 hexadecimal digits, or a {@linkplain Hash#fingerprint() fingerprint}
     */
    public boolean contains(String noted) {
        return heads.stream().anyMatch(head -> head.matches(noted));
    }
}
