package org.lasttrick.language.narration;

import io.quarkus.qute.i18n.MessageBundle;
import org.lasttrick.game.Rejection;

/** Why a command is refused, and what would be accepted. */
@MessageBundle("refusal")
public interface RejectionText {
    String unknownVariant(String variant, String known);

    String wrongNumberOfPlayers(int players, int least, int most);

    String nameMissing();

    String nameTooLong(int length, int most);

    String nameUnprintable();

    String nameTaken(String name);

    String startScoreOutOfRange(int score, int least, int most);

    String startCucumbersOutOfRange(int cucumbers, int most);

    String unknownPlayer(String player, int players);

    String playerNotActive(String player);

    String playerHasLeft(String player);

    String joinedLater(String player);

    String playerTwice(String player);

    String playersMissing(String players);

    String nobodyPlayed();

    String nobodyTookIt();

    String cardTooOften(String card, int times, int copies);

    String cardNotInGame(String card);

    String multiplierNotInGame();

    String multiplierOutOfRange(int multiplier);

    String pickleNotInGame();

    String pickleMissing();

    String handSizeNotChosen();

    String handSizeMissing();

    String handSizeOutOfRange(int handSize, int most);

    String tooManyEqualCards(int players, int most);

    String cardMissing();

    String cardsAreEntered();

    String theTakerIsEntered();

    String stakesAreEntered();

    String droppedAlready(String player);

    String doubledTwiceRunning(String player);

    String doublerDropped(String player);

    String nobodyLeftToDouble();

    String stakeTooHigh(String player, int stake, int credits);

    String winnerMissing();

    String wonByDoubling(String player);

    String reasonTooLong(int length, int most);

    String settingOutOfRange(int value, int least, int most);

    String handSizeNotServed(int handSize, int most);

    String handsNotEven(int hands, int players);

    String notForSoMany(int players, int least, int most);

    String packTooSmall(int players, int handSize);

    String handsNotShared(int hands, int players);

    String noSeatLeft(int most);

    String seatOutOfRange(int seat, int most);

    String seatedTwice(String player);

    String seatsMissing(String players);

    String settingsContradict(Rejection.Contradiction why);

    String gameOver();

    String nothingToClose();

    String nothingToReopen();

    String outAlready(String player);

    String leftAlready(String player);

    String hasNotLeft(String player);

    String seatsAreKept();

    String notOver();

    String nothingToUndo();

    String nothingToRedo();

    String contradicts(String conflicts);

    String playerWouldBeOut(int hand, String player);

    String stakeWouldBeTooHigh(int hand, int stake, String player, int credits);

    String playerWouldBeIn(int hand, String player);

    String playerWouldBeInThem(String first, int last, String player);

    String wouldBeInAgain(String conflicts);

    String gameWouldBeOver(int hand);

    String noSuchHand(int hand, int hands);
}
