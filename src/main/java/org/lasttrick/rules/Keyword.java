package org.lasttrick.rules;

import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A keyword is a constant that is written in addresses, requests and answers. */
public interface Keyword {
    String name();

    /** Returns the word by which the constant is written: in small letters, with hyphens. */
    default String word() {
        return word(name());
    }

    /** Returns the word of a constant of that name: {@code HIGHEST_OTHER} as {@code highest-other}. */
    static String word(String constant) {
        return LetterCase.small(constant).replace('_', '-');
    }

    /** Returns the constant that is written as this word; empty if there is none. */
    static <C extends Keyword> Optional<C> read(C[] constants, @Nullable String word) {
        return Stream.of(constants)
                .filter(constant -> constant.word().equals(word))
                .findFirst();
    }
}
