package org.lasttrick.chain;

import com.fasterxml.jackson.annotation.JsonValue;

/** A game's id is unguessable. It gives the right to watch the game. */
public record GameId(@JsonValue String value) {
    @Override
    public String toString() {
        return value;
    }
}
