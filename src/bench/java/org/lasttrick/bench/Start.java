package org.lasttrick.bench;

import java.util.List;

/** What a start costs, on a data directory that exists, next to a start of the bare endpoint. */
final class Start implements Bench.Part {
    private static final int DATA_DIRECTORY = 99;

    private final Bench bench;
    private final Rounds rounds = new Rounds();
    private double seconds;
    private double megabytes;
    private double bareMegabytes;

    Start(Bench bench) {
        this.bench = bench;
    }

    @Override
    public void measure() throws Exception {
        try (EntryTable table = EntryTable.create(bench.directory().resolve("start"))) {
            rounds.add("service, processor time", this::start);
            rounds.add("service, time", () -> seconds);
            rounds.add("service, memory", () -> megabytes);
            rounds.add("bare, processor time", () -> bare(table));
            rounds.add("bare, time", () -> seconds);
            rounds.add("bare, memory", () -> bareMegabytes);
            rounds.run(1, bench.options().rounds());
        }
        row("processor time until ready, to the bare endpoint's", "processor time", " s", "");
        row("time until ready, with its database, to the bare endpoint's without", "time", " s", "");
        row("memory when ready, to the bare endpoint's", "memory", " MB", "≤ 180 MB");
    }

    private void row(String measure, String what, String unit, String goal) throws Exception {
        bench.results()
                .add(
                        measure,
                        rounds.of("service, " + what).text() + unit,
                        rounds.ratio("service, " + what, "bare, " + what).text(),
                        goal);
    }

    /** With the embedded PostgreSQL, as most people run it. */
    private double start() throws Exception {
        try (Program service =
                MeasuredInstallation.start(bench.directory(), bench.options(), DATA_DIRECTORY, List.of())) {
            seconds = service.startTime().toMillis() / 1e3;
            megabytes = service.megabytes();
            return service.processorTime().toMillis() / 1e3;
        }
    }

    private double bare(EntryTable table) throws Exception {
        try (Program bare = HandTimes.startBare(bench, table)) {
            seconds = bare.startTime().toMillis() / 1e3;
            bareMegabytes = bare.megabytes();
            return bare.processorTime().toMillis() / 1e3;
        }
    }
}
