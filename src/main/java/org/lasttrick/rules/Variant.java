package org.lasttrick.rules;

import java.util.List;
import java.util.Map;

/**
 * A game of the family: who may play it, and the rules it is played with unless the table says otherwise.
 *
 * @param id as in requests and the ledger; never changes
 * @param rules with most numbers of players
 * @param exceptions the rules with those numbers of players that play otherwise
 * @param sources where the rules are published
 * @param reconstructed whether parts of the rules are no longer to be read at their source and were filled in
 */
public record Variant(
        String id,
        String name,
        int minPlayers,
        int maxPlayers,
        RuleSet rules,
        Map<Integer, RuleSet> exceptions,
        List<String> sources,
        boolean reconstructed) {
    public Variant {
        exceptions = Map.copyOf(exceptions);
        sources = List.copyOf(sources);
    }

    /** The rules with which so many play it. */
    public RuleSet rulesFor(int players) {
        return exceptions.getOrDefault(players, rules);
    }
}
