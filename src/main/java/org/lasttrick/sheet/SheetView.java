package org.lasttrick.sheet;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.sheet.pad.PadView;

/**
 * The scoresheet as it is shown.
 *
 * @param houseRules what is played otherwise than the variant has it
 * @param url the sheet's own
 * @param version of the ledger that this is the sheet of
 * @param many whether there are so many players that all is set smaller
 * @param now hand number, dealer, leader and cards to deal, each with its label
 * @param rosterChanges who came and went since the last hand, in words
 * @param announcement said once, by a screen reader
 * @param lastHand in words; {@code null} before the first hand
 * @param panel what stands in the pad's place; {@code null}: the pad itself, or the result
 * @param pad {@code null} for a device that only watches, when the game is over, and where a panel is in its place
 * @param errors why the last entry was refused, where no pad says it
 * @param result {@code null} while the game goes on
 * @param close for players who may, where closing is how the game ends, so that it is in plain sight; {@code null} otherwise
 * @param more what the menu leads to
 * @param head the hash of the ledger's last entry
 * @param fingerprint the same, to be read aloud
 * @param past that this is how it stood at an earlier moment; {@code null}: it is as it stands
 */
public record SheetView(
        String title,
        String name,
        String rules,
        List<String> houseRules,
        String url,
        int version,
        boolean mayScore,
        boolean over,
        boolean many,
        List<Labelled> now,
        List<PlayerView> players,
        List<HandView> hands,
        List<String> rosterChanges,
        boolean carriedOn,
        String totalLabel,
        String announcement,
        @Nullable LastHandView lastHand,
        @Nullable ButtonView undo,
        @Nullable ButtonView redo,
        @Nullable PanelView panel,
        @Nullable PadView pad,
        List<String> errors,
        @Nullable ResultView result,
        @Nullable ButtonView close,
        List<Link> more,
        String head,
        String fingerprint,
        @Nullable PastSheetView past) {

    /** Of the table; that of the hands' numbers included. */
    public int columns() {
        return players.size() + 1;
    }

    record Labelled(String label, String value) {}

    /**
     * A column's head and foot.
     *
     * @param duty deals or leads; empty for neither
     * @param startScore {@code null} for a late joiner
     * @param toGo what is left to the limit or the target, or that the player is out; {@code null} without either
     * @param why where the total is explained
     * @param lost lives lost
     * @param left lives left
     */
    record PlayerView(
            String name,
            String duty,
            @Nullable Integer startScore,
            int score,
            boolean isOut,
            boolean isWinner,
            @Nullable String toGo,
            @Nullable String place,
            WhyLink why,
            int lost,
            int left) {}

    /**
     * @param rosterChanges who came and went before it, in words
     * @param missing the number of columns of players who joined later
     */
    record HandView(
            int number,
            String url,
            boolean corrected,
            boolean correcting,
            List<String> rosterChanges,
            List<CellView> cells,
            int missing) {}

    /**
     * One player in one hand.
     *
     * @param change with its sign; {@code null} for none
     * @param reached what the score would be but for the cucumber; {@code null} when not hit
     * @param gone whether the player was out before
     * @param why where it is explained
     */
    record CellView(
            int total,
            @Nullable String change,
            boolean good,
            @Nullable Integer reached,
            boolean reEnters,
            boolean goesOut,
            boolean gone,
            WhyLink why) {}

    /**
     * @param id of the number itself, to come back to
     * @param asked whether the explanation is beside the sheet now
     */
    record WhyLink(String id, String url, boolean asked) {}

    record LastHandView(int number, String text, List<HandNarrator.Line> lines) {}

    /** @param commandId the form's idempotency key */
    record ButtonView(String label, String action, String commandId) {
        static ButtonView of(String label, String action, SheetHost host) {
            return new ButtonView(label, action, host.newCommandId());
        }
    }

    /**
     * @param places empty where the game counts for nobody
     * @param rematch {@code null} where too few are left, and for a device that only watches
     * @param chart {@code null} when no hand was played
     * @param goOn {@code null} unless the players stopped it, and for a device that only watches
     */
    record ResultView(
            String headline,
            String detail,
            List<PlaceView> places,
            @Nullable ButtonView goOn,
            @Nullable ButtonView rematch,
            @Nullable ChartView chart) {}

    public record Link(String label, String url) {}

    record PlaceView(String place, String name, int score, boolean first, int lost, int left) {}
}
