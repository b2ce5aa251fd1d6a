package org.lasttrick.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
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

/**
 * Finds who has which place in a game that counts. Of those who have played as a player, that is whoever did so last. Nobody has two
 * places: who plays on for somebody else after a seat of their own leaves that place to whom they play on for.
 */
public final class PlacesOfPeople {
    private final Game game;
    private final List<Chair> chairs;

    public PlacesOfPeople(Game game) {
        this.game = game;
        this.chairs = players()
                .filter(player -> game.sheet().hasPlayed(player))
                .flatMap(player -> IntStream.range(0, now(player).size())
                        .mapToObj(person -> new Chair(player, person, game.turns(player))))
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
                    .max(Comparator.comparing((Chair chair) -> heir(chair).isPresent())
                            .thenComparingInt(chair -> chair.since(name))
                            .thenComparing(chair -> chair.player))
                    .orElseThrow();
            second.owner = heir(second).orElse(null);
            own.remove(second);
        }
    }

    /** Returns whoever has sat there last of those who have no place; empty if everyone has one. */
    private Optional<String> heir(Chair chair) {
        Set<String> placed = names();
        return chair.names.reversed().stream()
                .filter(name -> !placed.contains(name))
                .findFirst();
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
            return (isPlaced
                            ? PlayerFigures.of(game.sheet(), player, isOwn(player, name))
                            : PlayerFigures.ofSubstituted(game.sheet(), player, isOwn(player, name)))
                    .stream().map(figures -> new PersonRecord(player.number(), name, !isPlaced, figures));
        });
    }

    private IntPredicate isOwn(PlayerId player, String name) {
        return game.turns(player).size() == 1
                ? _ -> true
                : hand -> game.playing(hand, player).people().contains(name);
    }
}
