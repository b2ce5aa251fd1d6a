package org.lasttrick.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.Rejection.FieldFault;
import org.lasttrick.game.Rejection.WrongField;
import org.lasttrick.game.Rejection.WrongKindOfHand;
import org.lasttrick.game.Timeline.Changed;
import org.lasttrick.game.Timeline.Hand;
import org.lasttrick.game.Timeline.Renumbered;
import org.lasttrick.game.Timeline.Step;
import org.lasttrick.game.Timeline.Substituted;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.Deal;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.CardHand;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RosterChange.Joined;
import org.lasttrick.rules.RosterChange.Returned;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.HandSize;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.Standings;
import org.lasttrick.rules.TopCards;
import org.lasttrick.rules.variants.Variants;

/**
 * A replay takes the steps of a game one by one, by its own rules and, beside that, by others. What a hand has recorded that the
 * others don't ask is left out.
 */
final class Replay {
    private static final List<Rejection> HIGHEST_UNKNOWN = List.of(new WrongField("/card", FieldFault.HIGHEST_UNKNOWN));
    private static final List<Rejection> BUY_IN_MISSING = List.of(new WrongField("/buysIn", FieldFault.BUY_IN_MISSING));

    private final GameStarted ownStart;
    private final GameStarted start;
    private final List<Hand> hands;
    private Scoresheet own;
    private Scoresheet sheet;
    private Timeline timeline = Timeline.NONE;

    /**
     * @param ownStart of the game
     * @param hands of the game, all of them
     * @param variant the id of the game that the other rules are based on
     */
    Replay(GameStarted ownStart, List<Hand> hands, String variant, RuleSet rules) {
        this.ownStart = ownStart;
        this.hands = hands;
        this.start = started(ownStart, variant, rules);
        this.own = Game.begin(ownStart).sheet();
        this.sheet = Game.begin(start).sheet();
    }

    /**
     * Starts the other game. Whoever began with what is usual in the table's own game begins with what is usual in the other one.
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

    /** Returns the start by the other rules. */
    GameStarted start() {
        return start;
    }

    /** Returns what was taken so far, as far as the other rules ask it. */
    Timeline timeline() {
        return timeline;
    }

    /** Returns what was taken so far, scored by the other rules. */
    Scoresheet sheet() {
        return sheet;
    }

    /** Returns why the game could not even start by the other rules; empty if it could. */
    List<Rejection> rejectionsOfStart() {
        StartGame command =
                new StartGame(start.name(), start.variant(), start.rules(), start.players(), start.dealer());
        return StartChecks.decide(command, start.edition(), NameChecks.RECORDED)
                        instanceof Decision.Rejected(var reasons)
                ? reasons
                : List.of();
    }

    /**
     * Returns why the next step can't be taken by the other rules; empty if it can. What the game bears by its own rules, such as a hand
     * that an earlier correction has made impossible, is no reason.
     */
    List<Rejection> rejectionsOf(Step step) {
        if (isNotAsked(step)) {
            return List.of();
        }
        int number = own.hands().size() + 1;
        List<Rejection> rejections = new ArrayList<>(rejectionsOf(asked(step), sheet, start, number));
        rejections.removeAll(rejectionsOf(step, own, ownStart, number));
        return rejections.isEmpty() && step instanceof Hand hand ? unknown(hand) : rejections;
    }

    /** Returns why a hand that stands although it lacks a player can't be scored by the other rules. */
    private List<Rejection> rejectionsOfKept(Hand hand) {
        List<Rejection> faults = faults(asked(hand).result(), hand);
        return faults.isEmpty() ? unknown(hand) : faults;
    }

    /** Returns what the table would have to say of a hand that can be scored by the other rules. */
    private List<Rejection> unknown(Hand hand) {
        return !isKnown(hand) ? HIGHEST_UNKNOWN : asksSomebodyElse(hand) ? BUY_IN_MISSING : List.of();
    }

    /** Returns whether a hand lacks an answer by the game's own rules, and by the others that of another player, too. */
    private boolean asksSomebodyElse(Hand hand) {
        return hand.result() instanceof CardHand played
                && asked(hand).result() instanceof CardHand cards
                && cards.extras().buysIn() == null
                && !sheet.isOver()
                && !own.mayBuyIn(played, hand.dealtIn(own)).containsAll(sheet.mayBuyIn(cards, hand.dealtIn(own)));
    }

    /** Returns what is wrong with a result of a hand by the other rules, and not by the game's own. */
    private List<Rejection> faults(HandResult result, Hand hand) {
        List<PlayerId> dealtIn = hand.dealtIn(own);
        List<Rejection> faults = new ArrayList<>(HandChecks.checkScore(sheet, dealtIn, result));
        faults.removeAll(HandChecks.checkScore(own, dealtIn, hand.result()));
        return faults;
    }

    /** Returns why nobody would know who deals after the next step by the other rules. It changes no score. */
    private Stream<Rejection> rejectionsOfDeal(Step step) {
        return step instanceof Hand hand
                        && HandChecks.lowestIsKnown(own, hand.result())
                                .findAny()
                                .isEmpty()
                ? HandChecks.lowestIsKnown(sheet, hand.result())
                : Stream.empty();
    }

    void take(Step step) {
        if (isNotAsked(step)) {
            own = step.on(own);
            return;
        }
        Step asked = asked(step);
        own = step.on(own);
        sheet = asked.on(sheet);
        timeline = timeline.plus(asked);
    }

    /** Takes a hand by the game's own rules alone. */
    void strike(Hand hand) {
        own = hand.on(own);
    }

    /** Returns whether a player came back who, by the other rules, would be out by then, and was not asked whether to buy back in. */
    private boolean isNotAsked(Step step) {
        return step instanceof Changed(Returned(PlayerId player))
                && own.standings()
                        .find(player)
                        .filter(standing -> standing.status() == Standing.Status.LEFT)
                        .isPresent()
                && sheet.mayBuyBackIn(player);
    }

    private Step asked(Step step) {
        return step instanceof Hand hand ? asked(hand) : step;
    }

    private Hand asked(Hand hand) {
        RuleSet rules = sheet.rules();
        HandResult result = hand.entered();
        if (result instanceof CardHand cards && rules.scoring() instanceof CardScoring scoring) {
            CardHand unanswered = cards.with(
                    asked(cards.extras(), hand.on(own).hands().getLast().deal(), hand.rules(), rules, scoring));
            result = answered(unanswered, cards, hand);
        }
        return new Hand(
                hand.entry(),
                result,
                hand.corrected(),
                hand.dealtIn(own),
                hand.without(),
                hand.entered(),
                hand.rules());
    }

    /**
     * Returns the hand with whoever buys back in of those who are asked, unless it isn't known of one of them. A player whom the
     * hand hits on the table's own sheet, too, is out if out there. At a table that plays with buy-ins, a player who was not asked
     * after this hand has bought in if they were dealt in to the next one.
     */
    private CardHand answered(CardHand unanswered, CardHand entered, Hand hand) {
        List<PlayerId> dealtIn = hand.dealtIn(own);
        // By the other rules the game may be over, and nobody is asked any more.
        if (!(hand.rules().scoring() instanceof CardScoring played && played.reEntry() == CardScoring.ReEntry.BUY_IN)
                || sheet.isOver()
                || !BUY_IN_MISSING.containsAll(faults(unanswered, hand))) {
            return unanswered;
        }
        List<PlayerId> mayBuyIn = sheet.mayBuyIn(unanswered, dealtIn);
        List<PlayerId> buysIn = new ArrayList<>();
        for (PlayerId player : mayBuyIn) {
            Optional<Boolean> answer = buysIn(player, entered, hand);
            if (answer.isEmpty()) {
                return unanswered;
            }
            if (answer.get()) {
                buysIn.add(player);
            }
        }
        return mayBuyIn.isEmpty() ? unanswered : unanswered.buyingIn(buysIn);
    }

    private Optional<Boolean> buysIn(PlayerId player, CardHand entered, Hand hand) {
        if (hand.result() instanceof CardHand played
                && own.mayBuyIn(played, hand.dealtIn(own)).contains(player)) {
            return Optional.of(isAmong(player, played.extras().buysIn()));
        }
        if (isAmong(player, entered.extras().buysIn())) {
            return Optional.of(true);
        }
        int next = own.hands().size() + 1;
        return next < hands.size()
                ? Optional.of(hands.get(next).dealtIn(hand.on(own)).contains(player))
                : Optional.empty();
    }

    private static boolean isAmong(PlayerId player, @Nullable List<PlayerId> players) {
        return players != null && players.contains(player);
    }

    private static Extras asked(Extras extras, Deal deal, RuleSet entered, RuleSet rules, CardScoring scoring) {
        boolean sameMultipliers = entered.scoring() instanceof CardScoring played
                && played.multiplier() == scoring.multiplier()
                && scoring.asksForMultipliers();
        return new Extras(
                sameMultipliers ? extras.multipliers() : Map.of(),
                scoring.hasPickle() ? extras.pickle() : null,
                rules.handSize() != HandSize.Pattern.DEALER
                        ? null
                        : extras.handSize() == null
                                ? Integer.valueOf(deal.handSize().orElseThrow())
                                : extras.handSize(),
                null);
    }

    /**
     * @param sheet up to the step before
     * @param number of the next hand
     */
    static List<Rejection> rejectionsOf(Step step, Scoresheet sheet, GameStarted start, int number) {
        Standings now = sheet.standings();
        return switch (step) {
            case Hand hand -> rejectionsOf(hand, sheet, number);
            case Step _ when sheet.isOver() -> List.of();
            case Changed(Joined(var player, int people, var seat, var score)) ->
                Stream.concat(
                                TableChecks.partners("", start.variant(), start.rules(), people),
                                PlayerChecks.checkRoomFor(start, sheet, people))
                        .toList();
            case Changed(Returned(PlayerId player))
            when now.of(player).status() == Standing.Status.LEFT || sheet.mayBuyBackIn(player) ->
                PlayerChecks.checkRoomFor(start, sheet, now.of(player).people()).toList();
            case Changed _, Renumbered _, Substituted _ -> List.of();
        };
    }

    private static List<Rejection> rejectionsOf(Hand hand, Scoresheet sheet, int number) {
        List<Rejection> rejections =
                sheet.isOver() ? List.of() : HandChecks.checkScore(sheet, hand.dealtIn(sheet), hand.result());
        List<Conflict> conflicts = ConflictSearch.conflicts(sheet, hand, number);
        // Who would be out, or couldn't pay a stake, says nothing about a hand of another game.
        return conflicts.isEmpty() || rejections.stream().anyMatch(WrongKindOfHand.class::isInstance)
                ? rejections
                : List.of(new Rejection.Contradicts(conflicts));
    }

    private boolean isKnown(Hand hand) {
        return !(hand.entered() instanceof CardHand cards
                        && hand.rules().scoring() instanceof CardScoring entered
                        && start.rules().scoring() instanceof CardScoring scoring)
                || TopCards.areKnown(cards, own.standings().people(hand.dealtIn(own)), entered, scoring);
    }

    /** Returns the state as it is by the rules of a correction. */
    static EntryState corrected(EntryState state, GameEvent.RulesCorrected correction) {
        Timeline kept = state.timeline().kept(correction.kept());
        Replay replay = new Replay(state.start(), kept.hands(), correction.variant(), correction.rules());
        int number = 0;
        for (Step step : kept.steps()) {
            number += step instanceof Hand ? 1 : 0;
            if (step instanceof Hand hand && correction.struck().contains(number)) {
                replay.strike(hand);
            } else {
                replay.take(step);
            }
        }
        return new EntryState(replay.start, replay.timeline, state.names(), state.stop());
    }

    /** Decides whether the hands of a game are scored by other rules. */
    static Decision decide(GameCommand.CorrectRules command, Game game) {
        if (Variants.byId(command.variant()).isEmpty()) {
            return new Decision.Rejected(new Rejection.UnknownVariant("/variant", command.variant()));
        }
        Replay replay = new Replay(game.start(), game.hands(), command.variant(), command.rules());
        List<Rejection> never = replay.rejectionsOfStart();
        if (!never.isEmpty()) {
            return new Decision.Rejected(never);
        }
        List<Conflict> conflicts = new ArrayList<>();
        for (Step step : game.timeline().steps()) {
            List<Rejection> rejections = replay.rejectionsOf(step);
            if (step instanceof Hand hand
                    && !rejections.isEmpty()
                    && rejections.getFirst() instanceof Rejection.Contradicts(List<Conflict> found)) {
                conflicts.addAll(found);
                boolean stands = ConflictSearch.stands(found, command.onConflict());
                rejections = stands ? replay.rejectionsOfKept(hand) : List.of();
                // Where the table has not chosen yet, a hand that can't be kept is struck.
                if (!stands || (command.onConflict() == OnConflict.REFUSE && !rejections.isEmpty())) {
                    replay.strike(hand);
                    continue;
                }
            }
            Optional<Rejection> lacking = Stream.concat(rejections.stream(), replay.rejectionsOfDeal(step))
                    .findFirst();
            if (lacking.isPresent()) {
                return new Decision.Rejected(
                        new Rejection.NotByTheseRules(replay.own.hands().size() + 1, lacking.get()));
            }
            replay.take(step);
        }
        return ConflictSearch.decide(
                conflicts,
                command.onConflict(),
                (struck, kept) -> new GameEvent.RulesCorrected(command.variant(), command.rules(), struck, kept));
    }
}
