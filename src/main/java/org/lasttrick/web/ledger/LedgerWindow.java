package org.lasttrick.web.ledger;

import org.lasttrick.form.FormFields;

/**
 * A window says which entries of a ledger are shown: the newest of a long one, the newest before one of them, or all. They are
 * counted by their places in the ledger, which in a sound one are their versions.
 *
 * @param first the place of the first, from 1
 * @param last the place of the last; less than {@code first} in an empty ledger
 * @param all how many there are
 */
public record LedgerWindow(int first, int last, int all) {
    /** A ledger is long from so many entries on, as on the sheet: a few more are shown rather than hidden. */
    private static final int MANY = 120;

    private static final int NEWEST = 100;

    static LedgerWindow of(int entries, FormFields asked) {
        if (asked.text("entries").equals("all")) {
            return new LedgerWindow(1, entries, entries);
        }
        Integer before = asked.number("before");
        int last = before == null || before > entries ? entries : Math.min(entries, Math.max(1, before - 1));
        return new LedgerWindow(last > MANY ? last - NEWEST + 1 : 1, last, entries);
    }

    /** Returns the query for the page whose last entry this is. */
    static String endingWith(int place) {
        return "?before=" + (place + 1);
    }

    /** Returns the query for the page with these entries. */
    public String query() {
        return endingWith(last);
    }

    public boolean hasOlder() {
        return first > 1;
    }

    public boolean hasNewer() {
        return last < all;
    }

    /** Returns the window of the next older entries, if {@link #hasOlder there are any}. */
    public LedgerWindow older() {
        return new LedgerWindow(first - 1 > MANY ? first - NEWEST : 1, first - 1, all);
    }

    /** Returns the window of the next newer entries, if {@link #hasNewer there are any}. */
    public LedgerWindow newer() {
        return new LedgerWindow(last + 1, Math.min(last + NEWEST, all), all);
    }
}
