package org.lasttrick.bench;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;

/** How many pages a second the service draws and sends, next to the entries that its database can take. */
final class Pages implements Bench.Part {
    private static final int CLIENTS = 8;
    private static final int HANDS = 20;
    private static final int FRESH = 600;
    private static final String[] BROWSER = {"Accept: text/html", "Accept-Encoding: gzip"};
    private static final int[] LENGTHS = {20, 200, 2_999};

    private final Bench bench;
    private final Rounds rounds = new Rounds();
    private final Queue<String> fresh = new ArrayDeque<>();
    private final List<String> kept = new ArrayList<>();

    Pages(Bench bench) {
        this.bench = bench;
    }

    @Override
    public void prepare() throws Exception {
        fresh.addAll(bench.installation().games(FRESH * (bench.options().rounds() + 1), HANDS + 1));
        int[] entries = {LENGTHS[0] + 1, LENGTHS[1] + 1, LENGTHS[2] + 1};
        kept.addAll(bench.installation().games(LENGTHS.length, entries));
    }

    @Override
    public void measure() throws Exception {
        Program service = bench.installation().service();
        String sheet = "/games/" + kept.getFirst();
        String pad = sheet + "?version=" + (HANDS + 1) + "&order=p2&player=p2&card=9";
        rounds.add(
                "ceiling",
                () -> bench.ceiling().append(CLIENTS, HANDS, bench.options().time()));
        rounds.add("cold", () -> cold(service));
        rounds.add("cached", () -> again(service, sheet, 200));
        rounds.add("304", () -> unchanged(service, sheet));
        rounds.add("pad", () -> again(service, pad, 200, "Pad-Alone: true"));
        for (int entry = 0; entry < LENGTHS.length; entry++) {
            String page = "/games/" + kept.get(entry);
            rounds.add("page of " + LENGTHS[entry], () -> again(service, page, 200));
        }
        rounds.run(bench.options().rounds());
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
                        "cost of a page of 3,000 entries, to 200",
                        rounds.of("page of 2999").text() + "/s",
                        rounds.ratio("page of 200", "page of 2999").text(),
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
    private double cold(Program service) throws Exception {
        List<String> games = new ArrayList<>();
        while (games.size() < FRESH) {
            games.add(fresh.remove());
        }
        try (Service reader = new Service(service.address())) {
            for (String game : games) {
                reader.read(game);
            }
        }
        Queue<String> left = new ConcurrentLinkedQueue<>(games);
        return Load.closed(CLIENTS, bench.options().time(), _ -> new Requests(service.address(), 200) {
                    @Override
                    byte @Nullable [] request() {
                        String game = left.poll();
                        return game == null ? null : get("/games/" + game);
                    }
                })
                .perSecond();
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

    /** As a tablet that scores asks. */
    private byte[] get(String path, String... headers) {
        List<String> all = new ArrayList<>(List.of(BROWSER));
        all.add(bench.installation().book().cookie());
        all.addAll(List.of(headers));
        return HttpConnection.request("GET", path, "", all.toArray(String[]::new));
    }
}
