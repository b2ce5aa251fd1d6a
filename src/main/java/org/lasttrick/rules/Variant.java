package org.lasttrick.rules;

import java.util.List;

/**
 * A game of the family: who may play it, and the rules it is played with unless the table says otherwise.
 *
 * @param id as in requests and the ledger; never changes
 * @param reconstructed whether parts of the rules are no longer to be read at their source and were filled in
 */
public record Variant(
        String id,
        String name,
        int minPlayers,
        int maxPlayers,
        RuleSet rules,
        List<String> sources,
        boolean reconstructed) {
    public Variant {
        sources = List.copyOf(sources);
    }
}
