package org.lasttrick.game;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Scoresheet.Status;

/**
 * A summary has what is needed of one game by what spans the games of a scorebook. A hand of a game that goes on changes nothing
 * in it.
 *
 * @param name of the game, if the players gave it one
 * @param players all who are or were at the table, partners one after the other; once it is over, also who was substituted and has
 *     played
 * @param shownNames as the sheet has them: of partners, both names in one; also of who was substituted
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
     * @param figures {@code null} unless the game is over and not abandoned, and this person has played
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
                .flatMap(seat ->
                        Stream.concat(now(game, seat, counts), counts ? substituted(game, seat) : Stream.empty()))
                .toList();
        int lastHand = status == Status.IN_PROGRESS || game.hands().isEmpty()
                ? 0
                : game.hands().getLast().entry();
        return new GameSummary(
                game.start().variant(),
                game.start().name(),
                status,
                players,
                shownNames(game),
                counts ? game.hands().size() : 0,
                lastHand);
    }

    private static List<String> shownNames(Game game) {
        Set<String> names = new LinkedHashSet<>();
        for (int seat = 1; seat <= game.names().size(); seat++) {
            game.turns(new PlayerId(seat)).forEach(turn -> names.add(turn.name().toString()));
        }
        return List.copyOf(names);
    }

    /** Returns who plays as a player now. */
    private static Stream<PersonRecord> now(Game game, int seat, boolean counts) {
        PlayerId player = new PlayerId(seat);
        return game.names().get(seat - 1).people().stream()
                .map(name -> new PersonRecord(
                        seat,
                        name,
                        counts
                                ? PlayerFigures.of(game.sheet(), player, isOwn(game, player, name))
                                        .orElse(null)
                                : null));
    }

    /** Returns who played as a player before somebody else did. */
    private static Stream<PersonRecord> substituted(Game game, int seat) {
        PlayerId player = new PlayerId(seat);
        List<String> now = game.names().get(seat - 1).people();
        Set<String> substituted = new LinkedHashSet<>();
        game.turns(player).forEach(turn -> substituted.addAll(turn.name().people()));
        return substituted.stream()
                .filter(name -> !now.contains(name))
                .flatMap(name -> PlayerFigures.ofSubstituted(game.sheet(), player, isOwn(game, player, name)).stream()
                        .map(figures -> new PersonRecord(seat, name, figures)));
    }

    private static IntPredicate isOwn(Game game, PlayerId player, String name) {
        return game.turns(player).size() == 1
                ? _ -> true
                : hand -> game.playing(hand, player).people().contains(name);
    }
}
