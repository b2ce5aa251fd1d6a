package org.lasttrick.rules.settings;

/** The value of a setting. */
public sealed interface SettingValue {
    record Whole(int number) implements SettingValue {}

    record Word(String word) implements SettingValue {}

    record Flag(boolean on) implements SettingValue {}

    record None() implements SettingValue {}

    /** As it is typed: {@link SettingKind#parse} reads it. Empty for none. */
    default String text() {
        return switch (this) {
            case Whole(int number) -> Integer.toString(number);
            case Word(String word) -> word;
            case Flag(boolean on) -> Boolean.toString(on);
            case None() -> "";
        };
    }
}
