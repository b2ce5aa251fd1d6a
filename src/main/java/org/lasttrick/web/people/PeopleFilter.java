package org.lasttrick.web.people;

import jakarta.ws.rs.core.UriBuilder;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.GameId;
import org.lasttrick.form.FormFields;
import org.lasttrick.history.BookPerson;
import org.lasttrick.history.GameSelection;
import org.lasttrick.history.Period;
import org.lasttrick.history.PersonHistory.ByRules;
import org.lasttrick.projection.GameFilter.Having;
import org.lasttrick.projection.GameFilter.State;
import org.lasttrick.rules.Keyword;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;
import org.lasttrick.web.games.GameSearch;

/**
 * A filter says which games count on a page of figures, as its form asks. What can't be read counts as not asked for.
 *
 * @param variant empty: any
 * @param today in the reader's time zone
 */
record PeopleFilter(String variant, When when, LocalDate today, ZoneId zone) {
    private static final int DAYS = 30;

    /** This choice says since when games count. */
    enum When implements Keyword {
        ALWAYS,
        YEAR,
        MONTH
    }

    static PeopleFilter of(FormFields query, LocalDate today, ZoneId zone) {
        String variant = Variants.byId(query.text("game")).map(Variant::id).orElse("");
        return new PeopleFilter(
                variant, Keyword.read(When.values(), query.text("when")).orElse(When.ALWAYS), today, zone);
    }

    public List<Variant> variants() {
        return Variants.all();
    }

    public List<When> whens() {
        return List.of(When.values());
    }

    GameSelection selection() {
        LocalDate from = from();
        return new GameSelection(
                variant,
                new Period(from == null ? null : from.atStartOfDay(zone).toInstant(), null));
    }

    private @Nullable LocalDate from() {
        return switch (when) {
            case ALWAYS -> null;
            case YEAR -> today.withDayOfYear(1);
            case MONTH -> today.minusDays(DAYS);
        };
    }

    /** Returns the address of a page of figures with the same games. */
    public String url(String path) {
        UriBuilder url = UriBuilder.fromPath(path);
        if (!variant.isEmpty()) {
            url.queryParam("game", variant);
        }
        if (when != When.ALWAYS) {
            url.queryParam("when", when.word());
        }
        return url.build().toString();
    }

    /** Returns the address of the statistics with the calendar of a year. */
    public String year(int year) {
        return UriBuilder.fromUri(url("/statistics"))
                .queryParam("year", year)
                .fragment("calendar-title")
                .build()
                .toString();
    }

    public String person(BookPerson person) {
        return url("/players/" + person.id());
    }

    /** Returns the address of the games that count for somebody. */
    public String games(String player) {
        return games(player, "", null);
    }

    /** Returns the address of the games in which somebody has at least one of what {@code having} names. */
    public String games(String player, String having) {
        return games(player, "", Keyword.read(Having.values(), having).orElseThrow());
    }

    /**
     * Returns the address of a hand on its sheet. A long sheet shows its newest hands only, unless it is asked for all.
     */
    static String hand(GameId game, int hand) {
        return "/games/" + game + "?" + FormFields.ALL_HANDS + "#hand-" + hand;
    }

    public String gamesWith(String player, String other) {
        return games(player, other, null);
    }

    public String gamesAhead(String player, String other) {
        return games(player, other, Having.AHEAD);
    }

    public String gamesBehind(String player, String other) {
        return games(player, other, Having.BEHIND);
    }

    /** Returns the address of the games that somebody has played by the same rules. */
    String gamesBy(ByRules rules, String player) {
        String houseRules = rules.houseRules().isEmpty() ? GameSearch.USUAL : rules.houseRules();
        return games(player, "", rules.variant(), houseRules, null);
    }

    private String games(String player, String with, @Nullable Having having) {
        return games(player, with, variant, "", having);
    }

    private String games(String player, String with, String game, String houseRules, @Nullable Having having) {
        return new GameSearch(
                        "", player, with, having, game, houseRules, State.FINISHED, from(), null, null, null, null)
                .url();
    }
}
