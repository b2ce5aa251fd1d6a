package org.lasttrick.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** What pages cost the processors, next to an earlier build: both services run on one database, and are asked in turns. */
final class DrawingTimes implements Bench.Part {
    private static final int HANDS = 20;
    /** So few that the games of all rounds stay in the memory of a service with a small heap. */
    private static final int PAGES = 200;

    private static final String NOW = ", this build";
    private static final String BEFORE = ", earlier";

    private final Bench bench;
    private final Rounds rounds = new Rounds();
    private final Queue<String> fresh = new ArrayDeque<>();

    DrawingTimes(Bench bench) {
        this.bench = bench;
    }

    @Override
    public void prepare() throws Exception {
        fresh.addAll(bench.installation().games(2 * PAGES * bench.options().allRounds() + 1, HANDS + 1));
    }

    @Override
    public void measure() throws Exception {
        try (Program now = bench.installation().start();
                Program before =
                        bench.installation().start(Path.of(bench.options().before()))) {
            bench.installation().waitUntilCounted();
            String pad = "/games/" + fresh.remove() + "?version=" + (HANDS + 1) + "&order=p2&player=p2&card=9";
            both(now, before, "sheet", this::sheets);
            both(now, before, "pad", service -> micros(service, _ -> pad, "Pad-Alone: true"));
            both(now, before, "start page", service -> micros(service, _ -> "/"));
            rounds.run(bench.options().warmUps(), bench.options().rounds());
        }
        row("the whole sheet after a hand, to the earlier build's", "sheet", "≤ 0.33");
        row("a tap's answer, to the earlier build's", "pad", "≤ 0.5");
        row("the start page, to the earlier build's", "start page", "");
    }

    /** Measures one service. */
    private interface Measure {
        double of(Program service) throws Exception;
    }

    private void both(Program now, Program before, String what, Measure measure) {
        rounds.add(what + NOW, () -> measure.of(now));
        rounds.add(what + BEFORE, () -> measure.of(before));
    }

    private void row(String measure, String what, String goal) throws IOException {
        bench.results()
                .add(
                        measure,
                        rounds.of(what + NOW).text() + " µs",
                        rounds.ratio(what + NOW, what + BEFORE).text(),
                        goal);
    }

    /** Each for the first time; the service has the games in memory, as after a hand. */
    private double sheets(Program service) throws Exception {
        List<String> games = new ArrayList<>();
        try (MeasuredService reader = new MeasuredService(service.address())) {
            while (games.size() < PAGES) {
                String game = fresh.remove();
                reader.read(game);
                games.add(game);
            }
        }
        return micros(service, number -> "/games/" + games.get(number));
    }

    /** The address of each page. */
    private interface Addresses {
        String of(int number);
    }

    /** The processors' time of the service for a page, which one client asks for after the other. */
    private double micros(Program service, Addresses addresses, String... headers) throws Exception {
        AtomicInteger number = new AtomicInteger();
        long before = service.processorTime().toNanos();
        Load.closed(1, bench.options().patience(), _ -> new Requests(service.address(), 200) {
            @Override
            byte @Nullable [] request() {
                int next = number.getAndIncrement();
                return next == PAGES ? null : PageTimes.get(bench.installation().book(), addresses.of(next), headers);
            }
        });
        return (service.processorTime().toNanos() - before) / 1e3 / PAGES;
    }
}
