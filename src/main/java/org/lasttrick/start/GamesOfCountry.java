package org.lasttrick.start;

import java.util.List;

/**
 * A country has games that may be chosen beside the first few.
 *
 * @param name of the country where they are at home, or what a scorebook's own are called
 */
public record GamesOfCountry(String name, List<GameTile> games) {}
