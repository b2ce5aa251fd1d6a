package org.lasttrick.scorekeeping;

/** An event is sent to those who watch a game. */
public sealed interface LiveEvent {
    /** The ledger has an entry of this version. */
    record Entry(int version) implements LiveEvent {}

    /** The pages have something else to say, such as that the disk is full, or that a device may no longer score. */
    record Notice() implements LiveEvent {}

    /**
     * The ledger has lost entries.
     *
     * @param seen the last version that it had
     * @param version the last one that it has; the next entry is the one after it
     */
    record LostEntries(int seen, int version) implements LiveEvent {}

    /** The service stops: this is the last event. */
    record Stop() implements LiveEvent {}

    /** Nothing is new: the event keeps proxies from closing the connection. */
    record Heartbeat() implements LiveEvent {}
}
