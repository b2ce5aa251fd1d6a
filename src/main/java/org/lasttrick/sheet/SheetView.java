package org.lasttrick.sheet;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Standing;
import org.lasttrick.sheet.mark.Mark;
import org.lasttrick.sheet.pad.PadView;

/**
 * The scoresheet as it is shown.
 *
 * @param houseRules how the rules differ from the variant's
 * @param url of this sheet
 * @param version of the ledger that it shows
 * @param many whether there are so many players that everything is set smaller
 * @param now hand number, dealer, leader and cards to deal, each with its label
 * @param earlier leads to all hands; {@code null} if these are all
 * @param hands the newest, or all
 * @param handCount how many were played
 * @param rosterChanges who joined, left or returned since the last hand
 * @param announcement read out by a screen reader
 * @param lastHand {@code null} before the first hand
 * @param panel in place of the pad; {@code null}: the pad, or the result
 * @param pad {@code null} for a device that only watches, when the game is over, and behind a panel
 * @param lost the last version that the device had seen, if the ledger ends before it; {@code null} otherwise
 * @param errors why the last entry was refused, if no pad shows it
 * @param result {@code null} while the game goes on
 * @param close for a game that only closing ends; {@code null} for others, and for devices that only watch
 * @param more the links of the menu
 * @param head the hash of the ledger's last entry
 * @param fingerprint the head, shortened so that it can be read aloud
 * @param preview {@code null} for an earlier sheet
 * @param past for a sheet as it stood at an earlier entry; {@code null} for the current one
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
        @Nullable Link earlier,
        List<HandView> hands,
        int handCount,
        List<String> rosterChanges,
        boolean carriedOn,
        String totalLabel,
        String announcement,
        @Nullable LastHandView lastHand,
        @Nullable ButtonView undo,
        @Nullable ButtonView redo,
        @Nullable PanelView panel,
        @Nullable PadView pad,
        @Nullable Integer lost,
        List<String> errors,
        @Nullable ResultView result,
        @Nullable ButtonView close,
        List<Link> more,
        String head,
        String fingerprint,
        @Nullable LinkPreview preview,
        @Nullable PastSheetView past) {

    /** The table's columns, including the one for the hands' numbers. */
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
     * @param place 1 for the winner; {@code null} while the game goes on, and once it was abandoned
     * @param why the link to the explanation of the total
     * @param lost lives lost
     * @param left lives left
     */
    record PlayerView(
            PlayerId id,
            String name,
            Mark mark,
            String duty,
            @Nullable Integer startScore,
            int score,
            Standing.Status status,
            boolean isWinner,
            @Nullable String toGo,
            @Nullable Integer place,
            WhyLink why,
            int lost,
            int left) {

        public boolean isOut() {
            return status != Standing.Status.ACTIVE;
        }
    }

    /**
     * @param rosterChanges who joined, left or returned before it
     * @param cells one for each of {@link SheetView#players}; {@code null} for a player who joined later
     */
    record HandView(
            int number,
            String url,
            boolean corrected,
            boolean correcting,
            List<String> rosterChanges,
            List<@Nullable CellView> cells) {}

    /**
     * One player in one hand.
     *
     * @param change with its sign; {@code null} for none
     * @param reached the score before the cucumber; {@code null} without one
     * @param gone whether the player was out before
     * @param why the link to the explanation
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
     * @param asked whether the explanation is shown now
     */
    record WhyLink(String id, String url, boolean asked) {}

    record LastHandView(int number, String text, List<HandNarrator.Line> lines) {}

    /** @param commandId the form's idempotency key */
    public record ButtonView(String label, String action, String commandId) {
        static ButtonView of(String label, String action, SheetHost host) {
            return new ButtonView(label, action, host.newCommandId());
        }
    }

    /**
     * @param places the players in the order of their places; empty for a game that was abandoned
     * @param rematch {@code null} if too few are left, and for a device that only watches
     * @param chart {@code null} when no hand was played
     * @param goOn reopens a game that the players stopped; {@code null} for others, and for a device that only watches
     */
    record ResultView(
            String headline,
            String detail,
            List<PlayerView> places,
            @Nullable ButtonView goOn,
            @Nullable ButtonView rematch,
            @Nullable ChartView chart) {}

    public record Link(String label, String url) {}
}
