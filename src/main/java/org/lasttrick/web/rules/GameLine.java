package org.lasttrick.web.rules;

/** A game in the list of all games, with one line about its rules. */
record GameLine(String url, String name, String facts, String inBrief) {}
