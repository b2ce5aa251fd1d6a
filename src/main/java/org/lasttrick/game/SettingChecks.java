package org.lasttrick.game;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.lasttrick.game.Rejection.Contradiction;
import org.lasttrick.game.Rejection.SettingOutOfRange;
import org.lasttrick.game.Rejection.SettingsContradict;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.RuleSet.Payers;

/** What makes house rules playable: each setting in its range, and all of them together. */
final class SettingChecks {
    private static final int PACK = 52;

    private SettingChecks() {}

    static Stream<Rejection> check(RuleSet rules, int players) {
        return Stream.of(ranges(rules, players), end(rules), together(rules)).flatMap(each -> each);
    }

    private static Stream<Rejection> ranges(RuleSet rules, int players) {
        List<Rejection> against = new ArrayList<>();
        if (rules.limit() != null) {
            range(against, "/rules/limit", rules.limit(), 1, 999);
        }
        range(against, "/rules/lives", rules.lives(), 0, 9);
        range(against, "/rules/handSize", rules.handSize().largest(), 1, PACK / Math.max(1, players));
        return against.stream();
    }

    private static Stream<Rejection> end(RuleSet rules) {
        List<Rejection> against = new ArrayList<>();
        switch (rules.end()) {
            case End.LastOne() -> {
                contradiction(against, rules.limit() == null, "/rules/limit", Contradiction.LAST_ONE_WITHOUT_LIMIT);
                contradiction(against, rules.lives() == 0, "/rules/lives", Contradiction.LAST_ONE_WITHOUT_LIVES);
            }
            case End.FirstOut() ->
                contradiction(against, rules.limit() == null, "/rules/limit", Contradiction.FIRST_OUT_WITHOUT_LIMIT);
            case End.Hands(int number) -> range(against, "/rules/hands", number, 1, 999);
            case End.Target(int score) -> {
                range(against, "/rules/target", score, 1, 999);
                contradiction(
                        against,
                        rules.lives() > 0 && rules.hits(score),
                        "/rules/target",
                        Contradiction.TARGET_BEYOND_LIMIT);
            }
            case End.Open() ->
                contradiction(against, rules.limit() != null, "/rules/limit", Contradiction.OPEN_WITH_LIMIT);
        }
        return against.stream();
    }

    private static Stream<Rejection> together(RuleSet rules) {
        List<Rejection> against = new ArrayList<>();
        contradiction(
                against,
                rules.tieBonus() && rules.payers() == Payers.ALL,
                "/rules/tieBonus",
                Contradiction.TIE_BONUS_WHEN_ALL_PAY);
        return against.stream();
    }

    private static void range(List<Rejection> against, String pointer, int value, int least, int most) {
        if (value < least || value > most) {
            against.add(new SettingOutOfRange(pointer, value, least, most));
        }
    }

    private static void contradiction(List<Rejection> against, boolean wrong, String pointer, Contradiction why) {
        if (wrong) {
            against.add(new SettingsContradict(pointer, why));
        }
    }
}
