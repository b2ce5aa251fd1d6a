package org.lasttrick.language.narration;

import io.quarkus.qute.i18n.MessageBundle;
import org.lasttrick.game.Contradiction;
import org.lasttrick.game.Rejection;

/** Why a command is refused, and what would be accepted. */
@MessageBundle("rejection")
public interface RejectionText {
    String unknownVariant(String known);

    String outOfRange(Rejection.Bound bound, int value, int least, int most);

    String wrongField(Rejection.FieldFault fault);

    String nameTaken(String name);

    String nameOfLeaver(String name);

    String unknownPlayer(String player, int players);

    String wrongPlayer(Rejection.PlayerFault fault, String player);

    String playersMissing(String players);

    String cardTooOften(String card, int times, int copies);

    String cardNotInGame(String card);

    String enterCards();

    String enterPoints();

    String enterTaker();

    String enterStakes();

    String stakeTooHigh(String player, int stake, int credits);

    String handsNotEven(int hands, int players);

    String packTooSmall(int players, int handSize);

    String handsNotShared(int hands, int players);

    String seatsMissing(String players);

    String settingsContradict(Contradiction why);

    String notNow(Rejection.State state);

    String outAlready(String player);

    String leftAlready(String player);

    String hasNotLeft(String player);

    String mayNotBuyIn(String player);

    /** @param keepable whether each of the hands may stay as it was recorded */
    String contradicts(String conflicts, boolean keepable);

    String playerWouldBeOut(int hand, String player);

    String stakeWouldBeTooHigh(int hand, int stake, String player, int credits);

    String playerWouldBeIn(int hand, String player);

    String playerWouldBeInHands(String first, int last, String player);

    String gameWouldBeOver(int hand);

    String notByTheseRules(int hand, String why);

    String noSuchHand(int hand, int hands);
}
