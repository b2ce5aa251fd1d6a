package org.lasttrick.game;

import static org.lasttrick.game.HandChecks.refuseIf;

import java.util.stream.Stream;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Variants;

/** Checks a changed number of players against rules that were frozen for another number. */
final class TableChecks {
    private TableChecks() {}

    /** @param players the changed number */
    static Stream<Rejection> against(GameStarted start, int players, Edition edition) {
        Stream<Rejection> number = Variants.byId(start.variant()).stream().flatMap(variant -> {
            int least = Math.max(variant.minPlayers(), start.rules().end().leastPlayers());
            int most = variant.maxPlayers();
            return refuseIf(players < least || players > most, new Rejection.NotForSoMany("", players, least, most));
        });
        return Stream.concat(number, rules(start.rules(), players, edition)).limit(1);
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
