package org.lasttrick.ledger;

/** An unguessable id. It gives the right to watch the game. */
public record GameId(String value) {
    @Override
    public String toString() {
        return value;
    }
}
