package org.lasttrick.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.CardScoring.ReEntry;
import org.lasttrick.rules.RuleSet.End;

/**
 * Hands under rules: the pure fold from which every total, cucumber and winner is read.
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
        List<RosterChange> rosterChanges,
        @Nullable Stop stop) {
    public Scoresheet {
        hands = AppendedList.copyOf(hands);
        rosterChanges = List.copyOf(rosterChanges);
    }

    /** A stop is how players end a game before its rules do. */
    public enum Stop {
        /** It counts: ranked by fewest cucumbers, then by score. */
        CLOSED,
        /** It has no result. */
        ABANDONED
    }

    public enum Status {
        IN_PROGRESS,
        /** Over by the rules, whether or not the players also stopped it. */
        FINISHED,
        CLOSED,
        ABANDONED
    }

    /** @param firstDealer one of those at the table */
    public static Scoresheet begin(RuleSet rules, Edition edition, Standings start, PlayerId firstDealer) {
        return new Scoresheet(rules, edition, start, start.of(firstDealer).player(), List.of(), List.of(), null);
    }

    /** This sheet with one more hand, in which every active player held cards. */
    public Scoresheet score(HandResult result) {
        return score(result, activePlayers());
    }

    /**
     * This sheet with one more hand.
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
     * Returns the players whom a hand would hit and who may buy back in: its answer says who does. Without an answer nobody does,
     * and one where nobody is asked doesn't count, as can happen when an earlier hand is corrected.
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

    /** This sheet, ended early by the players; {@code null}: resumed. */
    public Scoresheet stopped(@Nullable Stop how) {
        return new Scoresheet(rules, edition, start, firstDealer, hands, rosterChanges, how);
    }

    /**
     * This sheet with one more player, who begins with the worst score and the most cucumbers among those still in. After the end
     * of the game it stays as it is, since a correction may have ended the game before the player joined.
     *
     * @param player the next free one
     * @param people who play as this player, 1 or 2
     * @param seat clockwise from 1 among those who have not left; {@code null}: after the last
     */
    public Scoresheet joined(PlayerId player, int people, @Nullable Integer seat) {
        return joined(player, people, seat, JoinScore.LATE);
    }

    /** This sheet with one more player likewise, who may begin with the starting score. */
    public Scoresheet joined(PlayerId player, int people, @Nullable Integer seat, JoinScore score) {
        if (isFinished()) {
            return this;
        }
        Standing standing = switch (score) {
            case LATE -> newcomer(player, people);
            case START -> new Standing(player, people, rules.scoring().startingScore(), 0, Standing.Status.ACTIVE);
        };
        return with(new RosterChange.Joined(hands.size() + 1, standing, seat));
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

    /**
     * This sheet with a player back, in the same seat: one who had left, or who {@linkplain #mayBuyBackIn buys back in}. Who had left goes
     * on with the worse of their own score and a late joiner's, and so with cucumbers; who buys in, with the highest score of the others,
     * and their own cucumbers. After the end of the game, and for anybody else, it stays as it is.
     */
    public Scoresheet returned(PlayerId player) {
        // Once the game is over, a player who joined after its end may not be on the sheet at all.
        boolean buysIn = mayBuyBackIn(player);
        if (!buysIn && (isFinished() || standings().of(player).status() != Standing.Status.LEFT)) {
            return this;
        }
        Standing own = standings().of(player);
        Standing newcomer = newcomer(player, own.people());
        if (buysIn) {
            return with(new RosterChange.Returned(
                    hands.size() + 1, own.with(newcomer.score(), own.cucumbers(), Standing.Status.ACTIVE)));
        }
        boolean ownIsWorse = rules.scoring().byScore().compare(own, newcomer) > 0;
        return with(new RosterChange.Returned(
                hands.size() + 1,
                own.with(
                        ownIsWorse ? own.score() : newcomer.score(),
                        Math.max(own.cucumbers(), newcomer.cucumbers()),
                        Standing.Status.ACTIVE)));
    }

    /** An active player already has this score and these cucumbers, so they neither cost a life nor end the game. */
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
     * This sheet without a player from now on. It stays as it is after the end of the game, and for a player who is out.
     */
    public Scoresheet left(PlayerId player) {
        return isFinished() || !standings().isActive(player)
                ? this
                : with(new RosterChange.Left(hands.size() + 1, player));
    }

    /** This sheet with somebody else as a player from now on. No score changes by it. */
    public Scoresheet substituted(PlayerId player) {
        return with(new RosterChange.Substituted(hands.size() + 1, player));
    }

    private Scoresheet with(RosterChange change) {
        List<RosterChange> more = new ArrayList<>(rosterChanges);
        more.add(change);
        return new Scoresheet(rules, edition, start, firstDealer, hands, more, stop);
    }

    /**
     * This sheet, before its first hand, with the players in other seats and numbered by them.
     *
     * @param order all players, by their old numbers
     * @param dealer of the first hand, likewise
     */
    public Scoresheet seated(List<PlayerId> order, PlayerId dealer) {
        if (!hands.isEmpty()) {
            throw new IllegalStateException("Seats are kept once a hand was played");
        }
        return begin(rules, edition, standings().seated(order), new PlayerId(order.indexOf(dealer) + 1));
    }

    /**
     * This sheet with the players in other seats, from the next hand on. They keep their numbers. After the end of the game it stays as it
     * is.
     *
     * @param order clockwise; players who haven't joined yet are skipped
     * @param dealer of the next hand, out of turn; {@code null}: whoever's turn it is
     */
    public Scoresheet reseated(List<PlayerId> order, @Nullable PlayerId dealer) {
        return isFinished() ? this : with(new RosterChange.Seated(hands.size() + 1, order, dealer));
    }

    /** This sheet as it was when hand {@code number} (1 for the first) was dealt. */
    public Scoresheet before(int number) {
        return new Scoresheet(
                rules,
                edition,
                start,
                firstDealer,
                AppendedList.copyOf(hands).first(number - 1),
                rosterChanges.stream().filter(h -> h.beforeHand() <= number).toList(),
                null);
    }

    public Standings standings() {
        Standings now = hands.isEmpty() ? start : hands.getLast().after();
        for (RosterChange change : rosterChanges) {
            if (change.beforeHand() > hands.size()) {
                now = now.with(change);
            }
        }
        return now;
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
                .flatMap(change -> change instanceof RosterChange.Seated(int hand, var order, PlayerId dealer)
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
     * Returns a player's place in the finishing order, 1 for the first; equal players share one. Final for everyone once the game
     * is over and, unless somebody joins, earlier for players who are out or have left; empty for those still playing, for who
     * {@linkplain #hasPlayed never played}, and for everyone once the game is abandoned. Without a winner, places begin with 2
     * (in the first edition, with 1).
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
