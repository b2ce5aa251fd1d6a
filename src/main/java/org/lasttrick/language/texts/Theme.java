package org.lasttrick.language.texts;

import org.lasttrick.rules.Keyword;

/** A theme is how pages look. */
public enum Theme implements Keyword {
    LIGHT("light", "not all"),
    DARK("dark", "screen"),
    SYSTEM("light dark", "screen and (prefers-color-scheme: dark)");

    private final String scheme;
    private final String darkMedia;

    Theme(String scheme, String darkMedia) {
        this.scheme = scheme;
        this.darkMedia = darkMedia;
    }

    /** Returns the value of {@code color-scheme}, which the browser's own fields and scroll bars follow. */
    public String scheme() {
        return scheme;
    }

    /** Returns the media query of the stylesheet with the dark colours. */
    public String darkMedia() {
        return darkMedia;
    }
}
