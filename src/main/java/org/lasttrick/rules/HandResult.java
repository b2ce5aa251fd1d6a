package org.lasttrick.rules;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A result is a hand as the table entered it; it never has a derived number. */
public sealed interface HandResult {

    /** Returns all players that this hand names, in no particular order. */
    Set<PlayerId> players();

    /** A hand of cards has the highest cards, in one of two forms, or what the table says they cost. */
    sealed interface CardHand extends HandResult {
        /** Returns what some variants record besides the cards. */
        Extras extras();

        /** Returns the same hand, with those who buy back in. */
        default CardHand buyingIn(@Nullable List<PlayerId> players) {
            return with(new Extras(extras().multipliers(), extras().pickle(), extras().handSize(), players));
        }

        /** Returns the same cards, with other things recorded besides. */
        default CardHand with(Extras other) {
            return switch (this) {
                case LastTrick trick -> new LastTrick(trick.plays(), other);
                case HighCard high -> new HighCard(high.card(), high.topPlayers(), other);
                case Entered entered -> new Entered(entered.points(), other);
            };
        }
    }

    /**
     * The full trick has every active player's last card.
     *
     * @param plays in order of play
     */
    record LastTrick(List<Play> plays, Extras extras) implements CardHand {
        public LastTrick {
            plays = List.copyOf(plays);
        }

        @Override
        public Set<PlayerId> players() {
            Set<PlayerId> named = new LinkedHashSet<>(extras.multipliers().keySet());
            plays.forEach(play -> named.add(play.player()));
            return named;
        }

        /**
         * Returns whose card each of the plays is: that of the people clockwise from whoever can have led. Where the plays go
         * round otherwise, of two partners the first is taken to have played first.
         *
         * @param clockwise everyone who was in
         */
        public List<Person> people(List<Person> clockwise) {
            List<Person> inIt = clockwise.stream()
                    .filter(person -> players().contains(person.player()))
                    .toList();
            List<PlayerId> order = plays.stream().map(Play::player).toList();
            return IntStream.range(0, inIt.size())
                    .mapToObj(first -> Stream.concat(
                                    inIt.stream().skip(first), inIt.stream().limit(first))
                            .toList())
                    .filter(round -> round.stream().map(Person::player).toList().equals(order))
                    .findFirst()
                    .orElseGet(this::byTurns);
        }

        private List<Person> byTurns() {
            Map<PlayerId, Integer> cards = new LinkedHashMap<>();
            return plays.stream()
                    .map(play -> new Person(play.player(), cards.merge(play.player(), 1, Integer::sum)))
                    .toList();
        }
    }

    /**
     * The short form has the highest rank of the last trick and who played it.
     *
     * @param card {@code null} if the table did not note it, because the score does not depend on it
     * @param topPlayers in order of play
     */
    record HighCard(@Nullable Card card, List<PlayerId> topPlayers, Extras extras) implements CardHand {
        public HighCard {
            topPlayers = List.copyOf(topPlayers);
        }

        @Override
        public Set<PlayerId> players() {
            Set<PlayerId> named = new LinkedHashSet<>(extras.multipliers().keySet());
            named.addAll(topPlayers);
            return named;
        }
    }

    /**
     * The table enters who pays how much, where no rule says so.
     *
     * @param points 1–999 for each player who pays, in seat order
     */
    record Entered(Map<PlayerId, Integer> points, Extras extras) implements CardHand {
        public Entered {
            points = Collections.unmodifiableMap(new TreeMap<>(points));
        }

        @Override
        public Set<PlayerId> players() {
            return points.keySet();
        }
    }

    record Play(PlayerId player, Card card) {}

    /**
     * @param multipliers in seat order, 2 or 4 for each player whose penalty is doubled or redoubled (Rassi); 1 is the same as no entry
     * @param pickle the pickle's rank, where the game has one
     * @param handSize cards dealt to each, where the dealer chooses
     * @param buysIn those of the players who may buy back in who do; {@code null} where nobody may
     */
    record Extras(
            Map<PlayerId, Integer> multipliers,
            @Nullable Card pickle,
            @Nullable Integer handSize,
            @Nullable List<PlayerId> buysIn) {
        public static final Extras NONE = new Extras(Map.of(), null, null, null);

        public Extras {
            multipliers = Collections.unmodifiableMap(new TreeMap<>(multipliers));
            buysIn = buysIn == null ? null : List.copyOf(buysIn);
        }

        public static Extras of(Map<PlayerId, Integer> multipliers, @Nullable Card pickle, @Nullable Integer handSize) {
            return new Extras(multipliers, pickle, handSize, null);
        }

        public int multiplier(PlayerId player) {
            return multipliers.getOrDefault(player, 1);
        }
    }

    /** One player took the last trick, alone or with all the others. */
    sealed interface TakerHand extends HandResult {
        /** Returns who took it; {@code null} in an incomplete entry, which is never scored. */
        @Nullable
        PlayerId player();

        @Override
        default Set<PlayerId> players() {
            PlayerId taker = player();
            return taker == null ? Set.of() : Set.of(taker);
        }
    }

    /** @param player who took the last trick */
    record Taker(@Nullable PlayerId player) implements TakerHand {}

    /** @param player who took all tricks */
    record March(@Nullable PlayerId player) implements TakerHand {}

    /**
     * A hand of stakes is one on which credits were staked.
     *
     * @param doubles in the order in which they were called
     * @param winner {@code null} when all others dropped, so that the last to double won without a last trick
     */
    record Stakes(List<Doubling> doubles, @Nullable PlayerId winner) implements HandResult {
        public Stakes {
            doubles = List.copyOf(doubles);
        }

        @Override
        public Set<PlayerId> players() {
            Set<PlayerId> named = new LinkedHashSet<>();
            doubles.forEach(doubling -> {
                named.add(doubling.player());
                named.addAll(doubling.dropped());
            });
            if (winner != null) {
                named.add(winner);
            }
            return named;
        }
    }

    /**
     * @param player who doubled the stake
     * @param dropped who then dropped out instead of playing for it
     */
    record Doubling(PlayerId player, List<PlayerId> dropped) {
        public Doubling {
            dropped = List.copyOf(dropped);
        }
    }
}
