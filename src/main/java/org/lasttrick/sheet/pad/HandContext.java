package org.lasttrick.sheet.pad;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.Person;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet.DealerRule;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;
import org.lasttrick.sheet.mark.Mark;
import org.lasttrick.sheet.pad.PadView.PlayerFace;
import org.lasttrick.sheet.pad.PadView.Tile;

/**
 * The context of a pad is the hand that it is for.
 *
 * @param correcting a recorded hand; {@code null}: the next one
 * @param before the sheet before this hand
 * @param named the game with the names of those who play this hand
 */
record HandContext(Game game, @Nullable Integer correcting, Scoresheet before, Map<PlayerId, Mark> marks, Game named) {
    private static final int FEW_PLAYERS = 6;

    static HandContext of(Game game, @Nullable Integer correcting) {
        int number = correcting == null ? game.hands().size() + 1 : correcting;
        Game named = game.withNamesOf(number);
        return new HandContext(game, correcting, game.sheet().before(number), Mark.of(named), named);
    }

    int number() {
        return before.hands().size() + 1;
    }

    /** Returns the hand as it is recorded; {@code null} for a new one. */
    @Nullable
    HandResult recorded() {
        return correcting == null ? null : game.hands().get(correcting - 1).result();
    }

    String nameOf(PlayerId player) {
        return named.nameOf(player);
    }

    /** Returns a tile for a player with score and lives; not to be chosen for one who is out or has left. */
    Tile tile(String type, String field, Standing standing) {
        PlayerId player = standing.player();
        int left = Math.max(0, before.rules().scoring().lives() - standing.cucumbers());
        PlayerFace face = new PlayerFace(standing, Objects.requireNonNull(marks.get(player)), left);
        return new Tile(type, field, player.toString(), nameOf(player), false, !standing.isActive(), null, null, face);
    }

    String nameOf(Person person) {
        return named.nameOf(person);
    }

    boolean isHere(PlayerId player) {
        return before.standings().find(player).isPresent();
    }

    boolean isActive(PlayerId player) {
        return before.standings().isActive(player);
    }

    /** Returns whether a player is two people. */
    boolean hasPartners(PlayerId player) {
        return before.standings().of(player).people() == 2;
    }

    /** Returns everyone at the table in seat order, including players who are out. */
    List<Standing> everyone() {
        return before.standings().inSeatOrder();
    }

    /** Returns whether there are so many players that everything is set smaller. */
    boolean many() {
        return everyone().size() > FEW_PLAYERS;
    }

    /** Returns the players who are still in, in seat order. */
    List<PlayerId> active() {
        return before.standings().active().map(Standing::player).toList();
    }

    /**
     * Returns who held cards: the active players, except those without whom the hand was kept and who are not named.
     *
     * @param named the players chosen on the pad
     */
    List<PlayerId> dealtIn(Collection<PlayerId> named) {
        return correcting == null ? active() : game.dealtIn(correcting, named);
    }

    /** Returns the people who are still in, clockwise. */
    List<Person> people() {
        return before.standings().activePeople();
    }

    /**
     * Returns how many cards there were in the last trick.
     *
     * @param named the players chosen on the pad
     */
    int cards(Collection<PlayerId> named) {
        return before.standings().people(dealtIn(named));
    }

    /** Returns whether it must be known who had the lowest card, since that player deals next. */
    boolean asksForTheLowest() {
        return before.rules().dealer() == DealerRule.LOWEST;
    }

    /** Returns whether the rules leave the size of this hand to the dealer. */
    boolean asksForHandSize() {
        return before.rules().handSize().cards(number()).isEmpty();
    }
}
