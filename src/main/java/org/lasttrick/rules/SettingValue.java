package org.lasttrick.rules;

/** What a setting is set to. {@code toString} gives it as a form's field has it. */
public sealed interface SettingValue {
    record Whole(int number) implements SettingValue {
        @Override
        public String toString() {
            return Integer.toString(number);
        }
    }

    /** One of a few words. */
    record Word(String word) implements SettingValue {
        @Override
        public String toString() {
            return word;
        }
    }

    record Flag(boolean on) implements SettingValue {
        @Override
        public String toString() {
            return Boolean.toString(on);
        }
    }

    record None() implements SettingValue {
        @Override
        public String toString() {
            return "none";
        }
    }
}
