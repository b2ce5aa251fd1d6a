package org.lasttrick.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.lasttrick.bench.LoadScorer.Table;

/** Many watchers on one replica: what each costs, and how soon all know of a hand. */
final class Streams implements Bench.Part {
    private static final int HANDS = 20;
    private static final int SPARE = 1_000;
    private static final int SETTLE_SECONDS = 3;
    private static final double KILOBYTES = 1_024;

    private final Bench bench;

    Streams(Bench bench) {
        this.bench = bench;
    }

    @Override
    public void measure() throws Exception {
        for (int count : bench.options().streams()) {
            try (Program service =
                    bench.installation().start("quarkus.http.limits.max-connections=" + (count + SPARE))) {
                measure(service, count);
            }
        }
    }

    private void measure(Program service, int count) throws Exception {
        Table table = bench.installation()
                .startGames(service, 1, HANDS + bench.options().rounds())
                .getFirst();
        List<LoadWatcher> watchers = new ArrayList<>();
        try (MeasuredService scorer = new MeasuredService(service.address())) {
            for (int hand = 0; hand < HANDS; hand++) {
                scorer.score(table.book(), table.id(), "2", 1 + hand % 4);
            }
            double before = service.megabytes();
            for (int number = 0; number < count; number++) {
                watchers.add(new LoadWatcher(service.address(), table.id()));
            }
            TimeUnit.SECONDS.sleep(SETTLE_SECONDS);
            double each = (service.megabytes() - before) * KILOBYTES / count;
            double[] millis = new double[bench.options().rounds()];
            for (int round = 0; round < millis.length; round++) {
                long start = System.nanoTime();
                scorer.score(table.book(), table.id(), "2", 1);
                long last = start;
                for (LoadWatcher watcher : watchers) {
                    last = Math.max(last, watcher.awaited(HANDS + 2 + round));
                }
                millis[round] = (last - start) / 1e6;
            }
            String streams = "%,d streams on one replica".formatted(count);
            bench.results().add(streams + ": memory of each", Samples.number(each) + " KB", "", "bounded");
            bench.results()
                    .add(
                            streams + ": a hand until all know",
                            Samples.of(Arrays.stream(millis)).text() + " ms",
                            "",
                            "");
        } finally {
            for (LoadWatcher watcher : watchers) {
                watcher.close();
            }
        }
    }
}
