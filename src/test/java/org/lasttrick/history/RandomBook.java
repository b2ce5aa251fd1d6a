package org.lasttrick.history;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.restassured.http.ContentType;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Access.Admitted;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.DayCorrected;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.GameClosed;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.PlayerAdded;
import org.lasttrick.game.GameEvent.PlayerJoined;
import org.lasttrick.game.GameEvent.PlayerRenamed;
import org.lasttrick.game.GameEvent.PlayerSubstituted;
import org.lasttrick.game.GameSummary;
import org.lasttrick.history.Evenings.Move;
import org.lasttrick.history.RecountedBook.RecountedEvening;
import org.lasttrick.history.RecountedBook.Row;
import org.lasttrick.ledger.GameLedger;
import org.lasttrick.rules.Scoresheet.Status;

/** A scorebook in which random games are played on random evenings of several years, and what it was told about them. */
final class RandomBook {
    static final Instant TODAY = Instant.parse("2026-03-14T12:00:00Z");

    private static final int ID_LENGTH = 26;
    private static final String ID_CHARACTERS = "0123456789abcdefghjkmnpqrstvwxyz";
    private static final int DAYS = 2_300;
    private static final int PEOPLE = 26;

    /** Of the same people: they never sit at the same table. */
    private static final List<String> SPELLINGS = List.of("%s", "%s M.", "Old %s");

    private final Admitted book;
    private final GameLedger ledger;
    private final Map<GameId, RecordedGame> games = new ConcurrentHashMap<>();
    private final Map<GameId, Known> known = new ConcurrentHashMap<>();
    private final Map<GameId, Boolean> breaks = new ConcurrentHashMap<>();
    private final Map<String, String> people = new HashMap<>();

    RandomBook(Admitted book, GameLedger ledger) {
        this.book = book;
        this.ledger = ledger;
    }

    private record Known(RecordedGame game, List<Row> rows) {
        static Known of(RecordedGame game) {
            return new Known(game, RecountedBook.rowsOf(game));
        }
    }

    /** A game that is played half way, and the rest of its events. */
    record Rest(RandomBook book, GameId game, List<GameEvent> events, Random random) {}

    String id() {
        return book.device().scorebook();
    }

    Admitted admitted() {
        return book;
    }

    RecountedBook recounted() {
        Map<GameId, List<Row>> rows = new HashMap<>();
        games.forEach((id, game) -> rows.put(
                id,
                known.compute(id, (_, last) -> last != null && last.game() == game ? last : Known.of(game))
                        .rows()));
        return new RecountedBook(Map.copyOf(games), Map.copyOf(breaks), Map.copyOf(people), Map.copyOf(rows));
    }

    /** Of the seed, too: among games of the same moment, the id decides which is earlier. */
    private static GameId id(Random random) {
        StringBuilder id = new StringBuilder();
        while (id.length() < ID_LENGTH) {
            // Not random.ints(), whose low bits repeat themselves.
            id.append(ID_CHARACTERS.charAt(random.nextInt(ID_CHARACTERS.length())));
        }
        return new GameId(id.toString());
    }

    /** Starts a game with other names, plays some of its events, and leaves the rest. */
    Rest begin(List<GameEvent> events, Random random) {
        List<GameEvent> named = named(events, random);
        GameId id = id(random);
        Instant start = evening(random);
        RecordedGame game = ledger.start(
                        id, id(), (GameStarted) named.getFirst(), book.device().id(), null, null, start)
                .orElseThrow();
        games.put(id, game);
        int now = 1 + random.nextInt(named.size());
        play(id, named.subList(1, now), random);
        return new Rest(this, id, named.subList(now, named.size()), random);
    }

    /** Most games come to an end that counts. */
    void finish(Rest rest) {
        play(rest.game(), rest.events(), rest.random());
        Game game = games.get(rest.game()).game();
        if (game.sheet().status() == Status.IN_PROGRESS
                && !game.hands().isEmpty()
                && rest.random().nextInt(5) > 0) {
            play(rest.game(), List.of(new GameClosed()), rest.random());
        }
        // Some have been moved to a day that had not begun when they were played.
        while (rest.random().nextInt(4) == 0) {
            String day = TODAY.plus(Duration.ofDays(5L - rest.random().nextInt(60)))
                    .toString()
                    .substring(0, 10);
            play(rest.game(), List.of(new DayCorrected(day)), rest.random());
        }
    }

    private void play(GameId id, List<GameEvent> events, Random random) {
        for (GameEvent event : events) {
            RecordedGame game = games.get(id);
            Instant last = game.entries().getLast().recordedAt();
            // Now and then a clock is set back, or somebody goes on the next day.
            Duration pause = random.nextInt(150) == 0
                    ? Duration.ofHours(-3)
                    : random.nextInt(300) == 0 ? Duration.ofHours(11) : Duration.ofSeconds(random.nextInt(400));
            RecordedGame longer = ledger.append(game, event, book.device().id(), null, null, last.plus(pause))
                    .orElseThrow();
            if (!RecountedBook.startedAt(longer).equals(RecountedBook.startedAt(game))) {
                leave(id);
            }
            games.put(id, longer);
        }
    }

    /** Two of three are on one of a few evenings, so that several games are played on each; some at the same moment. */
    private static Instant evening(Random random) {
        int day = switch (random.nextInt(4)) {
            case 0 -> random.nextInt(DAYS);
            case 1 -> random.nextInt(40);
            default -> 73 + 365 * random.nextInt(6) + random.nextInt(3);
        };
        return TODAY.minus(Duration.ofDays(day)).plus(Duration.ofMinutes(15L * (16 + random.nextInt(36))));
    }

    private static List<GameEvent> named(List<GameEvent> events, Random random) {
        List<String> guests = new ArrayList<>();
        for (int person = 0; person < PEOPLE; person++) {
            String name = String.valueOf((char) ('A' + person)).repeat(3);
            guests.add(SPELLINGS.get(Math.max(0, random.nextInt(6) - 3)).formatted(name));
        }
        // A few of them play much more often than the others.
        Collections.shuffle(guests.subList(0, 8), random);
        Collections.shuffle(guests.subList(6, PEOPLE), random);
        Map<String, String> names = new HashMap<>();
        return events.stream()
                .map(event -> switch (event) {
                    case GameStarted start ->
                        new GameStarted(
                                start.name(),
                                start.variant(),
                                start.rules(),
                                start.players().stream()
                                        .map(each -> new Entrant(
                                                name(each.name(), names, guests),
                                                name(each.partner(), names, guests),
                                                each.score(),
                                                each.cucumbers()))
                                        .toList(),
                                start.dealer(),
                                start.edition());
                    case PlayerJoined joined ->
                        new PlayerJoined(
                                name(joined.name(), names, guests),
                                name(joined.partner(), names, guests),
                                joined.seat());
                    case PlayerRenamed renamed ->
                        new PlayerRenamed(
                                renamed.player(),
                                name(renamed.name(), names, guests),
                                name(renamed.partner(), names, guests));
                    case PlayerAdded added ->
                        new PlayerAdded(
                                added.hand(),
                                name(added.name(), names, guests),
                                name(added.partner(), names, guests),
                                added.seat(),
                                added.score(),
                                added.without());
                    case PlayerSubstituted substituted ->
                        new PlayerSubstituted(
                                substituted.hand(),
                                substituted.player(),
                                name(substituted.name(), names, guests),
                                name(substituted.partner(), names, guests));
                    default -> event;
                })
                .toList();
    }

    private static @Nullable String name(@Nullable String name, Map<String, String> names, List<String> guests) {
        return name == null
                ? null
                : names.computeIfAbsent(
                        name, _ -> names.size() < PEOPLE ? guests.get(names.size()) : "Guest " + names.size());
    }

    GameId any(Random random) {
        List<GameId> all = games.keySet().stream()
                .sorted((one, other) -> one.value().compareTo(other.value()))
                .toList();
        return all.get(random.nextInt(all.size()));
    }

    /** If the game began its evening by the book's word, the next one isn't kept from beginning its own any longer. */
    void forget(GameId erased) {
        leave(erased);
        games.remove(erased);
    }

    /** Also when it is moved to another day. */
    private void leave(GameId game) {
        List<GameId> all = recounted().evenings().stream()
                .flatMap(evening -> evening.ids().stream())
                .toList();
        int after = all.indexOf(game) + 1;
        if (breaks.getOrDefault(game, false) && after < all.size()) {
            breaks.remove(all.get(after), false);
        }
        breaks.remove(game);
    }

    boolean hasChainOf(GameId other) {
        String chain =
                ledger.read(other).orElseThrow().entries().getFirst().chain().value();
        return games.values().stream()
                .anyMatch(game -> game.entries().getFirst().chain().value().equals(chain));
    }

    /** Imports a game that was exported from another book. */
    void bringIn(GameId other) {
        String file = given().get("/api/games/{id}/export/json", other.value()).asString();
        GameId id = new GameId(given().header("Authorization", "Bearer " + book.key())
                .contentType(ContentType.JSON)
                .body(file)
                .post("/api/scorebooks/{book}/import", id())
                .then()
                .statusCode(201)
                .extract()
                .path("added[0].id"));
        games.put(id, ledger.read(id).orElseThrow());
    }

    void move(Evenings evenings, Random random) {
        GameId game = any(random);
        Move to = Move.values()[random.nextInt(Move.values().length)];
        List<RecountedEvening> before = recounted().evenings();
        int number = 0;
        while (!before.get(number).ids().contains(game)) {
            number++;
        }
        List<GameId> own = before.get(number).ids();
        switch (to) {
            case PREVIOUS -> {
                if (number > 0) {
                    breaks.put(own.getFirst(), false);
                }
                if (!game.equals(own.getLast())) {
                    breaks.put(own.get(own.indexOf(game) + 1), true);
                }
            }
            case NEXT -> {
                breaks.put(game, true);
                if (number + 1 < before.size()) {
                    breaks.put(before.get(number + 1).ids().getFirst(), false);
                }
            }
            case NEW -> breaks.put(game, true);
        }
        assertTrue(evenings.move(book.device(), game, to));
        Evening now = evenings.of(game).orElseThrow();
        assertTrue(now.games().stream().anyMatch(each -> each.id().equals(game)), "moved to the answered evening");
    }

    /** Makes two spellings of somebody one person, or tries to make one of two who have met. */
    void merge(SpellingStore spellings, Random random) {
        RecountedBook now = recounted();
        List<String> names = List.copyOf(now.names());
        String one = names.get(random.nextInt(names.size()));
        String into = names.get(random.nextInt(names.size()));
        boolean isSame = person(one).equals(person(into));
        if (!isSame && !now.haveMet(one, into)) {
            return;
        }
        assertEquals(
                !isSame,
                spellings
                        .merge(book.device(), now.person(one), now.person(into))
                        .isPresent(),
                () -> one + " and " + into);
        if (isSame) {
            String name = now.person(into);
            Collection<String> all = new ArrayList<>(now.spelled(now.person(one)));
            all.addAll(now.spelled(name));
            all.forEach(each -> people.put(each, name));
        }
    }

    private static String person(String name) {
        return name.replaceAll("Old | M[.]", "");
    }

    void split(SpellingStore spellings, Random random) {
        RecountedBook now = recounted();
        List<String> names = List.copyOf(now.names());
        String name = names.get(random.nextInt(names.size()));
        List<String> rest = new ArrayList<>(now.spelled(now.person(name)));
        rest.remove(name);
        String heir = now.person(name).equals(name) && !rest.isEmpty() ? Collections.min(rest) : now.person(name);
        spellings.split(book.device(), name);
        rest.forEach(each -> people.put(each, heir));
        people.put(name, name);
    }

    long counted() {
        return games.values().stream()
                .filter(game -> GameSummary.of(game.game()).players().getFirst().figures() != null)
                .count();
    }
}
