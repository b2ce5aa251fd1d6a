package org.lasttrick.transfer.importing;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Says what is wrong with a file that is to be imported, where, and what would be right. */
public final class ImportFault extends Exception {
    private static final Pattern GAME = Pattern.compile("/games/(\\d{1,9})(?:/|$)");
    private static final Pattern ENTRY = Pattern.compile("/entries/(\\d{1,9})(?:/|$)");

    /** The kind of a fault decides which advice people get. */
    public enum Kind {
        /** The file is not JSON, or was damaged. */
        NOT_JSON,
        /** The file is JSON, but not of this form, or of a newer one. */
        NOT_OURS,
        /** A limit on imports is exceeded. */
        TOO_MUCH,
        /** The entries are not those that were written. */
        BROKEN_CHAIN,
        /** The hashes are right, but the game's rules don't allow the entry. */
        IMPOSSIBLE,
        /** The entry is dated in the future. */
        NOT_YET,
        /** The file disagrees with itself: its other fields say otherwise than the entries. */
        CONTRADICTORY
    }

    private final Kind kind;
    private final String pointer;

    private ImportFault(Kind kind, String pointer, String sentence) {
        super(sentence, null, false, false);
        this.kind = kind;
        this.pointer = pointer;
    }

    /**
     * @param pointer to the value, as a JSON pointer; empty for the whole file
     * @param clause what is wrong with it, to follow its name
     */
    static ImportFault at(String pointer, Kind kind, String clause) {
        String harmless = printable(pointer);
        Integer game = number(GAME, harmless);
        Integer entry = number(ENTRY, harmless);
        String place = game == null ? "" : "Game " + game + (entry == null ? ": " : ", ");
        String subject = harmless.isEmpty() ? "The file" : harmless;
        String entryPlace = entry == null ? "" : (game == null ? "Entry " : "entry ") + entry + ": ";
        return new ImportFault(kind, harmless, place + entryPlace + subject + " " + printable(clause) + ".");
    }

    private static String printable(String text) {
        return text.replaceAll("[“”]", "\"").replaceAll("[^\\x20-\\x7e]", "?");
    }

    private static @Nullable Integer number(Pattern place, String pointer) {
        Matcher matcher = place.matcher(pointer);
        return matcher.find() ? Integer.valueOf(matcher.group(1)) + 1 : null;
    }

    public Kind kind() {
        return kind;
    }

    public String pointer() {
        return pointer;
    }

    /** Returns one sentence in English for programmers, with printable characters only. */
    public String sentence() {
        return String.valueOf(getMessage());
    }

    /** Returns the number of the game in a book's file; {@code null} outside of any. */
    public @Nullable Integer game() {
        return number(GAME, pointer);
    }

    /** Returns the number of the entry; {@code null} outside of any. */
    public @Nullable Integer entry() {
        return number(ENTRY, pointer);
    }
}
