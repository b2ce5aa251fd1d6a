package org.lasttrick.ledger;

/** A game's unguessable id: who has it may watch. */
public record GameId(String value) {
    @Override
    public String toString() {
        return value;
    }
}
