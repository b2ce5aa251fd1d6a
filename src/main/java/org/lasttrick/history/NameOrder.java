package org.lasttrick.history;

import java.text.Collator;
import java.util.Comparator;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * Orders names by a reader's alphabet: Å, Ä and Ö after Z in Swedish, Ł after L in Polish, small letters beside capital ones. Names
 * that it holds for equal are in the order of their characters.
 */
public final class NameOrder implements Comparator<String> {
    private static final String BLANK = " ";

    private final Collator collator;

    private NameOrder(Collator collator) {
        this.collator = collator;
    }

    public static NameOrder in(Locale language) {
        Collator collator = Collator.getInstance(language);
        collator.setDecomposition(Collator.CANONICAL_DECOMPOSITION);
        return new NameOrder(collator);
    }

    /** Compares word by word, since the JDK's collator ignores blanks: Ann B. stands before Anna. */
    @Override
    public int compare(String one, String other) {
        String[] words = one.split(BLANK, -1);
        String[] others = other.split(BLANK, -1);
        return IntStream.range(0, Math.min(words.length, others.length))
                .map(word -> collator.compare(words[word], others[word]))
                .filter(order -> order != 0)
                .findFirst()
                .orElse(words.length == others.length ? one.compareTo(other) : words.length - others.length);
    }
}
