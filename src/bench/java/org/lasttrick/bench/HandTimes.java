package org.lasttrick.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.IntStream;
import org.lasttrick.bench.LoadScorer.Table;

/** How many hands a second the service takes, next to what its database and its stack can do. */
final class HandTimes implements Bench.Part {
    private static final int[] CLIENTS = {1, 8, 32};
    private static final int SHORT = 20;
    private static final int LONG = 200;
    private static final double FIRST_GUESS = 1_500;
    private static final double SPARE = 1.5;
    private static final Path BARE = Path.of("target", "bare", "quarkus-app");

    private final Bench bench;
    private final Rounds rounds = new Rounds();
    private final Map<Integer, Double> guesses = new HashMap<>();
    private final Map<Integer, Queue<List<Table>>> halfPlayed = new HashMap<>();
    private final List<Load.Run> runs = new ArrayList<>();

    HandTimes(Bench bench) {
        this.bench = bench;
    }

    /** Long games that are not at their beginning, so that hands of every number are measured, however short the time is. */
    @Override
    public void prepare() throws Exception {
        for (int clients : CLIENTS) {
            int[] entries = IntStream.range(0, clients)
                    .map(number -> 1 + (2 * number + 1) * LONG / clients / 2)
                    .toArray();
            List<String> games = bench.installation().games(bench.options().allRounds() * clients, entries);
            Queue<List<Table>> each = new ArrayDeque<>();
            for (int from = 0; from < games.size(); from += clients) {
                List<String> ids = games.subList(from, from + clients);
                each.add(IntStream.range(0, clients)
                        .mapToObj(number ->
                                new Table(bench.installation().book(), ids.get(number), LONG + 1 - entries[number]))
                        .toList());
            }
            halfPlayed.put(clients, each);
        }
    }

    @Override
    public void measure() throws Exception {
        try (EntryTable table = EntryTable.create(bench.directory().resolve("bare"));
                Program bare = startBare(bench, table)) {
            Program service = bench.installation().service();
            for (int clients : CLIENTS) {
                rounds.add(
                        "ceiling, " + clients,
                        () -> bench.ceiling()
                                .append(clients, SHORT, bench.options().time()));
                rounds.add("bare, " + clients, () -> bare(table, bare, clients));
                rounds.add(SHORT + " hands, " + clients, () -> shortGames(service, clients));
                rounds.add(LONG + " hands, " + clients, () -> longGames(service, clients));
            }
            rounds.add(
                    "JDBC, 8",
                    () -> bench.ceiling().appendByJdbc(8, SHORT, bench.options().time()));
            rounds.run(bench.options().warmUps(), bench.options().rounds());
            report(service);
        }
    }

    static Program startBare(Bench bench, EntryTable table) throws IOException, InterruptedException {
        List<String> settings = new ArrayList<>(table.settings());
        settings.add("-Dquarkus.datasource.jdbc.max-size=40");
        settings.add("-Dbench.insert=" + EntryTable.INSERT);
        return Program.start(BARE, bench.directory().resolve("bare.log"), settings);
    }

    private double bare(EntryTable table, Program bare, int clients) throws Exception {
        String prefix = table.games(bench.options().time(), SHORT);
        return Load.closed(
                        clients,
                        bench.options().time(),
                        number -> new BareClient(bare.address(), prefix, number, clients, SHORT))
                .perSecond();
    }

    private double shortGames(Program service, int clients) throws Exception {
        double guess = guesses.getOrDefault(clients, FIRST_GUESS);
        int games = clients + (int) (guess * SPARE * bench.options().time().toSeconds() / SHORT);
        Queue<Table> tables = new ConcurrentLinkedQueue<>(bench.installation().startGames(service, games, SHORT));
        Load.Run run = Load.closed(
                clients, bench.options().time(), _ -> new LoadScorer(service.address(), tables.remove(), tables));
        guesses.put(clients, run.perSecond());
        runs.add(run);
        return run.perSecond();
    }

    private double longGames(Program service, int clients) throws Exception {
        List<Table> begun = halfPlayed.getOrDefault(clients, new ArrayDeque<>()).remove();
        try (MeasuredService reader = new MeasuredService(service.address())) {
            for (Table table : begun) {
                reader.read(table.id());
            }
        }
        Queue<Table> next = new ConcurrentLinkedQueue<>(bench.installation().startGames(service, 2 * clients, LONG));
        return Load.closed(
                        clients,
                        bench.options().time(),
                        number -> new LoadScorer(service.address(), begun.get(number), next))
                .perSecond();
    }

    private void report(Program service) throws IOException {
        for (int clients : CLIENTS) {
            String at = ", " + clients;
            String who = clients == 1 ? ", 1 client" : ", " + clients + " clients";
            row("append without HTTP" + who, "ceiling" + at, "", "1");
            row("append by a bare endpoint" + who, "bare" + at, "ceiling" + at, "");
            row(
                    "hand, games of " + SHORT + who,
                    SHORT + " hands" + at,
                    "ceiling" + at,
                    clients == 8 ? "≥ 0.45" : clients == 32 ? "≥ 0.50" : "");
            row("the same, to the bare endpoint", SHORT + " hands" + at, "bare" + at, "1");
            row("hand, games of " + LONG + who, LONG + " hands" + at, "ceiling" + at, "≥ 0.42");
        }
        if (EntryTable.pgbench().isPresent()) {
            row("append by JDBC, to pgbench, 8 clients", "JDBC, 8", "ceiling, 8", "");
        }
        bench.results()
                .add(
                        "processor time of the benchmark's clients, a hand; their share of all processors",
                        Samples.of(runs.stream().mapToDouble(Load.Run::clientMicros))
                                        .text() + " µs",
                        Samples.of(runs.stream().mapToDouble(Load.Run::clientShare))
                                .text(),
                        "");
        bench.results()
                .add("memory of the service after this", Samples.number(service.megabytes()) + " MB", "", "≤ 350 MB");
    }

    private void row(String measure, String of, String to, String goal) throws IOException {
        bench.results()
                .add(
                        measure,
                        rounds.of(of).text() + "/s",
                        to.isEmpty() ? "1" : rounds.ratio(of, to).text(),
                        goal);
    }
}
