package org.lasttrick.history;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.PlayerName;
import org.lasttrick.notation.HouseRules;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.Effect;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Scoresheet.Status;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.settings.Settings;
import org.lasttrick.rules.variants.Variants;

/**
 * A second way to everything that spans games: plain loops over the folded games of a book, none of the tables.
 *
 * @param breaks games with which the book says that an evening begins, or doesn't
 * @param people by each name the one by which the book calls that person; a name that is missing is its own
 * @param rowsOfGames none of a game that doesn't count
 */
record RecountedBook(
        Map<GameId, RecordedGame> games,
        Map<GameId, Boolean> breaks,
        Map<String, String> people,
        Map<GameId, List<Row>> rowsOfGames) {
    private static final Duration GAP = Duration.ofHours(6);

    private static final Duration RECENT = Duration.ofHours(36);

    /** With so many games before it, each is compared, and with all recent ones. */
    private static final int SIDE_BY_SIDE = 8;

    private static final int LAST = 20;

    /** A person in a game; partners are two. */
    static final class Row {
        final RecordedGame game;
        final int seat;
        final String name;
        /** {@code null} for who was substituted. */
        final @Nullable Integer place;

        final int opponents;
        final @Nullable Integer total;
        final boolean isWinner;
        final int cucumbers;
        int penalties;
        long points;
        int bonuses;
        int returns;
        int hands;
        int unpaid;
        int unpaidFrom;
        final Map<String, List<int[]>> payments = new TreeMap<>();

        Row(RecordedGame game, Standing standing, int seat, String name, @Nullable Integer place) {
            Scoresheet sheet = game.game().sheet();
            this.game = game;
            this.seat = seat;
            this.name = name;
            this.place = place;
            int others = -1;
            for (Standing each : sheet.standings().inSeatOrder()) {
                others += hasPlayed(sheet, each) ? 1 : 0;
            }
            this.opponents = others;
            boolean counts = sheet.status() == Scoresheet.Status.FINISHED
                    && !(sheet.rules().scoring() instanceof StakesScoring);
            this.total = counts ? (Integer) standing.score() : null;
            this.isWinner = place != null && sheet.winners().contains(standing.player());
            int taken = place == null ? 0 : standing.cucumbers();
            int run = 0;
            int runFrom = 0;
            for (int i = 0; i < sheet.hands().size(); i++) {
                ScoredHand hand = sheet.hands().get(i);
                boolean wasIn = false;
                for (Standing before : hand.before().inSeatOrder()) {
                    wasIn |= before.player().equals(standing.player()) && before.isActive();
                }
                if (!wasIn) {
                    continue;
                }
                boolean isOwn = played(game.game(), seat, i + 1).contains(name);
                if (isOwn == (place == null)) {
                    int more = hand.after().of(standing.player()).cucumbers()
                            - hand.before().of(standing.player()).cucumbers();
                    taken += isOwn ? more : -more;
                }
                if (!isOwn) {
                    continue;
                }
                hands++;
                Integer paid = null;
                boolean hit = false;
                for (Effect effect : hand.effects()) {
                    if (!effect.player().equals(standing.player())) {
                        continue;
                    }
                    switch (effect) {
                        case Effect.Penalty(PlayerId _, int cost) -> paid = cost;
                        case Effect.Stake(PlayerId _, int cost) -> paid = cost;
                        case Effect.Bonus _ -> bonuses++;
                        case Effect.ReEntry _ -> returns += hit ? 1 : 0;
                        case Effect.Cucumber _ -> hit = true;
                        case Effect.Out _ -> {}
                    }
                }
                if (paid == null) {
                    runFrom = run == 0 ? i + 1 : runFrom;
                    run++;
                    if (run > unpaid) {
                        unpaid = run;
                        unpaidFrom = runFrom;
                    }
                    continue;
                }
                run = 0;
                penalties++;
                points += paid;
                Card card = highest(sheet, hand.result());
                if (card != null) {
                    payments.computeIfAbsent(card.notation(), _ -> new ArrayList<>())
                            .add(new int[] {paid, i + 1});
                }
            }
            this.cucumbers = taken;
        }

        private static List<String> played(Game game, int seat, int hand) {
            return game.withNamesOf(hand).names().get(seat - 1).people();
        }

        private static @Nullable Card highest(Scoresheet sheet, HandResult result) {
            if (!(sheet.rules().scoring() instanceof CardScoring rules)) {
                return null;
            }
            if (result instanceof HandResult.HighCard high) {
                return high.card();
            }
            Card highest = null;
            if (result instanceof HandResult.LastTrick trick) {
                for (HandResult.Play play : trick.plays()) {
                    if (highest == null
                            || strength(play.card(), rules, trick.extras().pickle())
                                    > strength(highest, rules, trick.extras().pickle())) {
                        highest = play.card();
                    }
                }
            }
            return highest;
        }

        private static int strength(Card card, CardScoring rules, @Nullable Card pickle) {
            if (rules.pickleOutranksAces() && card == pickle) {
                return Integer.MAX_VALUE;
            }
            int aboveAces = rules.suitedCards().cards().indexOf(card);
            if (aboveAces >= 0) {
                return Card.values().length + aboveAces;
            }
            return card == Card.ACE && rules.aceInLastTrick() != CardScoring.AceInLastTrick.HIGH ? -1 : card.ordinal();
        }

        private static boolean hasPlayed(Scoresheet sheet, Standing standing) {
            int usual = sheet.rules().scoring().startingScore();
            boolean isCarriedOn = false;
            boolean isThereFromTheStart = false;
            for (Standing start : sheet.start().inSeatOrder()) {
                isCarriedOn |= start.score() != usual || start.cucumbers() > 0;
                isThereFromTheStart |= start.player().equals(standing.player());
            }
            if (isCarriedOn && isThereFromTheStart) {
                return true;
            }
            for (ScoredHand hand : sheet.hands()) {
                for (Standing before : hand.before().inSeatOrder()) {
                    if (before.player().equals(standing.player()) && before.isActive()) {
                        return true;
                    }
                }
            }
            return false;
        }

        double beaten() {
            return place == null ? 0 : (opponents + 1.0 - place) / Math.max(1, opponents);
        }

        Instant startedAt() {
            return RecountedBook.startedAt(game);
        }

        String variant() {
            return game.game().start().variant();
        }

        String houseRules() {
            var start = game.game().start();
            var usual = Variants.byId(start.variant()).orElseThrow().rulesFor(start.people());
            return start.rules().equals(usual)
                    ? ""
                    : HouseRules.json(Settings.of(start.rules()).differenceFrom(Settings.of(usual)))
                            .toString();
        }
    }

    static Instant startedAt(RecordedGame game) {
        return playedAt(game, 1);
    }

    private static Instant playedAt(RecordedGame game, int version) {
        Instant played = game.entry(version).recordedAt();
        for (Game.Entry entry : game.game().counting()) {
            if (entry.event() instanceof GameEvent.DayCorrected(String day)) {
                Instant noon = Instant.parse(day + "T12:00:00Z");
                Instant told = game.entry(entry.version()).recordedAt();
                played = noon.isBefore(told) ? noon : told;
            }
        }
        return played;
    }

    private static boolean isOfDay(RecordedGame game, String day) {
        boolean is = false;
        for (Game.Entry entry : game.game().counting()) {
            if (entry.event() instanceof GameEvent.DayCorrected(String corrected)) {
                is = corrected.equals(day);
            }
        }
        return is;
    }

    private static Instant endedAt(RecordedGame game) {
        Game now = game.game();
        return now.hands().isEmpty() || now.sheet().status() == Status.IN_PROGRESS
                ? startedAt(game)
                : playedAt(game, now.hands().getLast().entry());
    }

    private static boolean counts(RecordedGame game) {
        Status status = game.game().sheet().status();
        return status == Status.FINISHED || status == Status.CLOSED;
    }

    /** Of the games that count, in their order. */
    List<Row> rows() {
        return rows(inOrder());
    }

    private List<Row> rows(List<RecordedGame> of) {
        List<Row> rows = new ArrayList<>();
        for (RecordedGame game : of) {
            rows.addAll(rowsOfGames.get(game.id()));
        }
        return rows;
    }

    static List<Row> rowsOf(RecordedGame game) {
        List<Row> rows = new ArrayList<>();
        if (!counts(game)) {
            return rows;
        }
        Scoresheet sheet = game.game().sheet();
        Map<Integer, List<@Nullable String>> placed = placed(game.game());
        for (int seat = 1; seat <= game.game().names().size(); seat++) {
            for (Standing standing : sheet.standings().inSeatOrder()) {
                if (standing.player().number() == seat) {
                    if (!Row.hasPlayed(sheet, standing)) {
                        continue;
                    }
                    int place = sheet.place(standing.player()).orElseThrow();
                    Set<String> names = new LinkedHashSet<>(
                            game.game().names().get(seat - 1).people());
                    for (int hand = 1; hand <= game.game().hands().size(); hand++) {
                        names.addAll(Row.played(game.game(), seat, hand));
                    }
                    for (String name : names) {
                        boolean isPlaced = placed.getOrDefault(seat, List.of()).contains(name);
                        Row row = new Row(game, standing, seat, name, isPlaced ? (Integer) place : null);
                        if (isPlaced || row.hands > 0) {
                            rows.add(row);
                        }
                    }
                }
            }
        }
        return rows;
    }

    /**
     * By seat, who has its place: whoever was dealt in there last. Of two seats of one person, one that others sat on goes to the last of
     * those who have none, or whose own can go on so.
     */
    private static Map<Integer, List<@Nullable String>> placed(Game game) {
        Map<Integer, List<@Nullable String>> placed = new TreeMap<>();
        for (Standing standing : game.sheet().standings().inSeatOrder()) {
            int seat = standing.player().number();
            if (Row.hasPlayed(game.sheet(), standing)) {
                placed.put(seat, new ArrayList<>(sitters(game, seat).getLast().people()));
            }
        }
        Set<String> names = new LinkedHashSet<>();
        placed.values().forEach(names::addAll);
        for (String name : names) {
            List<Integer> seats = new ArrayList<>();
            placed.forEach((seat, people) -> seats.addAll(people.contains(name) ? List.of(seat) : List.of()));
            while (seats.size() > 1) {
                int given = seats.getFirst();
                for (int seat : seats) {
                    boolean goesOn = goesOn(game, seat, name, copy(placed), new LinkedHashSet<>());
                    boolean givenGoesOn = goesOn(game, given, name, copy(placed), new LinkedHashSet<>());
                    boolean isLater = since(game, seat, name) > since(game, given, name)
                            || since(game, seat, name) == since(game, given, name) && seat > given;
                    given = goesOn && !givenGoesOn || goesOn == givenGoesOn && isLater ? seat : given;
                }
                if (!goesOn(game, given, name, placed, new LinkedHashSet<>())) {
                    List<@Nullable String> people = Objects.requireNonNull(placed.get(given));
                    people.set(people.indexOf(name), null);
                }
                seats.remove((Integer) given);
            }
        }
        return placed;
    }

    private static Map<Integer, List<@Nullable String>> copy(Map<Integer, List<@Nullable String>> placed) {
        Map<Integer, List<@Nullable String>> copy = new TreeMap<>();
        placed.forEach((seat, people) -> copy.put(seat, new ArrayList<>(people)));
        return copy;
    }

    /** Gives the place of a person on, and says whether somebody took it. */
    private static boolean goesOn(
            Game game, int seat, String name, Map<Integer, List<@Nullable String>> placed, Set<String> asked) {
        asked.add(name);
        List<@Nullable String> people = Objects.requireNonNull(placed.get(seat));
        int person = people.indexOf(name);
        List<String> others = new ArrayList<>();
        for (PlayerName sitter : sitters(game, seat).reversed()) {
            String other = sitter.people().get(person);
            if (asked.add(other)) {
                others.add(other);
            }
        }
        for (String other : others) {
            if (placed.values().stream().noneMatch(placedThere -> placedThere.contains(other))) {
                people.set(person, other);
                return true;
            }
        }
        for (String other : others) {
            for (int from : placed.keySet()) {
                if (Objects.requireNonNull(placed.get(from)).contains(other)
                        && goesOn(game, from, other, placed, asked)) {
                    people.set(person, other);
                    return true;
                }
            }
        }
        return false;
    }

    /** Who played there, hand by hand; who plays there now if nobody did. */
    private static List<PlayerName> sitters(Game game, int seat) {
        List<PlayerName> sitters = new ArrayList<>();
        for (int hand = 1; hand <= game.sheet().hands().size(); hand++) {
            if (game.sheet().hands().get(hand - 1).before().isActive(new PlayerId(seat))) {
                sitters.add(game.playing(hand, new PlayerId(seat)));
            }
        }
        return sitters.isEmpty() ? List.of(game.names().get(seat - 1)) : sitters;
    }

    private static int since(Game game, int seat, String name) {
        for (int hand = 1; hand <= game.sheet().hands().size(); hand++) {
            if (game.sheet().hands().get(hand - 1).before().isActive(new PlayerId(seat))
                    && game.playing(hand, new PlayerId(seat)).people().contains(name)) {
                return hand;
            }
        }
        return 1;
    }

    List<Row> rows(GameSelection selection) {
        List<Row> chosen = new ArrayList<>();
        for (Row row : rows()) {
            Instant from = selection.period().from();
            Instant until = selection.period().until();
            if ((selection.variant().isEmpty() || selection.variant().equals(row.variant()))
                    && (from == null || !row.startedAt().isBefore(from))
                    && (until == null || row.startedAt().isBefore(until))) {
                chosen.add(row);
            }
        }
        return chosen;
    }

    private List<RecordedGame> inOrder() {
        List<RecordedGame> all = new ArrayList<>(games.values());
        all.sort(Comparator.comparing(RecountedBook::startedAt)
                .thenComparing(game -> game.id().value()));
        return all;
    }

    Set<String> names() {
        Set<String> names = new TreeSet<>();
        rows().forEach(row -> names.add(row.name));
        return names;
    }

    String person(String name) {
        return people.getOrDefault(name, name);
    }

    /** Everything that the person is or was called, by whatever the book knows. */
    Set<String> spelled(String person) {
        Set<String> names = new TreeSet<>(Set.of(person));
        people.forEach((name, called) -> {
            if (called.equals(person)) {
                names.add(name);
            }
        });
        return names;
    }

    boolean haveMet(String one, String other) {
        for (List<Row> rows : rowsOfGames.values()) {
            List<String> sat = rows.stream().map(row -> person(row.name)).toList();
            if (sat.contains(person(one)) && sat.contains(person(other))) {
                return true;
            }
        }
        return false;
    }

    private static List<Row> placed(Collection<Row> rows) {
        return rows.stream().filter(row -> row.place != null).toList();
    }

    static Figures figures(Collection<Row> rows) {
        long wins = 0;
        double beaten = 0;
        long cucumbers = 0;
        long penalties = 0;
        long points = 0;
        long bonuses = 0;
        long returns = 0;
        long hands = 0;
        for (Row row : rows) {
            wins += row.isWinner ? 1 : 0;
            beaten += row.beaten();
            cucumbers += row.cucumbers;
            penalties += row.penalties;
            points += row.points;
            bonuses += row.bonuses;
            returns += row.returns;
            hands += row.hands;
        }
        return new Figures(placed(rows).size(), wins, beaten, cucumbers, penalties, points, bonuses, returns, hands);
    }

    /** @param rows of the games that were selected */
    List<Row> of(String person, List<Row> rows) {
        return filtered(rows, row -> person(row.name).equals(person));
    }

    static List<Row> filtered(List<Row> rows, Predicate<Row> isWanted) {
        return rows.stream().filter(isWanted).toList();
    }

    /** How many games, and in how many ahead and behind, by the other's name. */
    Map<String, List<Integer>> against(String person, List<Row> own) {
        Map<String, List<Integer>> all = new TreeMap<>();
        for (Row one : placed(own)) {
            for (Row other : placed(rowsOfGames.get(one.game.id()))) {
                if (other.seat != one.seat) {
                    List<Integer> before = all.getOrDefault(person(other.name), List.of(0, 0, 0));
                    all.put(
                            person(other.name),
                            List.of(
                                    before.get(0) + 1,
                                    before.get(1) + (one.place < other.place ? 1 : 0),
                                    before.get(2) + (one.place > other.place ? 1 : 0)));
                }
            }
        }
        return all;
    }

    /** How often it was paid for, and how much. */
    static Map<String, List<Long>> byCard(List<Row> rows) {
        Map<String, List<Long>> all = new TreeMap<>();
        for (Row row : rows) {
            row.payments.forEach((card, payments) -> {
                for (int[] payment : payments) {
                    List<Long> before = all.getOrDefault(card, List.of(0L, 0L));
                    all.put(card, List.of(before.get(0) + 1, before.get(1) + payment[0]));
                }
            });
        }
        return all;
    }

    static List<Row> form(List<Row> all) {
        List<Row> rows = placed(all);
        return rows.subList(Math.max(0, rows.size() - LAST), rows.size());
    }

    /** The longest series of games won, or not won; of equally long ones, the last. Empty: none. */
    static List<Row> streak(List<Row> rows, boolean won) {
        List<Row> longest = List.of();
        List<Row> now = new ArrayList<>();
        for (Row row : placed(rows)) {
            if (row.isWinner == won) {
                now.add(row);
            } else {
                now.clear();
            }
            if (!now.isEmpty() && now.size() >= longest.size()) {
                longest = List.copyOf(now);
            }
        }
        return longest;
    }

    /** The first of the hands in which a card cost this person most, in the last game in which they paid for it. */
    static String dearest(List<Row> rows, String card) {
        String dearest = "none";
        for (Row row : rows) {
            int most = -1;
            for (int[] payment : row.payments.getOrDefault(card, List.of())) {
                if (payment[0] > most) {
                    most = payment[0];
                    dearest = row.game.id() + " " + payment[1];
                }
            }
        }
        return dearest;
    }

    record RecountedEvening(List<RecordedGame> games) {
        List<GameId> ids() {
            return games.stream().map(RecordedGame::id).toList();
        }

        Instant from() {
            return startedAt(games.getFirst());
        }

        Instant to() {
            Instant last = endedAt(games.getFirst());
            for (RecordedGame game : games) {
                last = endedAt(game).isAfter(last) ? endedAt(game) : last;
            }
            return last;
        }
    }

    /** The oldest first. */
    List<RecountedEvening> evenings() {
        List<List<RecordedGame>> evenings = new ArrayList<>();
        List<RecordedGame> all = inOrder();
        for (int i = 0; i < all.size(); i++) {
            RecordedGame game = all.get(i);
            boolean begins = i == 0 || breaks.getOrDefault(game.id(), isAfterAGap(all, i));
            if (begins) {
                evenings.add(new ArrayList<>());
            }
            evenings.getLast().add(game);
        }
        return evenings.stream().map(RecountedEvening::new).toList();
    }

    private static boolean isAfterAGap(List<RecordedGame> all, int number) {
        String day = startedAt(all.get(number)).toString().substring(0, 10);
        if (isOfDay(all.get(number - 1), day)) {
            return false;
        }
        for (int i = 0; i < number; i++) {
            Duration between = Duration.between(startedAt(all.get(i)), startedAt(all.get(number)));
            boolean isCompared = i >= number - SIDE_BY_SIDE || between.compareTo(RECENT) <= 0;
            if (isCompared
                    && Duration.between(endedAt(all.get(i)), startedAt(all.get(number)))
                                    .compareTo(GAP)
                            < 0) {
                return false;
            }
        }
        return true;
    }

    /** Points, wins and cucumbers, after the number of games, by person. */
    Map<String, List<Integer>> standing(RecountedEvening evening) {
        Map<String, List<Integer>> all = new TreeMap<>();
        for (Row row : rows(evening.games())) {
            if (row.place == null && row.cucumbers == 0) {
                continue;
            }
            int place = row.place == null ? 0 : row.place;
            List<Integer> before = all.getOrDefault(person(row.name), List.of(0, 0, 0, 0));
            all.put(
                    person(row.name),
                    List.of(
                            before.get(0) + (place == 0 ? 0 : 1),
                            before.get(1) + (place == 1 ? 3 : place == 2 ? 2 : place == 3 ? 1 : 0),
                            before.get(2) + (row.isWinner ? 1 : 0),
                            before.get(3) + row.cucumbers));
        }
        return all;
    }
}
