package org.lasttrick.web.evenings;

import java.util.List;

/** A running game is a game of an evening that goes on. */
record RunningGame(String title, List<Total> totals) {
    record Total(String name, int score) {}
}
