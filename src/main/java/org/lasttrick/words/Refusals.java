package org.lasttrick.words;

import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** Why something is refused, and what would be right. */
@MessageBundle("refusal")
public interface Refusals {
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

    @Message(
            "A starting score is 0 to {most}, and this is {score}: whoever has more is out already, so leave them out.")
    String startScoreOutOfRange(int score, int most);

    @Message("Starting cucumbers are 0 to {most}, and this is {cucumbers}: whoever has more is out, so leave them out.")
    String startCucumbersOutOfRange(int cucumbers, int most);

    @Message("There is no player {player} in this game; the players are p1 to p{players}.")
    String unknownPlayer(String player, int players);

    @Message("{player} is out and can't play any more; name players who are still in.")
    String playerNotActive(String player);

    @Message("{player} is named twice; each player has one card in the last trick.")
    String playerTwice(String player);

    @Message("The last trick lacks a card of {players}: everyone still in plays one.")
    String playersMissing(String players);

    @Message("Nobody is named; say who played, in order of play.")
    String nobodyPlayed();

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

    @Message("{handSize} cards each can't be dealt to so many players: choose 1 to {most}.")
    String handSizeOutOfRange(int handSize, int most);

    @Message("The reason has {length} characters; at most {most} are kept.")
    String reasonTooLong(int length, int most);

    @Message("{value} is out of range: choose {least} to {most}.")
    String settingOutOfRange(int value, int least, int most);

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

    @Message("The game is over. To change how it ended, correct or undo a hand.")
    String gameOver();

    @Message("There is nothing to undo: only the start of the game is recorded.")
    String nothingToUndo();

    @Message("There is nothing to bring back: the last entry was not an undo.")
    String nothingToRedo();

    @Message("Later hands can't stand after this: {conflicts} Strike them with it, or leave this hand as it is.")
    String contradicts(String conflicts);

    @Message("Hand {hand} names {player}, who would be out.")
    String playerWouldBeOut(int hand, String player);

    @Message("Hand {hand} would come after the end of the game.")
    String gameWouldBeOver(int hand);

    @Message("There is no hand {hand} yet: nothing is recorded.")
    String noHandYet(int hand);

    @Message("There is no hand {hand}; hands 1 to {hands} are recorded.")
    String noSuchHand(int hand, int hands);
}
