package org.lasttrick.bench;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;

/** What was measured several times. */
final class Samples {
    private final double[] sorted;

    private Samples(double[] sorted) {
        this.sorted = sorted;
    }

    static Samples of(DoubleStream values) {
        return new Samples(values.sorted().toArray());
    }

    /** Each divided by the one of the same round. */
    static Samples ratios(double[] each, double[] to) {
        double[] ratios = new double[Math.min(each.length, to.length)];
        Arrays.setAll(ratios, round -> each[round] / to[round]);
        return of(Arrays.stream(ratios));
    }

    Samples map(DoubleUnaryOperator change) {
        return of(Arrays.stream(sorted).map(change));
    }

    double median() {
        return percentile(50);
    }

    /** @param percent of the values that are not larger, more or less */
    double percentile(double percent) {
        return sorted[Math.clamp(Math.round(percent / 100 * (sorted.length - 1)), 0, sorted.length - 1)];
    }

    /** The median, and how far the rounds were apart: {@code 0.45 (0.43–0.46)}. */
    String text() {
        return sorted.length == 0
                ? "–"
                : number(median()) + " (" + number(sorted[0]) + "–" + number(sorted[sorted.length - 1]) + ")";
    }

    /** Three digits that count. */
    static String number(double value) {
        double size = Math.abs(value);
        String format = size >= 100 ? "%,.0f" : size >= 10 ? "%.1f" : size >= 1 ? "%.2f" : "%.3f";
        return String.format(Locale.ROOT, format, value);
    }
}
