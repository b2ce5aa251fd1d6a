package org.lasttrick.web.games;

import jakarta.ws.rs.core.UriBuilder;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.PlayTime;
import org.lasttrick.form.FormFields;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.projection.GameFilter;
import org.lasttrick.projection.GameFilter.Having;
import org.lasttrick.projection.GameFilter.State;
import org.lasttrick.rules.Keyword;
import org.lasttrick.web.layout.Pages;

/**
 * A search has what the page's form asks for. What can't be read counts as not asked for: only somebody who has changed the
 * address could have sent it.
 *
 * @param with who played in the same game as {@code player}
 * @param having what {@code player} has at least one of, or how they were placed against {@code with}
 * @param houseRules by which it was played, as a summary has them, or {@link #USUAL}; empty: by any or none
 * @param from the first day, in the reader's time zone
 * @param to the last day
 * @param between instead of days, when the first and the last of some games in a row began
 */
public record GameSearch(
        String text,
        String player,
        String with,
        @Nullable Having having,
        String variant,
        String houseRules,
        @Nullable State state,
        @Nullable LocalDate from,
        @Nullable LocalDate to,
        @Nullable Span between,
        @Nullable GameId after,
        @Nullable GameId before) {
    private static final String ADDRESS = "/games";

    /** This word stands for no house rules. */
    public static final String USUAL = "usual";

    private static final int LONGEST_RULES = 2_000;

    /** A span is written as ISO 8601 writes intervals. */
    public record Span(Instant first, Instant last) {
        static @Nullable Span read(String text) {
            String[] ends = text.split("/", -1);
            try {
                return ends.length == 2 ? new Span(instant(ends[0]), instant(ends[1])) : null;
            } catch (DateTimeException e) {
                return null;
            }
        }

        /** Takes a year in which games are played: the database has fewer years than Java. */
        private static Instant instant(String text) {
            return PlayTime.read(text)
                    .filter(time -> !time.isDay())
                    .orElseThrow(() -> new DateTimeException(text))
                    .instant();
        }

        @Override
        public String toString() {
            return first + "/" + last;
        }
    }

    static GameSearch of(FormFields query) {
        return new GameSearch(
                text(query, "q"),
                text(query, "player"),
                text(query, "with"),
                Keyword.read(Having.values(), text(query, "having")).orElse(null),
                text(query, "game"),
                text(query, "rules", LONGEST_RULES),
                Keyword.read(State.values(), text(query, "state")).orElse(null),
                GameFilter.day(text(query, "from")).orElse(null),
                GameFilter.day(text(query, "to")).orElse(null),
                Span.read(text(query, "between")),
                Pages.game(text(query, "after")),
                Pages.game(text(query, "before")));
    }

    private static String text(FormFields query, String name) {
        return text(query, name, GameFilter.LONGEST);
    }

    private static String text(FormFields query, String name, int longest) {
        String text = query.text(name).strip();
        return text.substring(0, Math.min(longest, text.length())).replace("\0", "");
    }

    GameFilter filter(GameNames names, ZoneId zone) {
        return new GameFilter(
                text,
                text.isEmpty() ? List.of() : names.containing(text),
                player,
                with,
                player.isEmpty() || (having != null && having.needsOpponent() && with.isEmpty()) ? null : having,
                variant,
                houseRules.isEmpty() ? null : houseRules.equals(USUAL) ? "" : houseRules,
                state,
                between != null ? between.first() : from == null ? null : start(from, zone),
                // The database has microseconds.
                between != null
                        ? between.last().plus(1, ChronoUnit.MICROS)
                        : to == null ? null : start(to.plusDays(1), zone));
    }

    private static Instant start(LocalDate day, ZoneId zone) {
        return day.atStartOfDay(zone).toInstant();
    }

    /** Returns whether the search asks for what the form has no fields for. */
    public boolean hasHiddenFilter() {
        return having != null || between != null || !with.isEmpty() || !houseRules.isEmpty();
    }

    /** Returns the address of the search without its hidden filter. */
    public String withoutHiddenFilter() {
        return new GameSearch(text, player, "", null, variant, "", state, from, to, null, null, null).url();
    }

    boolean isAtStart() {
        return after == null && before == null;
    }

    /** Returns the address of the search from the newest game on. */
    public String url() {
        return url("", null);
    }

    /** Returns the address of the search at another place of the list. */
    String url(String cursor, @Nullable GameId game) {
        Map<String, String> query = new LinkedHashMap<>();
        query.put("q", text);
        query.put("player", player);
        query.put("with", with);
        query.put("having", having == null ? "" : having.word());
        query.put("game", variant);
        query.put("rules", houseRules);
        query.put("state", state == null ? "" : state.word());
        query.put("from", from == null ? "" : from.toString());
        query.put("to", to == null ? "" : to.toString());
        query.put("between", between == null ? "" : between.toString());
        query.put(cursor, game == null ? "" : game.value());
        UriBuilder url = UriBuilder.fromPath(ADDRESS);
        query.forEach((name, value) -> {
            if (!value.isEmpty()) {
                url.queryParam(name, "{" + name + "}");
            }
        });
        return url.buildFromMap(query).toString();
    }
}
