package org.lasttrick.web.people;

import java.time.Month;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Scorebook;
import org.lasttrick.history.BookPerson;
import org.lasttrick.history.Figures;
import org.lasttrick.web.people.PersonView.CardLine;

/**
 * The book's statistics are drawn from this view.
 *
 * @param ranking who has played enough games, the one with the largest share of opponents beaten first
 * @param least how many games are enough
 */
record StatisticsView(
        Scorebook book,
        PeopleFilter filter,
        List<RankLine> ranking,
        int least,
        List<RecordLine> records,
        List<CardLine> cards,
        Calendar calendar) {

    /** @param rank 1 for the first; equal people share one */
    record RankLine(int rank, BookPerson person, Figures figures) {}

    /**
     * @param performances the first, and those that equalled it
     * @param more that equalled it, too
     */
    record RecordLine(String kind, String value, List<PerformanceLine> performances, int more) {}

    /**
     * @param who holds it; {@code null}: nobody of their own
     * @param hand its number, in words; {@code null}: it wasn't made in one hand
     */
    record PerformanceLine(@Nullable String who, @Nullable String hand, String day, String url) {}

    /**
     * A calendar shows the evenings of a year.
     *
     * @param earlier the year before; {@code null}: it is too long ago
     * @param later {@code null}: it hasn't begun
     */
    record Calendar(
            int year,
            List<MonthLine> months,
            @Nullable Integer earlier,
            @Nullable Integer later) {}

    record MonthLine(Month month, String name, List<DayLink> days) {}

    /** @param day as it is read out */
    record DayLink(int number, String day, String url) {}
}
