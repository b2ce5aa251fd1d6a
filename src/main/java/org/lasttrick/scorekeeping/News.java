package org.lasttrick.scorekeeping;

/** What somebody is told who watches a game. */
public sealed interface News {
    /** The ledger has an entry of this version. */
    record Entry(int version) implements News {}

    /** Nothing is new; a sign of life for whatever stands between, so that it keeps the connection. */
    record StillHere() implements News {}
}
