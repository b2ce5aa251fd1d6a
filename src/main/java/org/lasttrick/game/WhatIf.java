package org.lasttrick.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.Rejection.FieldFault;
import org.lasttrick.game.Rejection.WrongField;
import org.lasttrick.game.Rejection.WrongKindOfHand;
import org.lasttrick.game.Timeline.Hand;
import org.lasttrick.game.Timeline.Joined;
import org.lasttrick.game.Timeline.Left;
import org.lasttrick.game.Timeline.Reseated;
import org.lasttrick.game.Timeline.Returned;
import org.lasttrick.game.Timeline.Seated;
import org.lasttrick.game.Timeline.Step;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.Deal;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.CardHand;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.HandSize;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Scoresheet.Status;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.Standings;
import org.lasttrick.rules.TopCards;

/**
 * A game as it would have gone under other rules, with the same hands and the same people at the table.
 *
 * @param game up to where it can't go on; it has no entries, so nothing of it can be undone
 * @param stop where it can't go on; {@code null}: all hands count
 */
public record WhatIf(Game game, @Nullable Stop stop) {
    private static final List<Rejection> BUY_IN_MISSING = List.of(new WrongField("/buysIn", FieldFault.BUY_IN_MISSING));

    /**
     * @param hand the first that doesn't count, 1 where the game could not even be started
     * @param reasons at least one
     */
    public record Stop(int hand, List<Rejection> reasons) {
        public Stop {
            reasons = List.copyOf(reasons);
        }
    }

    /** Returns whether a game has a result that other rules could have changed: it is finished, or was closed. */
    public static boolean isPossible(Game game) {
        return Set.of(Status.FINISHED, Status.CLOSED).contains(game.sheet().status());
    }

    /**
     * Plays a game again under other rules. What a hand has recorded that the other game doesn't ask is left out. What the
     * table's own game already bears, such as a hand that an earlier correction has made impossible, is no reason to stop.
     *
     * @param variant the id of the game that the rules are based on
     */
    public static WhatIf of(Game game, String variant, RuleSet rules) {
        GameStarted start = started(game.start(), variant, rules);
        Scoresheet own = Game.begin(game.start()).sheet();
        Scoresheet sheet = Game.begin(start).sheet();
        Timeline timeline = Timeline.NONE;
        List<Rejection> rejections = rejectionsOfStart(start);
        for (Step step : game.timeline().steps()) {
            if (step instanceof Returned(PlayerId player) && isNotAsked(player, own, sheet)) {
                own = step.on(own);
                continue;
            }
            Step asked = step instanceof Hand hand ? asked(hand, own, sheet) : step;
            if (rejections.isEmpty()) {
                rejections = new ArrayList<>(rejectionsOf(asked, sheet, start));
                rejections.removeAll(rejectionsOf(step, own, game.start()));
            }
            if (rejections.isEmpty() && step instanceof Hand hand && !isKnown(hand, own, rules)) {
                rejections = List.of(new WrongField("/card", FieldFault.HIGHEST_UNKNOWN));
            }
            if (!rejections.isEmpty()) {
                break;
            }
            own = step.on(own);
            sheet = asked.on(sheet);
            timeline = timeline.plus(asked);
        }
        boolean stops = !rejections.isEmpty();
        Scoresheet result = stops ? sheet : sheet.stopped(game.sheet().stop());
        return new WhatIf(
                new Game(start, game.version(), game.last(), List.of(), List.of(), timeline, game.names(), result),
                stops ? new Stop(sheet.hands().size() + 1, rejections) : null);
    }

    /** Returns whether a player came back who, under the other rules, would be out by then, and was not asked whether to buy back in. */
    private static boolean isNotAsked(PlayerId player, Scoresheet own, Scoresheet sheet) {
        boolean hadLeft = own.standings()
                .find(player)
                .filter(standing -> standing.status() == Standing.Status.LEFT)
                .isPresent();
        return hadLeft && sheet.mayBuyBackIn(player);
    }

    /**
     * Starts the other game. Who began with what is usual in the table's own game begins with what is usual in the other one.
     */
    private static GameStarted started(GameStarted own, String variant, RuleSet rules) {
        int usual = own.rules().scoring().startingScore();
        List<Entrant> players = own.players().stream()
                .map(player -> new Entrant(
                        player.name(),
                        player.partner(),
                        player.score() == usual ? rules.scoring().startingScore() : player.score(),
                        player.cucumbers()))
                .toList();
        return new GameStarted(own.name(), variant, rules, players, own.dealer(), own.edition());
    }

    private static List<Rejection> rejectionsOfStart(GameStarted start) {
        StartGame command =
                new StartGame(start.name(), start.variant(), start.rules(), start.players(), start.dealer());
        return StartChecks.decide(command, start.edition(), NameChecks.RECORDED)
                        instanceof Decision.Rejected(var reasons)
                ? reasons
                : List.of();
    }

    /**
     * @param own up to the hand before, under the table's own rules
     * @param sheet the same, under the other rules
     */
    private static Hand asked(Hand hand, Scoresheet own, Scoresheet sheet) {
        RuleSet rules = sheet.rules();
        HandResult result = hand.result();
        if (result instanceof CardHand cards && rules.scoring() instanceof CardScoring scoring) {
            CardHand unanswered = cards.with(
                    asked(cards.extras(), hand.on(own).hands().getLast().deal(), own.rules(), rules, scoring));
            result = answered(unanswered, cards, hand, own, sheet);
        }
        return new Hand(hand.entry(), result, hand.corrected(), hand.dealtIn(own), hand.without());
    }

    /** With whoever buys back in of those who are asked, unless one of them was not asked at the table. */
    private static CardHand answered(
            CardHand unanswered, CardHand own, Hand hand, Scoresheet before, Scoresheet sheet) {
        List<PlayerId> dealtIn = hand.dealtIn(sheet);
        List<PlayerId> buysIn = own.extras().buysIn();
        if (buysIn == null || !HandChecks.checkScore(sheet, dealtIn, unanswered).equals(BUY_IN_MISSING)) {
            return unanswered;
        }
        List<PlayerId> asked = sheet.mayBuyIn(unanswered, dealtIn);
        return before.mayBuyIn(own, hand.dealtIn(before)).containsAll(asked)
                ? unanswered.buyingIn(buysIn.stream().filter(asked::contains).toList())
                : unanswered;
    }

    private static Extras asked(Extras extras, Deal deal, RuleSet own, RuleSet rules, CardScoring scoring) {
        boolean sameMultipliers = own.scoring() instanceof CardScoring played
                && played.multiplier() == scoring.multiplier()
                && scoring.asksForMultipliers();
        return new Extras(
                sameMultipliers ? extras.multipliers() : Map.of(),
                scoring.hasPickle() ? extras.pickle() : null,
                rules.handSize() == HandSize.Pattern.DEALER
                        ? Integer.valueOf(deal.handSize().orElseThrow())
                        : null,
                null);
    }

    /** @param sheet up to the step before */
    private static List<Rejection> rejectionsOf(Step step, Scoresheet sheet, GameStarted start) {
        Standings now = sheet.standings();
        return switch (step) {
            case Hand hand -> rejectionsOf(hand, sheet);
            case Step _ when sheet.isOver() -> List.of();
            case Joined(var player, int people, var seat) ->
                Stream.concat(
                                TableChecks.partners("", start.variant(), start.rules(), people),
                                PlayerChecks.checkRoomFor(start, sheet, people))
                        .toList();
            case Returned(PlayerId player)
            when now.of(player).status() == Standing.Status.LEFT || sheet.mayBuyBackIn(player) ->
                PlayerChecks.checkRoomFor(start, sheet, now.of(player).people()).toList();
            case Returned _, Left _, Seated _, Reseated _ -> List.of();
        };
    }

    private static List<Rejection> rejectionsOf(Hand hand, Scoresheet sheet) {
        List<Rejection> rejections =
                sheet.isOver() ? List.of() : HandChecks.checkScore(sheet, hand.dealtIn(sheet), hand.result());
        List<Conflict> conflicts =
                ConflictSearch.conflicts(sheet, hand, sheet.hands().size() + 1);
        // Who would be out, or couldn't pay a stake, says nothing about a hand of another game.
        return conflicts.isEmpty() || rejections.stream().anyMatch(WrongKindOfHand.class::isInstance)
                ? rejections
                : List.of(new Rejection.Contradicts(conflicts));
    }

    private static boolean isKnown(Hand hand, Scoresheet own, RuleSet other) {
        return !(hand.result() instanceof CardHand cards
                        && own.rules().scoring() instanceof CardScoring entered
                        && other.scoring() instanceof CardScoring scoring)
                || TopCards.areKnown(cards, own.standings().people(hand.dealtIn(own)), entered, scoring);
    }
}
