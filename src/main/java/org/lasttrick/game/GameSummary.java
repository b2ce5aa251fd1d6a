package org.lasttrick.game;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Scoresheet.Status;

/**
 * A summary has what is needed of one game by what spans the games of a scorebook. A hand of a game that goes on changes nothing
 * in it.
 *
 * @param name of the game, if the players gave it one
 * @param players all who are or were at the table, partners one after the other
 * @param shownNames as the sheet has them: of partners, both names in one
 * @param hands how many were played; 0 unless the game is over and not abandoned
 * @param lastHand the entry that scored the last hand; 0 while the game goes on, and without hands
 */
public record GameSummary(
        String variant,
        @Nullable String name,
        Status status,
        List<PersonRecord> players,
        List<String> shownNames,
        int hands,
        int lastHand) {
    public GameSummary {
        players = List.copyOf(players);
        shownNames = List.copyOf(shownNames);
    }

    /**
     * @param seat the player's number; partners share it, and all figures
     * @param name the current one
     * @param figures {@code null} unless the game is over and not abandoned, and this player has played
     */
    public record PersonRecord(
            int seat, String name, @Nullable PlayerFigures figures) {}

    /** Takes as long as the game has players; once it is over, hands as well. */
    public static GameSummary of(Game game) {
        Status status = game.sheet().status();
        boolean counts = switch (status) {
            case FINISHED, CLOSED -> true;
            case IN_PROGRESS, ABANDONED -> false;
        };
        List<PersonRecord> players = IntStream.rangeClosed(1, game.names().size())
                .boxed()
                .flatMap(seat -> {
                    PlayerFigures figures = counts
                            ? PlayerFigures.of(game.sheet(), new PlayerId(seat)).orElse(null)
                            : null;
                    return game.names().get(seat - 1).people().stream()
                            .map(name -> new PersonRecord(seat, name, figures));
                })
                .toList();
        int lastHand = status == Status.IN_PROGRESS || game.hands().isEmpty()
                ? 0
                : game.hands().getLast().entry();
        return new GameSummary(
                game.start().variant(),
                game.start().name(),
                status,
                players,
                game.playerNames(),
                counts ? game.hands().size() : 0,
                lastHand);
    }
}
