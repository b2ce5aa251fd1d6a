package org.lasttrick.web.games;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A game in a list.
 *
 * @param title its own name, or its players
 * @param began {@code null} where the ledger is too damaged to say
 * @param result who has won, or how it stands
 */
public record GameLine(String url, String title, @Nullable Instant began, String result) {}
