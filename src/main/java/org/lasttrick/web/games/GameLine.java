package org.lasttrick.web.games;

import org.jspecify.annotations.Nullable;

/**
 * A game in a list.
 *
 * @param title its own name, or its players
 * @param began {@code null} where the ledger is too damaged to say
 * @param result who has won, or how it stands
 */
public record GameLine(String url, String title, @Nullable Began began, String result) {

    /**
     * When a game began, in the reader's time zone.
     *
     * @param iso as ISO 8601
     */
    public record Began(String iso, String day, String time) {}
}
