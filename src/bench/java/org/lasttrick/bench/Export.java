package org.lasttrick.bench;

import java.io.IOException;
import java.net.SocketTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Statement;

/** The export of a large book, next to PostgreSQL's own. */
final class Export implements Bench.Part {
    private static final int PATIENCES = 3;

    private final Bench bench;
    private final Rounds rounds = new Rounds();
    private boolean isTooSlow;

    Export(Bench bench) {
        this.bench = bench;
    }

    @Override
    public void prepare() throws Exception {
        bench.installation()
                .fill(bench.installation().exported(), bench.options().exported());
    }

    @Override
    public void measure() throws Exception {
        Program service = bench.installation().service();
        double before = service.megabytes();
        // Each round takes seconds: there is no need to warm up, nor for several where it never ends.
        rounds.add("COPY", this::copy);
        rounds.add("CSV", () -> csv(service));
        rounds.run(1, 1);
        String what = "CSV of %,d games, to COPY … TO of their entries, speed"
                .formatted(bench.options().exported());
        bench.results()
                .add(
                        what,
                        (isTooSlow ? "not done in " : "") + rounds.of("CSV").text() + " s",
                        (isTooSlow ? "< " : "") + rounds.ratio("COPY", "CSV").text(),
                        "≥ 0.1");
        if (isTooSlow) {
            return;
        }
        double after = service.megabytes();
        bench.results()
                .add(
                        "memory of the service after it, to before",
                        Samples.number(after) + " MB",
                        Samples.number(after / before),
                        "constant");
    }

    /** Seconds for all entries of the book's games. */
    private double copy() throws Exception {
        Path file = bench.directory().resolve("copy");
        long start = System.nanoTime();
        try (Connection connection = bench.installation().database().connectAsSuperuser("lasttrick");
                Statement statement = connection.createStatement()) {
            statement.execute("COPY (SELECT entry.* FROM entry JOIN game ON game.id = game_id WHERE scorebook_id = '"
                    + bench.installation().exported().id() + "') TO '" + file + "'");
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        Files.delete(file);
        return seconds;
    }

    private double csv(Program service) throws Exception {
        int patience = PATIENCES * (int) bench.options().patience().toMillis();
        if (isTooSlow) {
            return patience / 1e3;
        }
        String path = "/api/scorebooks/" + bench.installation().exported().id() + "/export/csv";
        long start = System.nanoTime();
        try (HttpConnection connection = new HttpConnection(service.address(), patience)) {
            int status = connection.send(HttpConnection.request("GET", path, ""));
            if (status != 200) {
                throw new IOException(path + ": " + status + " " + connection.body());
            }
        } catch (SocketTimeoutException e) {
            isTooSlow = true;
            bench.installation().restart();
            return patience / 1e3;
        }
        return (System.nanoTime() - start) / 1e9;
    }
}
