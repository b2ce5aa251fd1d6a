package org.lasttrick.game;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Rejection.Bound;
import org.lasttrick.game.Rejection.FieldFault;
import org.lasttrick.game.Rejection.OutOfRange;
import org.lasttrick.game.Rejection.PlayerFault;
import org.lasttrick.game.Rejection.WrongField;
import org.lasttrick.game.Rejection.WrongPlayer;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.Penalty;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.CardHand;
import org.lasttrick.rules.HandResult.Entered;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.HandResult.Stakes;
import org.lasttrick.rules.HandResult.TakerHand;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet.DealerRule;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;

/** Checks that a hand is of the kind that the game asks for, and legal. */
final class HandChecks {
    static final int LONGEST_REASON = 200;

    private HandChecks() {}

    /**
     * @param sheet up to the hand before {@code result}
     * @param dealtIn who holds cards in it
     * @param reason for a correction
     */
    static List<Rejection> check(Scoresheet sheet, List<PlayerId> dealtIn, HandResult result, @Nullable String reason) {
        return Stream.of(result(sheet, dealtIn, result), lowestIsKnown(sheet, result), reason(reason))
                .flatMap(each -> each)
                .toList();
    }

    /** Checks what the score depends on. */
    static List<Rejection> checkScore(Scoresheet sheet, List<PlayerId> dealtIn, HandResult result) {
        return result(sheet, dealtIn, result).toList();
    }

    /** Checks what the next deal depends on. */
    static Stream<Rejection> lowestIsKnown(Scoresheet sheet, HandResult result) {
        return refuseIf(
                sheet.rules().dealer() == DealerRule.LOWEST && result instanceof HighCard,
                new WrongField("/type", FieldFault.LOWEST_UNKNOWN));
    }

    private static Stream<Rejection> result(Scoresheet sheet, List<PlayerId> dealtIn, HandResult result) {
        return switch (sheet.rules().scoring()) {
            case CardScoring rules ->
                result instanceof CardHand hand && hand instanceof Entered == (rules.penalty() == Penalty.ENTERED)
                        ? CardChecks.check(sheet, dealtIn, rules, hand)
                        : wrongKind(sheet);
            case TakerScoring() -> result instanceof TakerHand hand ? named(sheet, hand.player()) : wrongKind(sheet);
            case StakesScoring stakes ->
                result instanceof Stakes hand ? StakesChecks.check(sheet, dealtIn, hand) : wrongKind(sheet);
        };
    }

    private static Stream<Rejection> wrongKind(Scoresheet sheet) {
        return Stream.of(new Rejection.WrongKindOfHand("/type", sheet.rules().scoring()));
    }

    private static Stream<Rejection> named(Scoresheet sheet, @Nullable PlayerId player) {
        return player == null
                ? Stream.of(new WrongField("/player", FieldFault.NOBODY_TOOK_IT))
                : active(sheet, "/player", player);
    }

    /** Checks that a player is at this table, and still in. */
    static Stream<Rejection> active(Scoresheet sheet, String pointer, PlayerId player) {
        return sheet.standings()
                .find(player)
                .map(standing -> switch (standing.status()) {
                    case ACTIVE -> Stream.<Rejection>empty();
                    case OUT -> Stream.<Rejection>of(new WrongPlayer(pointer, player, PlayerFault.NOT_ACTIVE));
                    case LEFT -> Stream.<Rejection>of(new WrongPlayer(pointer, player, PlayerFault.HAS_LEFT));
                })
                .orElseGet(() -> Stream.of(new Rejection.UnknownPlayer(
                        pointer, player, sheet.standings().inSeatOrder().size())));
    }

    /** Returns whether a player has, or had, a seat: only then does a refusal name the player. */
    static boolean isKnown(Scoresheet sheet, PlayerId player) {
        return sheet.standings().find(player).isPresent();
    }

    private static Stream<Rejection> reason(@Nullable String reason) {
        if (reason == null) {
            return Stream.empty();
        }
        return Stream.concat(
                OutOfRange.check("/reason", Bound.REASON_LENGTH, reason.length(), 0, LONGEST_REASON),
                refuseIf(!NameChecks.isPrintable(reason), new WrongField("/reason", FieldFault.NAME_UNPRINTABLE)));
    }

    static Stream<Rejection> refuseIf(boolean wrong, Rejection rejection) {
        return wrong ? Stream.of(rejection) : Stream.empty();
    }
}
