package org.lasttrick.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.PlayerId;

/** Penalties first, then the limit, then re-entry, then the tie bonus. */
final class ReferenceCards extends ReferenceGame {
    private static final List<String> RANKS =
            List.of("", "", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A");

    private final CardScoring rules;
    /** What each player has paid, hand by hand. */
    private final Map<Integer, List<Integer>> paid = new HashMap<>();

    ReferenceCards(GameEvent.GameStarted start, CardScoring rules) {
        super(start);
        this.rules = rules;
    }

    @Override
    void play(HandResult hand, Set<Integer> players) {
        if (hand instanceof HandResult.Entered entered) {
            pay(entered);
            return;
        }
        Card top = null;
        List<Integer> who = new ArrayList<>();
        HandResult.Extras extras = ((HandResult.CardHand) hand).extras();
        if (hand instanceof HandResult.HighCard high) {
            top = high.card();
            high.topPlayers().forEach(player -> who.add(player.number() - 1));
            lowestIsUnknown();
        } else {
            List<Integer> everyone = new ArrayList<>();
            int highest = -1;
            int least = 99;
            int lowest = -1;
            for (HandResult.Play play : ((HandResult.LastTrick) hand).plays()) {
                boolean onTop = rules.pickleRank() == CardScoring.PickleRank.HIGHEST && play.card() == extras.pickle();
                int strength = onTop ? 50 : strength(play.card());
                if (strength > highest) {
                    who.clear();
                    highest = strength;
                    top = play.card();
                }
                if (strength == highest) {
                    who.add(play.player().number() - 1);
                }
                if (strength < least) {
                    least = strength;
                    lowest = everyone.size();
                }
                everyone.add(play.player().number() - 1);
            }
            lowest(everyone, lowest);
        }
        score(top, who, extras, people(players));
    }

    @Override
    boolean mayBuyIn(int player) {
        return rules.reEntry() == CardScoring.ReEntry.BUY_IN_ANY_TIME && cucumbers[player] == 1 && left() >= 3;
    }

    @Override
    int toDeal() {
        boolean turnedUp = rules.multiplier() == CardScoring.Multiplier.PICKLE
                || rules.pickleRank() == CardScoring.PickleRank.HIGHEST;
        return rules.packs() * (52 + rules.jokers()) - (turnedUp && !isFirstEdition() ? 1 : 0);
    }

    private void pay(HandResult.Entered entered) {
        List<Integer> payers = new ArrayList<>();
        int most = 0;
        for (int seat : seats) {
            Integer points = entered.points().get(new PlayerId(seat + 1));
            if (points != null) {
                payers.add(seat);
                score[seat] += points;
                paid.computeIfAbsent(seat, first -> new ArrayList<>()).add(points);
                most = Math.max(most, points);
                lost(points == most ? seat : loser());
            }
        }
        payers.forEach(this::forgive);
        if (rules.lives() > 0) {
            hit(false, payers, entered.extras().buysIn());
        }
    }

    private int value(Card card) {
        return rules.values().containsKey(card) ? rules.values().get(card) : usual(card);
    }

    private int usual(Card card) {
        if (card == Card.ACE) {
            return rules.aceInLastTrick() == CardScoring.AceInLastTrick.LOW ? 1 : 14;
        }
        if (card == Card.JOKER) {
            return rules.jokerRank() == CardScoring.JokerRank.HIGHEST ? 15 : 20;
        }
        if (rules.suitedCards() == CardScoring.SuitedCards.BLACK_SEVENS_16
                && card.notation().startsWith("7")) {
            return card == Card.SEVEN_OF_SPADES ? 16 : card == Card.SEVEN_OF_CLUBS ? 15 : 7;
        }
        return card == Card.SIX_OF_CLUBS || card == Card.BLACK_SEVEN
                ? 21
                : RANKS.indexOf(card.notation().replaceAll("[SC]", ""));
    }

    private int strength(Card card) {
        return switch (card.notation()) {
            case "7C" -> 40;
            case "7S" -> rules.suitedCards() == CardScoring.SuitedCards.BLACK_SEVENS ? 30 : 45;
            default -> usual(card);
        };
    }

    private void score(Card top, List<Integer> who, HandResult.Extras extras, int cards) {
        if (who.size() == cards && rules.allEqual() == CardScoring.AllEqual.NOBODY) {
            lost(-1);
            losingCard = -1;
            return;
        }
        losingCard = top == null ? -1 : value(top);
        boolean firstAce = top == Card.ACE && rules.aceOnAce() == CardScoring.AceOnAce.NOT;
        int loser = firstAce ? who.getFirst() : who.getLast();
        Set<Integer> each = new LinkedHashSet<>(who.reversed());
        List<Integer> payers = rules.payers() == CardScoring.Payers.ALL && !firstAce
                ? new ArrayList<>(each).reversed()
                : List.of(loser);
        int points = rules.penalty() == CardScoring.Penalty.RANK ? value(top) : 1;
        if (rules.penalty() == CardScoring.Penalty.CARDS_IN_TRICK) {
            points = cards;
        }
        if (rules.multiplier() == CardScoring.Multiplier.PICKLE && top == extras.pickle()) {
            points = points + points;
        }
        int pays = 0;
        for (int payer : payers) {
            boolean multiplied = rules.multiplier() == CardScoring.Multiplier.PER_PLAYER;
            pays = multiplied ? points * extras.multiplier(new PlayerId(payer + 1)) : points;
            if (rules.multiplier() == CardScoring.Multiplier.KONTRA
                    && !extras.multipliers().isEmpty()) {
                pays = extras.multipliers().containsKey(new PlayerId(payer + 1)) ? 4 * points : 2 * points;
            }
            score[payer] += pays;
            paid.computeIfAbsent(payer, first -> new ArrayList<>()).add(pays);
        }
        if (!loses(top)) {
            payers.forEach(this::forgive);
        }
        if (rules.lives() > 0) {
            hit(loses(top), payers, extras.buysIn());
        }
        for (int player : rules.tieBonus() ? each : Set.<Integer>of()) {
            score[player] = player == loser ? score[player] : Math.max(0, score[player] - pays);
        }
        lost(loser);
    }

    private void hit(boolean six, List<Integer> payers, List<PlayerId> buysIn) {
        boolean[] hit = new boolean[score.length];
        for (int payer : payers) {
            hit[payer] = six || isAtLimit(score[payer]);
        }
        int unharmed = 0;
        for (int i = 0; i < score.length; i++) {
            unharmed += hit[i] || out[i] ? 0 : 1;
        }
        int highest = 0;
        for (int i = 0; i < score.length; i++) {
            if (!hit[i] && !out[i] && rules.reEntry() != CardScoring.ReEntry.ZERO) {
                highest = Math.max(highest, score[i]);
            }
        }
        for (int i = 0; i < score.length; i++) {
            if (hit[i]) {
                cucumbers[i] = six ? rules.lives() : cucumbers[i] + 1;
                out[i] = cucumbers[i] == rules.lives();
                if (rules.reEntry() == CardScoring.ReEntry.BUY_IN) {
                    out[i] |= unharmed < 3 || buysIn == null || !buysIn.contains(new PlayerId(i + 1));
                }
                int again = rules.reEntry() == CardScoring.ReEntry.OWN_HIGHEST ? highestPaid(i) : highest;
                out[i] |= rules.reEntry() == CardScoring.ReEntry.BUY_IN_ANY_TIME;
                score[i] = out[i] ? score[i] : again;
            }
        }
    }

    private int highestPaid(int player) {
        int most = 0;
        for (int points : paid.get(player)) {
            boolean isGone = rules.limit() != null && (beyond(points) || isForgiven(points));
            most = isGone ? most : Math.max(most, points);
        }
        return most;
    }

    private boolean loses(Card top) {
        return top == Card.SIX_OF_CLUBS && rules.suitedCards() == CardScoring.SuitedCards.SIX_OF_CLUBS_LOSES;
    }

    private void forgive(int payer) {
        if (isForgiven(score[payer])) {
            score[payer] = 0;
            paid.get(payer).clear();
        }
    }

    private boolean isForgiven(int total) {
        return rules.exactLimit() == CardScoring.ExactLimit.ZERO && rules.limit() != null && rules.limit() == total;
    }

    @Override
    boolean isAtLimit(int total) {
        return rules.limit() != null && beyond(total);
    }

    private boolean beyond(int total) {
        return rules.limitTest() == CardScoring.LimitTest.REACH ? total >= rules.limit() : total > rules.limit();
    }
}
