package org.lasttrick.web.start;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.web.games.GameLine;

/**
 * The start page as it is shown, with what was entered when that was refused.
 *
 * @param book the scorebook's name; {@code null} for a device that has none yet
 * @param inviteCode as entered; {@code null} where none is asked for
 * @param games the first few of those to choose from
 * @param otherGames the others
 * @param isOtherChosen whether the chosen one is among these
 * @param errors why the last entry was refused
 * @param carryOn whether starting scores were entered
 * @param running games that go on, the one with the latest entry first
 * @param recent the newest of the others
 * @param allGames how many the book has
 * @param erased the address of the game that was just erased; {@code null}: none was
 */
record StartView(
        @Nullable String book,
        String bookName,
        @Nullable String inviteCode,
        String commandId,
        PlayersView players,
        List<GameTile> games,
        List<GameTile> otherGames,
        boolean isOtherChosen,
        HouseRulesView houseRules,
        List<String> errors,
        String name,
        boolean carryOn,
        List<SeatView> seats,
        List<GameLine> running,
        List<GameLine> recent,
        int allGames,
        @Nullable String erased) {

    record Choice(String value, String label, boolean chosen) {}

    record SeatView(int number, String name, String score, String cucumbers) {}
}
