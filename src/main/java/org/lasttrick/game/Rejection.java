package org.lasttrick.game;

import java.util.List;
import java.util.stream.Stream;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Scoring;

/** A rejection says why a command is refused. It is plain data: the sentence is made in the reader's language. */
public sealed interface Rejection {

    /** The request breaks a rule. A different value in the same place would be right. */
    sealed interface BreaksRule extends Rejection {
        /** Returns where in the request the fault is, as a JSON pointer. */
        String pointer();
    }

    /** The request is right in itself, but not possible now. */
    sealed interface NotNow extends Rejection {}

    /** The request names something that does not exist. */
    sealed interface Unknown extends Rejection {}

    record UnknownVariant(String pointer, String variant) implements BreaksRule {}

    /** A number is not possible here; those that are lie between the bounds, which are inclusive. */
    record OutOfRange(String pointer, Bound bound, int value, int least, int most) implements BreaksRule {
        static Stream<Rejection> check(String pointer, Bound bound, int value, int least, int most) {
            return value < least || value > most
                    ? Stream.of(new OutOfRange(pointer, bound, value, least, most))
                    : Stream.empty();
        }
    }

    /** A bound is on one of these quantities. */
    enum Bound {
        /** The bound is on the players in this game. */
        PLAYERS,
        /** The bound is on the players in one game, those who have left included. */
        PLAYERS_EVER,
        NAME_LENGTH,
        REASON_LENGTH,
        START_SCORE,
        START_CUCUMBERS,
        SEAT,
        /** The multiplier is 1, 2 or 4. */
        MULTIPLIER,
        /** The hand size is the one that the dealer chose. */
        HAND_SIZE,
        /** The card was not noted, but no rank is in the pack so often. */
        EQUAL_CARDS,
        /** The points are those that a player pays, where they are entered. */
        POINTS,
        SETTING,
        /** The bound is on a setting; the pack has no more cards. */
        CARDS_EACH
    }

    record WrongField(String pointer, FieldFault fault) implements BreaksRule {}

    /** A fault of a field says what is wrong with it. */
    enum FieldFault {
        NAME_MISSING,
        /** A player who is two partners needs both names. */
        PARTNER_MISSING,
        /** A player who is one person has one name. */
        PARTNER_NOT_IN_GAME,
        NAME_UNPRINTABLE,
        NOBODY_PLAYED,
        /** The hand names neither a taker nor a marcher. */
        NOBODY_TOOK_IT,
        /** The hand has points of nobody. */
        NOBODY_PAYS,
        CARD_MISSING,
        /** The hand was entered in another game, and doesn't say who has the highest card in this one. */
        HIGHEST_UNKNOWN,
        /** The short form doesn't say who has the lowest card, and so deals next. */
        LOWEST_UNKNOWN,
        MULTIPLIER_NOT_IN_GAME,
        KONTRA_NOT_ONCE,
        PICKLE_NOT_IN_GAME,
        PICKLE_MISSING,
        HAND_SIZE_NOT_CHOSEN,
        HAND_SIZE_MISSING,
        /** The hand hits somebody who may buy back in, and doesn't say who does. */
        BUY_IN_MISSING,
        /** Nobody may buy back in after this hand. */
        BUY_IN_NOT_ASKED,
        WINNER_MISSING
    }

    /** @param name of the player who has it */
    record NameTaken(String pointer, String name) implements BreaksRule {}

    /** A newcomer has the name of a player who left, and who may return. */
    record NameOfLeaver(String pointer, String name) implements BreaksRule {}

    record UnknownPlayer(String pointer, PlayerId player, int players) implements BreaksRule {}

    record WrongPlayer(String pointer, PlayerId player, PlayerFault fault) implements BreaksRule {}

    /** This fault says why a player can't be named here. */
    enum PlayerFault {
        NOT_ACTIVE,
        HAS_LEFT,
        /** The player joined the game after the hand that names them. */
        JOINED_LATER,
        NAMED_TWICE,
        /** Two partners have two cards. */
        THREE_CARDS,
        /** The player is not hit, or may not buy back in. */
        MAY_NOT_BUY_IN,
        DROPPED_ALREADY,
        DOUBLED_TWICE_RUNNING,
        DOUBLER_DROPPED,
        NOBODY_LEFT_TO_DOUBLE,
        /** The player has already won, since all others dropped. */
        WON_BY_DOUBLING,
        SEATED_TWICE
    }

    record PlayersMissing(String pointer, List<PlayerId> players) implements BreaksRule {}

    record CardTooOften(String pointer, Card card, int times, int copies) implements BreaksRule {}

    record CardNotInGame(String pointer, Card card) implements BreaksRule {}

    /** @param game whose kind of hand would be right */
    record WrongKindOfHand(String pointer, Scoring game) implements BreaksRule {}

    /**
     * @param player who is still in, and could not pay it
     * @param stake after the double
     */
    record StakeTooHigh(String pointer, PlayerId player, int stake, int credits) implements BreaksRule {}

    /** The players would not all deal equally often. */
    record HandsNotEven(String pointer, int hands, int players) implements BreaksRule {}

    /** The pack is too small for the game's hand size with this many players. */
    record PackTooSmall(String pointer, int players, int handSize) implements BreaksRule {}

    /** The players would not all deal equally often in the game's number of hands. */
    record HandsNotShared(String pointer, int hands, int players) implements BreaksRule {}

    record SeatsMissing(String pointer, List<PlayerId> players) implements BreaksRule {}

    record SettingsContradict(Contradiction why) implements BreaksRule {
        @Override
        public String pointer() {
            return why.setting().pointer();
        }
    }

    /** The game, or its book, is in a state in which the request makes no sense. */
    enum State implements NotNow {
        GAME_OVER,
        /** No hand is recorded, so there is nothing to rank. */
        NOTHING_TO_CLOSE,
        /** The game was neither closed nor abandoned. */
        NOTHING_TO_REOPEN,
        /** Other rules can change only the result of a game that has one. */
        NO_RESULT,
        /** A rematch starts only after the game. */
        NOT_OVER,
        NOTHING_TO_UNDO,
        NOTHING_TO_REDO,
        /** The game has as many entries as a game may have. */
        GAME_IS_FULL,
        GAME_LIMIT_REACHED,
        BOOK_HAS_ALL_DEVICES,
        BOOK_HAS_ALL_HOUSE_RULES
    }

    record OutAlready(PlayerId player) implements NotNow {}

    record LeftAlready(PlayerId player) implements NotNow {}

    record HasNotLeft(PlayerId player) implements NotNow {}

    /** The player is playing on for somebody else. */
    record PlaysOn(PlayerId player) implements NotNow {}

    /** The player is out, and may not buy back in, or not any more. */
    record MayNotBuyIn(PlayerId player) implements NotNow {}

    /** Later hands can't stand any more. The request may ask to strike them out. */
    record Contradicts(List<Conflict> conflicts) implements NotNow {
        public Contradicts {
            conflicts = List.copyOf(conflicts);
        }
    }

    /**
     * Other rules can't score a hand, or the game until then, as it was entered.
     *
     * @param hand the first of which that is so
     */
    record NotByTheseRules(int hand, Rejection why) implements NotNow {}

    /** @param hands how many there are */
    record NoSuchHand(int hand, int hands) implements Unknown {}

    /** @param players how many there are */
    record NoSuchPlayer(PlayerId player, int players) implements Unknown {}
}
