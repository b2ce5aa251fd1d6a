package org.lasttrick.web.start;

/**
 * A game that may be chosen.
 *
 * @param key what the form sends
 * @param players how many play it, in words
 * @param brief how it differs, in one line
 */
record GameTile(String key, String name, String players, String brief, boolean chosen) {}
