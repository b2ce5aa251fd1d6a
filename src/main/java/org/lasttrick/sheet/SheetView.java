package org.lasttrick.sheet;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.rules.PlayerOutcome;
import org.lasttrick.rules.Standing;
import org.lasttrick.sheet.mark.Mark;
import org.lasttrick.sheet.pad.PadView;
import org.lasttrick.sheet.pad.SheetGame;

/**
 * A scoresheet is drawn from this view.
 *
 * @param game as far as the sheet shows it
 * @param panel in place of the pad; {@code null}: the pad, or the result
 * @param pad {@code null} for a device that only watches, when the game is over, and behind a panel
 * @param lost the last version that the device had seen, if the ledger ends before it; {@code null} otherwise
 * @param result {@code null} while the game goes on
 * @param close for a game that only closing ends; {@code null} for others, and for devices that only watch
 * @param more the links of the menu
 * @param preview {@code null} for an earlier sheet
 * @param past for a sheet as it stood at an earlier entry; {@code null} for the current one
 */
public record SheetView(
        SheetGame game,
        boolean mayScore,
        HeadingView heading,
        TableView table,
        LastEntryView last,
        @Nullable PanelView panel,
        @Nullable PadView pad,
        @Nullable ResultView result,
        @Nullable Integer lost,
        @Nullable ButtonView close,
        List<Link> more,
        @Nullable LinkPreview preview,
        @Nullable PastSheetView past) {

    /** Returns whether a phone shows Record or Undo in a bar below the sheet. */
    public boolean hasBar() {
        return pad != null || last.undo() != null;
    }

    /** Returns the address of the rules: over the sheet, or, from an earlier one, on their page. */
    public String rules() {
        return game.url() + (past == null ? "?" + Panel.Simple.RULES.query() : "/rules");
    }

    /**
     * The heading stands above the players.
     *
     * @param houseRules how the rules differ from the variant's
     * @param now hand number, dealer, leader and cards to deal, each with its label
     */
    public record HeadingView(String title, String name, String rules, List<String> houseRules, List<Labelled> now) {}

    public record Labelled(String label, String value) {}

    /**
     * The table shows the totals and the hands.
     *
     * @param many whether there are so many players that everything is set smaller
     * @param earlier leads to all hands; {@code null} if these are all
     * @param hands the newest, or all
     * @param rosterChanges who joined, left or returned since the last hand
     * @param carriedOn whether somebody didn't begin with the usual score
     */
    public record TableView(
            boolean many,
            List<PlayerView> players,
            @Nullable Link earlier,
            boolean carriedOn,
            List<HandView> hands,
            List<String> rosterChanges,
            String totalLabel) {
        private static final int MOST_FOR_LARGE_TEXT = 4;

        /** Returns whether the columns are so wide that everything can be set larger. */
        public boolean few() {
            return players.size() <= MOST_FOR_LARGE_TEXT;
        }

        /** Returns the CSS class for how many rows there are: the fewer, the higher. */
        public String filled() {
            int rows = hands.size()
                    + hands.stream()
                            .mapToInt(hand -> hand.rosterChanges().size())
                            .sum()
                    + rosterChanges.size()
                    + (earlier != null || carriedOn ? 1 : 0);
            return rows == 0 ? "unplayed young" : rows < 5 ? "young" : rows < 7 ? "growing" : "filled";
        }

        /** Returns the number of columns, including the one for the hands' numbers. */
        public int columns() {
            return players.size() + 1;
        }
    }

    /**
     * A player has a column with a head and a foot.
     *
     * @param duty deals or leads; empty for neither
     * @param startScore {@code null} for a late joiner
     * @param toGo what is left to the limit or the target, or that the player is out; {@code null} without either
     * @param place 1 for the winner; {@code null} while the game goes on, and once it was abandoned
     * @param why the link to the explanation of the total
     * @param left lives left
     */
    public record PlayerView(
            Standing standing,
            String name,
            Mark mark,
            String duty,
            @Nullable Integer startScore,
            boolean isWinner,
            @Nullable String toGo,
            @Nullable Integer place,
            WhyLink why,
            int left) {}

    /**
     * @param rosterChanges who joined, left or returned before it
     * @param cells one for each of {@link TableView#players}; {@code null} for a player who joined later
     */
    public record HandView(
            int number,
            String url,
            boolean corrected,
            boolean correcting,
            List<String> rosterChanges,
            List<@Nullable CellView> cells) {}

    /**
     * A cell says what one hand did to one player.
     *
     * @param change with its sign; {@code null} for none
     * @param why the link to the explanation
     */
    public record CellView(PlayerOutcome outcome, @Nullable String change, WhyLink why) {}

    /**
     * @param id of the number itself, to come back to
     * @param asked whether the explanation is shown now
     */
    public record WhyLink(String id, String url, boolean asked) {}

    /**
     * The last entry stands beside the buttons that undo and redo it.
     *
     * @param announcement read out by a screen reader
     * @param hand the last, or the one that was corrected or struck out; {@code null} before the first
     */
    public record LastEntryView(
            String announcement,
            @Nullable LastHandView hand,
            @Nullable ButtonView undo,
            @Nullable ButtonView redo) {}

    /**
     * @param label its number, and whether it was corrected or struck out
     * @param lines what it did, or what the correction changed, player by player
     */
    public record LastHandView(String label, String text, List<HandNarrator.Line> lines) {}

    /** @param commandId the form's idempotency key */
    public record ButtonView(String label, String action, String commandId) {}

    /**
     * @param places the players in the order of their places; empty for a game that was abandoned
     * @param rematch {@code null} if too few are left, and for a device that only watches
     * @param chart {@code null} when no hand was played
     * @param goOn reopens a game that the players stopped; {@code null} for others, and for a device that only watches
     * @param errors why the last entry was refused
     */
    public record ResultView(
            String headline,
            String detail,
            List<PlayerView> places,
            @Nullable ButtonView goOn,
            @Nullable ButtonView rematch,
            @Nullable ChartView chart,
            List<String> errors) {}

    public record Link(String label, String url) {}
}
