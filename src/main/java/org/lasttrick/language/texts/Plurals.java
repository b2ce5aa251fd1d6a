package org.lasttrick.language.texts;

/** Chooses the form of a word that goes with a number, by the rules of the Unicode CLDR for whole numbers. */
public final class Plurals {
    private Plurals() {}

    /** Chooses a form in languages with one form for 1, and another for everything else. */
    public static String plural(int number, String one, String other, String language) {
        boolean isOne = language.equals("is") ? number % 10 == 1 && number % 100 != 11 : number == 1;
        return isOne ? one : other;
    }

    /** Chooses a form in Polish. */
    public static String polish(int number, String one, String few, String many) {
        boolean isFew = number % 10 >= 2 && number % 10 <= 4 && (number % 100 < 12 || number % 100 > 14);
        return number == 1 ? one : isFew ? few : many;
    }
}
