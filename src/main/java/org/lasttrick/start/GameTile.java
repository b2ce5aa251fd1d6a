package org.lasttrick.start;

/**
 * A tile shows a game that may be chosen.
 *
 * @param brief how it differs, in one line
 */
public record GameTile(ChosenGame game, String brief, boolean chosen) {}
