package org.lasttrick.bench;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.lasttrick.bench.Scorer.Table;

/** How long a hand takes when tablets don't wait for one another: at half of what the service can take. */
final class OpenLoop implements Bench.Part {
    private static final int CLIENTS = 32;
    private static final int HANDS = 20;
    private static final double HALF = 0.5;
    private static final double MOST_PER_SECOND = 10_000;
    private static final double P99 = 99;

    private final Bench bench;
    private final Rounds rounds = new Rounds();
    private double most = 1_000;
    private double p99;

    OpenLoop(Bench bench) {
        this.bench = bench;
    }

    @Override
    public void measure() throws Exception {
        Program service = bench.installation().service();
        rounds.add("most", () -> most = closed(service));
        rounds.add("half, p50", () -> open(service));
        rounds.add("half, p99", () -> p99);
        rounds.run(bench.options().warmUps(), bench.options().rounds());
        bench.results()
                .add(
                        "p99 of a hand to p50, at half of the most hands, open loop",
                        rounds.of("half, p99").text() + " µs",
                        rounds.ratio("half, p99", "half, p50").text(),
                        "≤ 5");
    }

    private double closed(Program service) throws Exception {
        Queue<Table> tables = tables(service, Math.min(2 * most, MOST_PER_SECOND));
        return Load.closed(
                        CLIENTS,
                        bench.options().time(),
                        _ -> new Scorer(service.address(), bench.installation().book(), tables.remove(), tables))
                .perSecond();
    }

    private double open(Program service) throws Exception {
        Queue<Table> tables = tables(service, HALF * most);
        Samples micros = Load.open(
                        CLIENTS,
                        HALF * most,
                        bench.options().time(),
                        _ -> new Scorer(service.address(), bench.installation().book(), tables.remove(), tables))
                .micros();
        p99 = micros.percentile(P99);
        return micros.median();
    }

    private Queue<Table> tables(Program service, double perSecond) throws Exception {
        int games = 2 * CLIENTS + (int) (perSecond * bench.options().time().toSeconds() / HANDS);
        return new ConcurrentLinkedQueue<>(bench.installation().startGames(service, games).stream()
                .map(id -> new Table(id, HANDS))
                .toList());
    }
}
