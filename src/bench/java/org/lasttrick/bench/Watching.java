package org.lasttrick.bench;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.DoubleStream;
import org.lasttrick.bench.LoadScorer.Table;

/** How soon a hand is on a screen that watches the game through the same replica, and through another one. */
final class Watching implements Bench.Part {
    private static final int HANDS = 30;
    private static final int MOST_MILLIS_BETWEEN = 200;
    private static final double P95 = 95;

    private final Bench bench;
    private final Random random = new Random(1);

    Watching(Bench bench) {
        this.bench = bench;
    }

    @Override
    public void measure() throws Exception {
        try (Program one = bench.installation().start();
                Program other = bench.installation().start()) {
            hands(one, one);
            row("hand to a watcher of the same replica", hands(one, one), "");
            hands(one, other);
            row("hand to a watcher of another replica", hands(one, other), "p95 ≤ 100 ms");
        }
    }

    private void row(String measure, Samples millis, String goal) throws Exception {
        String text = "p50 " + Samples.number(millis.median()) + " ms, p95 " + Samples.number(millis.percentile(P95));
        bench.results().add(measure, text + " ms", "", goal);
    }

    /** Milliseconds from sending a hand. */
    private Samples hands(Program scoring, Program watching) throws Exception {
        int hands = HANDS * bench.options().rounds();
        Table table = bench.installation().startGames(scoring, 1, hands).getFirst();
        double[] millis = new double[hands];
        try (MeasuredService service = new MeasuredService(scoring.address());
                LoadWatcher watcher = new LoadWatcher(watching.address(), table.id())) {
            for (int hand = 0; hand < hands; hand++) {
                TimeUnit.MILLISECONDS.sleep(random.nextInt(MOST_MILLIS_BETWEEN));
                long start = System.nanoTime();
                service.score(table.book(), table.id(), "2", 1 + hand % 4);
                millis[hand] = (watcher.awaited(hand + 2) - start) / 1e6;
            }
        }
        return Samples.of(DoubleStream.of(millis));
    }
}
