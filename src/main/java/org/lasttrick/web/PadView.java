package org.lasttrick.web;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.words.HandWords;

/**
 * The entry pad as it is shown.
 *
 * @param url where the pad itself is read anew with what is chosen
 * @param action where the hand is posted
 * @param order the players chosen, comma-separated, where their order is known
 * @param asked the players of whom one played last; empty where that needs no question
 * @param hint what is still to be chosen; {@code null} when nothing is
 * @param next what comes after the hand, or who wins; {@code null} for a correction that changes no winner
 * @param errors why the last entry was refused
 * @param correction {@code null} for a new hand
 */
record PadView(
        String url,
        String action,
        String question,
        String outcomeTitle,
        String recordLabel,
        boolean many,
        String commandId,
        int version,
        String order,
        List<PlayerTile> players,
        List<CardTile> cards,
        List<PlayerTile> asked,
        List<HandWords.Line> lines,
        @Nullable String hint,
        @Nullable String next,
        List<String> errors,
        @Nullable CorrectionView correction) {

    /** @param badge what being chosen means for the player; {@code null} for nothing */
    record PlayerTile(
            String id,
            String name,
            int score,
            boolean chosen,
            boolean inert,
            boolean takes,
            @Nullable String badge) {}

    record CardTile(String card, boolean chosen, boolean inert) {}

    /**
     * @param conflicts the later hands that contradict the correction, in words
     * @param strikeConflicts the choice to strike them, in words; {@code null} without conflicts
     * @param strikeUrl where the hand is struck out
     * @param strikeAllLabel offered when striking was refused for later hands
     */
    record CorrectionView(
            int hand,
            String cancelUrl,
            List<String> conflicts,
            @Nullable String strikeConflicts,
            String strikeUrl,
            String strikeLabel,
            @Nullable String strikeAllLabel) {}
}
