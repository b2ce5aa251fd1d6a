package org.lasttrick.language.texts;

import io.quarkus.qute.i18n.MessageBundle;
import org.lasttrick.game.Rejection.FieldFault;
import org.lasttrick.rules.variants.Variant.Country;
import org.lasttrick.rules.variants.Variant.FilledIn;
import org.lasttrick.rules.variants.Variant.FirstDealer;
import org.lasttrick.rules.variants.Variant.Following;
import org.lasttrick.rules.variants.Variant.Remark;

/** Has the sentences about rules: those of each game, house rules, and a game under other rules. */
@MessageBundle("rules")
public interface RulesText {
    // ## The names of the games

    /**
     * @param variant its id
     * @param usual the name where the language has no other
     */
    String gameName(String variant, String usual);

    // ## The rules of a game

    String rulesOfGames();

    String rulesOfGamesIntro();

    String rulesOf(String game);

    String skipToRules();

    String skipToGames();

    String allGames();

    /** Says where a game is at home. */
    String country(Country country);

    /** @param names by which it is known, too */
    String alsoCalled(String names);

    String findGame();

    String find();

    String noGameFound();

    String backToSheet();

    String players(int number);

    String cardsEach(int number);

    String cardsEachInTurn(String first);

    String cardsAsChosen();

    /**
     * @param first how many in the first hand
     * @param most in a later one; 0 where only the pack limits them
     */
    String cardsByLosingCard(int first, int most);

    String listed(String first, String last);

    // A hand that is tried

    String tryHand();

    String tryIntro();

    String skipToHand();

    String stillIn();

    String show();

    String houseRules();

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

    String playsByHouseRules();

    String with(int number, String sentence);

    String play();

    String scoring();

    String endOfTheGame();

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
    String howSettingPlays(String setting, String value);

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

    String lowestCardWins();

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

    String beforeTheHandScores(String scores);

    String has(String name, int score);

    String lastTrick(String plays);

    String plays(String name, String card);

    String pickleIs(String card);

    String hasDoubled(String name);

    String saidKontra(String name);

    // One line about each game
    /** Says a setting in brief, with the parameters of {@link #howSettingPlays}; empty for a value that is not worth it. */
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

    // ## How a hand is scored

    /**
     * Says what a setting costs, or does.
     *
     * @param setting its name in requests
     * @param value as in requests
     */
    String howSettingScores(String setting, String value);

    /** @param marks whether marks are counted instead of points */
    String everyoneStarts(boolean marks);

    // Who pays, and what

    String cardIsPaid();

    /** @param values such as “a Jack 10, a Queen 10” */
    String values(String values);

    String sixOfClubsIsOut();

    String sixOfClubsAlone();

    // The limit, lives, and the bonus

    /** @param reach whether the limit itself hits, or only what exceeds it */
    String limitReached(int limit, boolean reach);

    String noLimit();

    String lives(String limit, Integer lives);

    String nobodyGoesOut();

    // Tricks without cards

    String taker();

    String march();

    // Stakes

    String stake();

    String whoDoubles();

    String dropping();

    String finalStake();

    String allDropped();

    String noCredit();

    // The end

    /**
     * @param end as in requests
     * @param number of hands, or of points
     */
    String gameEnds(String end, int number);

    String lastWithCredit();

    String allButOne(String limit);

    String firstAtLimit(String limit);

    String orOneLeft();

    String lowestScoreWins();

    String fewestMarksWin();

    String lowestLeftWins();

    String fewestCucumbersWin();

    String mostCreditsWin();

    String laterIsHigher();

    String laterAloneIsHigher();

    String laterOutIsHigher();

    String leaving();

    String closedByCucumbers();

    String closedByScore();

    String closedByCredits();

    // ## House rules

    /** @param setting its name in requests */
    String settingLabel(String setting);

    /**
     * @param setting its name in requests
     * @param value as in requests
     */
    String settingValue(String setting, String value);

    /**
     * Says how a game ends that doesn't go on to the last one in, in a few words.
     *
     * @param number of hands, or of points
     */
    String lastsUntil(String end, int number);

    String settingIs(String setting, String value);

    String usually(String value);

    String settingChanged(String setting, String usually, String now);

    /**
     * Says what a setting does to the score.
     *
     * @param setting its name in requests
     */
    String settingEffect(String setting);

    String houseRulesAre();

    String houseRulesHint(String game);

    String keepAs();

    String keepAsHint();

    /** Says which game house rules change. */
    String afterGame(String game);

    String noLongerKept();

    String settingNoNumber(String setting);

    /** @param other the setting whose choice it goes with */
    String ofAnotherChoice(String setting, String other);

    /** @param players how many, such as “4” or “2–8” */
    String withPlayers(String value, String players);

    String forgetRules(String name);

    String showRules();

    String settingNoPoints(String setting, String typed);

    String settingUnclear(String setting);

    String settingWrong(String setting, String why);

    String nothingToKeep(String game);

    String madeForAnother(String other, String game);

    // ## Under other rules

    String underOtherRules();

    String underOtherRulesIntro();

    String correctRules();

    String skipToOtherRules();

    String asPlayed();

    /** @param hand after which it is as it is shown; 0: the last */
    String byTheseRules(int hand);

    // The other rules recorded

    String recordTitle();

    String recordHint();

    String recordRules();

    String recordAndKeep(String hands);

    String recordAndStrike(String hands);

    // How it would have gone

    /** @param changes the house rules; empty: none */
    String underRulesOf(String game, String changes);

    String wouldHaveWon(String under, String winners, int number);

    String wouldHaveEnded(int hand);

    String wouldGoOn(String under, int hands, String ahead, int number);

    String wouldStop(String under, int hand);

    // Why it stops

    String otherwiseEntered();

    String wouldNeedPlayers(int least, int most);

    String notEntered(FieldFault fault);

    String wouldBeOut(String player);

    String wouldBeIn(String player);
}
