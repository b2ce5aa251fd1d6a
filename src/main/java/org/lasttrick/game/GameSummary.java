package org.lasttrick.game;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Scoresheet.Status;

/**
 * A summary has what is needed of one game by what spans the games of a scorebook. A hand of a game that goes on changes nothing
 * in it.
 *
 * @param name of the game, if the players gave it one
 * @param players all who are or were at the table, partners one after the other, and who was substituted
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
     * @param substituted whether somebody else has the place
     * @param figures {@code null} unless the game is over and not abandoned, and this person has played
     */
    public record PersonRecord(
            int seat,
            String name,
            boolean substituted,
            @Nullable PlayerFigures figures) {}

    /** Returns the summary of a game. The time it takes grows with the players and, once the game is over, with the hands. */
    public static GameSummary of(Game game) {
        Status status = game.sheet().status();
        boolean counts = switch (status) {
            case FINISHED, CLOSED -> true;
            case IN_PROGRESS, ABANDONED -> false;
        };
        List<PersonRecord> players = counts ? new PlacesOfPeople(game).records() : present(game);
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

    /** Returns who plays as each player, and who did before. Whoever has two seats is there once. */
    private static List<PersonRecord> present(Game game) {
        Map<String, PersonRecord> people = new LinkedHashMap<>();
        for (int seat = 1; seat <= game.names().size(); seat++) {
            for (String name : game.names().get(seat - 1).people()) {
                people.putIfAbsent(name, new PersonRecord(seat, name, false, null));
            }
        }
        for (int seat = 1; seat <= game.names().size(); seat++) {
            for (Game.Turn turn : game.turns(new PlayerId(seat))) {
                for (String name : turn.name().people()) {
                    people.putIfAbsent(name, new PersonRecord(seat, name, true, null));
                }
            }
        }
        return List.copyOf(people.values());
    }
}
