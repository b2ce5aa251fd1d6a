package org.lasttrick.language.texts;

import io.quarkus.qute.i18n.MessageBundle;
import org.jspecify.annotations.Nullable;

/** Has the sentences of the sheet's pads and forms. */
@MessageBundle("sheet")
public interface SheetText {
    // ## The pad

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

    String noTotalChanges();

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

    String willBuyIn(String name);

    String backIn();

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

    // ## Players and seats

    String playersAndSeats();

    String players();

    String playersHintBefore();

    String playersHint();

    String playersHintAfter();

    String dealsFirst();

    String playerName();

    String rename();

    String leaves(String name);

    String sitsEarlier(String name);

    String sitsLater(String name);

    String letDeal(String name);

    String changeSeats();

    String dealsHand(int hand);

    String letDealHand(String name, int hand);

    String seatingHint();

    String fromHand();

    String showSeats();

    String dealOfHand(int hand, String dealer, String leader);

    String noSeatChanges();

    String recordSeats();

    String forgotten();

    String forgottenHint();

    String beginsOn();

    String asLateJoiner();

    String lateScore(int score, int cucumbers);

    String startScore(int score);

    /** @param hands in which the player held no card */
    String withoutCard(String name, String hands);

    String substitute(String name);

    String substituteHint();

    /** @param last may be the first */
    String handsOf(int first, int last, String name);

    /** Says who plays on. */
    String handsFrom(int first, String name);

    String somebodyJoins();

    String partner();

    String joinHint(int score, int cucumbers);

    String whichSeat();

    String sitsBetween(String before, String after);

    String comesBack(String name);

    String buysBackIn(String name);

    String addPlayer();

    String playAgain(String dealer);

    // ## When others enter, too

    // What to do about other entries

    String moreBefore(int entries);

    String quicker();

    String entersTheSame();

    String yourHand(String hand);

    String yoursIsBelow();

    String overNow();

    String nothingDone();

    String sameHand();

    String anotherHand();

    String mineIsRight();

    String leaveMineOut();

    String recordMine(int number);

    String correctAllTheSame(int number);

    String handIsGone(int number);

    String handHasMoved(int number);

    // The same entry twice

    String isItAnother();

    String recordedJustNow(int seconds);

    String recordAgain();

    String wasDoubleTap();

    // Saved, sending, offline

    String sending();

    String offline();

    String opensLater();

    String notSavedYet();

    String throwAway();

    String waitHere();

    String notTheirs();

    String addMine();

    String saveMine();

    String undoesTheirs();

    String notKept();

    String needsService();

    String opensByItself();

    String unknownOutcome();

    String staysAwake();

    String maySleep();

    // ## Erasing a game

    String eraseForGood();

    String eraseHint();

    String eraseDamagedHint();

    String eraseSure();

    String erase();

    String eraseTickFirst(String sure);

    String eraseMovedOn();

    String eraseLostEntries();

    String isErased();
}
