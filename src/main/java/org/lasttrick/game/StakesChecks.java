package org.lasttrick.game;

import static org.lasttrick.game.HandChecks.active;
import static org.lasttrick.game.HandChecks.refuseIf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.HandResult.Doubling;
import org.lasttrick.rules.HandResult.Stakes;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Scoresheet;

/** Follows a hand of stakes double by double, and notes whatever somebody was not free to do (Dulac, “Minibluff”). */
final class StakesChecks {
    private final Scoresheet sheet;
    private final List<Rejection> against = new ArrayList<>();
    private Staking staking;

    private StakesChecks(Scoresheet sheet, List<PlayerId> dealtIn) {
        this.sheet = sheet;
        this.staking = Staking.begin(sheet.standings(), dealtIn);
    }

    static Stream<Rejection> against(Scoresheet sheet, List<PlayerId> dealtIn, Stakes hand) {
        StakesChecks checks = new StakesChecks(sheet, dealtIn);
        for (int i = 0; i < hand.doubles().size(); i++) {
            checks.follow("/doubles/" + i, hand.doubles().get(i));
        }
        checks.winner(hand.winner());
        return checks.against.stream();
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
        Optional<Staking.Poorest> poorest = staking.cannotPayTheDouble();
        note(active(sheet, pointer, player));
        if (!sheet.standings().isActive(player)) {
            return;
        }
        if (staking.in().size() < 2) {
            note(Stream.of(new Rejection.NobodyLeftToDouble(pointer, player)));
        } else if (!staking.in().contains(player)) {
            note(Stream.of(new Rejection.DroppedAlready(pointer, player)));
        } else if (player.equals(staking.lastToDouble())) {
            note(Stream.of(new Rejection.DoubledTwiceRunning(pointer, player)));
        } else if (poorest.isPresent()) {
            note(Stream.of(new Rejection.StakeTooHigh(
                    pointer,
                    poorest.get().player(),
                    2 * staking.stake(),
                    poorest.get().credits())));
        }
    }

    private void mayDrop(String pointer, PlayerId player, PlayerId doubler, Staking doubled) {
        note(active(sheet, pointer, player));
        if (!sheet.standings().isActive(player)) {
            return;
        }
        if (player.equals(doubler)) {
            note(Stream.of(new Rejection.DoublerDropped(pointer, player)));
        } else if (!doubled.in().contains(player)) {
            note(Stream.of(new Rejection.DroppedAlready(pointer, player)));
        }
    }

    private void winner(@Nullable PlayerId winner) {
        PlayerId doubler = staking.in().size() == 1 && staking.lastToDouble() != null
                ? staking.in().getFirst()
                : null;
        if (winner == null) {
            note(refuseIf(doubler == null, new Rejection.WinnerMissing("/winner")));
            return;
        }
        note(active(sheet, "/winner", winner));
        if (!sheet.standings().isActive(winner)) {
            return;
        }
        if (doubler != null) {
            note(Stream.of(new Rejection.WonByDoubling("/winner", doubler)));
        } else if (!staking.in().contains(winner)) {
            note(Stream.of(new Rejection.DroppedAlready("/winner", winner)));
        }
    }

    private void note(Stream<Rejection> rejections) {
        rejections.forEach(against::add);
    }
}
