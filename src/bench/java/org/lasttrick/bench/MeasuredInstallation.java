package org.lasttrick.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.EmbeddedDatabase;
import org.lasttrick.ExternalDatabase;
import org.lasttrick.bench.Ledgers.Entry;
import org.lasttrick.bench.LoadScorer.Table;

/** The packaged service on the embedded PostgreSQL, and the games that it is measured with. */
final class MeasuredInstallation implements AutoCloseable {
    static final Path SERVICE = Path.of("target", "quarkus-app");

    private static final int TEMPLATES = 20;
    private static final int TEMPLATE_HANDS = 10;
    private static final int MOST_PLAYERS = 7;
    private static final int GAMES_OF_AN_EVENING = 10;
    private static final long GAME = Duration.ofMinutes(40).toSeconds();
    private static final long DAY = Duration.ofDays(1).toSeconds();
    private static final int STARTERS = 4;
    private static final int WARM_GAMES = 400;
    private static final int WARM_HANDS = 25;
    private static final int WARM_CLIENTS = 8;
    private static final int GAMES_OF_A_BOOK = 10_000;
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(200);
    private static final Duration COUNTING = Duration.ofMinutes(15);
    private static final Duration LONG = Duration.ofMinutes(1);
    private static final String ID = "\"id\":\"";
    private static final String LOWEST = "2";
    private static final List<String> CARDS = List.of("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A");
    private static final List<String> NAMES =
            List.of("Anna", "Bo", "Carl", "Dora", "Emil", "Fia", "Gus", "Hanne", "Ivar", "Jens", "Karin", "Lars");

    private final Path directory;
    private final Options options;
    private final ExternalDatabase database;
    private final Ledgers ledgers;
    private final Book book;
    private final List<Book> sized = new ArrayList<>();
    private final Book exported;
    private final List<List<Entry>> evenings;
    private final List<Entry> cheapHands;
    private @Nullable Program service;
    private int started;
    private Book open;
    private int startedInOpen;

    MeasuredInstallation(Path directory, Options options) throws IOException, InterruptedException {
        this.directory = directory;
        this.options = options;
        this.database = ExternalDatabase.start(directory.resolve("service"));
        this.ledgers = new Ledgers(database, directory.resolve("rows"));
        try (Program program = start();
                MeasuredService service = new MeasuredService(program.address())) {
            this.book = service.openBook("Friday");
            this.open = book;
            this.exported = service.openBook("Export");
            for (int games : options.books()) {
                sized.add(service.openBook(games + " games"));
            }
            this.evenings = evenings(service, book);
            String game = service.startGame(book, NAMES.subList(0, MOST_PLAYERS));
            for (int player = 1; player <= MOST_PLAYERS; player++) {
                service.score(book, game, LOWEST, player);
            }
            this.cheapHands = service.ledger(game);
        }
    }

    /** Games of four, with names that occur again and again. */
    private static List<List<Entry>> evenings(MeasuredService service, Book book) throws IOException {
        Random random = new Random(1);
        List<List<Entry>> evenings = new ArrayList<>();
        for (int number = 0; number < TEMPLATES; number++) {
            int from = random.nextInt(NAMES.size() - 3);
            String game = service.startGame(book, NAMES.subList(from, from + 4));
            for (int hand = 0; hand < TEMPLATE_HANDS; hand++) {
                service.score(book, game, CARDS.get(random.nextInt(CARDS.size())), 1 + random.nextInt(4));
            }
            service.close(book, game);
            evenings.add(service.ledger(game));
        }
        return evenings;
    }

    /** The book that {@link #games} fills. */
    Book book() {
        return book;
    }

    /** Those of the sizes that are asked for, in that order; empty at first. */
    List<Book> sized() {
        return sized;
    }

    Book exported() {
        return exported;
    }

    /** Fills a book with finished games of ten hands, of which there were ten each evening. Not while the service runs. */
    void fill(Book filled, int games) throws IOException, SQLException {
        ledgers.fill(
                filled.id(),
                games,
                following -> following / GAMES_OF_AN_EVENING * DAY + following % GAMES_OF_AN_EVENING * GAME,
                evenings);
    }

    /** Games with so many entries each, in turn. Not while the service runs. @return their ids */
    List<String> games(int count, int... entries) throws IOException, SQLException {
        return ledgers.fill(
                book.id(),
                count,
                following -> following,
                Arrays.stream(entries)
                        .mapToObj(each -> Ledgers.repeated(cheapHands, each))
                        .toList());
    }

    ExternalDatabase database() {
        return database;
    }

    /** The replica that most parts measure: one process, which is warm. */
    Program service() throws Exception {
        if (service == null) {
            service = start();
            waitUntilCounted();
            warmUp(service);
        }
        return service;
    }

    /** A service counts games that got into the database without it, which takes its processor's time. */
    void waitUntilCounted() throws Exception {
        Instant end = Instant.now().plus(COUNTING);
        while (!ledgers.areCounted()) {
            if (Instant.now().isAfter(end)) {
                throw new IllegalStateException("The service has not counted all games in " + COUNTING);
            }
            Thread.sleep(BETWEEN_LOOKS);
        }
    }

    private void warmUp(Program program) throws Exception {
        Queue<Table> tables = new ConcurrentLinkedQueue<>(startGames(program, WARM_GAMES, WARM_HANDS));
        Load.closed(WARM_CLIENTS, LONG, _ -> new LoadScorer(program.address(), tables.remove(), tables));
    }

    /** Ends what the service is still doing, and starts it again. */
    void restart() throws Exception {
        if (service != null) {
            service.kill();
            service = null;
        }
        service();
    }

    /** Starts a replica of the service. */
    Program start(String... settings) throws IOException, InterruptedException {
        return start(SERVICE, settings);
    }

    /** Starts a replica of another build. */
    Program start(Path service, String... settings) throws IOException, InterruptedException {
        Stream<String> all = Stream.concat(Arrays.stream(database.settings()), Arrays.stream(settings));
        return start(
                service,
                directory,
                options,
                started++,
                all.map(each -> "-D" + each).toList());
    }

    /** @param settings as options of the virtual machine */
    static Program start(Path directory, Options options, int number, List<String> settings)
            throws IOException, InterruptedException {
        return start(SERVICE, directory, options, number, settings);
    }

    private static Program start(Path service, Path directory, Options options, int number, List<String> settings)
            throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(options.javaOptions());
        all.add("-Dlasttrick.data-dir=" + directory.resolve("data-" + number));
        all.add("-Dlasttrick.programs-dir=" + EmbeddedDatabase.PROGRAMS);
        all.add("-Dlasttrick.limits.enabled=false");
        for (String limit : List.of("streams", "streams-per-client", "streams-per-game", "connections-per-client")) {
            all.add("-Dlasttrick.limits." + limit + "=100000");
        }
        all.add("-Dlasttrick.qr-code=false");
        all.addAll(settings);
        return Program.start(service, directory.resolve("service-" + number + ".log"), all);
    }

    /** Starts new games over HTTP. A book takes 20,000 of them, and a whole run starts more. */
    List<Table> startGames(Program program, int count, int hands) throws Exception {
        startedInOpen += count;
        if (startedInOpen > GAMES_OF_A_BOOK) {
            try (MeasuredService service = new MeasuredService(program.address())) {
                open = service.openBook("Friday");
            }
            startedInOpen = count;
        }
        Book opened = open;
        byte[] request = HttpConnection.request(
                "POST",
                "/api/games",
                MeasuredService.game(NAMES.subList(0, 4)),
                MeasuredService.JSON,
                opened.authorization());
        AtomicInteger left = new AtomicInteger(count);
        Queue<Table> tables = new ConcurrentLinkedQueue<>();
        Load.closed(STARTERS, LONG, _ -> new Requests(program.address(), 201) {
            @Override
            byte @Nullable [] request() {
                return left.getAndDecrement() > 0 ? request : null;
            }

            @Override
            void answered(HttpConnection connection) {
                String answer = connection.body();
                int id = answer.indexOf(ID) + ID.length();
                tables.add(new Table(opened, answer.substring(id, answer.indexOf('"', id)), hands));
            }
        });
        return List.copyOf(tables);
    }

    @Override
    public void close() throws IOException {
        if (service != null) {
            service.close();
        }
        database.close();
    }
}
