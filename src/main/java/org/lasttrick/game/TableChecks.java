package org.lasttrick.game;

import static org.lasttrick.game.HandChecks.refuseIf;

import java.util.stream.Stream;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.Rejection.Bound;
import org.lasttrick.game.Rejection.OutOfRange;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

/** Checks a changed number of players against rules that were frozen for another number. */
final class TableChecks {
    private TableChecks() {}

    /** @param players the changed number */
    static Stream<Rejection> against(GameStarted start, int players, Edition edition) {
        Stream<Rejection> number =
                Variants.byId(start.variant()).stream().flatMap(variant -> number("", variant, start.rules(), players));
        return Stream.concat(number, rules(start.rules(), players, edition)).limit(1);
    }

    /** Whether a variant under such rules is for so many players. */
    static Stream<Rejection> number(String pointer, Variant variant, RuleSet rules, int players) {
        int least = Math.max(variant.minPlayers(), rules.end().leastPlayers());
        return OutOfRange.check(pointer, Bound.PLAYERS, players, least, variant.maxPlayers());
    }

    private static Stream<Rejection> rules(RuleSet rules, int players, Edition edition) {
        return Stream.concat(
                refuseIf(
                        !SettingChecks.serves(rules, players, edition),
                        new Rejection.PackTooSmall("", players, rules.handSize().largest())),
                SettingChecks.unshared(rules, players)
                        .mapToObj(hands -> new Rejection.HandsNotShared("", hands, players)));
    }
}
