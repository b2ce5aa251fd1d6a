package org.lasttrick.game;

import static org.lasttrick.game.HandChecks.refuseIf;

import java.util.stream.Stream;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.Rejection.Bound;
import org.lasttrick.game.Rejection.FieldFault;
import org.lasttrick.game.Rejection.OutOfRange;
import org.lasttrick.game.Rejection.WrongField;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.HandSize;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

/** Checks a changed number of players against rules that were frozen for another number. */
final class TableChecks {
    private TableChecks() {}

    /**
     * @param players the changed number
     * @param people they are
     */
    static Stream<Rejection> check(GameStarted start, int players, int people, Edition edition) {
        return Stream.concat(
                        number(start, players, people),
                        rules(start.rules(), start.rules().handSize().largest(), people, edition))
                .limit(1);
    }

    /**
     * Checks a table that grows, at which fewer may be left than a game starts with. Where the losing card says how many cards are dealt,
     * an equal share will do.
     */
    static Stream<Rejection> checkMore(GameStarted start, int people, Edition edition) {
        Stream<Rejection> tooMany = number(start, people, people)
                .filter(reason -> reason instanceof OutOfRange range && range.value() > range.most());
        HandSize size = start.rules().handSize();
        int each = size instanceof HandSize.LosingCard ? 1 : size.largest();
        return Stream.concat(tooMany, rules(start.rules(), each, people, edition))
                .limit(1);
    }

    private static Stream<Rejection> number(GameStarted start, int players, int people) {
        return Variants.byId(start.variant()).stream()
                .flatMap(
                        variant -> number("", variant.leastEver(), variant.mostEver(), start.rules(), players, people));
    }

    /**
     * Returns why a game under such rules is not for so many people, or for so many players of whom some may be partners; empty if
     * it is.
     *
     * @param least people for whom its variant is
     * @param most people for whom its variant is
     */
    static Stream<Rejection> number(String pointer, int least, int most, RuleSet rules, int players, int people) {
        int leastPlayers = rules.end().leastPlayers();
        return Stream.concat(
                        OutOfRange.check(pointer, Bound.PLAYERS, people, Math.max(least, leastPlayers), most),
                        OutOfRange.check(pointer, Bound.PLAYERS, players, leastPlayers, most))
                .limit(1);
    }

    /**
     * Returns why a player may not be two partners, or one person, since the game needs partners or can't have them; empty if the
     * player may.
     */
    static Stream<Rejection> partners(String pointer, String variant, RuleSet rules, PlayerName name) {
        return partners(pointer, variant, rules, name.partner() == null ? 1 : 2);
    }

    /** Returns why a player may not be so many people, 1 or 2, in this game; empty if they may. */
    static Stream<Rejection> partners(String pointer, String variant, RuleSet rules, int people) {
        boolean needed = Variants.byId(variant).filter(Variant::partners).isPresent();
        boolean possible = rules.scoring() instanceof CardScoring;
        return Stream.concat(
                refuseIf(people == 1 && needed, new WrongField(pointer + "/names", FieldFault.PARTNER_MISSING)),
                refuseIf(people == 2 && !possible, new WrongField(pointer + "/names", FieldFault.PARTNER_NOT_IN_GAME)));
    }

    /** @param each how many cards the pack must have for each */
    private static Stream<Rejection> rules(RuleSet rules, int each, int players, Edition edition) {
        return Stream.concat(
                refuseIf(
                        !SettingChecks.serves(rules, each, players, edition),
                        new Rejection.PackTooSmall("", players, each)),
                SettingChecks.unshared(rules, players)
                        .mapToObj(hands -> new Rejection.HandsNotShared("", hands, players)));
    }
}
