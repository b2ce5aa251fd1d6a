package org.lasttrick.bench;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.lasttrick.chain.CoreBenchmark;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** The core by itself, measured by JMH. */
final class CoreTimes implements Bench.Part {
    /** JMH uses what newer Java versions warn of. */
    private static final String UNSAFE = "--sun-misc-unsafe-memory-access=allow";

    private static final List<String> NAMES = List.of("decide", "evolve", "fold", "replay");
    private static final List<Integer> HANDS = List.of(10, 100, 1_000);

    private final Bench bench;

    CoreTimes(Bench bench) {
        this.bench = bench;
    }

    @Override
    public void measure() throws Exception {
        Collection<RunResult> runs = new Runner(new OptionsBuilder()
                        .include(CoreBenchmark.class.getName())
                        .forks(1)
                        .jvmArgsAppend(UNSAFE)
                        .warmupIterations(2)
                        .warmupTime(TimeValue.seconds(1))
                        .measurementIterations(bench.options().rounds())
                        .measurementTime(TimeValue.seconds(1))
                        .verbosity(VerboseMode.SILENT)
                        .shouldFailOnError(true)
                        .build())
                .run();
        Map<String, Result<?>> results = new HashMap<>();
        for (RunResult run : runs) {
            results.put(run.getPrimaryResult().getLabel() + run.getParams().getParam("hands"), run.getPrimaryResult());
        }
        for (String name : NAMES) {
            for (int hands : HANDS) {
                Result<?> result = Objects.requireNonNull(results.get(name + hands));
                double least = Objects.requireNonNull(results.get(name + HANDS.getFirst()))
                        .getScore();
                bench.results()
                        .add(
                                "%s, %,d hands, to %d".formatted(name, hands, HANDS.getFirst()),
                                "%s (%s–%s) µs"
                                        .formatted(
                                                Samples.number(result.getScore()),
                                                Samples.number(
                                                        result.getStatistics().getMin()),
                                                Samples.number(
                                                        result.getStatistics().getMax())),
                                Samples.number(result.getScore() / least),
                                "");
            }
        }
    }
}
