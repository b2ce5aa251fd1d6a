package org.lasttrick.web.rules;

import java.util.List;

/** All games, each with one line about its rules. */
record GamesView(List<GameLine> games) {

    record GameLine(String url, String name, String facts, String inBrief) {}
}
