package org.lasttrick.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.Multiplier;
import org.lasttrick.rules.CardScoring.PickleRank;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.HandResult.LastTrick;
import org.lasttrick.rules.HandResult.Play;
import org.lasttrick.rules.Person;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Scoresheet;

/** A random last trick of the players still in, and its short form. */
record RandomTrick(Random random, Scoresheet sheet, CardScoring rules) {

    /** Half of them in the short form, where the card may be left out if the rules don't ask for it. */
    HandResult draw() {
        LastTrick trick = trick();
        if (sheet.rules().dealer() == RuleSet.DealerRule.LOWEST || random.nextBoolean()) {
            return trick;
        }
        HighCard high = highCard(rules, trick);
        boolean unnoted = !rules.asksForTheCard() && random.nextBoolean();
        return unnoted ? new HighCard(null, high.topPlayers(), high.extras()) : high;
    }

    private LastTrick trick() {
        List<PlayerId> players = new ArrayList<>(
                sheet.standings().activePeople().stream().map(Person::player).toList());
        Collections.rotate(players, random.nextInt(players.size()));
        Extras extras = extras(players);
        List<Card> pack = pack(extras.pickle());
        List<Play> plays = new ArrayList<>();
        for (int i = 0; i < players.size(); i++) {
            plays.add(new Play(players.get(i), pack.get(i)));
        }
        return new LastTrick(plays, extras);
    }

    /** Half the time from few ranks, so that many cards are equal. */
    private List<Card> pack(@Nullable Card pickle) {
        int least = random.nextBoolean() ? 0 : 9;
        List<Card> pack = new ArrayList<>();
        for (Card card : Card.values()) {
            List<Card> suited = rules.suitedCards().cards();
            int inSuits = card == Card.SIX && suited.contains(Card.SIX_OF_CLUBS)
                    ? 3
                    : card == Card.SEVEN && suited.size() == 2 ? 2 : 4;
            if (card.compareTo(Card.JOKER) > 0) {
                pack.addAll(Collections.nCopies(Collections.frequency(suited, card) * rules.packs(), card));
            } else if (card == Card.JOKER) {
                Card played = rules.jokerRank() == CardScoring.JokerRank.ACE ? Card.ACE : card;
                pack.addAll(Collections.nCopies(rules.jokers() * rules.packs(), played));
            } else if (card.ordinal() >= least) {
                pack.addAll(Collections.nCopies(inSuits * rules.packs(), card));
            }
        }
        if (pickle != null && sheet.edition() != Edition.FIRST) {
            pack.remove(pickle);
        }
        Collections.shuffle(pack, random);
        return pack;
    }

    Extras extras(List<PlayerId> players) {
        Map<PlayerId, Integer> multipliers = new TreeMap<>();
        if (rules.multiplier() == Multiplier.PER_PLAYER) {
            players.forEach(player -> {
                if (random.nextInt(3) == 0) {
                    multipliers.put(player, random.nextBoolean() ? 2 : 4);
                }
            });
        }
        if (rules.multiplier() == Multiplier.KONTRA && random.nextBoolean()) {
            multipliers.put(players.get(random.nextInt(players.size())), 2);
        }
        boolean asked = rules.multiplier() == Multiplier.PICKLE || rules.pickleRank() == PickleRank.HIGHEST;
        @Nullable Card pickle = asked ? Card.values()[random.nextInt(13)] : null;
        int people = sheet.standings().activePeople().size();
        int toDeal = (52 + rules.jokers()) * rules.packs() - (pickle == null ? 0 : 1);
        @Nullable
        Integer handSize =
                sheet.rules().handSize().cards(1).isEmpty() ? (Integer) (1 + random.nextInt(toDeal / people)) : null;
        return Extras.of(multipliers, pickle, handSize);
    }

    /** As published: suited cards or the pickle on top, then jokers, then Aces, or Aces at the bottom. */
    static HighCard highCard(CardScoring rules, LastTrick trick) {
        List<Card> order = new ArrayList<>(Arrays.asList(Card.values()));
        if (rules.suitedCards() == CardScoring.SuitedCards.BLACK_SEVENS_16) {
            Collections.swap(order, order.indexOf(Card.SEVEN_OF_SPADES), order.indexOf(Card.SEVEN_OF_CLUBS));
        }
        if (rules.aceInLastTrick() == CardScoring.AceInLastTrick.LOW) {
            order.remove(Card.ACE);
            order.addFirst(Card.ACE);
        }
        Card pickle = trick.extras().pickle();
        if (pickle != null && rules.pickleRank() == PickleRank.HIGHEST) {
            order.remove(pickle);
            order.addLast(pickle);
        }
        Card top = order.reversed().stream()
                .filter(card -> trick.plays().stream().anyMatch(play -> play.card() == card))
                .findFirst()
                .orElseThrow();
        return new HighCard(
                top,
                trick.plays().stream()
                        .filter(play -> play.card() == top)
                        .map(Play::player)
                        .toList(),
                trick.extras());
    }
}
