package org.lasttrick.start;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.NameProposal;

/**
 * The start page is drawn from this view, with what was entered.
 *
 * @param book {@code null} for a device that has none yet
 * @param lastTime all players of the last game at once; {@code null} without one
 * @param regulars who may be tapped
 * @param otherRegulars more of them, who played less
 * @param games the first few of those to choose from
 * @param otherGames the others
 * @param isOtherChosen whether the chosen one is among these
 * @param errors why the last entry was refused
 * @param carryOn whether starting scores were entered
 * @param erased the address of the game that was just erased; {@code null}: none was
 * @param hasUnknownKey whether the device had a scorebook that isn't known here
 * @param proposal who may be meant by a name; {@code null}: nobody is asked about
 */
public record StartView(
        @Nullable StartBook book,
        NewGameForm form,
        String bookName,
        boolean needsInviteCode,
        String commandId,
        @Nullable LastTime lastTime,
        List<String> regulars,
        List<String> otherRegulars,
        List<GameTile> games,
        List<GamesOfCountry> otherGames,
        boolean isOtherChosen,
        HouseRulesView houseRules,
        List<String> errors,
        boolean carryOn,
        List<SeatView> seats,
        @Nullable String erased,
        boolean hasUnknownKey,
        @Nullable NameProposal proposal) {

    public int numberOfOthers() {
        return otherGames.stream().mapToInt(country -> country.games().size()).sum();
    }

    public List<GameLine> running() {
        return book == null ? List.of() : book.running();
    }

    public List<StartBook.RecentGame> recent() {
        return book == null ? List.of() : book.recent();
    }

    /** Returns whether the chosen game is played in partnerships. */
    public boolean partners() {
        return houseRules.game().variant().partners();
    }

    /** Returns the partner of who sits there, from 0; {@code null} without one. */
    public @Nullable String partnerOf(int seat) {
        return partners() ? form.seating().opposite(seat).orElse(null) : null;
    }

    /** @param value the names, one per line */
    public record LastTime(String value, String label) {}

    public record SeatView(int number, String name, String score, String cucumbers) {}
}
