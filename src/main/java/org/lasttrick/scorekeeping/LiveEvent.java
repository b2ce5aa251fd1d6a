package org.lasttrick.scorekeeping;

/** What somebody is told who watches a game. */
public sealed interface LiveEvent {
    /** The ledger has an entry of this version. */
    record Entry(int version) implements LiveEvent {}

    /** Nothing is new; a sign of life for whatever stands between, so that it keeps the connection. */
    record Heartbeat() implements LiveEvent {}
}
