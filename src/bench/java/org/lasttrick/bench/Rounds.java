package org.lasttrick.bench;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** Measures several things in turn, again and again, so that whatever else the computer does slows all of them down alike. */
final class Rounds {
    private final Map<String, Measure> measures = new LinkedHashMap<>();
    private final Map<String, double[]> values = new LinkedHashMap<>();

    /** Measures once. */
    interface Measure {
        double run() throws Exception;
    }

    void add(String name, Measure measure) {
        measures.put(name, measure);
    }

    /** After rounds to warm up, which don't count: while the virtual machine compiles, it takes up to half of the processors. */
    void run(int warmUps, int rounds) throws Exception {
        measures.keySet().forEach(name -> values.put(name, new double[rounds]));
        for (int round = -warmUps; round < rounds; round++) {
            for (Map.Entry<String, Measure> measure : measures.entrySet()) {
                double value = measure.getValue().run();
                Results.note((round < 0 ? "warm-up" : "round " + (round + 1)) + ", " + measure.getKey() + ": "
                        + Samples.number(value));
                if (round >= 0) {
                    each(measure.getKey())[round] = value;
                }
            }
        }
    }

    Samples of(String name) {
        return Samples.of(Arrays.stream(each(name)));
    }

    /** One by the other, round by round. */
    Samples ratio(String name, String to) {
        return Samples.ratios(each(name), each(to));
    }

    private double[] each(String name) {
        return Objects.requireNonNull(values.get(name), name);
    }
}
