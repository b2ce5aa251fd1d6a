package org.lasttrick.rules;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What the table saw of a hand, as it was entered; never a derived number. */
public sealed interface HandResult {

    /** What some variants ask for beside the cards. */
    Extras extras();

    /** Everyone whom this hand names, in no particular order. */
    Set<PlayerId> players();

    /**
     * The full trick: every active player's last card.
     *
     * @param plays in order of play
     */
    record LastTrick(List<Play> plays, Extras extras) implements HandResult {
        public LastTrick {
            plays = List.copyOf(plays);
        }

        @Override
        public Set<PlayerId> players() {
            Set<PlayerId> named = new LinkedHashSet<>(extras.multipliers().keySet());
            plays.forEach(play -> named.add(play.player()));
            return named;
        }
    }

    /**
     * The short form: the highest rank of the last trick and who played it.
     *
     * @param topPlayers in order of play
     */
    record HighCard(Card card, List<PlayerId> topPlayers, Extras extras) implements HandResult {
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

    record Play(PlayerId player, Card card) {}

    /**
     * @param multipliers 2 or 4 for each player whose penalty is doubled or redoubled (Rassi); whoever is not named has 1
     * @param pickle the pickle's rank, where the game has one
     * @param handSize the cards each was dealt, where the dealer chooses
     */
    record Extras(
            SortedMap<PlayerId, Integer> multipliers,
            @Nullable Card pickle,
            @Nullable Integer handSize) {
        public static final Extras NONE = new Extras(new TreeMap<>(), null, null);

        public Extras {
            multipliers = Collections.unmodifiableSortedMap(new TreeMap<>(multipliers));
        }

        public static Extras of(Map<PlayerId, Integer> multipliers, @Nullable Card pickle, @Nullable Integer handSize) {
            return new Extras(new TreeMap<>(multipliers), pickle, handSize);
        }

        public int multiplier(PlayerId player) {
            return multipliers.getOrDefault(player, 1);
        }
    }
}
