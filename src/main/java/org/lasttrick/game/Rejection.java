package org.lasttrick.game;

import java.util.List;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.PlayerId;

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
    record StartScoreOutOfRange(String pointer, int score, int most) implements BreaksRule {}

    record StartCucumbersOutOfRange(String pointer, int cucumbers, int most) implements BreaksRule {}

    record UnknownPlayer(String pointer, PlayerId player, int players) implements BreaksRule {}

    record PlayerNotActive(String pointer, PlayerId player) implements BreaksRule {}

    record PlayerTwice(String pointer, PlayerId player) implements BreaksRule {}

    record PlayersMissing(String pointer, List<PlayerId> players) implements BreaksRule {}

    record NobodyPlayed(String pointer) implements BreaksRule {}

    record CardTooOften(String pointer, Card card, int times, int copies) implements BreaksRule {}

    record CardNotInGame(String pointer, Card card) implements BreaksRule {}

    record MultiplierNotInGame(String pointer) implements BreaksRule {}

    record MultiplierOutOfRange(String pointer, int multiplier) implements BreaksRule {}

    record PickleNotInGame(String pointer) implements BreaksRule {}

    record PickleMissing(String pointer) implements BreaksRule {}

    record HandSizeNotChosen(String pointer) implements BreaksRule {}

    record HandSizeMissing(String pointer) implements BreaksRule {}

    record HandSizeOutOfRange(String pointer, int handSize, int most) implements BreaksRule {}

    record ReasonTooLong(String pointer, int length, int most) implements BreaksRule {}

    record SettingOutOfRange(String pointer, int value, int least, int most) implements BreaksRule {}

    record SettingsContradict(String pointer, Contradiction why) implements BreaksRule {}

    record GameOver() implements NotNow {}

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

    /** Settings that make no sense together. */
    enum Contradiction {
        LAST_ONE_WITHOUT_LIMIT,
        LAST_ONE_WITHOUT_LIVES,
        FIRST_OUT_WITHOUT_LIMIT,
        OPEN_WITH_LIMIT,
        TIE_BONUS_WHEN_ALL_PAY,
        TARGET_BEYOND_LIMIT
    }
}
