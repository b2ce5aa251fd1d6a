package org.lasttrick.rules.variants;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.settings.Choice;
import org.lasttrick.rules.settings.Settings;

/**
 * A variant is a game of the family: who may play it, and the rules it is played with unless the table changes them.
 *
 * @param id as in requests and the ledger; never changes
 * @param rules for most numbers of players
 * @param exceptions the rules for numbers of players that differ, also for those that older versions offered
 * @param following what players must do who don't lead
 * @param firstDealer how the dealer of the first hand is found
 * @param remarks what its page tells of it beyond its settings
 * @param sources where the rules are published
 * @param filledIn what can no longer be read at the source
 * @param partners whether each player is two people who share a score
 * @param country where it is at home
 * @param otherNames by which it is known there, too
 */
public record Variant(
        String id,
        String name,
        int minPlayers,
        int maxPlayers,
        RuleSet rules,
        Map<Integer, RuleSet> exceptions,
        Following following,
        FirstDealer firstDealer,
        List<Remark> remarks,
        List<String> sources,
        FilledIn filledIn,
        boolean partners,
        Country country,
        List<String> otherNames) {
    public Variant {
        exceptions = Map.copyOf(exceptions);
        remarks = List.copyOf(remarks);
        sources = List.copyOf(sources);
        otherNames = List.copyOf(otherNames);
    }

    /** Games are at home in these countries, in the order in which they are shown. */
    public enum Country {
        DENMARK,
        SWEDEN,
        NORWAY,
        FINLAND,
        ICELAND,
        POLAND,
        GERMANY,
        FRANCE,
        /** The game is one author's, or isn't of a single country. */
        ELSEWHERE
    }

    /** This rule says which card a player must add to a trick. It changes no score. */
    public enum Following {
        /** A player adds a card at least as high as the highest so far, or else the lowest, by choice. */
        CHOICE,
        /** The rule is {@link #CHOICE}, and an Ace beats an Ace. */
        CHOICE_ACE_ON_ACE,
        /** The rule is {@link #CHOICE}, though some sources have {@link #BEAT}. */
        CHOICE_MOSTLY,
        /** The rule is {@link #CHOICE}, and several cards of one rank may be led at once. */
        CHOICE_OF_SEVERAL,
        /** The rule is {@link #CHOICE}, and several cards of one rank may be led, of which everybody then plays as many. */
        CHOICE_OF_AS_MANY,
        /** Whoever can must beat the highest card so far; the others play the lowest. */
        BEAT,
        /** Whoever can must beat or equal the highest card so far; the others play the lowest. */
        BEAT_OR_EQUAL,
        /** The rule is {@link #BEAT_OR_EQUAL}, but after an Ace is led, everybody plays the lowest card. */
        BEAT_OR_EQUAL_BUT_ACES,
        /** The rule is {@link #BEAT_OR_EQUAL}, though some sources have {@link #BEAT}. */
        BEAT_OR_EQUAL_MOSTLY,
        /** A player adds a card that beats or equals the one before, or else the lowest, by choice. */
        BEAT_OR_EQUAL_THE_ONE_BEFORE
    }

    /** The dealer of the first hand is found in one of these ways. */
    public enum FirstDealer {
        /** Cards are dealt face up until somebody gets a Jack. */
        FIRST_JACK,
        /** Each player draws a card. */
        HIGHEST_CARD,
        AT_RANDOM
    }

    /** A remark says how a game is played, or usually played, where no setting says it. */
    public enum Remark {
        /** The game is played in partnerships, and by many with a second pack. */
        PARTNERSHIPS,
        /** One source has three or four players. */
        THREE_OR_FOUR,
        /** The game is played by two to five, though seven can. */
        FIVE_AT_MOST,
        /** Players may exchange cards for others of the stock before the first trick. */
        EXCHANGE,
        /** Players may exchange cards as for {@link #EXCHANGE}, but nobody exchanges more than the player before. */
        EXCHANGE_NO_MORE,
        /** The cards that are left over lie face up. */
        UNDEALT_SHOWN,
        /** Played cards lie face up before whoever played them. */
        OPEN_CARDS,
        /** Many play it with more than one pack. */
        MORE_PACKS,
        /** Played cards lie on one heap. */
        ONE_HEAP,
        /** Cards that a player paid for lie before that player, and are missing from the pack. */
        CARDS_KEPT,
        /** A third joker is played where the pack has one. */
        THIRD_JOKER,
        /** Each of the others pays the winner the difference, where money is at stake. */
        DIFFERENCE_PAID,
        /** Each player keeps one card for the last trick, however many are led. */
        LAST_CARD_KEPT,
        /** The first cucumber is half a one; where the pack is short, the source deals otherwise. */
        HALF_CUCUMBERS
    }

    /** Some parts of games can no longer be read where the games are published, and were filled in. */
    public enum FilledIn {
        NOTHING,
        /** Some of the game's rules were filled in, from the most similar games. */
        PARTS,
        /** The part about what a pickle does was filled in. */
        PICKLE,
        /** The effect on the score for the score if nobody pays was filled in. */
        RAMPO,
        /** That more than four may play was filled in: the source has two to four players. */
        MANY_PLAYERS,
        /** The limit was filled in; and of the two highest cards the source doesn't say throughout which is the higher. */
        LIMIT
    }

    Variant firstDealer(FirstDealer other) {
        return with(rules, exceptions, following, other, remarks, filledIn, partners, country, otherNames);
    }

    Variant following(Following other) {
        return with(rules, exceptions, other, firstDealer, remarks, filledIn, partners, country, otherNames);
    }

    Variant remark(Remark... all) {
        return with(rules, exceptions, following, firstDealer, List.of(all), filledIn, partners, country, otherNames);
    }

    Variant filledIn(FilledIn other) {
        return with(rules, exceptions, following, firstDealer, remarks, other, partners, country, otherNames);
    }

    Variant inPartnerships() {
        return with(rules, exceptions, following, firstDealer, remarks, filledIn, true, country, otherNames);
    }

    Variant from(Country other, String... otherNames) {
        return with(rules, exceptions, following, firstDealer, remarks, filledIn, partners, other, List.of(otherNames));
    }

    /** Returns this variant with these differences from its rules. */
    Variant where(Choice... differences) {
        RuleSet other = Settings.of(rules).with(differences).rules();
        return with(other, exceptions, following, firstDealer, remarks, filledIn, partners, country, otherNames);
    }

    /**
     * Returns this variant with rules that differ for this number of people, or are the usual ones. A game of a number that is no
     * longer offered goes on, takes whoever joins late, and is imported.
     */
    Variant with(int people, Choice... differences) {
        Map<Integer, RuleSet> others = new TreeMap<>(exceptions);
        others.put(people, Settings.of(rules).with(differences).rules());
        return with(rules, others, following, firstDealer, remarks, filledIn, partners, country, otherNames);
    }

    private Variant with(
            RuleSet rules,
            Map<Integer, RuleSet> exceptions,
            Following following,
            FirstDealer firstDealer,
            List<Remark> remarks,
            FilledIn filledIn,
            boolean partners,
            Country country,
            List<String> otherNames) {
        return new Variant(
                id,
                name,
                minPlayers,
                maxPlayers,
                rules,
                exceptions,
                following,
                firstDealer,
                remarks,
                sources,
                filledIn,
                partners,
                country,
                otherNames);
    }

    /** Returns whether parts of the rules can no longer be read at their source and were filled in. */
    public boolean reconstructed() {
        return filledIn != FilledIn.NOTHING;
    }

    /** Returns the fewest people that a recorded game can have: older versions may have offered it for fewer. */
    public int leastEver() {
        return exceptions.keySet().stream().reduce(minPlayers, Integer::min);
    }

    /** Returns the most people that a recorded game can have: older versions offered some games for more. */
    public int mostEver() {
        return exceptions.keySet().stream().reduce(maxPlayers, Integer::max);
    }

    /** Returns the rules for this many people. */
    public RuleSet rulesFor(int people) {
        return exceptions.getOrDefault(people, rules);
    }
}
