package org.lasttrick.language.rulebook;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** What a hand costs, and when a game is over: a sentence for each setting. */
@MessageBundle("scoring")
public interface ScoringText {
    // Who pays, and what

    @Message(
            "Whoever has the highest card of the last trick pays. If several have it, the last one to play it pays, and"
                    + " the others don’t.")
    String lastPays();

    @Message("Whoever has the highest card of the last trick pays. If several have it, all of them pay.")
    String allPay();

    @Message("The penalty is the value of the card: 2 to 10 count what they show, a Jack 11, a Queen 12, a King 13.")
    String rank();

    @Message("An Ace counts 14.")
    String highAce();

    @Message("An Ace counts 1.")
    String lowAce();

    @Message("The penalty is one mark, whatever the card.")
    String mark();

    @Message("The penalty is one point for each card in the trick, that is, for each player still in.")
    String cardsInTrick();

    @Message("The six of clubs counts 21.")
    String sixOfClubs();

    @Message("Whoever pays for the six of clubs is out at once.")
    String sixOfClubsIsOut();

    @Message("Whoever has doubled pays twice as much, and whoever has redoubled four times as much.")
    String perPlayer();

    @Message("If the pickle takes the last trick, the penalty is doubled.")
    String pickle();

    @Message("No penalty is ever doubled.")
    String noMultiplier();

    // The limit, lives, and the bonus

    @Message("{limit} points or more")
    String orMore(int limit);

    @Message("more than {limit} points")
    String moreThan(int limit);

    @Message("There is no limit to the score.")
    String noLimit();

    @Message("Whoever then has {limit} takes a cucumber and is out.")
    String out(String limit);

    @Message("Whoever then has {limit} takes a cucumber. With the {#switch lives}{#case 2}second{#case 3}third{#else}"
            + "{lives}th{/switch} cucumber one is out.")
    String lives(String limit, Integer lives);

    @Message("Nobody goes out.")
    String nobodyGoesOut();

    @Message(
            "Whoever takes a cucumber and is not out goes on with the highest score among those who took none in this hand,"
                    + " or with 0 if there is nobody else.")
    String reEntersAsHighest();

    @Message("Whoever takes a cucumber and is not out goes on with 0.")
    String reEntersAtZero();

    @Message(
            "Last of all comes the bonus: everyone else who had an equal card takes off as many points as the loser paid,"
                    + " but never goes below 0. No cucumber goes away by it.")
    String tieBonus();

    @Message("There is no bonus for an equal card.")
    String noTieBonus();

    // Tricks without cards

    @Message("Whoever takes the last trick gets 1 point.")
    String taker();

    @Message("To take all tricks is a march: then everyone else gets 1 point, and the marcher none.")
    String march();

    // Stakes

    @Message(
            "{#if credits == 1}Each player starts with 1 credit.{#else}Each player starts with {credits} credits.{/if}")
    String credits(int credits);

    @Message("The stake is 1 credit at first. The first double makes it 2, the next one 4, and so on.")
    String stake();

    @Message("Nobody doubles twice running, and nobody doubles unless all who are still in could pay the new stake.")
    String whoDoubles();

    @Message("Whoever drops out pays the stake as it was before that double.")
    String dropping();

    @Message("Whoever is in at the end and does not win pays the stake as it is then. The winner pays nothing.")
    String finalStake();

    @Message("If all others drop out, the one who doubled wins, without a last trick.")
    String allDropped();

    @Message("Whoever has no credit left is out.")
    String noCredit();

    // The end

    /**
     * @param end as in requests
     * @param number of hands, or of points
     */
    @Message("{#switch end}"
            + "{#case 'last-one'}The last player still in wins the game."
            + "{#case 'last-two'}The game ends when two players are left."
            + "{#case 'first-out'}The first player to go out ends the game."
            + "{#case 'hands'}{#if number == 1}The game is over after 1 hand.{#else}The game is over after {number}"
            + " hands.{/if}"
            + "{#case 'target'}{#if number == 1}The first player to have 1 point ends the game.{#else}The first player to"
            + " have {number} points or more ends the game.{/if}"
            + "{#case 'open'}The game goes on until the players close it."
            + "{#else}{end}{/switch}")
    String end(String end, int number);

    @Message("The last player with credit wins the game.")
    String lastWithCredit();

    @Message("The first player to have {limit} ends the game.")
    String firstAtLimit(String limit);

    @Message("The game is over, too, when only one player is left.")
    String orOneLeft();

    @Message("The lowest score wins. Whoever has an equal score shares the win.")
    String lowestWins();

    @Message("The fewest marks win. Whoever has as few shares the win.")
    String fewestMarksWin();

    @Message(
            "Whoever is out can’t win. Of the others the lowest score wins; whoever has an equal score shares the win.")
    String lowestLeftWins();

    @Message(
            "Whoever is out can’t win. Of the others the fewest cucumbers win, and after that the lowest score; whoever is"
                    + " equal in both shares the win.")
    String fewestCucumbersWin();

    @Message("The most credits win. Whoever has as many shares the win.")
    String mostCreditsWin();

    @Message("If all who are left go out in one hand, the lowest total wins, and equal totals share the win.")
    String allOutLowest();

    @Message("If all who are left go out in one hand, they share the win.")
    String allOutShare();

    @Message("If all who are left go out in one hand, nobody wins.")
    String allOutNobody();

    @Message(
            "Whoever goes out later finishes higher. In the same hand it is the lower total, and equal totals share the"
                    + " place.")
    String laterIsHigher();

    @Message("Whoever goes out later finishes higher.")
    String laterAloneIsHigher();

    @Message("Whoever goes out later finishes higher. Whoever goes out in the same hand shares the place.")
    String laterOutIsHigher();

    @Message("Whoever goes home early is out, and the score stays as it is.")
    String leaving();

    @Message(
            "The players may close the game early. Of those still in, the fewest cucumbers win then, and after that the lowest"
                    + " score.")
    String closedByCucumbers();

    @Message("The players may close the game early. Of those still in, the lowest score wins then.")
    String closedByScore();

    @Message("The players may close the game early. The most credits win then.")
    String closedByCredits();
}
