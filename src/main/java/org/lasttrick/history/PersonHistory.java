package org.lasttrick.history;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.time.Instant;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.GameId;

/**
 * A history has all figures of a person.
 *
 * @param byRules of each game by its rules, the most played ones first
 * @param headToHeads head to head with each other person, the most frequent first
 * @param byCard what each highest card has cost, the dearest first
 * @param form the last games, at most twenty, the oldest first
 * @param places how often each place was theirs, the first one first
 * @param wins the longest series of games won among the last thousand; {@code null}: none
 * @param losses likewise of games without a win; {@code null}: none
 * @param dearest a hand of the last game in which the dearest card was paid for; {@code null}: nothing was paid for a card
 */
public record PersonHistory(
        BookPerson person,
        List<ByRules> byRules,
        List<HeadToHead> headToHeads,
        List<CardCost> byCard,
        List<FormGame> form,
        List<PlaceCount> places,
        @Nullable Streak wins,
        @Nullable Streak losses,
        @Nullable HandRef dearest) {
    public PersonHistory {
        byRules = List.copyOf(byRules);
        headToHeads = List.copyOf(headToHeads);
        byCard = List.copyOf(byCard);
        form = List.copyOf(form);
        places = List.copyOf(places);
    }

    /** @param houseRules in which they differ from the variant's, as JSON; empty: in nothing */
    public record ByRules(
            String variant,
            @JsonIgnore String houseRules,
            @JsonUnwrapped Figures figures) {}

    /**
     * @param ahead in how many of the games this person had the better place
     * @param behind in how many the other
     */
    public record HeadToHead(BookPerson other, long games, long ahead, long behind) {}

    public record CardCost(String card, long times, long points) {}

    /** @param opponents all other players */
    public record FormGame(GameId game, Instant startedAt, String variant, int place, int opponents) {
        /** Returns 1 for the first, 0 for the last. */
        @JsonProperty
        public double shareBeaten() {
            return Figures.rounded((opponents + 1.0 - place) / Math.max(1, opponents));
        }
    }

    public record PlaceCount(int place, long games) {}

    /** @param from when its first game began, as {@code until} is of its last */
    public record Streak(int games, Instant from, Instant until) {}

    public record HandRef(GameId game, int hand) {}

    public Figures figures() {
        return Figures.sum(byRules.stream().map(ByRules::figures).toList());
    }

    /** Returns the sums of each variant, in the order of {@link #byRules}. */
    public Collection<ByRules> byVariant() {
        return byRules.stream()
                .collect(Collectors.toMap(
                        ByRules::variant,
                        each -> each,
                        (one, other) ->
                                new ByRules(one.variant(), "", Figures.sum(List.of(one.figures(), other.figures()))),
                        LinkedHashMap::new))
                .values();
    }
}
