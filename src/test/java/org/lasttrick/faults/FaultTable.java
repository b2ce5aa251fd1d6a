package org.lasttrick.faults;

/** A table at which one or more clients score: its game, and how many hands of it are sure to be there. */
final class FaultTable {
    /** Together they cost less than the limit of the game. */
    private static final int HANDS = 100;

    private String game;
    private int sent;
    private int hands;

    synchronized boolean needsGame() {
        return game == null || sent >= HANDS;
    }

    synchronized void begin(String next) {
        game = next;
        sent = 0;
        hands = 0;
    }

    synchronized String game() {
        return game;
    }

    synchronized int hands() {
        return hands;
    }

    synchronized void sending() {
        sent++;
    }

    synchronized void scored(String where) {
        if (where.equals(game)) {
            hands++;
        }
    }
}
