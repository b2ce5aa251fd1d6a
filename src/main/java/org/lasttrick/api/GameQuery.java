package org.lasttrick.api;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;
import org.lasttrick.http.ProblemType;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.projection.GameFilter;
import org.lasttrick.projection.GameFilter.Having;
import org.lasttrick.projection.GameFilter.State;
import org.lasttrick.rules.Keyword;

/** A query says which games of a scorebook are asked for. */
record GameQuery(
        @RestQuery @Nullable String q,
        @RestQuery @Nullable String player,
        @RestQuery @Nullable String with,
        @RestQuery @Nullable String having,
        @RestQuery @Nullable String variant,
        @RestQuery @Nullable String state,
        @RestQuery @Nullable String from,
        @RestQuery @Nullable String to) {
    GameFilter filter(GameNames names) {
        String text = text("q", q);
        if (having != null && text("player", player).isEmpty()) {
            throw ProblemType.MALFORMED.exception("having needs a player.");
        }
        Having done = constant(
                Having.values(),
                having,
                "having must be wins, cucumbers, penalties, bonuses, returns, or, with another player, ahead or behind.");
        if (done != null && done.needsOpponent() && text("with", with).isEmpty()) {
            throw ProblemType.MALFORMED.exception("having=" + having + " needs another player in with.");
        }
        return new GameFilter(
                text,
                text.isEmpty() ? List.of() : names.containing(text),
                text("player", player),
                text("with", with),
                done,
                text("variant", variant),
                null,
                constant(State.values(), state, "state must be running, finished or abandoned."),
                from == null ? null : day("from", from, 0),
                to == null ? null : day("to", to, 1));
    }

    static String text(String name, @Nullable String given) {
        String text = Objects.requireNonNullElse(given, "").strip();
        if (text.length() > GameFilter.LONGEST || text.indexOf('\0') >= 0) {
            throw ProblemType.MALFORMED.exception(
                    name + " must have at most " + GameFilter.LONGEST + " characters, none of them U+0000.");
        }
        return text;
    }

    private static <C extends Keyword> @Nullable C constant(C[] constants, @Nullable String word, String otherwise) {
        return word == null
                ? null
                : Keyword.read(constants, word).orElseThrow(() -> ProblemType.MALFORMED.exception(otherwise));
    }

    static Instant day(String name, String given, int daysLater) {
        return GameFilter.day(given)
                .map(day -> day.plusDays(daysLater).atStartOfDay(ZoneOffset.UTC).toInstant())
                .orElseThrow(() -> ProblemType.MALFORMED.exception(name + " must be a day such as 2026-11-22."));
    }
}
