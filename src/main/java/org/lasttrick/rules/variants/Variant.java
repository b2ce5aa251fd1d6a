package org.lasttrick.rules.variants;

import java.util.List;
import java.util.Map;
import org.lasttrick.rules.RuleSet;

/**
 * A game of the family: who may play it, and the rules it is played with unless the table changes them.
 *
 * @param id as in requests and the ledger; never changes
 * @param rules for most numbers of players
 * @param exceptions the rules for numbers of players that differ
 * @param following what players must do who don't lead
 * @param firstDealer how the dealer of the first hand is found
 * @param sources where the rules are published
 * @param reconstructed whether parts of the rules can no longer be read at their source and were filled in
 */
public record Variant(
        String id,
        String name,
        int minPlayers,
        int maxPlayers,
        RuleSet rules,
        Map<Integer, RuleSet> exceptions,
        Following following,
        FirstDealer firstDealer,
        List<String> sources,
        boolean reconstructed) {
    public Variant {
        exceptions = Map.copyOf(exceptions);
        sources = List.copyOf(sources);
    }

    /** Which card a player must add to a trick. It changes no score. */
    public enum Following {
        /** A card at least as high as the highest so far, or else the lowest, by choice. */
        CHOICE,
        /** As {@link #CHOICE}, though some sources have {@link #BEAT}. */
        CHOICE_MOSTLY,
        /** As {@link #CHOICE}, and several cards of one rank may be led at once. */
        CHOICE_OF_SEVERAL,
        /** As {@link #CHOICE}, and several cards of one rank may be led, of which everybody then plays as many. */
        CHOICE_OF_AS_MANY,
        /** Whoever can must beat the highest card so far; otherwise the lowest. */
        BEAT,
        /** Whoever can must beat or equal the highest card so far; otherwise the lowest. */
        BEAT_OR_EQUAL,
        /** A card that beats or equals the one before, or else the lowest, by choice. */
        BEAT_OR_EQUAL_THE_ONE_BEFORE
    }

    /** How the dealer of the first hand is found. */
    public enum FirstDealer {
        /** Cards are dealt face up until somebody gets a Jack. */
        FIRST_JACK,
        /** Each player draws a card. */
        HIGHEST_CARD
    }

    Variant firstDealer(FirstDealer other) {
        return new Variant(
                id, name, minPlayers, maxPlayers, rules, exceptions, following, other, sources, reconstructed);
    }

    Variant following(Following other) {
        return new Variant(
                id, name, minPlayers, maxPlayers, rules, exceptions, other, firstDealer, sources, reconstructed);
    }

    Variant with(int players, RuleSet exception) {
        return new Variant(
                id,
                name,
                minPlayers,
                maxPlayers,
                rules,
                Map.of(players, exception),
                following,
                firstDealer,
                sources,
                reconstructed);
    }

    /** The rules for this many players. */
    public RuleSet rulesFor(int players) {
        return exceptions.getOrDefault(players, rules);
    }
}
