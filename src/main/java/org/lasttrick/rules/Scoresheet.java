package org.lasttrick.rules;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.CardScoring.ReEntry;
import org.lasttrick.rules.RuleSet.End;

/**
 * A scoresheet has hands under rules: it is the pure fold from which every total, cucumber and winner is read.
 *
 * @param edition of the rulings by which the game is scored
 * @param start the standings at the start of the game
 * @param firstDealer the designated dealer of the first hand
 * @param rosterChanges players who joined, left or returned, and seats that changed, between hands, in order
 * @param stop how the players ended the game early; {@code null}: they did not
 */
public record Scoresheet(
        RuleSet rules,
        Edition edition,
        Standings start,
        PlayerId firstDealer,
        List<ScoredHand> hands,
        List<RosterChange.Applied> rosterChanges,
        @Nullable Stop stop) {
    public Scoresheet {
        hands = AppendedList.copyOf(hands);
        rosterChanges = AppendedList.copyOf(rosterChanges);
    }

    /** A stop is how players end a game before its rules do. */
    public enum Stop {
        /** The game counts: its players are ranked by fewest cucumbers, then by score. */
        CLOSED,
        /** The game has no result. */
        ABANDONED
    }

    public enum Status {
        IN_PROGRESS,
        /** The game is over by the rules, whether or not the players also stopped it. */
        FINISHED,
        CLOSED,
        ABANDONED
    }

    /** @param firstDealer one of those at the table */
    public static Scoresheet begin(RuleSet rules, Edition edition, Standings start, PlayerId firstDealer) {
        return new Scoresheet(rules, edition, start, start.of(firstDealer).player(), List.of(), List.of(), null);
    }

    /** Returns this sheet with one more hand, in which every active player held cards. */
    public Scoresheet score(HandResult result) {
        return score(result, activePlayers());
    }

    /**
     * Returns this sheet with one more hand.
     *
     * @param result a hand that is legal here: of the game's kind, and with active players only
     * @param dealtIn who held cards in it; nobody else pays or gains anything
     * @throws IllegalStateException when the game is over
     * @throws java.util.NoSuchElementException when the hand names a player who isn't at this table
     */
    public Scoresheet score(HandResult result, List<PlayerId> dealtIn) {
        Deal deal = next().orElseThrow(() -> new IllegalStateException("The game is over"));
        Standings before = standings();
        result.players().forEach(before::of);
        Scorer.Scored scored = Scorer.score(rules.scoring(), hands, before, result, dealtIn);
        ScoredHand hand = new ScoredHand(deal.played(result), result, before, scored.effects(), scored.after());
        List<ScoredHand> more = AppendedList.copyOf(hands).plus(hand);
        return new Scoresheet(rules, edition, start, firstDealer, more, rosterChanges, null);
    }

    /**
     * Returns the players whom a hand would hit and who may buy back in: the hand's answer says who does. Without an answer nobody
     * does, and one where nobody is asked doesn't count, as can happen when an earlier hand is corrected.
     *
     * @param result a hand that is legal here but for that answer
     * @param dealtIn who held cards in it
     */
    public List<PlayerId> mayBuyIn(HandResult.CardHand result, List<PlayerId> dealtIn) {
        return rules.scoring() instanceof CardScoring cards
                ? CardScorer.mayBuyIn(cards, standings(), result, standings().people(dealtIn))
                : List.of();
    }

    /** Returns whether somebody began with another score than the rules give: the game was carried on from a paper sheet. */
    public boolean isCarriedOn() {
        int usual = rules.scoring().startingScore();
        return start.inSeatOrder().stream().anyMatch(each -> each.score() != usual || each.cucumbers() > 0);
    }

    /**
     * Returns whether a player was in when a hand was dealt, here or on the paper sheet. Nobody else has a place once the game is
     * over.
     */
    public boolean hasPlayed(PlayerId player) {
        return hands.stream().anyMatch(hand -> hand.before().isActive(player))
                || (isCarriedOn() && start.find(player).isPresent());
    }

    /** Returns the players still in, in seat order. */
    public List<PlayerId> activePlayers() {
        return standings().active().map(Standing::player).toList();
    }

    /** Returns this sheet as the players ended it early; {@code null}: as they resumed it. */
    public Scoresheet stopped(@Nullable Stop how) {
        return new Scoresheet(rules, edition, start, firstDealer, hands, rosterChanges, how);
    }

    /**
     * Returns this sheet with a change before the next hand. Whoever joins late begins with the worst score and the most cucumbers
     * among those still in. Whoever had left goes on with the worse of their own score and a late joiner's, and so with cucumbers;
     * whoever {@linkplain #mayBuyBackIn buys back in}, with the highest score of the others, and their own cucumbers.
     *
     * <p>The sheet stays as it is when somebody leaves who isn't in, or returns who is at the table; and after the end of the game
     * unless somebody is substituted, since a correction may have ended the game before the change.
     */
    public Scoresheet with(RosterChange change) {
        Standings now = standings();
        return switch (change) {
            case RosterChange.Substituted _ -> with(change, now);
            // A player who joined after the end may not be on the sheet at all.
            case RosterChange _ when isFinished() -> this;
            case RosterChange.Joined joined -> with(change, now.with(joiner(joined), joined.seat()));
            case RosterChange.Left(PlayerId player) ->
                now.isActive(player)
                        ? with(change, now.with(player, s -> s.with(s.score(), s.cucumbers(), Standing.Status.LEFT)))
                        : this;
            case RosterChange.Returned(PlayerId player) ->
                now.of(player).status() == Standing.Status.LEFT || mayBuyBackIn(player)
                        ? with(change, now.with(player, this::returned))
                        : this;
            case RosterChange.Seated(List<PlayerId> order, var dealer) -> with(change, now.inSeats(order));
        };
    }

    private Scoresheet with(RosterChange change, Standings after) {
        List<RosterChange.Applied> more =
                AppendedList.copyOf(rosterChanges).plus(new RosterChange.Applied(hands.size() + 1, change, after));
        return new Scoresheet(rules, edition, start, firstDealer, hands, more, stop);
    }

    /** Returns the standing with which a player begins who joins before the next hand. */
    public Standing joiner(RosterChange.Joined joined) {
        return switch (joined.score()) {
            case LATE -> newcomer(joined.player(), joined.people());
            case START ->
                new Standing(
                        joined.player(), joined.people(), rules.scoring().startingScore(), 0, Standing.Status.ACTIVE);
        };
    }

    /** Returns whether a player is out, and may buy back in before the next hand. */
    public boolean mayBuyBackIn(PlayerId player) {
        return rules.scoring() instanceof CardScoring cards
                && cards.reEntry() == ReEntry.BUY_IN_ANY_TIME
                && !isFinished()
                && standings().active().count() >= ReEntry.LEAST_OTHERS
                && standings()
                        .find(player)
                        .filter(own -> own.status() == Standing.Status.OUT && own.cucumbers() < cards.lives())
                        .isPresent();
    }

    private Standing returned(Standing own) {
        Standing newcomer = newcomer(own.player(), own.people());
        if (own.status() == Standing.Status.OUT) {
            return own.with(newcomer.score(), own.cucumbers(), Standing.Status.ACTIVE);
        }
        boolean ownIsWorse = rules.scoring().byScore().compare(own, newcomer) > 0;
        return own.with(
                ownIsWorse ? own.score() : newcomer.score(),
                Math.max(own.cucumbers(), newcomer.cucumbers()),
                Standing.Status.ACTIVE);
    }

    /** Returns a newcomer's standing: an active player already has that score, so it neither costs a life nor ends the game. */
    private Standing newcomer(PlayerId player, int people) {
        int score = standings()
                .active()
                .max(rules.scoring().byScore())
                .orElseThrow()
                .score();
        int cucumbers = switch (edition) {
            case FIRST -> 0;
            case SECOND ->
                standings().active().mapToInt(Standing::cucumbers).max().orElse(0);
        };
        return new Standing(player, people, score, cucumbers, Standing.Status.ACTIVE);
    }

    /**
     * Returns this sheet, before its first hand, with the players in other seats and numbered by them.
     *
     * @param order all players, by their old numbers
     * @param dealer of the first hand, by the old number
     */
    public Scoresheet seated(List<PlayerId> order, PlayerId dealer) {
        if (!hands.isEmpty()) {
            throw new IllegalStateException("Seats are kept once a hand was played");
        }
        return begin(rules, edition, standings().seated(order), new PlayerId(order.indexOf(dealer) + 1));
    }

    /** Returns this sheet as it was when hand {@code number} (1 for the first) was dealt. */
    public Scoresheet before(int number) {
        return new Scoresheet(
                rules,
                edition,
                start,
                firstDealer,
                AppendedList.copyOf(hands).first(number - 1),
                rosterChanges.stream()
                        .filter(change -> change.beforeHand() <= number)
                        .toList(),
                null);
    }

    public Standings standings() {
        if (!rosterChanges.isEmpty() && rosterChanges.getLast().beforeHand() > hands.size()) {
            return rosterChanges.getLast().after();
        }
        return hands.isEmpty() ? start : hands.getLast().after();
    }

    /** Returns the most cards that each person can be dealt from the pack. */
    public int mostCardsEach() {
        return rules.scoring().mostCardsEach(standings().activePeople().size(), edition);
    }

    /** Returns the hand to be dealt now; empty when the game is over. */
    public Optional<Deal> next() {
        if (isOver()) {
            return Optional.empty();
        }
        Deal inTurn = hands.isEmpty()
                ? Deal.first(rules, standings(), firstDealer, mostCardsEach())
                : Deal.after(hands.getLast(), rules, standings(), mostCardsEach());
        return Optional.of(outOfTurn()
                .map(dealer -> inTurn.dealtBy(dealer, rules, standings()))
                .orElse(inTurn));
    }

    private Optional<PlayerId> outOfTurn() {
        return rosterChanges.stream()
                .filter(change -> change.beforeHand() > hands.size())
                .flatMap(change -> change.change() instanceof RosterChange.Seated(var order, PlayerId dealer)
                        ? Optional.ofNullable(dealer).stream()
                        : Stream.empty())
                .reduce((earlier, later) -> later);
    }

    public boolean isOver() {
        return status() != Status.IN_PROGRESS;
    }

    public Status status() {
        if (isFinished()) {
            return Status.FINISHED;
        }
        if (stop == null) {
            return Status.IN_PROGRESS;
        }
        return switch (stop) {
            case CLOSED -> Status.CLOSED;
            case ABANDONED -> Status.ABANDONED;
        };
    }

    private boolean isFinished() {
        if (standings().active().count() < 2) {
            return true;
        }
        return switch (rules.end()) {
            case End.Simple.LAST_ONE -> false;
            case End.Simple.LAST_TWO -> standings().active().count() == 2;
            // No hand is scored after the one that ended the game, so checking the last is enough.
            case End.Simple.FIRST_OUT -> !hands.isEmpty() && somebodyIsHitForGood(hands.getLast());
            case End.Simple.ALL_BUT_ONE ->
                standings()
                                .active()
                                .filter(s -> !rules.scoring().hits(s.score()))
                                .count()
                        <= 1;
            case End.Hands(int number) -> hands.size() >= number;
            case End.Target(int score) -> standings().active().anyMatch(s -> s.score() >= score);
            case End.Simple.OPEN -> false;
        };
    }

    private boolean somebodyIsHitForGood(ScoredHand hand) {
        return hand.effects().stream().anyMatch(Effect.Out.class::isInstance)
                || (rules.scoring().lives() == 0
                        && hand.after().active().anyMatch(s -> rules.scoring().hits(s.score())));
    }

    /** Returns who won, in seat order; empty while the game goes on, and where nobody wins. */
    public List<PlayerId> winners() {
        return switch (status()) {
            case IN_PROGRESS, ABANDONED -> List.of();
            case CLOSED -> ahead();
            case FINISHED -> finishedWinners();
        };
    }

    /** Returns who would win if the game were closed now, in seat order. */
    public List<PlayerId> ahead() {
        return new Ranking(this).first();
    }

    private List<PlayerId> finishedWinners() {
        Ranking ranking = new Ranking(this);
        boolean everyoneWentOut = standings().active().findAny().isEmpty();
        if (!everyoneWentOut) {
            return ranking.first();
        }
        return switch (rules.scoring().allOut()) {
            case LOWEST_TOTAL -> ranking.first();
            case SHARED -> ranking.outLast();
            case NOBODY -> List.of();
        };
    }

    /**
     * Returns a player's place in the finishing order, 1 for the first; equal players share one. It is final for everyone once the
     * game is over and, unless somebody joins, earlier for players who are out or have left; empty for those still playing, for who
     * {@linkplain #hasPlayed never played}, and for everyone once the game is abandoned. Without a winner, places begin with 2 (in
     * the first edition, with 1).
     */
    public Optional<Integer> place(PlayerId player) {
        boolean open = switch (status()) {
            case IN_PROGRESS -> standings().isActive(player);
            case ABANDONED -> true;
            case FINISHED, CLOSED -> false;
        };
        if (open || !hasPlayed(player)) {
            return Optional.empty();
        }
        if (winners().contains(player)) {
            return Optional.of(1);
        }
        int place = new Ranking(this).place(player);
        return Optional.of(
                status() == Status.FINISHED && winners().isEmpty() && edition != Edition.FIRST ? place + 1 : place);
    }
}
