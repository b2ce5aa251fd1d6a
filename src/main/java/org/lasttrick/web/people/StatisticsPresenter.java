package org.lasttrick.web.people;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Month;
import java.time.ZoneId;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lasttrick.access.Scorebook;
import org.lasttrick.history.BookPerson;
import org.lasttrick.history.BookRecords;
import org.lasttrick.history.BookRecords.BookRecord;
import org.lasttrick.history.BookRecords.Kind;
import org.lasttrick.history.BookRecords.Performance;
import org.lasttrick.history.Evenings;
import org.lasttrick.history.Evenings.EveningStart;
import org.lasttrick.history.People;
import org.lasttrick.history.People.PersonFigures;
import org.lasttrick.language.texts.BookText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.web.layout.ReaderTimes;
import org.lasttrick.web.people.StatisticsView.Calendar;
import org.lasttrick.web.people.StatisticsView.DayLink;
import org.lasttrick.web.people.StatisticsView.MonthLine;
import org.lasttrick.web.people.StatisticsView.PerformanceLine;
import org.lasttrick.web.people.StatisticsView.RankLine;
import org.lasttrick.web.people.StatisticsView.RecordLine;

/** Draws the statistics of a book. */
@Singleton
record StatisticsPresenter(
        Messages messages,
        People people,
        BookRecords records,
        Evenings evenings,
        PeoplePresenter persons,
        ReaderTimes times) {
    private static final int LEAST_GAMES = 5;
    private static final int MOST_PERFORMANCES = 5;
    private static final int FIRST_YEAR = 1900;

    /** @param asked for the calendar; empty: this year */
    StatisticsView draw(Scorebook book, PeopleFilter filter, Optional<Integer> asked) {
        List<PersonFigures> ranking = persons.everybody(book, filter).stream()
                .filter(each -> each.figures().games() >= LEAST_GAMES)
                .sorted(Comparator.comparingDouble(each -> -each.figures().shareBeaten()))
                .toList();
        return new StatisticsView(
                book,
                filter,
                ranked(ranking),
                LEAST_GAMES,
                records.of(book.id()).stream().map(this::line).toList(),
                persons.cards(people.byCard(book.id(), filter.selection())),
                calendar(book.id(), filter, asked));
    }

    /** @param best the best first */
    private static List<RankLine> ranked(List<PersonFigures> best) {
        List<RankLine> lines = new ArrayList<>();
        for (PersonFigures each : best) {
            boolean isEqual = !lines.isEmpty()
                    && lines.getLast().figures().shareBeaten() == each.figures().shareBeaten();
            int rank = isEqual ? lines.getLast().rank() : lines.size() + 1;
            lines.add(new RankLine(rank, each.person(), each.figures()));
        }
        return lines;
    }

    private RecordLine line(BookRecord held) {
        List<Performance> shown =
                held.performances().stream().limit(MOST_PERFORMANCES).toList();
        return new RecordLine(
                text().record(held.kind().word()),
                text().recordValue(held.kind().word(), held.value()),
                shown.stream().map(each -> line(held.kind(), each)).toList(),
                held.performances().size() - shown.size());
    }

    private PerformanceLine line(Kind kind, Performance each) {
        BookPerson person = each.person();
        String game = "/games/" + each.game();
        return new PerformanceLine(
                person == null ? null : person.name(),
                each.hand() == 0 ? null : text().recordHand(each.hand()),
                times.day(each.at()),
                switch (kind) {
                    case MOST_CUCUMBERS_IN_AN_EVENING -> game + "/evening";
                    case LONGEST_GAME, LOWEST_WINNING_TOTAL -> game;
                    case MOST_HANDS_WITHOUT_PAYING -> PeopleFilter.hand(each.game(), each.hand());
                });
    }

    private Calendar calendar(String book, PeopleFilter filter, Optional<Integer> asked) {
        ZoneId zone = filter.zone();
        int now = filter.today().getYear();
        int year = asked.filter(each -> each >= FIRST_YEAR && each <= now).orElse(now);
        Instant from = LocalDate.of(year, 1, 1).atStartOfDay(zone).toInstant();
        Instant until = LocalDate.of(year + 1, 1, 1).atStartOfDay(zone).toInstant();
        Map<Month, List<EveningStart>> byMonth = evenings.calendar(book, from, until).stream()
                .collect(groupingBy(begin -> day(begin, zone).getMonth(), TreeMap::new, toList()));
        Locale locale = times.locale();
        return new Calendar(
                year,
                byMonth.entrySet().stream()
                        .map(month -> new MonthLine(
                                month.getKey(),
                                month.getKey().getDisplayName(TextStyle.FULL_STANDALONE, locale),
                                month.getValue().stream()
                                        .map(begin -> new DayLink(
                                                day(begin, zone).getDayOfMonth(),
                                                times.day(begin.at()),
                                                "/evenings/" + begin.id()))
                                        .toList()))
                        .toList(),
                year == FIRST_YEAR ? null : Integer.valueOf(year - 1),
                year == now ? null : Integer.valueOf(year + 1));
    }

    private static LocalDate day(EveningStart begin, ZoneId zone) {
        return LocalDate.ofInstant(begin.at(), zone);
    }

    private BookText text() {
        return messages.of(BookText.class);
    }
}
