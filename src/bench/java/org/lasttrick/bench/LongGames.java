package org.lasttrick.bench;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.lasttrick.bench.LoadScorer.Table;

/** What a hand costs late in a game. */
final class LongGames implements Bench.Part {
    private static final int EARLY = 10;
    private static final int LATE = 1_000;
    private static final int GAMES = 10;
    private static final int HANDS = 10;

    private final Bench bench;
    private final Rounds rounds = new Rounds();
    private final Queue<String> early = new ArrayDeque<>();
    private final Queue<String> late = new ArrayDeque<>();

    LongGames(Bench bench) {
        this.bench = bench;
    }

    @Override
    public void prepare() throws Exception {
        int games = GAMES * bench.options().allRounds();
        early.addAll(bench.installation().games(games, EARLY));
        late.addAll(bench.installation().games(games, LATE));
    }

    @Override
    public void measure() throws Exception {
        Program service = bench.installation().service();
        rounds.add("early", () -> micros(service, early));
        rounds.add("late", () -> micros(service, late));
        rounds.run(bench.options().warmUps(), bench.options().rounds());
        bench.results()
                .add(
                        "a hand after 1,000 entries, to one after 10",
                        rounds.of("late").text() + " µs",
                        rounds.ratio("late", "early").text(),
                        "≤ 1.1");
    }

    /** The median of one client's hands, in games that the service has in memory. */
    private double micros(Program service, Queue<String> games) throws Exception {
        Queue<Table> tables = new ConcurrentLinkedQueue<>();
        try (MeasuredService reader = new MeasuredService(service.address())) {
            for (int number = 0; number < GAMES; number++) {
                String game = games.remove();
                reader.read(game);
                tables.add(new Table(bench.installation().book(), game, HANDS));
            }
        }
        return Load.closed(
                        1, bench.options().patience(), _ -> new LoadScorer(service.address(), tables.remove(), tables))
                .micros()
                .median();
    }
}
