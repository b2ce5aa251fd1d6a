package org.lasttrick.language.narration;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** Why something is refused, and what would be right. */
@MessageBundle("refusal")
public interface RejectionText {
    @Message("There is no game called “{variant}”; there are {known}.")
    String unknownVariant(String variant, String known);

    @Message("This game is for {least} to {most} players, and there are {players}.")
    String wrongNumberOfPlayers(int players, int least, int most);

    @Message("A name is missing: give one of 1 to 40 characters.")
    String nameMissing();

    @Message("This name has {length} characters; at most {most} fit on the sheet.")
    String nameTooLong(int length, int most);

    @Message("This has characters that can't be shown, such as a line break; use letters, digits, signs or emoji.")
    String nameUnprintable();

    @Message("There is another {name} at the table; add something that tells them apart.")
    String nameTaken(String name);

    @Message("Whoever starts in this game has a score of {least} to {most}, not {score}.")
    String startScoreOutOfRange(int score, int least, int most);

    @Message("Starting cucumbers are 0 to {most}, and this is {cucumbers}: whoever has more is out, so leave them out.")
    String startCucumbersOutOfRange(int cucumbers, int most);

    @Message("Nobody who is still in has a cucumber in this game: the right number is 0, not {cucumbers}.")
    String noStartCucumbers(int cucumbers);

    @Message("There is no player {player} in this game; the players are p1 to p{players}.")
    String unknownPlayer(String player, int players);

    @Message("{player} is out and can't play any more; name players who are still in.")
    String playerNotActive(String player);

    @Message("{player} has left and plays no more; name players who are still in.")
    String playerHasLeft(String player);

    @Message("{player} joined after this hand; name players who were there when it was played.")
    String joinedLater(String player);

    @Message("{player} is named twice; each player has one card in the last trick.")
    String playerTwice(String player);

    @Message("The last trick lacks a card of {players}: everyone still in plays one.")
    String playersMissing(String players);

    @Message("Nobody is named; say who played, in order of play.")
    String nobodyPlayed();

    @Message("Nobody is named; say who took the last trick, or who made the march.")
    String nobodyTookIt();

    @Message("{card} is there {times} times, and the pack has only {copies}.")
    String cardTooOften(String card, int times, int copies);

    @Message("{card} is no card of its own in this game; write the rank alone.")
    String cardNotInGame(String card);

    @Message("Nobody doubles in this game; leave the multipliers out.")
    String multiplierNotInGame();

    @Message("A penalty counts once, twice (2) or four times (4), not {multiplier} times.")
    String multiplierOutOfRange(int multiplier);

    @Message("This game has no pickle; leave it out.")
    String pickleNotInGame();

    @Message("The pickle's rank is missing: each hand has one.")
    String pickleMissing();

    @Message("The size of this hand is set by the rules; leave it out.")
    String handSizeNotChosen();

    @Message("The hand's size is missing: the dealer chooses how many cards each player gets.")
    String handSizeMissing();

    @Message("With so many players the dealer can choose 1 to {most} cards each, not {handSize}.")
    String handSizeOutOfRange(int handSize, int most);

    @Message("{players} players can't have had equal cards: the pack has {most} of each rank.")
    String tooManyEqualCards(int players, int most);

    @Message("The card is missing: say which was the highest.")
    String cardMissing();

    @Message("In this game the cards of the last trick are entered: send a last-trick or a high-card.")
    String cardsAreEntered();

    @Message("In this game whoever took the last trick is entered, or a march: send a taker or a march.")
    String theTakerIsEntered();

    @Message("In this game the doubles and the winner are entered: send stakes.")
    String stakesAreEntered();

    @Message("{player} has dropped out of this hand; name players who are still in it.")
    String droppedAlready(String player);

    @Message("{player} has doubled just now; somebody else must double before {player} may again.")
    String doubledTwiceRunning(String player);

    @Message("{player} has doubled, and so stays in; those who drop are others.")
    String doublerDropped(String player);

    @Message("All others have dropped, so the hand is won, and nobody doubles any more.")
    String nobodyLeftToDouble();

    @Message("The stake would be {stake}, and {player}, who is still in, has only {credits}: nobody may double now.")
    String stakeTooHigh(String player, int stake, int credits);

    @Message("The winner is missing: say who played the lowest card, the first of equal ones.")
    String winnerMissing();

    @Message("All others dropped, so {player} has won without a last trick: leave the winner out.")
    String wonByDoubling(String player);

    @Message("The reason has {length} characters; at most {most} are kept.")
    String reasonTooLong(int length, int most);

    @Message("{value} is out of range: choose {least} to {most}.")
    String settingOutOfRange(int value, int least, int most);

    @Message("The pack has too few cards for {handSize} each with so many players: choose at most {most}.")
    String handSizeNotServed(int handSize, int most);

    @Message("{hands} hands can't be shared out among {players} dealers: choose a multiple of {players}.")
    String handsNotEven(int hands, int players);

    @Message("This game is for {least} to {most} players, and {players} would play it.")
    String notForSoMany(int players, int least, int most);

    @Message("The pack has too few cards to deal {handSize} each to {players} players, as this game’s rules ask.")
    String packTooSmall(int players, int handSize);

    @Message("This game is for {hands} hands, and they can’t be shared out among {players} dealers.")
    String handsNotShared(int hands, int players);

    @Message("No more than {most} players can ever take part in one game: go on without another, or start a new one.")
    String noSeatLeft(int most);

    @Message("There is no seat {seat}: choose 1 to {most}, clockwise, or leave it out for the last one.")
    String seatOutOfRange(int seat, int most);

    @Message("{player} can’t have two seats; name everyone once, clockwise.")
    String seatedTwice(String player);

    @Message("There is no seat for {players}: name everyone at the table, clockwise.")
    String seatsMissing(String players);

    @Message("The last one in wins, so nobody would ever win without a limit: give one.")
    String lastOneWithoutLimit();

    @Message("The last one in wins, so players must have lives to lose: give 1 to 9.")
    String lastOneWithoutLives();

    @Message("The game ends when somebody reaches the limit, so there must be one.")
    String firstOutWithoutLimit();

    @Message("A game that the players close has no limit: take the limit away or choose another end.")
    String openWithLimit();

    @Message("When everyone with the highest card pays, nobody is left for a tie bonus: choose one of the two.")
    String tieBonusWhenAllPay();

    @Message("Nobody can have the target without being hit by the limit first: choose a target below the limit.")
    String targetBeyondLimit();

    @Message("The limit costs a life, and there are none to lose: give 1 to 9 lives, or take the limit away.")
    String limitWithoutLives();

    @Message("The dealer chooses only where the size of each hand is entered with its cards: give a number of cards.")
    String dealerChoosesWithoutCards();

    @Message("In this game a hand has no one loser who could deal: let the deal move on clockwise.")
    String loserDealsWithoutCards();

    @Message("The six of clubs puts its loser out, so players must have lives to lose: give 1 to 9.")
    String sixOfClubsWithoutLives();

    @Message("The six of clubs and the pickle can't both be the highest card: choose one of the two.")
    String sixOfClubsWithPickle();

    @Message("In this game nobody goes out: end it after a number of hands or at a target.")
    String nobodyGoesOut();

    @Message("Credits only get fewer, so nobody would ever reach a target: choose another end.")
    String targetOfCredits();

    @Message(
            "The game is over. Correct or undo a hand to change how it ended; if it was closed or abandoned, reopen it.")
    String gameOver();

    @Message("No hand is recorded yet, so there is nothing to rank: abandon the game instead.")
    String nothingToClose();

    @Message("The game was neither closed nor abandoned, so there is nothing to reopen.")
    String nothingToReopen();

    @Message("{player} is out already, and stays on the sheet.")
    String outAlready(String player);

    @Message("{player} has left already.")
    String leftAlready(String player);

    @Message("{player} has not left, so there is nothing to come back to.")
    String hasNotLeft(String player);

    @Message("A hand is recorded, so everyone keeps their seat: strike or undo all hands to change it.")
    String seatsAreKept();

    @Message("The game is not over yet: a rematch comes after it. Finish, close or abandon it first.")
    String notOver();

    @Message("There is nothing to undo: only the start of the game is recorded.")
    String nothingToUndo();

    @Message("There is nothing to bring back: the last entry was not an undo.")
    String nothingToRedo();

    @Message("Later hands can't stand after this: {conflicts} Strike them with it, or leave this hand as it is.")
    String contradicts(String conflicts);

    @Message("Hand {hand} names {player}, who would be out.")
    String playerWouldBeOut(int hand, String player);

    @Message("In hand {hand} the stake was {stake}, and {player} would have only {credits}.")
    String stakeWouldBeTooHigh(int hand, int stake, String player, int credits);

    @Message("{player} would be in again for hand {hand}, and held no card in it.")
    String playerWouldBeIn(int hand, String player);

    @Message("{player} would be in again for hands {first} and {last}, and held no card in them.")
    String playerWouldBeInThem(String first, int last, String player);

    @Message("{conflicts} Keep these hands as they were entered, or strike them out as well.")
    String wouldBeInAgain(String conflicts);

    @Message("Hand {hand} would come after the end of the game.")
    String gameWouldBeOver(int hand);

    @Message("There is no hand {hand} yet: nothing is recorded.")
    String noHandYet(int hand);

    @Message("There is no hand {hand}; hands 1 to {hands} are recorded.")
    String noSuchHand(int hand, int hands);
}
