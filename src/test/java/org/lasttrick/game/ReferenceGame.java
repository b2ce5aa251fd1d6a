package org.lasttrick.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.JoinScore;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RosterChange;
import org.lasttrick.rules.RuleSet.DealerRule;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.RuleSet.HandSize;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;

/** A second implementation of the published rules, in plain arrays, against which random games are checked. */
abstract sealed class ReferenceGame permits ReferenceCards, ReferenceLetzter, ReferenceMinibluff {
    int[] score;
    int[] cucumbers;
    boolean[] out;
    private static final int SECOND = 1000;
    private boolean[] left;
    /** Players in seat order, clockwise. */
    final List<Integer> seats = new ArrayList<>();
    /** How many people each player is. */
    private int[] people;

    private final int usual;
    private final boolean first;
    private final DealerRule rule;
    /** People: players, and from {@link #SECOND} on their partners. */
    private int dealer;

    private int leader;
    /** Who deals the next hand out of turn; -1 if nobody does. */
    private int outOfTurn = -1;

    private int loser = -1;
    /** The person with the lowest card of the last trick; -1 if that isn't known. */
    private int lowest = -1;

    private boolean begun;

    /** What the card of the last loser counts; -1 if nobody lost. */
    int losingCard = -1;

    private final End end;
    private boolean losingCardDecides;
    private int each;
    private int most;

    ReferenceGame(GameEvent.GameStarted start) {
        score = start.players().stream().mapToInt(GameEvent.Entrant::score).toArray();
        cucumbers =
                start.players().stream().mapToInt(GameEvent.Entrant::cucumbers).toArray();
        people = start.players().stream()
                .mapToInt(entrant -> entrant.partner() == null ? 1 : 2)
                .toArray();
        out = new boolean[score.length];
        left = new boolean[score.length];
        IntStream.range(0, score.length).forEach(seats::add);
        usual = start.rules().scoring().startingScore();
        first = start.edition() == Edition.FIRST;
        rule = start.rules().dealer();
        end = start.rules().end();
        if (start.rules().handSize() instanceof HandSize.LosingCard(int begin, Integer limit)) {
            losingCardDecides = true;
            each = begin;
            most = limit == null ? 999 : limit;
        }
        dealer = start.dealer().number() - 1;
    }

    static ReferenceGame of(GameEvent.GameStarted start) {
        return switch (start.rules().scoring()) {
            case CardScoring cards -> new ReferenceCards(start, cards);
            case TakerScoring() -> new ReferenceLetzter(start);
            case StakesScoring stakes -> new ReferenceMinibluff(start);
        };
    }

    /**
     * Scores a hand.
     *
     * @param players who held cards
     */
    abstract void play(HandResult hand, Set<Integer> players);

    /** @param dealtIn empty: all players who are in */
    final void play(HandResult hand, List<PlayerId> dealtIn) {
        Set<Integer> players = new HashSet<>();
        for (int i = 0; i < score.length; i++) {
            if (dealtIn.isEmpty() ? !out[i] : dealtIn.contains(new PlayerId(i + 1))) {
                players.add(i);
            }
        }
        play(hand, players);
    }

    /** Whether the game has ended by its rules after so many hands. */
    final boolean isOver(int hands) {
        long still = left();
        return still < 2
                || switch (end.kind()) {
                    case LAST_ONE, OPEN -> false;
                    case LAST_TWO -> still == 2;
                    case FIRST_OUT -> seats.stream().anyMatch(i -> out[i] && !left[i]) || atLimit() > 0;
                    case ALL_BUT_ONE -> atLimit() >= still - 1;
                    case HANDS -> hands >= end.numberOrNone();
                    case TARGET ->
                        IntStream.range(0, out.length).anyMatch(i -> !out[i] && score[i] >= end.numberOrNone());
                };
    }

    private long atLimit() {
        return IntStream.range(0, out.length)
                .filter(i -> !out[i] && isAtLimit(score[i]))
                .count();
    }

    /** Whether a score hits the limit: whoever is still in can have it only where nobody goes out. */
    boolean isAtLimit(int total) {
        return false;
    }

    /** Whether the first score is worse. */
    boolean isWorse(int one, int other) {
        return one > other;
    }

    /** The score of a late joiner: the worst of those still in. */
    private int late() {
        int worst = -1;
        for (int i = 0; i < score.length; i++) {
            worst = !out[i] && (worst < 0 || isWorse(score[i], worst)) ? score[i] : worst;
        }
        return worst;
    }

    private int lateCucumbers() {
        int most = 0;
        for (int i = 0; i < score.length; i++) {
            most = out[i] || first ? most : Math.max(most, cucumbers[i]);
        }
        return most;
    }

    void change(RosterChange change) {
        switch (change) {
            case RosterChange.Joined joiner -> join(joiner);
            case RosterChange.Returned back -> comeBack(back.player());
            case RosterChange.Left departure -> leave(departure.player());
            case RosterChange.Seated(List<PlayerId> order, PlayerId dealer) -> move(order, dealer);
            case RosterChange.Substituted _ -> {}
        }
    }

    /** Who was forgotten may have a later number than somebody who joins after them, and is not at the table before. */
    private void join(RosterChange.Joined joined) {
        boolean late = joined.score() == JoinScore.LATE;
        int begins = late ? late() : usual;
        int with = late ? lateCucumbers() : 0;
        int player = joined.player().number() - 1;
        int before = score.length;
        int all = Math.max(before, player + 1);
        score = Arrays.copyOf(score, all);
        cucumbers = Arrays.copyOf(cucumbers, all);
        people = Arrays.copyOf(people, all);
        out = Arrays.copyOf(out, all);
        left = Arrays.copyOf(left, all);
        Arrays.fill(out, before, all, true);
        score[player] = begins;
        cucumbers[player] = with;
        people[player] = joined.people();
        out[player] = false;
        Integer seat = joined.seat();
        List<Integer> there = seats.stream().filter(each -> !left[each]).toList();
        seats.add(seat == null || seat > there.size() ? seats.size() : seats.indexOf(there.get(seat - 1)), player);
    }

    private void leave(PlayerId player) {
        int i = player.number() - 1;
        left[i] = left[i] || !out[i];
        out[i] = true;
    }

    private void comeBack(PlayerId player) {
        int i = player.number() - 1;
        if (out[i] && !left[i] && mayBuyIn(i)) {
            score[i] = late();
            out[i] = false;
        }
        if (left[i]) {
            int begins = late();
            score[i] = isWorse(begins, score[i]) ? begins : score[i];
            cucumbers[i] = Math.max(cucumbers[i], lateCucumbers());
            out[i] = false;
            left[i] = false;
        }
    }

    /** Whether a player who is out may buy back in between two hands. */
    boolean mayBuyIn(int player) {
        return false;
    }

    void sit(List<PlayerId> order, PlayerId first) {
        score = order.stream().mapToInt(player -> score[player.number() - 1]).toArray();
        cucumbers = order.stream()
                .mapToInt(player -> cucumbers[player.number() - 1])
                .toArray();
        people = order.stream().mapToInt(player -> people[player.number() - 1]).toArray();
        boolean[] before = out;
        boolean[] leftBefore = left;
        out = new boolean[score.length];
        left = new boolean[score.length];
        for (int i = 0; i < out.length; i++) {
            out[i] = before[order.get(i).number() - 1];
            left[i] = leftBefore[order.get(i).number() - 1];
        }
        seats.clear();
        IntStream.range(0, score.length).forEach(seats::add);
        dealer = order.indexOf(first);
        outOfTurn = -1;
    }

    /** Everyone keeps their number. */
    private void move(List<PlayerId> order, PlayerId dealing) {
        seats.sort(Comparator.comparingInt(player -> order.indexOf(new PlayerId(player + 1))));
        outOfTurn = dealing == null ? outOfTurn : dealing.number() - 1;
    }

    /** Who deals the next hand and who leads it; called once for each hand. */
    String deal() {
        if (begun) {
            int wanted = losingCard < 0 ? each : losingCard;
            each = Math.max(1, Math.min(Math.min(wanted, most), toDeal() / peopleLeft()));
            moveOn();
        } else {
            dealer = isOut(dealer) ? beside(dealer, 1) : dealer;
            leader = led();
            each = Math.min(each, toDeal() / peopleLeft());
            begun = true;
        }
        if (outOfTurn >= 0 && !isOut(outOfTurn)) {
            while (dealer % SECOND != outOfTurn) {
                dealer = beside(dealer, 1);
            }
            leader = led();
        }
        outOfTurn = -1;
        return written(dealer) + " deals, " + written(leader) + " leads"
                + (losingCardDecides ? ", " + each + " each" : "");
    }

    /** How many cards there are to deal, where the losing card decides how many are dealt. */
    int toDeal() {
        return 52;
    }

    /** Whether a card that is turned up is one of those to deal. */
    boolean isFirstEdition() {
        return first;
    }

    String totals() {
        return seats.stream()
                .map(i -> score[i] + " " + cucumbers[i] + (out[i] ? " out" : ""))
                .collect(Collectors.joining(", "));
    }

    long left() {
        return IntStream.range(0, out.length).filter(i -> !out[i]).count();
    }

    /** @param player the loser; -1 where nobody is, or where it doesn't matter */
    void lost(int player) {
        loser = player;
    }

    int loser() {
        return loser;
    }

    private void moveOn() {
        if (rule == DealerRule.LEAD_CLOCKWISE) {
            leader = beside(leader, 1);
            dealer = beside(leader, -1);
        } else if (rule == DealerRule.LOSER) {
            int deals = loser < 0 ? dealer : loser;
            dealer = isOut(deals) ? beside(deals, 1) : deals;
            leader = led();
        } else if (rule == DealerRule.LOWEST && lowest >= 0) {
            dealer = isOut(lowest) ? beside(lowest, 1) : lowest;
            leader = led();
        } else {
            dealer = beside(dealer, 1);
            leader = led();
        }
    }

    private int led() {
        return rule == DealerRule.LOWEST ? dealer : beside(dealer, rule == DealerRule.CLOCKWISE_RIGHT_LEADS ? -1 : 1);
    }

    /**
     * Notes whose card was the lowest: partners have two, and who of them played which is told by the order of play.
     *
     * @param who played, in that order
     * @param place of the card
     */
    void lowest(List<Integer> who, int place) {
        List<Integer> round = new ArrayList<>(round());
        round.removeIf(person -> isOut(person) || !who.contains(person % SECOND));
        for (int turn = 0; turn < round.size(); turn++) {
            if (round.stream().map(person -> person % SECOND).toList().equals(who)) {
                lowest = round.get(place);
                return;
            }
            Collections.rotate(round, -1);
        }
        boolean hasPlayed = who.subList(0, place).contains(who.get(place));
        lowest = who.get(place) + (hasPlayed ? SECOND : 0);
    }

    void lowestIsUnknown() {
        lowest = -1;
    }

    private List<Integer> round() {
        List<Integer> round = new ArrayList<>(seats);
        seats.stream().filter(player -> people[player] == 2).forEach(player -> round.add(player + SECOND));
        return round;
    }

    private int beside(int person, int step) {
        List<Integer> round = round();
        int next = round.indexOf(person);
        for (int i = 0; i < round.size(); i++) {
            next = (next + step + round.size()) % round.size();
            if (!isOut(round.get(next))) {
                return round.get(next);
            }
        }
        return person;
    }

    private boolean isOut(int person) {
        return out[person % SECOND];
    }

    private static String written(int person) {
        return "p" + (person % SECOND + 1) + (person < SECOND ? "" : "-2");
    }

    private int peopleLeft() {
        return people(seats.stream().filter(player -> !out[player]).toList());
    }

    int people(Collection<Integer> players) {
        return players.stream().mapToInt(player -> people[player]).sum();
    }
}
