package org.lasttrick.language.rulebook;

import io.quarkus.qute.i18n.MessageBundle;
import org.lasttrick.rules.variants.Variant.Country;
import org.lasttrick.rules.variants.Variant.FilledIn;
import org.lasttrick.rules.variants.Variant.FirstDealer;
import org.lasttrick.rules.variants.Variant.Following;
import org.lasttrick.rules.variants.Variant.Remark;

/** The rules pages, and how a game is played. {@link ScoringText} has its costs. */
@MessageBundle("rules")
public interface RulesText {
    // The pages

    String games();

    String gamesIntro();

    String rulesOf(String game);

    String skip();

    String skipToGames();

    String allGames();

    /** Where a game is at home. */
    String country(Country country);

    /** @param names by which it is known, too */
    String alsoCalled(String names);

    String findGame();

    String find();

    String noGameFound();

    String backToSheet();

    String newGame();

    String players(int number);

    String cardsEach(int number);

    String cardsEachInTurn(String first);

    String cardsAsChosen();

    /**
     * @param first how many in the first hand
     * @param most in a later one; 0 where only the pack limits them
     */
    String cardsByLosingCard(int first, int most);

    String list(String first, String last);

    // A hand that is tried

    String tryHand();

    String tryIntro();

    String skipToHand();

    String stillIn();

    String show();

    String changeRules();

    String beforeTheHand();

    String beforeTheHandHint();

    String player();

    String dealtColumn();

    String hasDealt(String name);

    String theHand();

    String trickHint();

    String card();

    String led();

    String hasLed(String name);

    String scoreIt();

    String ruleByRule();

    // What a game's page says of itself

    String houseRule();

    String noHouseRules();

    String houseRules();

    String with(int number, String sentence);

    String play();

    String scoring();

    String end();

    String deal();

    String example();

    String sources();

    String rulings();

    /** Says for which stakes some play. */
    String noMoney();

    String reconstructed(FilledIn filledIn);

    /**
     * Says what a setting does to play and to the deal.
     *
     * @param setting its name in requests
     * @param value as in requests
     */
    String setting(String setting, String value);

    // The pack and the deal

    String fullPack();

    String remark(Remark remark);

    String partners();

    String inBriefPartners();

    String shortPack(int cards, Integer lowest);

    String doubling();

    String dealt(int number);

    String dealtAsChosen();

    String stock();

    String shoving(int number);

    // The tricks

    String leads(boolean right, boolean dealer);

    String mayPlay(Following following);

    /** @param high whether the Ace is the highest card of the last trick */
    String aces(Following following, boolean high);

    /** @param firstAce whether the first of several Aces takes the last trick */
    String lastHighestTakes(boolean firstAce);

    String followSuit();

    String highestOfSuitTakes();

    String onlyTheLastCounts();

    String onlyTheLastCountsButForMarch();

    String lowestWins();

    String mayDouble();

    // Who deals

    String firstDealer(FirstDealer how);

    String loserDeals();

    String sameDealerAgain();

    String whoPaysMostDeals();

    String sizes(String sizes);

    /**
     * @param first how many in the first hand
     * @param most in a later one; 0 where only the pack limits them
     */
    String sizeByLosingCard(int first, int most);

    String sameSizeAgain();

    String winnerDeals();

    // The hand worked out

    String before(String scores);

    String has(String name, int score);

    String trick(String plays);

    String plays(String name, String card);

    String pickleIs(String card);

    String hasDoubled(String name);

    String saidKontra(String name);

    // One line about each game
    /** Says a setting in brief, with the parameters of {@link #setting}; empty for a value that is not worth it. */
    String inBrief(String setting, String value);

    /** @param reach whether the limit itself ends it, or only what exceeds it */
    String inBriefEndsAt(int limit, boolean reach);

    /** @param reach whether the limit itself counts, or only what exceeds it */
    String inBriefAllButOne(int limit, boolean reach);

    /** Says who goes back to 0. */
    String inBriefExactLimit(int limit);

    String inBriefNoLimit();

    String inBriefTaker();

    String inBriefStakes();
}
