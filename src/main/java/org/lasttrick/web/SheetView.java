package org.lasttrick.web;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.words.HandWords;

/**
 * The scoresheet as it is shown.
 *
 * @param url the sheet's own
 * @param version of the ledger that this is the sheet of
 * @param many whether there are so many players that all is set smaller
 * @param now hand number, dealer, leader and cards to deal, each with its label
 * @param announcement said once, by a screen reader
 * @param lastHand in words; {@code null} before the first hand
 * @param pad {@code null} for a device that only watches, and when the game is over
 * @param errors why the last entry was refused, where no pad says it
 * @param result {@code null} while the game goes on
 * @param fingerprint the start of the head's hash, in groups that can be read aloud
 */
record SheetView(
        String title,
        String name,
        String rules,
        String url,
        int version,
        boolean mayScore,
        boolean many,
        List<Labelled> now,
        List<PlayerView> players,
        List<HandView> hands,
        boolean carriedOn,
        String announcement,
        @Nullable LastHandView lastHand,
        @Nullable ButtonView undo,
        @Nullable ButtonView redo,
        @Nullable PadView pad,
        List<String> errors,
        @Nullable ResultView result,
        String fingerprint) {

    record Labelled(String label, String value) {}

    /**
     * A column's head and foot.
     *
     * @param duty deals or leads; empty for neither
     * @param toGo what is left to the limit, or that the player is out; {@code null} without a limit
     * @param lost lives lost, one element for each, since a template only counts by walking
     * @param left lives left
     */
    record PlayerView(
            String name,
            String duty,
            int startScore,
            int score,
            boolean isOut,
            boolean isWinner,
            @Nullable String toGo,
            @Nullable String place,
            List<Integer> lost,
            List<Integer> left) {}

    record HandView(int number, String url, boolean corrected, boolean correcting, List<CellView> cells) {}

    /**
     * One player in one hand.
     *
     * @param change with its sign; {@code null} for none
     * @param reached what the score would be but for the cucumber; {@code null} when not hit
     * @param gone whether the player was out before
     */
    record CellView(
            int total,
            @Nullable String change,
            boolean good,
            @Nullable Integer reached,
            boolean reEnters,
            boolean goesOut,
            boolean gone) {}

    record LastHandView(int number, String told, List<HandWords.Line> lines) {}

    /** @param commandId tells a second tap from a second wish */
    record ButtonView(String label, String action, String commandId) {}

    record ResultView(String headline, String detail, List<PlaceView> places) {}

    record PlaceView(String place, String name, int score, boolean first, List<Integer> lost, List<Integer> left) {}
}
