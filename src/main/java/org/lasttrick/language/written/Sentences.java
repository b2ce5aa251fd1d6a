package org.lasttrick.language.written;

import org.jspecify.annotations.Nullable;

/** Has the sentences of the message bundles, in one language. */
public interface Sentences {
    /**
     * @param sentence its bundle and its name there: {@code page.hand}
     * @param values of its parameters, in their order
     */
    String say(String sentence, @Nullable Object... values);

    /** Returns a value as sentences and pages show it. */
    String text(@Nullable Object value);
}
