package org.lasttrick.game;

import static org.lasttrick.game.HandChecks.active;
import static org.lasttrick.game.HandChecks.refuseIf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Rejection.FieldFault;
import org.lasttrick.game.Rejection.PlayerFault;
import org.lasttrick.game.Rejection.WrongField;
import org.lasttrick.game.Rejection.WrongPlayer;
import org.lasttrick.rules.HandResult.Doubling;
import org.lasttrick.rules.HandResult.Stakes;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;

/** Follows a hand of stakes double by double, and collects everything that was not allowed (Dulac, “Minibluff”). */
final class StakesChecks {
    private final Scoresheet sheet;
    private final List<Rejection> rejections = new ArrayList<>();
    private Staking staking;

    private StakesChecks(Scoresheet sheet, List<PlayerId> dealtIn) {
        this.sheet = sheet;
        this.staking = Staking.begin(sheet.standings(), dealtIn);
    }

    static Stream<Rejection> check(Scoresheet sheet, List<PlayerId> dealtIn, Stakes hand) {
        StakesChecks checks = new StakesChecks(sheet, dealtIn);
        for (int i = 0; i < hand.doubles().size(); i++) {
            checks.follow("/doubles/" + i, hand.doubles().get(i));
        }
        checks.winner(hand.winner());
        return checks.rejections.stream();
    }

    private void follow(String pointer, Doubling doubling) {
        mayDouble(pointer + "/player", doubling.player());
        Staking doubled = staking.doubled(doubling.player());
        for (int i = 0; i < doubling.dropped().size(); i++) {
            PlayerId player = doubling.dropped().get(i);
            mayDrop(pointer + "/dropped/" + i, player, doubling.player(), doubled);
            doubled = doubled.without(player);
        }
        staking = doubled;
    }

    private void mayDouble(String pointer, PlayerId player) {
        Optional<Standing> poorest = staking.cannotPayTheDouble();
        if (!isActive(pointer, player)) {
            return;
        }
        if (staking.in().size() < 2) {
            rejections.add(new WrongPlayer(pointer, player, PlayerFault.NOBODY_LEFT_TO_DOUBLE));
        } else if (!staking.in().contains(player)) {
            rejections.add(new WrongPlayer(pointer, player, PlayerFault.DROPPED_ALREADY));
        } else if (player.equals(staking.lastToDouble())) {
            rejections.add(new WrongPlayer(pointer, player, PlayerFault.DOUBLED_TWICE_RUNNING));
        } else if (poorest.isPresent()) {
            rejections.add(new Rejection.StakeTooHigh(
                    pointer,
                    poorest.get().player(),
                    2 * staking.stake(),
                    poorest.get().score()));
        }
    }

    private void mayDrop(String pointer, PlayerId player, PlayerId doubler, Staking doubled) {
        if (!isActive(pointer, player)) {
            return;
        }
        if (player.equals(doubler)) {
            rejections.add(new WrongPlayer(pointer, player, PlayerFault.DOUBLER_DROPPED));
        } else if (!doubled.in().contains(player)) {
            rejections.add(new WrongPlayer(pointer, player, PlayerFault.DROPPED_ALREADY));
        }
    }

    private void winner(@Nullable PlayerId winner) {
        PlayerId doubler = staking.in().size() == 1 && staking.lastToDouble() != null
                ? staking.in().getFirst()
                : null;
        if (winner == null) {
            refuseIf(doubler == null, new WrongField("/winner", FieldFault.WINNER_MISSING))
                    .forEach(rejections::add);
            return;
        }
        if (!isActive("/winner", winner)) {
            return;
        }
        if (doubler != null) {
            rejections.add(new WrongPlayer("/winner", doubler, PlayerFault.WON_BY_DOUBLING));
        } else if (!staking.in().contains(winner)) {
            rejections.add(new WrongPlayer("/winner", winner, PlayerFault.DROPPED_ALREADY));
        }
    }

    /** Returns whether a player is at the table and still in; if not, notes that. */
    private boolean isActive(String pointer, PlayerId player) {
        active(sheet, pointer, player).forEach(rejections::add);
        return sheet.standings().isActive(player);
    }
}
