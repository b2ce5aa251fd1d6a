package org.lasttrick.web.start;

/**
 * A game that may be chosen.
 *
 * @param brief how it differs, in one line
 */
record GameTile(ChosenGame game, String brief, boolean chosen) {}
