package org.lasttrick.game;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.HandResult.Doubling;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.Standings;

/**
 * A staking is the state of a hand of stakes: the stake, and who is still in.
 *
 * @param stake what a loser would pay now, 1 or more
 * @param in players who have not dropped, in seat order
 * @param lastToDouble who may not double now; {@code null}: nobody has doubled
 */
public record Staking(
        Standings standings,
        int stake,
        List<PlayerId> in,
        @Nullable PlayerId lastToDouble) {
    public Staking {
        in = List.copyOf(in);
    }

    /** @param dealtIn who holds cards; only active players among them are in */
    public static Staking begin(Standings standings, List<PlayerId> dealtIn) {
        return new Staking(
                standings, 1, dealtIn.stream().filter(standings::isActive).toList(), null);
    }

    /** Returns this hand after one more double and the drops that followed it. */
    public Staking after(Doubling doubling) {
        Staking after = doubled(doubling.player());
        for (PlayerId player : doubling.dropped()) {
            after = after.without(player);
        }
        return after;
    }

    Staking doubled(PlayerId by) {
        int doubled = Math.min(2 * stake, 1 << 20);
        return new Staking(standings, doubled, in, by);
    }

    Staking without(PlayerId player) {
        return new Staking(
                standings,
                stake,
                in.stream().filter(other -> !other.equals(player)).toList(),
                lastToDouble);
    }

    /** Returns who may double now: nobody if a player who is in could not pay twice the stake. */
    public List<PlayerId> mayDouble() {
        return in.size() < 2 || cannotPayTheDouble().isPresent()
                ? List.of()
                : in.stream().filter(player -> !player.equals(lastToDouble)).toList();
    }

    /** Returns the player with the fewest credits of those who are in, if those are fewer than twice the stake. */
    public Optional<Standing> cannotPayTheDouble() {
        return in.stream()
                .map(standings::of)
                .min(Comparator.comparingInt(Standing::score))
                .filter(least -> least.score() < 2 * stake);
    }
}
