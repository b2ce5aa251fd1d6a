package org.lasttrick.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game.Turn;
import org.lasttrick.game.GameSummary.PersonRecord;
import org.lasttrick.rules.Person;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.ScoredHand;

/**
 * Finds who has which place in a game that counts. Of those who were dealt in as a player, the last one has it. Nobody has two
 * places: whoever plays on for somebody else after a seat of their own leaves that place to whoever sat there before.
 */
public final class PlacesOfPeople {
    private final Game game;
    private final List<Chair> chairs;

    public PlacesOfPeople(Game game) {
        this.game = game;
        this.chairs = players()
                .filter(player -> game.sheet().hasPlayed(player))
                .flatMap(player -> IntStream.range(0, now(player).size())
                        .mapToObj(person -> new Chair(player, person, played(player))))
                .toList();
        names().forEach(this::leaveSecondPlaces);
    }

    /** A chair is what one person sits on: partners have two. */
    private static final class Chair {
        private final PlayerId player;
        private final List<Integer> since;
        private final List<String> names;

        private @Nullable String owner;

        private Chair(PlayerId player, int person, List<Turn> turns) {
            this.player = player;
            this.since = turns.stream().map(Turn::hand).toList();
            this.names =
                    turns.stream().map(turn -> turn.name().people().get(person)).toList();
            this.owner = names.getLast();
        }

        private int since(String name) {
            return since.get(names.indexOf(name));
        }
    }

    /** Returns the turns with a hand that was dealt to the player, each from the first of them on; all turns if there was none at all. */
    private List<Turn> played(PlayerId player) {
        List<Turn> turns = game.turns(player);
        List<ScoredHand> hands = game.sheet().hands();
        List<Turn> played = new ArrayList<>();
        for (int turn = 0; turn < turns.size(); turn++) {
            PlayerName name = turns.get(turn).name();
            int next = turn + 1 < turns.size() ? turns.get(turn + 1).hand() : hands.size() + 1;
            IntStream.range(turns.get(turn).hand(), Math.min(next, hands.size() + 1))
                    .filter(hand -> hands.get(hand - 1).before().isActive(player))
                    .findFirst()
                    .ifPresent(first -> played.add(new Turn(first, name)));
        }
        return played.isEmpty() ? turns : played;
    }

    private Stream<PlayerId> players() {
        return IntStream.rangeClosed(1, game.names().size()).mapToObj(PlayerId::new);
    }

    private List<String> now(PlayerId player) {
        return game.names().get(player.number() - 1).people();
    }

    /** Returns the names of those who have a place. */
    private Set<String> names() {
        Set<String> names = new LinkedHashSet<>();
        chairs.forEach(
                chair -> names.addAll(Optional.ofNullable(chair.owner).stream().toList()));
        return names;
    }

    private void leaveSecondPlaces(String name) {
        List<Chair> own = new ArrayList<>(
                chairs.stream().filter(chair -> name.equals(chair.owner)).toList());
        while (own.size() > 1) {
            Chair second = own.stream()
                    .max(Comparator.comparing(
                                    (Chair chair) -> !heirs(chair, name).isEmpty())
                            .thenComparingInt(chair -> chair.since(name))
                            .thenComparing(chair -> chair.player))
                    .orElseThrow();
            Map<Chair, String> heirs = heirs(second, name);
            second.owner = null;
            heirs.forEach((chair, heir) -> chair.owner = heir);
            own.remove(second);
        }
    }

    private Map<Chair, String> heirs(Chair chair, String name) {
        return heirs(chair, new LinkedHashSet<>(Set.of(name)));
    }

    /**
     * Returns who gets a place: whoever has sat there last of those who have none, or else of those whose place somebody gets in the same
     * way; empty if nobody can.
     *
     * @param asked the names of those who were considered already
     */
    private Map<Chair, String> heirs(Chair chair, Set<String> asked) {
        Set<String> sitters = new LinkedHashSet<>(chair.names.reversed());
        sitters.removeAll(asked);
        asked.addAll(sitters);
        Set<String> placed = names();
        Optional<String> free =
                sitters.stream().filter(name -> !placed.contains(name)).findFirst();
        if (free.isPresent()) {
            return Map.of(chair, free.get());
        }
        for (String name : sitters) {
            for (Chair left : chairs) {
                Map<Chair, String> heirs = name.equals(left.owner) ? new LinkedHashMap<>(heirs(left, asked)) : Map.of();
                if (!heirs.isEmpty()) {
                    heirs.put(chair, name);
                    return heirs;
                }
            }
        }
        return Map.of();
    }

    /** Returns the name of whoever has the place of a person; where nobody has, of whoever plays there now. */
    public String nameOf(Person person) {
        return chairs.stream()
                .filter(chair -> chair.player.equals(person.player()))
                .skip(person.number() - 1L)
                .findFirst()
                .flatMap(chair -> Optional.ofNullable(chair.owner))
                .orElseGet(() -> game.nameOf(person));
    }

    /** Returns everyone by their players; whoever plays now comes before who was substituted. */
    List<PersonRecord> records() {
        List<PersonRecord> played = players()
                .filter(player -> game.sheet().hasPlayed(player))
                .flatMap(this::records)
                .toList();
        Set<String> known =
                new LinkedHashSet<>(played.stream().map(PersonRecord::name).toList());
        List<PersonRecord> all = new ArrayList<>(played);
        players()
                .filter(player -> !game.sheet().hasPlayed(player))
                .forEach(player -> now(player).stream()
                        .filter(known::add)
                        .forEach(name -> all.add(new PersonRecord(player.number(), name, false, null))));
        all.sort(Comparator.comparingInt(PersonRecord::seat));
        return List.copyOf(all);
    }

    private Stream<PersonRecord> records(PlayerId player) {
        Set<String> names = new LinkedHashSet<>(now(player));
        game.turns(player).forEach(turn -> names.addAll(turn.name().people()));
        return names.stream().flatMap(name -> {
            boolean isPlaced =
                    chairs.stream().anyMatch(chair -> chair.player.equals(player) && Objects.equals(chair.owner, name));
            Optional<PlayerFigures> figures = isPlaced
                    ? PlayerFigures.of(game.sheet(), player, isOwn(player, name))
                    : PlayerFigures.ofSubstituted(game.sheet(), player, isOwn(player, name));
            return figures.isPresent() || now(player).contains(name)
                    ? Stream.of(new PersonRecord(player.number(), name, !isPlaced, figures.orElse(null)))
                    : Stream.empty();
        });
    }

    private IntPredicate isOwn(PlayerId player, String name) {
        return game.turns(player).size() == 1
                ? _ -> true
                : hand -> game.playing(hand, player).people().contains(name);
    }
}
