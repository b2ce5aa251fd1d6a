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
        List<String> sources,
        boolean reconstructed) {
    public Variant {
        exceptions = Map.copyOf(exceptions);
        sources = List.copyOf(sources);
    }

    /** The rules for this many players. */
    public RuleSet rulesFor(int players) {
        return exceptions.getOrDefault(players, rules);
    }
}
