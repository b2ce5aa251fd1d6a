package org.lasttrick.sheet.pad;

import io.quarkus.qute.i18n.MessageBundle;
import org.jspecify.annotations.Nullable;

/** The questions of the pads, and their hints for an incomplete hand. */
@MessageBundle("pad")
public interface PadText {
    // Every pad

    String whatWillHappen();

    String whatThisChanges();

    String preview();

    String record(int number);

    String correct(int number);

    String strike(int number);

    String correctAndStrike(String hands);

    String correctAndKeep(String hands);

    String strikeAll(int number, String hands);

    String strikeAndKeep(int number, String hands);

    String handNumber(int number);

    String conflicts(boolean keepable);

    String further();

    String conflictMissing();

    String nothingChanges();

    // The highest card

    /** @param hand to be corrected; {@code null} for a new one */
    String whoPlayedHighest(@Nullable Integer hand);

    /** @param hand as in {@link #whoPlayedHighest} */
    String whoTookIt(@Nullable Integer hand);

    String whichCard();

    String jokerIsAce();

    /** Says what is printed on a card. */
    String rank(String card);

    String whoPlayedLast();

    String whoPlayedFirst();

    String takesIt();

    String equal();

    String pays();

    /** @param next the next deal */
    String nobodyPays(String next);

    String nothingChosen();

    String takerAndCardMissing();

    String timesNotAsked(String name);

    String droppedNotAsked(String name);

    String takerMissing();

    String highestMissing();

    String lastMissing();

    String firstMissing();

    String fullTrickMissing();

    String cardMissing();

    String playersMissing();

    // Entered points

    /** @param hand as in {@link #whoPlayedHighest} */
    String whoPays(@Nullable Integer hand);

    String pointsOf(String name);

    String payersMissing();

    String pointsMissing(String name);

    // Questions of some games

    String whoSaidKontra();

    String nobodySaidKontra();

    String paysTimes(String name);

    String times(int times);

    /** @param hand as in {@link #whoPlayedHighest} */
    String pickle(@Nullable Integer hand);

    String pickleIs(String rank);

    String change();

    String pickleHint(boolean highest, boolean doubles);

    String pickleMissing();

    String handSize();

    String handSizeMissing();

    // Buying back in

    String buysIn(String name);

    String back();

    String staysOut();

    String buyInMissing(String name);

    // The full trick

    String fullTrick();

    String highestOnly();

    /** @param hand as in {@link #whoPlayedHighest} */
    String whoLed(@Nullable Integer hand);

    /** @param hand as in {@link #whoPlayedHighest} */
    String whichCards(@Nullable Integer hand);

    String otherLeader();

    String turn(int turn);

    String noCardYet();

    String trickMissing();

    String ledMissing();

    String cardsMissing(String names);

    // Letzter

    String march();

    String allTricks();

    // Minibluff

    /** @param hand as in {@link #whoPlayedHighest} */
    String stake(@Nullable Integer hand, int stake);

    String whoDropped(String name, int stake);

    String takeBack(String name);

    String whoDoubles(int stake);

    String notTwiceRunning(String name);

    String nobodyMayDouble(int stake, String name, int credits);

    String whoWon();

    String whoWonHint();

    String wonByDoubling(String name);

    String wins();

    String winnerMissing();
}
