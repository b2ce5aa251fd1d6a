package org.lasttrick.game;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.JoinScore;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;

/** An event is a fact as the table saw it: one entry of the ledger. No event contains a derived number. */
public sealed interface GameEvent {
    /** A player is called by one name, or is two partners, each with a name. */
    interface Named {
        String name();

        /** Returns the name of the second of two partners; otherwise {@code null}. */
        @Nullable
        String partner();

        default PlayerName playerName() {
            return new PlayerName(name(), partner());
        }
    }

    /**
     * The game started: this is always the first entry, and only that.
     *
     * @param name of the game, if the players gave it one
     * @param variant the preset's id; its rules are frozen in {@code rules}
     * @param players in seat order, clockwise: the first is {@code p1}
     * @param edition of the rulings by which the game is scored
     */
    record GameStarted(
            @Nullable String name,
            String variant,
            RuleSet rules,
            List<Entrant> players,
            PlayerId dealer,
            Edition edition)
            implements GameEvent {
        public GameStarted {
            Objects.requireNonNull(variant);
            Objects.requireNonNull(rules);
            Objects.requireNonNull(edition);
            players = List.copyOf(players);
        }

        /** Returns how many people play. */
        public int people() {
            return people(players);
        }

        static int people(List<Entrant> players) {
            return players.stream()
                    .mapToInt(each -> each.playerName().people().size())
                    .sum();
        }
    }

    record HandScored(HandResult result) implements GameEvent {
        public HandScored {
            Objects.requireNonNull(result);
        }
    }

    /** Recorded hands are scored anew, because an earlier one was changed, or the rules were. */
    sealed interface Rescoring extends GameEvent {
        /** Returns the numbers, at that moment, of hands struck out because they conflict with the change. */
        List<Integer> struck();

        /** Returns the hands, by their numbers at that moment, that stand as they were entered. */
        List<KeptHand> kept();
    }

    /** A recorded hand was corrected or struck out. */
    sealed interface HandChange extends Rescoring {
        /** Returns the hand's number at that moment. */
        int hand();
    }

    /**
     * @param hand the hand's number at that moment
     * @param struck the numbers, at that moment, of later hands struck out because they conflict with the correction
     * @param kept later hands, by their numbers at that moment, that stand as they were entered
     */
    record HandCorrected(
            int hand, HandResult result, @Nullable String reason, List<Integer> struck, List<KeptHand> kept)
            implements HandChange {
        public HandCorrected {
            Objects.requireNonNull(result);
            struck = List.copyOf(struck);
            kept = List.copyOf(kept);
        }
    }

    /** A hand was struck out, which is like a correction, but later hands move up by one number. */
    record HandStruck(int hand, List<Integer> struck, List<KeptHand> kept) implements HandChange {
        public HandStruck {
            struck = List.copyOf(struck);
            kept = List.copyOf(kept);
        }
    }

    /** @param player who is in again by the time of the hand, but held no card in it */
    record KeptHand(int hand, PlayerId player) {}

    /** The players, their names or their seats changed. */
    sealed interface TableChange extends GameEvent {}

    /**
     * A new player joined, as the next free {@code pN}.
     *
     * @param partner of two partners, the second; otherwise {@code null}
     * @param seat clockwise from 1 among those who have not left; {@code null}: after the last
     */
    record PlayerJoined(
            String name, @Nullable String partner, @Nullable Integer seat) implements TableChange, Named {}

    /**
     * A player who was forgotten was added, as the next free {@code pN}, dealt into the hands from an earlier one on.
     *
     * @param hand from which on the player has played; at most the next one
     * @param partner of two partners, the second; otherwise {@code null}
     * @param seat clockwise from 1 among those who had not left by then; {@code null}: after the last
     * @param score with which the player began
     * @param without the numbers, at that moment, of hands that stand as they were entered, without a card of the player
     */
    record PlayerAdded(
            int hand,
            String name,
            @Nullable String partner,
            @Nullable Integer seat,
            JoinScore score,
            List<Integer> without)
            implements TableChange, Named {
        public PlayerAdded {
            without = List.copyOf(without);
        }
    }

    record PlayerLeft(PlayerId player) implements TableChange {}

    /** A player who had left is back, or one who was out has bought back in, in the same seat. */
    record PlayerReturned(PlayerId player) implements TableChange {}

    /**
     * A player has a new name. It appears on the sheet of every hand, earlier ones included; earlier entries stay as they are.
     *
     * @param partner of two partners, the second; otherwise {@code null}
     */
    record PlayerRenamed(
            PlayerId player, String name, @Nullable String partner) implements TableChange, Named {}

    /**
     * Somebody else has played as a player from a hand on, until the next substitute. The score goes on.
     *
     * @param hand by its number at that moment; at most the next one
     * @param partner of two partners, the second; otherwise {@code null}
     */
    record PlayerSubstituted(
            int hand,
            PlayerId player,
            String name,
            @Nullable String partner) implements TableChange, Named {}

    /**
     * The seats changed before the first hand. From here on {@code p1} is whoever sits first.
     *
     * @param players everyone at the table, clockwise, by their old numbers
     * @param dealer of the first hand, by the old number
     */
    record SeatsChanged(List<PlayerId> players, PlayerId dealer) implements TableChange {
        public SeatsChanged {
            players = List.copyOf(players);
        }

        /** Puts what each player has into the new order. Players who have left keep a place, after those at the table. */
        public <T> List<T> reordered(List<T> before) {
            Set<Integer> numbers = new LinkedHashSet<>();
            players.forEach(player -> numbers.add(player.number()));
            IntStream.rangeClosed(1, before.size()).forEach(numbers::add);
            return numbers.stream().map(number -> before.get(number - 1)).toList();
        }
    }

    /**
     * The seats, or the dealer, were different from a hand on. Unlike with {@link SeatsChanged}, everyone keeps their number, since
     * hands name it.
     *
     * @param hand from which on, by its number at that moment; it may be the next one
     * @param players all of them clockwise, those who have left included
     * @param dealer of that hand
     */
    record SeatsCorrected(int hand, List<PlayerId> players, PlayerId dealer) implements TableChange {
        public SeatsCorrected {
            players = List.copyOf(players);
        }
    }

    /**
     * The rules were different from the start. All hands are scored by these rules; what a hand has recorded that they don't ask is
     * left out.
     *
     * @param variant the preset's id
     * @param rules all of them, frozen like those of the start
     * @param struck the numbers, at that moment, of hands struck out because they conflict with these rules
     * @param kept hands, by their numbers at that moment, that stand as they were entered
     */
    record RulesCorrected(String variant, RuleSet rules, List<Integer> struck, List<KeptHand> kept)
            implements Rescoring {
        public RulesCorrected {
            Objects.requireNonNull(variant);
            Objects.requireNonNull(rules);
            struck = List.copyOf(struck);
            kept = List.copyOf(kept);
        }
    }

    /**
     * The game was played on another day than its entries say, and counts for that day.
     *
     * @param day such as {@code 2026-11-21}
     */
    record DayCorrected(String day) implements GameEvent {
        public DayCorrected {
            Objects.requireNonNull(day);
        }
    }

    /** The players ended the game early, and it counts. */
    record GameClosed() implements GameEvent {}

    /** The players ended the game early, without a result. */
    record GameAbandoned() implements GameEvent {}

    /** The players resumed a game that they had closed or abandoned. */
    record GameReopened() implements GameEvent {}

    /** An entry no longer counts, or counts again. */
    sealed interface Reversal extends GameEvent {
        /** Returns the version of the entry that no longer counts, or counts again. */
        int version();
    }

    /** @param version of the entry that no longer counts */
    record EntryUndone(int version) implements Reversal {}

    /** @param version of the entry that counts again */
    record EntryRedone(int version) implements Reversal {}

    /**
     * An entrant is a player at the start of a game.
     *
     * @param partner of two partners who share a score, the second; otherwise {@code null}
     * @param score carried over from a paper sheet, or the starting score
     * @param cucumbers carried over from a paper sheet, or 0
     */
    record Entrant(String name, @Nullable String partner, int score, int cucumbers) implements Named {
        public Entrant(String name, int score, int cucumbers) {
            this(name, null, score, cucumbers);
        }
    }
}
