package org.lasttrick.bench;

import java.io.IOException;
import java.net.SocketTimeoutException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.lasttrick.history.BookPerson;

/** What is shown of a scorebook, in small books and in large ones. */
final class Books implements Bench.Part {
    private static final int MOST = 20;

    private final Bench bench;
    private final Rounds rounds = new Rounds();
    private final Set<String> tooSlow = new HashSet<>();

    Books(Bench bench) {
        this.bench = bench;
    }

    /** @param path {@code %s} stands for the book's id */
    private record View(String name, String path, String goal) {
        View(String name, String path) {
            this(name, path, "≤ 1.5");
        }
    }

    private static final List<View> VIEWS = List.of(
            new View("start page", "/"),
            new View("history", "/api/scorebooks/%s/games"),
            new View("scorebook", "/api/scorebooks/%s"),
            new View("people", "/api/scorebooks/%s/people"),
            new View("one person", "/api/scorebooks/%s/people/" + BookPerson.id("Anna")),
            new View("records", "/api/scorebooks/%s/records"),
            new View("evenings", "/api/scorebooks/%s/evenings"),
            new View("page of players", "/players"),
            new View("page of one player", "/players/" + BookPerson.id("Anna"), "≤ 3"),
            new View("page of one player, this year", "/players/" + BookPerson.id("Anna") + "?when=year", "≤ 3"),
            new View("page with statistics", "/statistics", "≤ 3"),
            new View("page with evenings", "/evenings", "≤ 3"),
            new View("page with all games", "/games"),
            new View("search for what all games have", "/games?q=n"),
            // Reads the names of each game of the book.
            new View("search for what no game has", "/games?q=nobody", ""));

    @Override
    public void prepare() throws Exception {
        List<Integer> sizes = bench.options().books();
        for (int number = 0; number < sizes.size(); number++) {
            bench.installation().fill(bench.installation().sized().get(number), sizes.get(number));
        }
    }

    @Override
    public void measure() throws Exception {
        List<Integer> sizes = bench.options().books();
        for (View view : VIEWS) {
            for (int number = 0; number < sizes.size(); number++) {
                Book book = bench.installation().sized().get(number);
                String name = name(view, sizes.get(number));
                rounds.add(name, () -> millis(name, view, book));
            }
        }
        rounds.run(1, bench.options().rounds());
        for (View view : VIEWS) {
            for (int size : sizes.subList(1, sizes.size())) {
                row(name(view, size), name(view, sizes.getFirst()), sizes.getFirst(), view.goal());
            }
        }
    }

    private static String name(View view, int games) {
        return "%s of %,d games".formatted(view.name(), games);
    }

    private void row(String of, String to, int games, String goal) throws IOException {
        String more = tooSlow.contains(of) ? "> " : "";
        bench.results()
                .add(
                        "%s, to %,d".formatted(of, games),
                        more + rounds.of(of).text() + " ms",
                        more + rounds.ratio(of, to).text(),
                        goal);
    }

    /** The median of one client's requests; its patience where one was not answered, and there will be no other. */
    private double millis(String name, View view, Book book) throws Exception {
        if (tooSlow.contains(name)) {
            return bench.options().patience().toMillis();
        }
        Program service = bench.installation().service();
        String path = view.path().formatted(book.id());
        byte[] request = HttpConnection.request("GET", path, "", book.authorization(), book.cookie());
        List<Double> millis = new ArrayList<>();
        long end = System.nanoTime() + bench.options().time().toNanos();
        int patience = (int) bench.options().patience().toMillis();
        try (HttpConnection connection = new HttpConnection(service.address(), patience)) {
            while (millis.isEmpty() || (System.nanoTime() < end && millis.size() < MOST)) {
                long start = System.nanoTime();
                int status = connection.send(request);
                if (status != 200) {
                    throw new IOException(path + ": " + status + " " + connection.body());
                }
                millis.add((System.nanoTime() - start) / 1e6);
            }
            return Samples.of(millis.stream().mapToDouble(each -> each)).median();
        } catch (SocketTimeoutException e) {
            // It would still be at it while others are measured.
            bench.installation().restart();
            tooSlow.add(name);
            return patience;
        }
    }
}
