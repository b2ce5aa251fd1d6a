package org.lasttrick.game;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.lasttrick.game.Game.Turn;
import org.lasttrick.rules.PlayerId;

/** Finds who has two seats in a game: somebody who is out, or has left, may play on for somebody else. */
record TwoSeats(Game game) {
    /**
     * Returns what tells a player apart from another one of the same name: whom they play on for, beside a seat of their own, or a number.
     */
    Optional<String> apart(PlayerId player) {
        PlayerName name = name(player);
        List<PlayerId> earlier = others(player)
                .filter(other -> name(other).equals(name))
                .filter(other -> since().compare(other, player) < 0)
                .toList();
        if (earlier.isEmpty()) {
            return Optional.empty();
        }
        String before = before(player);
        return Optional.of(
                earlier.stream().map(this::before).anyMatch(before::equals)
                        ? Integer.toString(player.number())
                        : before);
    }

    private String before(PlayerId player) {
        List<Turn> turns = game.turns(player);
        return turns.size() == 1
                ? Integer.toString(player.number())
                : turns.get(turns.size() - 2).name().toString();
    }

    /** Returns whether somebody of this player plays as another one, who took that seat later. */
    boolean playsElsewhere(PlayerId player) {
        return others(player).anyMatch(other -> shareSomebody(player, other) && since().compare(other, player) > 0);
    }

    /** Returns whether somebody of this player is in as another player. */
    boolean isIn(PlayerId player) {
        return others(player)
                .anyMatch(other ->
                        shareSomebody(player, other) && game.sheet().standings().isActive(other));
    }

    private boolean shareSomebody(PlayerId one, PlayerId other) {
        return name(one).people().stream().anyMatch(name(other).people()::contains);
    }

    private Comparator<PlayerId> since() {
        return Comparator.comparingInt(
                        (PlayerId player) -> game.turns(player).getLast().hand())
                .thenComparingInt(PlayerId::number);
    }

    private Stream<PlayerId> others(PlayerId player) {
        return IntStream.rangeClosed(1, game.names().size())
                .mapToObj(PlayerId::new)
                .filter(other -> !other.equals(player));
    }

    private PlayerName name(PlayerId player) {
        return game.names().get(player.number() - 1);
    }
}
