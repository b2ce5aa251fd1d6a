package org.lasttrick.web.people;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Scorebook;
import org.lasttrick.history.BookPerson;
import org.lasttrick.history.Figures;
import org.lasttrick.history.PersonHistory;

/**
 * A person's page is drawn from this view.
 *
 * @param form {@code null}: no game counts
 * @param others with whom the person may be the same
 * @param met the address of a game that both have played, after they were taken for one; {@code null}: none
 */
record PersonView(
        Scorebook book,
        PeopleFilter filter,
        PersonHistory history,
        Figures figures,
        List<Fact> facts,
        @Nullable FormChart form,
        List<RulesLine> byRules,
        List<CardLine> cards,
        List<BookPerson> others,
        @Nullable String met) {

    public String url() {
        return "/players/" + history.person().id();
    }

    /** @param url of the games that the figure is made of, or of its hand */
    record Fact(String label, String value, String url) {}

    /** @param houseRules in which they differ from the game's own */
    record RulesLine(String name, List<String> houseRules, String url, Figures figures) {}

    /** @param share of what the dearest card has cost, 0 to 100 */
    record CardLine(String card, long times, long points, long share) {}
}
