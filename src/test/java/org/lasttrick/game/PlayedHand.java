package org.lasttrick.game;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.lasttrick.rules.Effect;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.Standings;

/** A hand between the standings before and after it, and who held cards in it. */
record PlayedHand(RuleSet rules, Standings before, ScoredHand hand, List<PlayerId> dealtIn) {

    /** A player before and after the hand. */
    record Turn(Standing before, Standing after, List<Effect> effects) {
        PlayerId player() {
            return after.player();
        }

        int won() {
            return after.score() - before.score();
        }

        boolean has(Class<? extends Effect> kind) {
            return effects.stream().anyMatch(kind::isInstance);
        }
    }

    static Stream<PlayedHand> all(Game game) {
        Scoresheet sheet = game.sheet();
        return IntStream.range(0, sheet.hands().size())
                .mapToObj(i -> new PlayedHand(
                        sheet.rules(),
                        sheet.before(i + 1).standings(),
                        sheet.hands().get(i),
                        game.hands().get(i).dealtIn(sheet.before(i + 1))));
    }

    HandResult result() {
        return hand.result();
    }

    List<Turn> everyone() {
        return before.inSeatOrder().stream()
                .map(was -> new Turn(
                        was,
                        hand.after().of(was.player()),
                        hand.effects().stream()
                                .filter(effect -> effect.player().equals(was.player()))
                                .toList()))
                .toList();
    }

    List<Turn> active() {
        return everyone().stream()
                .filter(turn -> turn.before().isActive() && dealtIn.contains(turn.player()))
                .toList();
    }

    <T extends Effect> List<T> effects(Class<T> kind) {
        return hand.effects().stream().filter(kind::isInstance).map(kind::cast).toList();
    }
}
