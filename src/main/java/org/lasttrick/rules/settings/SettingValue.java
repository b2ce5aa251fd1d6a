package org.lasttrick.rules.settings;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.lasttrick.rules.Card;

public sealed interface SettingValue {
    record Whole(int number) implements SettingValue {}

    record Word(String word) implements SettingValue {}

    record Flag(boolean on) implements SettingValue {}

    record None() implements SettingValue {}

    /** Points are what some cards count. */
    record Points(Map<Card, Integer> points) implements SettingValue {
        public Points {
            points = Collections.unmodifiableMap(new TreeMap<>(points));
        }
    }

    /** Returns the value as it is typed: {@link SettingKind#parse} reads it. The text is empty for no value. */
    default String text() {
        return switch (this) {
            case Whole(int number) -> Integer.toString(number);
            case Word(String word) -> word;
            case Flag(boolean on) -> Boolean.toString(on);
            case None() -> "";
            case Points(var points) ->
                points.entrySet().stream()
                        .map(each ->
                                each.getKey().notation() + "=" + each.getValue().toString())
                        .collect(Collectors.joining(", "));
        };
    }
}
