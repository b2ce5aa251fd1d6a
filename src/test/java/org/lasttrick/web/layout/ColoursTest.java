package org.lasttrick.web.layout;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The players' colours are told apart with any kind of colour vision, and seen on what is behind them. */
class ColoursTest {
    private static final List<String> PLAYERS =
            List.of("blue", "orange", "sage", "violet", "maroon", "petrol", "brown", "plum");
    private static final List<String> BEHIND = List.of("paper", "paper-deep", "tile");

    /** WCAG 2.2, 1.4.11. */
    private static final double CONTRAST = 3;

    /** In OKLab, where 1 is from black to white; two neighbours in a rainbow of eight are this far apart. */
    private static final double APART = 0.1;

    /** How red, green and blue light are seen without the cones for long, middle and short waves: Machado and others, 2009. */
    private static final Map<String, double[][]> EYES = Map.of(
            "all cones", new double[][] {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
            "no long waves",
                    new double[][] {
                        {.152286, 1.052583, -.204868}, {.114503, .786281, .099216}, {-.003882, -.048116, 1.051998}
                    },
            "no middle waves",
                    new double[][] {
                        {.367322, .860646, -.227968}, {.280085, .672501, .047413}, {-.011820, .042940, .968881}
                    },
            "no short waves",
                    new double[][] {
                        {1.255528, -.076749, -.178779}, {-.078411, .930809, .147602}, {.004733, .691367, .303900}
                    });

    @ParameterizedTest
    @ValueSource(strings = {"style.css", "dark.css"})
    void noTwoPlayersLookAlike(String theme) {
        Map<String, double[]> colours = colours(theme);
        List<String> alike = new ArrayList<>();
        EYES.forEach((eyes, matrix) -> IntStream.range(0, PLAYERS.size())
                .forEach(i -> PLAYERS.subList(0, i).forEach(other -> {
                    double distance = distance(
                            oklab(times(matrix, colours.get(PLAYERS.get(i)))),
                            oklab(times(matrix, colours.get(other))));
                    if (distance < APART) {
                        alike.add("%s: %s and %s are %.3f apart".formatted(eyes, PLAYERS.get(i), other, distance));
                    }
                })));
        assertEquals(List.of(), alike);
    }

    @ParameterizedTest
    @ValueSource(strings = {"style.css", "dark.css"})
    void everyColourIsSeenOnWhatIsBehindIt(String theme) {
        Map<String, double[]> colours = colours(theme);
        for (String player : PLAYERS) {
            for (String behind : BEHIND) {
                double contrast = contrast(colours.get(player), colours.get(behind));
                assertTrue(contrast >= CONTRAST, () -> player + " on " + behind + ": " + contrast);
            }
        }
    }

    /** The colours of a stylesheet by name, each as linear light. */
    private static Map<String, double[]> colours(String theme) {
        Map<String, double[]> colours = new HashMap<>();
        Matcher found = Pattern.compile("--([a-z-]+): *#([0-9a-f]{6});")
                .matcher(new String(StaticFiles.ASSETS.get(theme), UTF_8));
        while (found.find()) {
            int rgb = Integer.parseInt(found.group(2), 16);
            colours.put(found.group(1), new double[] {linear(rgb >> 16), linear(rgb >> 8), linear(rgb)});
        }
        return colours;
    }

    private static double linear(int channel) {
        double value = (channel & 0xff) / 255.0;
        return value <= .04045 ? value / 12.92 : Math.pow((value + .055) / 1.055, 2.4);
    }

    private static double contrast(double[] one, double[] other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
    }

    private static double luminance(double[] rgb) {
        return .2126 * rgb[0] + .7152 * rgb[1] + .0722 * rgb[2];
    }

    private static double[] oklab(double[] rgb) {
        double[] cones = times(
                new double[][] {
                    {.4122214708, .5363325363, .0514459929},
                    {.2119034982, .6806995451, .1073969566},
                    {.0883024619, .2817188376, .6299787005}
                },
                rgb);
        return times(
                new double[][] {
                    {.2104542553, .7936177850, -.0040720468},
                    {1.9779984951, -2.4285922050, .4505937099},
                    {.0259040371, .7827717662, -.8086757660}
                },
                new double[] {Math.cbrt(cones[0]), Math.cbrt(cones[1]), Math.cbrt(cones[2])});
    }

    private static double[] times(double[][] matrix, double[] vector) {
        double[] product = new double[3];
        for (int i = 0; i < 3; i++) {
            product[i] = matrix[i][0] * vector[0] + matrix[i][1] * vector[1] + matrix[i][2] * vector[2];
        }
        return product;
    }

    private static double distance(double[] one, double[] other) {
        return Math.hypot(Math.hypot(one[0] - other[0], one[1] - other[1]), one[2] - other[2]);
    }
}
