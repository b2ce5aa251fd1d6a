package org.lasttrick.bench;

import java.io.IOException;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.lasttrick.bench.LoadScorer.Table;

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
        rounds.add("without HTTP, p50", this::withoutHttp);
        rounds.add("without HTTP, p99", () -> p99);
        rounds.run(bench.options().warmUps(), bench.options().rounds());
        row("p99 of a hand to p50, at half of the most hands, open loop", "half", "≤ 5");
        row("the same of an append without HTTP, by JDBC, at that rate", "without HTTP", "");
    }

    private void row(String measure, String of, String goal) throws IOException {
        bench.results()
                .add(
                        measure,
                        rounds.of(of + ", p99").text() + " µs",
                        rounds.ratio(of + ", p99", of + ", p50").text(),
                        goal);
    }

    private double closed(Program service) throws Exception {
        Queue<Table> tables = tables(service, Math.min(2 * most, MOST_PER_SECOND));
        return Load.closed(
                        CLIENTS,
                        bench.options().time(),
                        _ -> new LoadScorer(service.address(), tables.remove(), tables))
                .perSecond();
    }

    private double open(Program service) throws Exception {
        Queue<Table> tables = tables(service, HALF * most);
        Samples micros = Load.open(
                        CLIENTS,
                        HALF * most,
                        bench.options().time(),
                        _ -> new LoadScorer(service.address(), tables.remove(), tables))
                .micros();
        return median(micros);
    }

    private double withoutHttp() throws Exception {
        return median(bench.ceiling()
                .microsByJdbc(CLIENTS, HANDS, HALF * most, bench.options().time()));
    }

    /** Keeps the 99th percentile for the row that follows. */
    private double median(Samples micros) {
        p99 = micros.percentile(P99);
        return micros.median();
    }

    private Queue<Table> tables(Program service, double perSecond) throws Exception {
        int games = 2 * CLIENTS + (int) (perSecond * bench.options().time().toSeconds() / HANDS);
        return new ConcurrentLinkedQueue<>(bench.installation().startGames(service, games, HANDS));
    }
}
