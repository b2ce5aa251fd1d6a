package org.lasttrick.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.lasttrick.access.Access;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.game.RandomGames;
import org.lasttrick.history.BookRecords.BookRecord;
import org.lasttrick.history.BookRecords.Kind;
import org.lasttrick.history.BookRecords.Performance;
import org.lasttrick.history.Evening.EveningGame;
import org.lasttrick.history.Evening.Standing;
import org.lasttrick.history.People.PersonFigures;
import org.lasttrick.history.PersonHistory.ByRules;
import org.lasttrick.history.PersonHistory.CardCost;
import org.lasttrick.history.PersonHistory.HandRef;
import org.lasttrick.history.PersonHistory.Streak;
import org.lasttrick.history.RandomBook.Rest;
import org.lasttrick.history.RecountedBook.RecountedEvening;
import org.lasttrick.history.RecountedBook.Row;
import org.lasttrick.ledger.GameLedger;
import org.lasttrick.scorekeeping.Outcome;
import org.lasttrick.scorekeeping.Request;
import org.lasttrick.scorekeeping.Scorekeeping;
import org.lasttrick.scorekeeping.Statistics;

/** Every figure of random games is what a plain recount of their ledgers gives. */
@QuarkusTest
@Timeout(600)
class RandomHistoryTest {
    private static final int GAMES = Integer.getInteger("history.games", Boolean.getBoolean("full") ? 1_000 : 200);
    private static final int WRITERS = 4;
    /** Both are rounded to a millionth, and one of them up where the other is rounded down. */
    private static final double EXACT_ENOUGH = 1.5e-6;

    private static final int EVENINGS_OF_A_PAGE = 7;

    @Inject
    Access access;

    @Inject
    GameLedger ledger;

    @Inject
    Scorekeeping scorekeeping;

    @Inject
    Statistics statistics;

    @Inject
    People people;

    @Inject
    SpellingStore spellings;

    @Inject
    Evenings evenings;

    @Inject
    BookRecords records;

    private RandomBook book() {
        return new RandomBook(access.open("Friday", "Kitchen tablet").first(), ledger);
    }

    @Test
    void everyFigureIsWhatTheLedgersSay() throws Exception {
        long seed = Long.getLong("seed", System.nanoTime());
        Random random = new Random(seed);
        RandomBook friday = book();
        RandomBook sunday = book();
        try {
            List<Rest> rests = begun(friday, sunday, random);
            tell(friday, random);
            tell(sunday, random);
            check(friday, random);
            inParallel(rests.stream()
                    .map(rest -> (Callable<Rest>) () -> {
                        rest.book().finish(rest);
                        return rest;
                    })
                    .toList());
            for (int i = 0; i < GAMES / 25; i++) {
                erase(random.nextBoolean() ? friday : sunday, random);
            }
            bringIn(friday, sunday, random);
            for (RandomBook book : List.of(friday, sunday)) {
                assertTrue(book.counted() > GAMES / 6, () -> book.counted() + " games count");
                tell(book, random);
                check(book, random);
            }
        } catch (AssertionError | RuntimeException | ExecutionException e) {
            throw new AssertionError("-Dseed=" + seed + " -Dhistory.games=" + GAMES + ": " + e.getMessage(), e);
        }
    }

    private List<Rest> begun(RandomBook friday, RandomBook sunday, Random random) throws Exception {
        List<Callable<Rest>> starts = new ArrayList<>();
        RandomGames.first(GAMES).forEach(game -> {
            Random own = new Random(random.nextLong());
            RandomBook book = random.nextInt(3) == 0 ? sunday : friday;
            starts.add(() -> book.begin(game.events(), own));
        });
        return inParallel(starts);
    }

    private static <T> List<T> inParallel(List<Callable<T>> tasks) throws Exception {
        List<T> done = new ArrayList<>();
        try (var threads = Executors.newFixedThreadPool(WRITERS)) {
            for (Future<T> task : threads.invokeAll(tasks)) {
                done.add(task.get());
            }
        }
        return done;
    }

    /** What a book is told about its people and its evenings. */
    private void tell(RandomBook book, Random random) {
        for (int i = 0; i < 40; i++) {
            book.move(evenings, random);
            book.merge(spellings, random);
            if (i % 4 == 0) {
                book.split(spellings, random);
            }
        }
    }

    private void erase(RandomBook book, Random random) {
        GameId game = book.any(random);
        assertInstanceOf(
                Outcome.Erased.class,
                scorekeeping.erase(game, new Request(book.admitted().device(), null, null)));
        book.forget(game);
    }

    private void bringIn(RandomBook from, RandomBook into, Random random) {
        for (int i = 0; i < 10; i++) {
            GameId game = from.any(random);
            if (!into.hasChainOf(game)) {
                into.bringIn(game);
            }
        }
        assertTrue(statistics.count(into.id()));
    }

    private void check(RandomBook book, Random random) {
        RecountedBook expected = book.recounted();
        for (GameSelection selection : selections(random)) {
            checkPeople(book.id(), expected, selection, random);
        }
        for (EveningPoints points : EveningPoints.values()) {
            evenings.choose(book.admitted().device(), points);
            checkEvenings(book.id(), expected, points);
        }
        checkRecords(book.id(), expected);
    }

    private static List<GameSelection> selections(Random random) {
        Instant lastMonth = RandomBook.TODAY.minus(Duration.ofDays(30));
        Instant newYear = Instant.parse("2023-01-01T00:00:00Z");
        List<GameSelection> all = new ArrayList<>(List.of(
                GameSelection.ALL,
                new GameSelection("agurk", Period.ALWAYS),
                new GameSelection("minibluff", new Period(null, someTime(random))),
                new GameSelection("nothing", Period.ALWAYS),
                new GameSelection("", new Period(lastMonth, null)),
                new GameSelection("", new Period(newYear, newYear.plus(Duration.ofDays(365)))),
                new GameSelection("", new Period(null, newYear))));
        for (int i = 0; i < 3; i++) {
            Instant from = someTime(random);
            all.add(new GameSelection("", new Period(from, from.plus(Duration.ofHours(random.nextInt(30_000))))));
        }
        return all;
    }

    private static Instant someTime(Random random) {
        return RandomBook.TODAY.minus(Duration.ofMinutes(random.nextInt(3_000_000)));
    }

    private void checkPeople(String book, RecountedBook expected, GameSelection selection, Random random) {
        List<Row> rows = expected.rows(selection);
        List<PersonFigures> list = people.list(book, selection, Comparator.naturalOrder());
        List<String> names = rows.stream()
                .map(row -> expected.person(row.name))
                .distinct()
                .sorted(Comparator.<String>comparingInt(name -> -(int)
                                RecountedBook.figures(expected.of(name, rows)).games())
                        .thenComparing(name -> name))
                .toList();
        assertEquals(names, list.stream().map(each -> each.person().name()).toList(), () -> "people of " + selection);
        for (PersonFigures each : list) {
            String name = each.person().name();
            List<Row> own = expected.of(name, rows);
            same(RecountedBook.figures(own), each.figures(), name + " in " + selection);
            if (selection.equals(GameSelection.ALL) || random.nextInt(5) == 0) {
                checkHistory(
                        expected,
                        selection,
                        own,
                        people.history(book, each.person(), selection, Comparator.naturalOrder()));
            }
        }
        same(RecountedBook.byCard(rows), people.byCard(book, selection), "cards of " + selection);
        assertEquals(
                expected.names().stream()
                        .map(expected::person)
                        .distinct()
                        .sorted()
                        .toList(),
                people.all(book, Comparator.naturalOrder()).stream()
                        .map(BookPerson::name)
                        .toList());
    }

    private static void checkHistory(
            RecountedBook expected, GameSelection selection, List<Row> own, PersonHistory history) {
        String name = history.person().name();
        String at = name + " in " + selection;
        assertEquals(name, history.person().names().getFirst(), at);
        assertEquals(
                List.copyOf(expected.spelled(name)),
                history.person().names().stream().sorted().toList(),
                at);
        Map<List<String>, List<Row>> byRules = new TreeMap<>(Comparator.comparing(List::toString));
        own.forEach(row -> byRules.computeIfAbsent(List.of(row.variant(), row.houseRules()), _ -> new ArrayList<>())
                .add(row));
        assertEquals(byRules.size(), history.byRules().size(), at);
        for (ByRules each : history.byRules()) {
            same(
                    RecountedBook.figures(byRules.getOrDefault(List.of(each.variant(), each.houseRules()), List.of())),
                    each.figures(),
                    at + " by " + each);
        }
        for (ByRules each : history.byVariant()) {
            same(
                    RecountedBook.figures(
                            RecountedBook.filtered(own, row -> row.variant().equals(each.variant()))),
                    each.figures(),
                    at + " in " + each.variant());
        }
        Map<String, List<Integer>> against = new TreeMap<>();
        history.headToHeads()
                .forEach(each -> against.put(
                        each.other().name(), List.of((int) each.games(), (int) each.ahead(), (int) each.behind())));
        assertEquals(expected.against(name, own), against, at);
        same(RecountedBook.byCard(own), history.byCard(), at);
        assertEquals(
                RecountedBook.form(own).stream()
                        .map(row -> row.game.id() + " " + row.startedAt() + row.variant() + row.place + row.opponents)
                        .toList(),
                history.form().stream()
                        .map(game ->
                                game.game() + " " + game.startedAt() + game.variant() + game.place() + game.opponents())
                        .toList(),
                at);
        same(RecountedBook.streak(own, true), history.wins(), at + ", won");
        same(RecountedBook.streak(own, false), history.losses(), at + ", not won");
        HandRef dearest = history.dearest();
        assertEquals(
                history.byCard().isEmpty()
                        ? "none"
                        : RecountedBook.dearest(own, history.byCard().getFirst().card()),
                dearest == null ? "none" : dearest.game() + " " + dearest.hand(),
                at);
    }

    private static void same(Figures expected, Figures actual, String at) {
        assertEquals(expected.shareBeaten(), actual.shareBeaten(), EXACT_ENOUGH, at);
        assertEquals(withoutShare(expected), withoutShare(actual), at);
    }

    private static Figures withoutShare(Figures each) {
        return new Figures(
                each.games(),
                each.wins(),
                0,
                each.cucumbers(),
                each.penalties(),
                each.points(),
                each.bonuses(),
                each.returns(),
                each.hands());
    }

    private static void same(Map<String, List<Long>> expected, List<CardCost> actual, String at) {
        Map<String, List<Long>> all = new TreeMap<>();
        actual.forEach(each -> all.put(each.card(), List.of(each.times(), each.points())));
        assertEquals(expected, all, at);
        assertEquals(
                actual.stream()
                        .sorted(Comparator.<CardCost>comparingLong(each -> -each.points())
                                .thenComparing(each -> -each.times()))
                        .toList(),
                actual,
                () -> at + ", the dearest first");
    }

    private static void same(List<Row> expected, @Nullable Streak actual, String at) {
        assertEquals(
                expected.isEmpty()
                        ? null
                        : new Streak(
                                expected.size(),
                                expected.getFirst().startedAt(),
                                expected.getLast().startedAt()),
                actual,
                at);
    }

    private void checkEvenings(String book, RecountedBook expected, EveningPoints points) {
        List<Evening> all = new ArrayList<>();
        String after = null;
        do {
            Evenings.Page page = evenings.list(book, after, EVENINGS_OF_A_PAGE);
            all.addAll(page.evenings());
            after = page.next();
        } while (after != null);
        List<RecountedEvening> recounted = expected.evenings().reversed();
        assertEquals(
                recounted.stream().map(RecountedEvening::ids).toList(),
                all.stream()
                        .map(evening ->
                                evening.games().stream().map(EveningGame::id).toList())
                        .toList());
        for (int i = 0; i < all.size(); i++) {
            Evening evening = all.get(i);
            RecountedEvening same = recounted.get(i);
            assertEquals(same.from(), evening.from());
            assertEquals(same.to(), evening.to(), () -> "end of " + same.ids());
            Map<String, List<Integer>> standing = new TreeMap<>();
            evening.standing()
                    .forEach(each -> standing.put(
                            each.person().name(), List.of(each.games(), each.points(), each.wins(), each.cucumbers())));
            assertEquals(expected.standing(same), standing);
            checkPlaces(evening, points);
            if (i % 5 == 0) {
                assertEquals(evening, evenings.find(evening.id()).orElseThrow());
                assertEquals(
                        evening, evenings.of(evening.games().getLast().id()).orElseThrow());
            }
        }
        assertEquals(
                recounted.reversed().stream().map(RecountedEvening::from).toList(),
                evenings.calendar(book, Instant.EPOCH, RandomBook.TODAY.plus(Duration.ofDays(9))).stream()
                        .map(Evenings.EveningStart::at)
                        .toList());
    }

    /** Everybody's place is 1 more than the number of those who were better. */
    private static void checkPlaces(Evening evening, EveningPoints points) {
        for (Standing each : evening.standing()) {
            long better = evening.standing().stream()
                    .filter(other -> switch (points) {
                        case PLACES -> other.points() > each.points();
                        case WINS -> other.wins() > each.wins();
                        case CUCUMBERS ->
                            other.cucumbers() < each.cucumbers()
                                    || other.cucumbers() == each.cucumbers() && other.points() > each.points();
                    })
                    .count();
            assertEquals(1 + better, each.place(), each::toString);
        }
        assertEquals(
                evening.standing().stream().map(Standing::place).sorted().toList(),
                evening.standing().stream().map(Standing::place).toList());
    }

    private void checkRecords(String book, RecountedBook expected) {
        Map<Kind, BookRecord> all = new TreeMap<>();
        Consumer<BookRecord> put = each -> all.put(each.kind(), each);
        records.of(book).forEach(put);
        List<Row> rows = expected.rows();

        int most = expected.evenings().stream()
                .flatMap(evening -> expected.standing(evening).values().stream())
                .mapToInt(standing -> standing.get(3))
                .max()
                .orElseThrow();
        List<String> best = new ArrayList<>();
        for (RecountedEvening evening : expected.evenings()) {
            expected.standing(evening).forEach((name, standing) -> {
                if (standing.get(3) == most && best.stream().noneMatch(each -> each.startsWith(name + " in "))) {
                    best.add(name + " in " + evening.games().getFirst().id() + " from hand 0");
                }
            });
        }
        same(most, best, all.get(Kind.MOST_CUCUMBERS_IN_AN_EVENING));

        int longest = rows.stream()
                .mapToInt(row -> row.game.game().hands().size())
                .max()
                .orElseThrow();
        assertEquals(longest, all.get(Kind.LONGEST_GAME).value());
        assertEquals(
                rows.stream()
                        .map(row -> row.game)
                        .filter(game -> game.game().hands().size() == longest)
                        .map(RecordedGame::id)
                        .distinct()
                        .toList(),
                all.get(Kind.LONGEST_GAME).performances().stream()
                        .map(Performance::game)
                        .toList());

        int unpaid = rows.stream().mapToInt(row -> row.unpaid).max().orElseThrow();
        same(
                unpaid,
                firsts(expected, rows, row -> row.unpaid == unpaid, row -> row.unpaidFrom),
                all.get(Kind.MOST_HANDS_WITHOUT_PAYING));
        int lowest = rows.stream()
                .filter(row -> row.isWinner && row.total != null)
                .mapToInt(row -> row.total)
                .min()
                .orElseThrow();
        same(
                lowest,
                firsts(expected, rows, row -> row.isWinner && row.total != null && row.total == lowest, _ -> 0),
                all.get(Kind.LOWEST_WINNING_TOTAL));
    }

    /** The first time that each person did it. */
    private static List<String> firsts(
            RecountedBook expected, List<Row> rows, Predicate<Row> isBest, ToIntFunction<Row> hand) {
        List<String> firsts = new ArrayList<>();
        for (Row row : rows) {
            String name = expected.person(row.name);
            if (isBest.test(row) && firsts.stream().noneMatch(each -> each.startsWith(name + " in "))) {
                firsts.add(name + " in " + row.game.id() + " from hand " + hand.applyAsInt(row));
            }
        }
        return firsts;
    }

    private static void same(int value, List<String> firsts, BookRecord actual) {
        assertEquals(
                value + " by " + firsts,
                actual.value() + " by "
                        + actual.performances().stream()
                                .map(each -> each.person().name() + " in " + each.game() + " from hand " + each.hand())
                                .toList());
    }
}
