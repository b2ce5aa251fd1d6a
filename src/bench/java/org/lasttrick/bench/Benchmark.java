package org.lasttrick.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.apache.commons.io.FileUtils;

/**
 * Measures the packaged service, and prints a table: see {@code src/docs/benchmarks.md}.
 *
 * <p>All in one run, in turns, and told as ratios, so that two computers can be compared.
 */
final class Benchmark {
    private static final Path DIRECTORY = Path.of("target", "bench").toAbsolutePath();
    private static final Map<String, Function<Bench, Bench.Part>> PARTS = parts();

    private Benchmark() {}

    private static Map<String, Function<Bench, Bench.Part>> parts() {
        Map<String, Function<Bench, Bench.Part>> parts = new LinkedHashMap<>();
        parts.put("hands", HandTimes::new);
        parts.put("open-loop", OpenLoop::new);
        parts.put("long", LongGames::new);
        parts.put("page", PageTimes::new);
        parts.put("books", Books::new);
        parts.put("export", Export::new);
        parts.put("watching", Watching::new);
        parts.put("streams", Streams::new);
        parts.put("start", Start::new);
        parts.put("core", CoreTimes::new);
        parts.put("drawing", DrawingTimes::new);
        return parts;
    }

    /** Takes the system properties of {@link Options}. */
    public static void main(String[] arguments) throws Exception {
        Options options = Options.read();
        Path data = DIRECTORY.resolve("data");
        FileUtils.deleteDirectory(data.toFile());
        Files.createDirectories(data);
        Results results = new Results(DIRECTORY.resolve("results.md"));
        try (MeasuredInstallation installation = new MeasuredInstallation(data, options);
                EntryTable ceiling = EntryTable.create(data.resolve("ceiling"))) {
            Bench bench = new Bench(options, results, data, installation, ceiling);
            List<Bench.Part> parts = new ArrayList<>();
            PARTS.forEach((name, part) -> {
                if (options.includes(name)) {
                    parts.add(part.apply(bench));
                }
            });
            for (Bench.Part part : parts) {
                part.prepare();
            }
            for (Bench.Part part : parts) {
                part.measure();
            }
        } finally {
            FileUtils.deleteDirectory(data.toFile());
        }
        Results.note("\n" + results.table());
    }
}
