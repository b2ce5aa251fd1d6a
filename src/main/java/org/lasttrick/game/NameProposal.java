package org.lasttrick.game;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * A proposal says who is probably meant by a name that nobody of the scorebook has, but somebody in other letters: with an accent
 * or a capital more or less, or another blank.
 *
 * @param typed by whoever seats the players
 * @param known by the scorebook
 */
public record NameProposal(String typed, String known) {

    /**
     * Returns the first proposal for these names.
     *
     * @param known names of the scorebook's people; of several that are alike, the first is proposed
     * @param others names by which somebody else is meant, as was answered before
     */
    public static Optional<NameProposal> first(List<String> typed, List<String> known, Collection<String> others) {
        return typed.stream()
                .filter(name -> !known.contains(name) && !others.contains(name))
                .flatMap(name -> known.stream()
                        .filter(each -> isAlike(name, each) && !typed.contains(each))
                        .map(each -> new NameProposal(name, each))
                        .limit(1))
                .findFirst();
    }

    /** Returns whether two names differ in accents, capitals or blanks alone. */
    public static boolean isAlike(String one, String other) {
        return plain(one).equals(plain(other));
    }

    private static String plain(String name) {
        return NameChecks.folded(name).replace(" ", "");
    }
}
