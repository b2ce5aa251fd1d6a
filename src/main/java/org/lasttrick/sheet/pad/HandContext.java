package org.lasttrick.sheet.pad;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;
import org.lasttrick.sheet.mark.Mark;

/**
 * The hand that a pad is for.
 *
 * @param correcting a recorded hand; {@code null}: the next one
 * @param before the sheet before this hand
 */
record HandContext(Game game, @Nullable Integer correcting, Scoresheet before, Map<PlayerId, Mark> marks) {
    private static final int FEW_PLAYERS = 6;

    static HandContext of(Game game, @Nullable Integer correcting) {
        int number = correcting == null ? game.hands().size() + 1 : correcting;
        return new HandContext(game, correcting, game.sheet().before(number), Mark.of(game));
    }

    int number() {
        return before.hands().size() + 1;
    }

    /** The hand as it is recorded; {@code null} for a new one. */
    @Nullable
    HandResult recorded() {
        return correcting == null ? null : game.hands().get(correcting - 1).result();
    }

    String nameOf(PlayerId player) {
        return game.nameOf(player);
    }

    Mark markOf(PlayerId player) {
        return Objects.requireNonNull(marks.get(player));
    }

    boolean isHere(PlayerId player) {
        return before.standings().find(player).isPresent();
    }

    boolean isActive(PlayerId player) {
        return before.standings().isActive(player);
    }

    /** Everyone at the table in seat order, including players who are out. */
    List<Standing> everyone() {
        return before.standings().inSeatOrder();
    }

    /** Whether there are so many players that everything is set smaller. */
    boolean many() {
        return everyone().size() > FEW_PLAYERS;
    }

    /** The players who are still in, in seat order. */
    List<PlayerId> active() {
        return before.standings().active().map(Standing::player).toList();
    }

    /**
     * Who held cards: the active players, except those without whom the hand was kept and who are not named.
     *
     * @param named the players chosen on the pad
     */
    List<PlayerId> dealtIn(Collection<PlayerId> named) {
        return correcting == null ? active() : game.dealtIn(correcting, named);
    }

    /** How many lives everyone starts with; 0 where none are lost. */
    int lives() {
        return before.rules().scoring().lives();
    }

    /** Whether the rules leave the size of this hand to the dealer. */
    boolean asksForHandSize() {
        return before.rules().handSize().cards(number()).isEmpty();
    }
}
