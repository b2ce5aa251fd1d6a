package org.lasttrick.bench;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;

/** How many pages a second the service draws and sends, next to the entries that its database can take. */
final class PageTimes implements Bench.Part {
    private static final int CLIENTS = 8;
    private static final int HANDS = 20;
    private static final int FRESH = 1_000;
    private static final String[] BROWSER = {"Accept: text/html", "Accept-Encoding: gzip"};
    private static final int LONG = 200;
    private static final int LONGEST = 2_999;
    private static final int FRESH_LONG = 8;

    private final Bench bench;
    private final Rounds rounds = new Rounds();
    private final Queue<String> fresh = new ArrayDeque<>();
    private final Queue<String> freshLong = new ArrayDeque<>();
    private final Queue<String> freshLongest = new ArrayDeque<>();
    private String kept = "";

    PageTimes(Bench bench) {
        this.bench = bench;
    }

    @Override
    public void prepare() throws Exception {
        fresh.addAll(bench.installation().games(FRESH * bench.options().allRounds(), HANDS + 1));
        freshLong.addAll(bench.installation().games(FRESH_LONG * bench.options().allRounds(), LONG));
        freshLongest.addAll(
                bench.installation().games(FRESH_LONG * bench.options().allRounds(), LONGEST));
        kept = bench.installation().games(1, HANDS + 1).getFirst();
    }

    @Override
    public void measure() throws Exception {
        Program service = bench.installation().service();
        String sheet = "/games/" + kept;
        String pad = sheet + "?version=" + (HANDS + 1) + "&order=p2&player=p2&card=9";
        rounds.add(
                "ceiling",
                () -> bench.ceiling().append(CLIENTS, HANDS, bench.options().time()));
        rounds.add("cold", () -> drawn(service, fresh, FRESH, CLIENTS).perSecond());
        rounds.add("cached", () -> again(service, sheet, 200));
        rounds.add("304", () -> unchanged(service, sheet));
        rounds.add("pad", () -> again(service, pad, 200, "Pad-Alone: true"));
        rounds.add(
                "cold, long",
                () -> drawn(service, freshLong, FRESH_LONG, 1).micros().median());
        rounds.add(
                "cold, longest",
                () -> drawn(service, freshLongest, FRESH_LONG, 1).micros().median());
        rounds.run(bench.options().warmUps(), bench.options().rounds());
        row("sheet's page after a change", "cold", "ceiling", "≥ 0.12");
        row("the same page again", "cached", "ceiling", "≥ 0.5");
        row("the same page, not modified", "304", "ceiling", "≥ 1.5");
        bench.results()
                .add(
                        "cost of a tap on the pad, to the page's",
                        rounds.of("pad").text() + "/s",
                        rounds.ratio("cold", "pad").text(),
                        "≤ 0.4");
        bench.results()
                .add(
                        "a page of 3,000 entries after a change, to one of 200",
                        rounds.of("cold, longest").text() + " µs",
                        rounds.ratio("cold, longest", "cold, long").text(),
                        "≤ 2");
    }

    private void row(String measure, String of, String to, String goal) throws IOException {
        boolean isThere = rounds.of(of).median() > 0;
        bench.results()
                .add(
                        measure,
                        isThere ? rounds.of(of).text() + "/s" : "never",
                        isThere ? rounds.ratio(of, to).text() : "–",
                        goal);
    }

    /** Each page for the first time; the service has the games in memory, as after a hand. */
    private Load.Run drawn(Program service, Queue<String> fresh, int count, int clients) throws Exception {
        List<String> games = new ArrayList<>();
        while (games.size() < count) {
            games.add(fresh.remove());
        }
        try (MeasuredService reader = new MeasuredService(service.address())) {
            for (String game : games) {
                reader.read(game);
            }
        }
        Queue<String> left = new ConcurrentLinkedQueue<>(games);
        return Load.closed(clients, bench.options().time(), _ -> new Requests(service.address(), 200) {
            @Override
            byte @Nullable [] request() {
                String game = left.poll();
                return game == null ? null : get("/games/" + game);
            }
        });
    }

    private double unchanged(Program service, String path) throws Exception {
        try (HttpConnection connection = new HttpConnection(service.address(), 30_000)) {
            connection.send(get(path));
            String tag = connection.header("etag");
            return tag.isEmpty() ? 0 : again(service, path, 304, "If-None-Match: " + tag);
        }
    }

    private double again(Program service, String path, int status, String... headers) throws Exception {
        byte[] request = get(path, headers);
        return Load.closed(CLIENTS, bench.options().time(), _ -> new Requests(service.address(), status) {
                    @Override
                    byte[] request() {
                        return request;
                    }
                })
                .perSecond();
    }

    private byte[] get(String path, String... headers) {
        return get(bench.installation().book(), path, headers);
    }

    /** As a tablet that scores asks. */
    static byte[] get(Book book, String path, String... headers) {
        List<String> all = new ArrayList<>(List.of(BROWSER));
        all.add(book.cookie());
        all.addAll(List.of(headers));
        return HttpConnection.request("GET", path, "", all.toArray(String[]::new));
    }
}
