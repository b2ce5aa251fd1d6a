package org.lasttrick.game;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.lasttrick.game.Rejection.Bound;
import org.lasttrick.game.Rejection.OutOfRange;
import org.lasttrick.game.Rejection.SettingsContradict;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.RuleSet.HandSize;
import org.lasttrick.rules.TakerScoring;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.SettingKind;
import org.lasttrick.rules.settings.SettingValue;
import org.lasttrick.rules.settings.Settings;

/** Checks that house rules are playable: each setting is in its range, and no two contradict each other. */
final class SettingChecks {
    private final RuleSet rules;
    private final int players;
    private final Edition edition;
    private final List<Rejection> rejections = new ArrayList<>();

    private SettingChecks(RuleSet rules, int players, Edition edition) {
        this.rules = rules;
        this.players = players;
        this.edition = edition;
    }

    static Stream<Rejection> check(RuleSet rules, int players, Edition edition) {
        SettingChecks checks = new SettingChecks(rules, players, edition);
        checks.ranges();
        checks.handSize();
        unshared(rules, players)
                .forEach(hands ->
                        checks.rejections.add(new Rejection.HandsNotEven(Setting.HANDS.pointer(), hands, players)));
        return Stream.concat(
                checks.rejections.stream(),
                Stream.of(Contradiction.values()).filter(why -> why.isIn(rules)).map(SettingsContradict::new));
    }

    /**
     * Checks the range of each number but the hand size, or the first hand's: that depends on the pack, and is checked separately.
     */
    private void ranges() {
        Settings settings = Settings.of(rules);
        settings.values().forEach((setting, value) -> {
            SettingKind.Range range = setting.kind().range();
            if (range != null && setting != handSizeSetting() && value instanceof SettingValue.Whole(int number)) {
                range(setting.pointer(), Bound.SETTING, number, range.least(), range.most());
            }
        });
    }

    private Setting<?> handSizeSetting() {
        return rules.handSize() instanceof HandSize.LosingCard ? Setting.FIRST : Setting.HAND_SIZE;
    }

    private void handSize() {
        Bound bound = serves(rules, rules.handSize().largest(), players, edition) ? Bound.SETTING : Bound.CARDS_EACH;
        int most = Math.min(SettingKind.LARGEST_HAND, rules.scoring().mostCardsEach(players, edition));
        // Without a pack, nothing can be dealt at all.
        if (most > 0) {
            range(handSizeSetting().pointer(), bound, rules.handSize().largest(), 1, most);
        }
    }

    /** Returns whether the pack has this many cards for each of so many players. */
    static boolean serves(RuleSet rules, int each, int players, Edition edition) {
        return each * players <= rules.scoring().cardsToDeal(players, edition);
    }

    /** Returns the number of hands, if the players should deal equally often and can't; empty otherwise. */
    static IntStream unshared(RuleSet rules, int players) {
        return rules.scoring() instanceof TakerScoring
                        && rules.end() instanceof End.Hands(int hands)
                        && hands % Math.max(1, players) != 0
                ? IntStream.of(hands)
                : IntStream.empty();
    }

    private void range(String pointer, Bound bound, int value, int least, int most) {
        OutOfRange.check(pointer, bound, value, least, most).forEach(rejections::add);
    }
}
