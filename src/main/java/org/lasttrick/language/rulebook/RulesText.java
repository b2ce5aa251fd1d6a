package org.lasttrick.language.rulebook;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** What the rules pages say around the rules, and how a game is played; what it costs is {@link ScoringText}'s. */
@MessageBundle("rules")
public interface RulesText {
    // The pages

    @Message("The rules of the games")
    String games();

    @Message(
            "All of them are about the last trick. Each page says how the game is played and scored, with a hand worked out.")
    String gamesIntro();

    @Message("Rules of {game}")
    String rulesOf(String game);

    @Message("Skip to the rules")
    String skip();

    @Message("Skip to the games")
    String skipToGames();

    @Message("All games")
    String allGames();

    @Message("Back to the sheet")
    String backToSheet();

    @Message("New game")
    String newGame();

    @Message("{number} players")
    String players(int number);

    @Message("{#if number == 1}1 card each{#else}{number} cards each{/if}")
    String cardsEach(int number);

    @Message("{first} … cards each")
    String cardsEachInTurn(String first);

    @Message("the dealer chooses how many cards")
    String cardsAsChosen();

    @Message("{first}, {last}")
    String list(String first, String last);

    @Message("House rule")
    String houseRule();

    @Message("Your table plays the usual rules of this game.")
    String noHouseRules();

    @Message("Your table plays by house rules. What differs from the usual rules is marked.")
    String houseRules();

    @Message("With {number} players: {sentence}")
    String with(int number, String sentence);

    @Message("How to play")
    String play();

    @Message("How a hand is scored")
    String scoring();

    @Message("The end of the game")
    String end();

    @Message("The deal")
    String deal();

    @Message("A hand worked out")
    String example();

    @Message("Where these rules come from")
    String sources();

    @Message(
            "Where the sources say nothing or don't agree, this is how it is kept here: when all go out at once, who finishes"
                    + " before whom, and how a game that is closed is ranked. A late joiner starts with the worst score, and as many"
                    + " cucumbers as the worst, of those still in; whoever comes back is no better off. A misdeal is not"
                    + " recorded.")
    String rulings();

    @Message("Parts of these rules can no longer be read where they were published. They were filled in from the games"
            + " next of kin. Each value is a setting that your table can play otherwise.")
    String reconstructed();

    @Message(
            "What the pickle does can no longer be read where this game was published: that it beats the Aces, and that"
                    + " taking the last trick with it costs twice as much, was filled in. Each value is a setting that your table"
                    + " can play otherwise.")
    String reconstructedPickle();

    // The pack and the deal

    @Message(
            "You need a pack of 52 cards. Suits don’t matter. The Ace is the highest card, then come King, Queen, Jack,"
                    + " and 10 down to 2.")
    String fullPack();

    @Message(
            "You need {cards} cards: {#switch lowest}{#case 11}Jack{#case 12}Queen{#case 13}King{#else}{lowest}{/switch}"
                    + " up to Ace in each suit. The Ace is the highest card of its suit.")
    String shortPack(int cards, Integer lowest);

    @Message("One card is different: the six of clubs beats even the Aces.")
    String sixOfClubsBeatsAll();

    @Message("The six of clubs is a card like any other.")
    String sixOfClubsIsLikeAny();

    @Message("In the last trick, too, the Ace is the highest card.")
    String aceIsHighAtLast();

    @Message("In the last trick the Ace is not the highest card but the lowest.")
    String aceIsLowAtLast();

    @Message("In each hand one rank is the pickle. In the last trick it beats even the Aces.")
    String pickleBeatsAll();

    @Message(
            "Before the first trick a player may double, and whoever has doubled may redouble. Some play it so that one"
                    + " changes the whole hand for a new one each time.")
    String doubling();

    @Message("{#if number == 1}Each player is dealt 1 card.{#else}Each player is dealt {number} cards.{/if}")
    String dealt(int number);

    @Message("Each player is dealt some cards, not the same number in each hand: see “The deal”.")
    String dealtInTurn();

    @Message("The dealer chooses how many cards each player is dealt.")
    String dealtAsChosen();

    @Message(
            "Each player is dealt 7 cards, and the dealer takes up the rest of the pack. The dealer shoves {number} cards on"
                    + " to a neighbour, who shoves one fewer on to the next, until everyone has 8.")
    String shoving(int number);

    // The tricks

    @Message(
            "The player to the dealer’s left leads to the first trick, with any card. The others then play a card each,"
                    + " in turn.")
    String leftLeads();

    @Message(
            "The player to the dealer’s right leads to the first trick, with any card. The others then play a card each,"
                    + " in turn.")
    String rightLeads();

    @Message("You may play any card that is at least as high as the highest so far. Otherwise you must play your lowest"
            + " card.")
    String headOrLowest();

    @Message("The highest card takes the trick; of equal cards, the last one played. Whoever takes a trick leads to the"
            + " next.")
    String lastHighestTakes();

    @Message("Follow suit if you can. Otherwise play any card. There are no trumps.")
    String followSuit();

    @Message("The highest card of the suit that was led takes the trick. Whoever takes a trick leads to the next.")
    String highestOfSuitTakes();

    @Message("Only the last trick counts, and nobody wants to have the highest card in it.")
    String onlyTheLastCounts();

    @Message("Only the last trick counts, and nobody wants it, but whoever takes all tricks is glad of it.")
    String onlyTheLastCountsButForMarch();

    @Message("Only the last trick counts: there the lowest card wins the hand, and of equal lowest cards, the first one"
            + " played.")
    String lowestWins();

    @Message(
            "Whoever takes a trick may double the stake before leading to the next one. Each of the others then stays in"
                    + " or drops out.")
    String mayDouble();

    // Who deals

    @Message("The deal moves clockwise, past anyone who is out. The player to the dealer’s left leads.")
    String dealsClockwise();

    @Message("The deal moves clockwise, past anyone who is out. The player to the dealer’s right leads.")
    String dealsClockwiseRightLeads();

    @Message("Whoever paid deals the next hand; if several paid, the last of them. If that player is out, the next one"
            + " clockwise deals. The player to the dealer’s left leads.")
    String lastLoserDeals();

    @Message("Whoever paid deals the next hand. The player to the dealer’s left leads.")
    String loserDeals();

    @Message("The lead moves clockwise, past anyone who is out. The player to the leader’s right deals.")
    String leadMoves();

    @Message("{#if number == 1}In every hand each player has 1 card.{#else}In every hand each player has {number}"
            + " cards.{/if}")
    String sameSize(int number);

    @Message("Hand by hand each player has {sizes} cards, and so on. It goes on so when somebody goes out.")
    String sizes(String sizes);

    @Message("For each hand the dealer chooses how many cards each player has.")
    String sizeAsChosen();

    @Message(
            "Whoever wins the game deals the first hand of the next one. Of several winners it is the next one clockwise"
                    + " after the last dealer.")
    String winnerDeals();

    // The hand worked out

    @Message("Before the hand: {scores}.")
    String before(String scores);

    @Message("{name} {score}")
    String has(String name, int score);

    @Message("The last trick: {plays}.")
    String trick(String plays);

    @Message("{name} plays {card}")
    String plays(String name, String card);

    @Message("The pickle is the {card}.")
    String pickleIs(String card);

    @Message("{name} has doubled.")
    String hasDoubled(String name);

    // One line about each game

    @Message("the last of the highest cards pays")
    String inBriefLastPays();

    @Message("all of the highest cards pay")
    String inBriefAllPay();

    @Message("the Ace is low")
    String inBriefLowAce();

    @Message("beware of the six of clubs")
    String inBriefSixOfClubs();

    @Message("the pickle doubles")
    String inBriefPickle();

    @Message("penalties can be doubled")
    String inBriefDoubles();

    @Message("the value of the card doesn’t matter")
    String inBriefMarks();

    @Message("the first with {limit} or more ends the game")
    String inBriefEndsAt(int limit);

    @Message("the first with more than {limit} ends the game")
    String inBriefEndsOver(int limit);

    @Message("no limit")
    String inBriefNoLimit();

    @Message("suits are followed, and the last trick is a point")
    String inBriefTaker();

    @Message("the lowest card wins, and the stake can be doubled")
    String inBriefStakes();
}
