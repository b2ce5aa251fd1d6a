package org.lasttrick.language.texts;

import io.quarkus.qute.i18n.MessageBundle;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Contradiction;
import org.lasttrick.game.Rejection;
import org.lasttrick.rules.Standing.Status;

/** Has the sentences about what happens in a game: hands, entries, refusals, reasons. */
@MessageBundle("game")
public interface GameText {
    /** The fate of an entry is what later entries did to it. */
    enum Fate {
        TAKEN_BACK,
        STRUCK_OUT,
        CORRECTED
    }

    // ## Hands, and how a game goes on

    String change(int before, int after);

    String doubledChange(int before, int after, int points, int times);

    String backToZero();

    String reEnters(int score);

    String goesOut(Integer cucumber);

    String bonus(int points);

    String next(String dealer, int handSize, String leader);

    String nextDealersChoice(String dealer, String leader);

    String wins(String winners, Integer number);

    String wonEarly(String winners, Integer number);

    String abandoned();

    String goesOn();

    String took(String name, String card);

    String played(String names, String card);

    String tookIt(String name);

    /** @param first whether it is the first part of the sentence */
    String pays(String name, int points, boolean first);

    String hadTheHighest(String names);

    String marched(String name);

    String doubled(String name, int stake);

    String dropped(String names);

    String won(String name);

    String and(String first, String last);

    String or(String first, String last);

    /**
     * @param card {@code null}: any
     * @param highest whether only this card does it
     */
    String danger(String names, @Nullable String card, boolean highest, String fate);

    String card(String card);

    String cucumbers(int before, int after);

    String out();

    String inAgain();

    String seats(String names, String dealer);

    String joins(String name, int score);

    String leaves(String name);

    String comesBack(String name, int score);

    String playsOn(String name, String before);

    String inHand(int number, String changes);

    String neverIn();

    // The buttons that undo and redo an entry

    String stepHand(boolean redo, int number);

    String stepCorrection(boolean redo);

    String stepStrike(boolean redo, int number);

    String stepJoin(boolean redo, String name);

    String stepLeave(boolean redo, String name);

    String stepReturn(boolean redo, String name);

    String stepRename(boolean redo, String name);

    String stepSubstitute(boolean redo, String name);

    String stepSeats(boolean redo);

    String stepRules(boolean redo);

    String stepDay(boolean redo);

    String stepClose(boolean redo);

    String stepAbandon(boolean redo);

    String stepReopen(boolean redo);

    // How far a game goes

    /**
     * @param reach whether the limit itself hits, or only what exceeds it
     * @param lives at least 1
     */
    String outAt(int limit, boolean reach, Integer lives);

    /** @param reach as in {@link #outAt} */
    String endsAt(int limit, boolean reach);

    String credits(int credits);

    // ## Entries

    String started(String names);

    String handRecorded(int number, String result);

    String handCorrected(int number, String before, String after);

    String handStruck(int number, String result);

    String struckWithIt(String entry, String hands);

    String handNumber(int number);

    String joined(String name);

    String addedFrom(int hand, String name);

    String hasLeft(String name);

    String cameBack(String name);

    String boughtIn(String name);

    String renamed(String before, String after);

    String substituted(int hand, String before, String name);

    String newSeats(String names, String dealer);

    String seatsFrom(int hand, String names, String dealer);

    /** @param changes of settings, before and after */
    String rulesCorrected(String changes);

    String playedOn(String day);

    String closed();

    String reopened();

    String undone(String entry);

    String redone(String entry);

    // What later entries did to it

    String fate(Fate fate);

    // ## What is refused

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

    String isPlayingOn(String player);

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

    // ## What is wrong with a ledger

    /** @param kind the constant's name */
    String ledgerFault(String kind, int entry);

    // ## Why a total is what it is

    String why(int score);

    String nameInHand(String name, int number);

    String nameInAll(String name);

    String unaffected(Status status, String name, int score);

    // Cards

    String lastOfEqual(String name);

    String allOfEqual();

    String firstAce(String name);

    String allEqual();

    String countsPoints(int points);

    String aceCountsOne();

    String oneMark();

    String cardsInTrick(int points);

    String multiplied(String name, int times, int points, int product);

    String pickle(int points, int product);

    String plus(int before, int points, int after);

    /**
     * @param reach whether the limit itself hits, or only what exceeds it
     * @param ends whether the hit ends the game instead of costing a life
     */
    String overLimit(int score, int limit, boolean reach, boolean ends);

    /** @param reach as in {@link #overLimit} */
    String belowLimit(int score, int limit, boolean reach);

    String sixOfClubs();

    String kontra(String name, int times, int points, int product);

    String exactLimit(String name, int limit);

    String reEntersWithHighest(String name, int left, String others, int score);

    String reEntersAlone(String name, int left);

    String buysBackIn(String name, String others, int score);

    String reEntersWithOwn(String name, int left, int score);

    String reEntersAt(String name, int left, int score);

    String outWithLastLife(String name);

    String notBackIn(String name);

    String outForNow(String name);

    String bonusComesOff(String name, int points, String loser);

    String minus(int before, int points, int after);

    String notBelowZero(int before, int points, int after);

    // Letzter

    String taker();

    String march();

    // Minibluff

    String stake(int stake);

    String foldedBefore(String name, int doubled, int stake);

    String paysToTheEnd(String name);

    String withoutCredit(String name);

    // In all

    String startScore(int score);

    String joinedBeforeHand(int number, int score);

    String beforeHand(int number);
}
