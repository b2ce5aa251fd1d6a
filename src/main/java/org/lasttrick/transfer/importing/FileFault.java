package org.lasttrick.transfer.importing;

import java.io.Serial;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What is wrong with a file that somebody brings, where, and what would be right. */
public final class FileFault extends Exception {
    @Serial
    private static final long serialVersionUID = 1;

    private static final Pattern GAME = Pattern.compile("/games/(\\d{1,9})(?:/|$)");
    private static final Pattern ENTRY = Pattern.compile("/entries/(\\d{1,9})(?:/|$)");

    /** What somebody may do about it depends on this. */
    public enum Kind {
        /** It is no JSON, or damaged on its way. */
        NOT_JSON,
        /** It is JSON, but not of this form, or of a newer one. */
        NOT_OURS,
        /** It has more, or longer texts, than is taken. */
        TOO_MUCH,
        /** The entries are not those that were written. */
        BROKEN_CHAIN,
        /** The hashes are right, and yet the game can't have gone so. */
        IMPOSSIBLE,
        /** Something was recorded on a day to come. */
        NOT_YET,
        /** What stands beside the entries is not what they tell. */
        CONTRADICTORY
    }

    private final Kind kind;
    private final String pointer;

    private FileFault(Kind kind, String pointer, String sentence) {
        super(sentence, null, false, false);
        this.kind = kind;
        this.pointer = pointer;
    }

    /**
     * @param pointer to the place, as a JSON pointer
     * @param clause what is wrong there, to follow the name of the place
     */
    static FileFault at(String pointer, Kind kind, String clause) {
        String harmless = pointer.replaceAll("[^\\x20-\\x7e]", "?");
        Integer game = number(GAME, harmless);
        Integer entry = number(ENTRY, harmless);
        String place = game == null ? "" : "Game " + game + (entry == null ? ": " : ", ");
        String subject = harmless.isEmpty() ? "The file" : harmless;
        String entryPlace = entry == null ? "" : (game == null ? "Entry " : "entry ") + entry + ": ";
        return new FileFault(kind, harmless, place + entryPlace + subject + " " + clause + ".");
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

    /** One sentence, in English, for whoever knows the form; nothing in it can't be printed. */
    public String sentence() {
        return String.valueOf(getMessage());
    }

    /** The number of the game in a book's file; {@code null} outside of any. */
    public @Nullable Integer game() {
        return number(GAME, pointer);
    }

    /** The number of the entry; {@code null} outside of any. */
    public @Nullable Integer entry() {
        return number(ENTRY, pointer);
    }
}
