package org.lasttrick.game;

import java.util.List;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Scoring;

/** Why a command is refused. Plain data: the sentence is made where somebody reads it, in their language. */
public sealed interface Rejection {

    /** What was asked breaks a rule; something else, at the same place, would be right. */
    sealed interface BreaksRule extends Rejection {
        /** Where in the request, as a JSON pointer. */
        String pointer();
    }

    /** What was asked is fine in itself, but not now. */
    sealed interface NotNow extends Rejection {}

    /** There is nothing of that name. */
    sealed interface Unknown extends Rejection {}

    record UnknownVariant(String pointer, String variant) implements BreaksRule {}

    record WrongNumberOfPlayers(String pointer, int players, int least, int most) implements BreaksRule {}

    record NameMissing(String pointer) implements BreaksRule {}

    record NameTooLong(String pointer, int length, int most) implements BreaksRule {}

    record NameUnprintable(String pointer) implements BreaksRule {}

    record NameTaken(String pointer, String name) implements BreaksRule {}

    /** @param most the highest score with which one can still be in the game */
    record StartScoreOutOfRange(String pointer, int score, int least, int most) implements BreaksRule {}

    record StartCucumbersOutOfRange(String pointer, int cucumbers, int most) implements BreaksRule {}

    record UnknownPlayer(String pointer, PlayerId player, int players) implements BreaksRule {}

    record PlayerNotActive(String pointer, PlayerId player) implements BreaksRule {}

    record PlayerHasLeft(String pointer, PlayerId player) implements BreaksRule {}

    /** They joined the game, but after the hand that names them. */
    record JoinedLater(String pointer, PlayerId player) implements BreaksRule {}

    record PlayerTwice(String pointer, PlayerId player) implements BreaksRule {}

    record PlayersMissing(String pointer, List<PlayerId> players) implements BreaksRule {}

    record NobodyPlayed(String pointer) implements BreaksRule {}

    /** Neither who took the last trick nor who marched. */
    record NobodyTookIt(String pointer) implements BreaksRule {}

    record CardTooOften(String pointer, Card card, int times, int copies) implements BreaksRule {}

    /** Nobody said which card, but no rank is in the pack so often. */
    record TooManyEqualCards(String pointer, int players, int most) implements BreaksRule {}

    record CardMissing(String pointer) implements BreaksRule {}

    record CardNotInGame(String pointer, Card card) implements BreaksRule {}

    record MultiplierNotInGame(String pointer) implements BreaksRule {}

    record MultiplierOutOfRange(String pointer, int multiplier) implements BreaksRule {}

    record PickleNotInGame(String pointer) implements BreaksRule {}

    record PickleMissing(String pointer) implements BreaksRule {}

    record HandSizeNotChosen(String pointer) implements BreaksRule {}

    record HandSizeMissing(String pointer) implements BreaksRule {}

    record HandSizeOutOfRange(String pointer, int handSize, int most) implements BreaksRule {}

    /** @param game what would be entered in this one */
    record WrongKindOfHand(String pointer, Scoring game) implements BreaksRule {}

    record DroppedAlready(String pointer, PlayerId player) implements BreaksRule {}

    record DoubledTwiceRunning(String pointer, PlayerId player) implements BreaksRule {}

    record DoublerDropped(String pointer, PlayerId player) implements BreaksRule {}

    record NobodyLeftToDouble(String pointer, PlayerId player) implements BreaksRule {}

    /**
     * @param player who is still in, and could not pay it
     * @param stake what it would be after the double
     */
    record StakeTooHigh(String pointer, PlayerId player, int stake, int credits) implements BreaksRule {}

    record WinnerMissing(String pointer) implements BreaksRule {}

    /** @param player who has won already, since all others dropped */
    record WonByDoubling(String pointer, PlayerId player) implements BreaksRule {}

    record ReasonTooLong(String pointer, int length, int most) implements BreaksRule {}

    record SettingOutOfRange(String pointer, int value, int least, int most) implements BreaksRule {}

    /** @param most what the pack has for each */
    record HandSizeNotServed(String pointer, int handSize, int most) implements BreaksRule {}

    /** Not every player would deal equally often. */
    record HandsNotEven(String pointer, int hands, int players) implements BreaksRule {}

    /** How many would play a game that is for others. */
    record NotForSoMany(String pointer, int players, int least, int most) implements BreaksRule {}

    /** With so many, the game's own rules can't be played. */
    record PackTooSmall(String pointer, int players, int handSize) implements BreaksRule {}

    /** Likewise: not every player would deal equally often. */
    record HandsNotShared(String pointer, int hands, int players) implements BreaksRule {}

    /** @param most how many may ever have played in one game */
    record NoSeatLeft(String pointer, int most) implements BreaksRule {}

    /** @param most where somebody who joins can sit at the most: after the last */
    record SeatOutOfRange(String pointer, int seat, int most) implements BreaksRule {}

    record SeatedTwice(String pointer, PlayerId player) implements BreaksRule {}

    record SeatsMissing(String pointer, List<PlayerId> players) implements BreaksRule {}

    record SettingsContradict(String pointer, Contradiction why) implements BreaksRule {}

    record GameOver() implements NotNow {}

    /** No hand is recorded that could be ranked. */
    record NothingToClose() implements NotNow {}

    /** The players have not stopped. */
    record NothingToReopen() implements NotNow {}

    record OutAlready(PlayerId player) implements NotNow {}

    record LeftAlready(PlayerId player) implements NotNow {}

    /** Only who left can come back. */
    record HasNotLeft(PlayerId player) implements NotNow {}

    /** A hand counts, and it was dealt and led by where everybody sat. */
    record SeatsAreKept() implements NotNow {}

    /** A rematch comes after the game. */
    record NotOver() implements NotNow {}

    record NothingToUndo() implements NotNow {}

    record NothingToRedo() implements NotNow {}

    /** Later hands can't stand any more; the request may say that they are to be struck. */
    record Contradicts(List<Conflict> conflicts) implements NotNow {
        public Contradicts {
            conflicts = List.copyOf(conflicts);
        }
    }

    /** @param hands how many there are */
    record NoSuchHand(int hand, int hands) implements Unknown {}

    /** @param players how many there are */
    record NoSuchPlayer(PlayerId player, int players) implements Unknown {}

    /** Settings that make no sense together. */
    enum Contradiction {
        LAST_ONE_WITHOUT_LIMIT,
        LAST_ONE_WITHOUT_LIVES,
        FIRST_OUT_WITHOUT_LIMIT,
        OPEN_WITH_LIMIT,
        TIE_BONUS_WHEN_ALL_PAY,
        TARGET_BEYOND_LIMIT,
        LIMIT_WITHOUT_LIVES,
        DEALER_CHOOSES_WITHOUT_CARDS,
        LOSER_DEALS_WITHOUT_CARDS,
        SIX_OF_CLUBS_WITHOUT_LIVES,
        SIX_OF_CLUBS_WITH_PICKLE,
        /** Whoever takes a last trick is never out, so the last one in can't be waited for. */
        NOBODY_GOES_OUT,
        /** Credits only ever get fewer. */
        TARGET_OF_CREDITS
    }
}
