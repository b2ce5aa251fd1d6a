package org.lasttrick.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.lasttrick.game.Decision.Rejected;
import org.lasttrick.game.GameCommand.Join;
import org.lasttrick.game.GameEvent.PlayerAdded;
import org.lasttrick.game.Timeline.Changed;
import org.lasttrick.game.Timeline.Hand;
import org.lasttrick.game.Timeline.Renumbered;
import org.lasttrick.game.Timeline.Step;
import org.lasttrick.game.Timeline.Substituted;
import org.lasttrick.rules.JoinScore;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RosterChange.Joined;
import org.lasttrick.rules.RosterChange.Seated;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;

/** Deals a player who was forgotten into the hands from an earlier one on, step by step, beside the game without the player. */
final class Forgotten {
    private final GameEvent.GameStarted start;
    private final PlayerId player;
    private final List<Step> steps;
    private final List<Integer> without = new ArrayList<>();
    private int number;
    private Scoresheet own;
    private Scoresheet sheet;

    private Forgotten(EntryState state, int hand, Joined joined) {
        Timeline timeline = state.timeline();
        this.start = state.start();
        this.player = joined.player();
        this.number = hand;
        this.steps = new ArrayList<>(timeline.before(hand));
        this.own = Game.begin(start).sheet();
        for (Step step : steps) {
            own = step.on(own);
        }
        this.sheet = own.with(joined);
        steps.add(new Changed(joined));
    }

    /** Returns the state with the player, who is the last of the names. */
    static EntryState added(EntryState state, PlayerAdded added) {
        List<PlayerName> names = new ArrayList<>(state.names());
        names.add(added.playerName());
        Joined joined = new Joined(
                new PlayerId(names.size()), added.playerName().people().size(), added.seat(), added.score());
        Forgotten replay = new Forgotten(state, added.hand(), joined);
        for (Step step : state.timeline().from(added.hand())) {
            replay.take(step, !added.without().contains(replay.number));
        }
        return new EntryState(state.start(), Timeline.of(replay.steps), names, state.stop());
    }

    /** Decides about a player with a name that has been checked. */
    static Decision decide(Join join, int hand, PlayerName name, Game game) {
        JoinScore score = Objects.requireNonNullElse(join.score(), JoinScore.LATE);
        Joined joined =
                new Joined(new PlayerId(game.names().size() + 1), name.people().size(), join.seat(), score);
        Forgotten replay = new Forgotten(game.state(), hand, joined);
        for (Step step : game.timeline().from(hand)) {
            boolean isDealtIn = step instanceof Hand dealt && replay.canBeDealtInto(dealt);
            List<Rejection> rejections = replay.rejectionsOf(step, isDealtIn);
            if (!rejections.isEmpty()) {
                return new Rejected(rejections);
            }
            if (step instanceof Hand && !isDealtIn && replay.sheet.standings().isActive(replay.player)) {
                replay.without.add(replay.number);
            }
            replay.take(step, isDealtIn);
        }
        return new Decision.Accepted(
                new PlayerAdded(hand, name.first(), name.partner(), join.seat(), score, replay.without));
    }

    /** Returns whether a hand can be as it was entered with cards for one player more: a whole last trick can't. */
    private boolean canBeDealtInto(Hand hand) {
        if (sheet.isOver() || !sheet.standings().isActive(player)) {
            return false;
        }
        List<Rejection> rejections = new ArrayList<>(HandChecks.check(sheet, dealtIn(hand, true), hand.result(), null));
        rejections.removeAll(HandChecks.check(own, hand.dealtIn(own), hand.result(), null));
        return rejections.isEmpty();
    }

    private List<Rejection> rejectionsOf(Step step, boolean isDealtIn) {
        return switch (step) {
            case Hand hand -> {
                List<Conflict> conflicts =
                        new ArrayList<>(ConflictSearch.conflicts(sheet, with(hand, isDealtIn), number));
                conflicts.removeAll(ConflictSearch.conflicts(own, hand, number));
                yield conflicts.isEmpty() ? List.of() : List.of(new Rejection.Contradicts(conflicts));
            }
            case Changed _, Renumbered _, Substituted _ -> Replay.rejectionsOf(step, sheet, start, number);
        };
    }

    private void take(Step step, boolean isDealtIn) {
        Step now = with(step, isDealtIn);
        own = step.on(own);
        sheet = now.on(sheet);
        steps.add(now);
        number += step instanceof Hand ? 1 : 0;
    }

    private Step with(Step step, boolean isDealtIn) {
        return switch (step) {
            case Hand hand -> with(hand, isDealtIn);
            case Changed(Joined(PlayerId joiner, int people, Integer seat, JoinScore score)) ->
                new Changed(new Joined(joiner, people, seat == null ? null : seat(seat), score));
            case Changed(Seated(List<PlayerId> order, PlayerId dealer)) ->
                new Changed(new Seated(seated(order), dealer));
            case Changed _, Renumbered _, Substituted _ -> step;
        };
    }

    private Hand with(Hand hand, boolean isDealtIn) {
        Hand dealt = hand.dealtTo(dealtIn(hand, isDealtIn));
        return isDealtIn || !sheet.standings().isActive(player) ? dealt : dealt.without(player);
    }

    private List<PlayerId> dealtIn(Hand hand, boolean isDealtIn) {
        List<PlayerId> before = hand.dealtIn(own);
        return sheet.standings().inSeatOrder().stream()
                .map(Standing::player)
                .filter(each -> before.contains(each)
                        || (isDealtIn
                                && each.equals(player)
                                && sheet.standings().isActive(each)))
                .toList();
    }

    /** Seats are counted among those at the table, of whom there is one more. */
    private Integer seat(int seat) {
        List<PlayerId> there = own.standings().present();
        return seat > there.size() ? seat + 1 : sheet.standings().present().indexOf(there.get(seat - 1)) + 1;
    }

    /** Seats the player after whoever sits before them. */
    private List<PlayerId> seated(List<PlayerId> order) {
        List<PlayerId> seats =
                sheet.standings().inSeatOrder().stream().map(Standing::player).toList();
        int place = seats.indexOf(player);
        List<PlayerId> all = new ArrayList<>(order);
        all.add(place <= 0 ? 0 : all.indexOf(seats.get(place - 1)) + 1, player);
        return all;
    }
}
