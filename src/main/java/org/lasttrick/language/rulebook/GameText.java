package org.lasttrick.language.rulebook;

import io.quarkus.qute.i18n.MessageBundle;

/** The names of games: most have the same name in every language. */
@MessageBundle("game")
public interface GameText {

    /**
     * @param variant its id
     * @param usual the name where the language has no other
     */
    String name(String variant, String usual);
}
