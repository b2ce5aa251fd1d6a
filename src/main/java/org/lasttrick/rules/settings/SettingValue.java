package org.lasttrick.rules.settings;

/** The value of a setting. */
public sealed interface SettingValue {
    record Whole(int number) implements SettingValue {}

    record Word(String word) implements SettingValue {}

    record Flag(boolean on) implements SettingValue {}

    record None() implements SettingValue {}
}
