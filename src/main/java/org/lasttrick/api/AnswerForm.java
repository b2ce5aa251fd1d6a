package org.lasttrick.api;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The form says how much an answer to a write tells: a client's preference (RFC 7240). */
enum AnswerForm {
    /** The answer has what has changed: the game without its hands, with the hand that was scored or corrected. */
    CHANGE,
    /** The answer has the whole game. */
    REPRESENTATION,
    /** The answer has the version and the head of the game. */
    MINIMAL;

    static final String REQUESTED = "Prefer";
    static final String APPLIED = "Preference-Applied";

    private static final String RETURN = "return=";

    /** Returns the first form that is asked for; one that is not known is ignored, as the standard says. */
    static AnswerForm of(List<String> preferences) {
        String wanted = preferences.stream()
                .flatMap(line -> Stream.of(line.split(",")))
                .map(preference -> preference.split(";", 2)[0].replaceAll("[\\s\"]", ""))
                .filter(preference -> preference.regionMatches(true, 0, RETURN, 0, RETURN.length()))
                .findFirst()
                .orElse("")
                .toLowerCase(Locale.ROOT);
        return Stream.of(REPRESENTATION, MINIMAL)
                .filter(form -> wanted.equals(form.preference()))
                .findFirst()
                .orElse(CHANGE);
    }

    /** Returns the form as it is written in the headers. */
    String preference() {
        return RETURN + name().toLowerCase(Locale.ROOT);
    }
}
