package org.lasttrick.web;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.rules.Variants;
import org.lasttrick.words.PageText;

/**
 * What was entered on the start page.
 *
 * @param names in seat order
 * @param scores as typed, by seat
 * @param cucumbers likewise
 */
record NewGameForm(
        String variant, List<String> names, String name, String book, List<String> scores, List<String> cucumbers) {
    static final NewGameForm EMPTY =
            new NewGameForm(Variants.all().getFirst().id(), List.of(), "", "", List.of(), List.of());

    /** @param regulars ticked, without script, beside the list of names, and seated after those in it */
    static NewGameForm of(
            @Nullable String variant,
            @Nullable String players,
            List<String> regulars,
            @Nullable String name,
            @Nullable String book,
            List<String> scores,
            List<String> cucumbers) {
        List<String> names = new ArrayList<>(Objects.requireNonNullElse(players, "")
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList());
        Set<String> listed = new LinkedHashSet<>(names);
        regulars.stream().filter(listed::add).forEach(names::add);
        return new NewGameForm(
                Objects.requireNonNullElse(variant, ""),
                names,
                Objects.requireNonNullElse(name, ""),
                Objects.requireNonNullElse(book, ""),
                scores,
                cucumbers);
    }

    /** The scorebook's name, where none was given a plain one. */
    String bookName(PageText text) {
        return book.isBlank() ? text.bookNameDefault() : book;
    }

    List<String> unreadableNumbers() {
        return Stream.concat(scores.stream(), cucumbers.stream())
                .filter(number -> !number.isBlank() && !number.strip().matches("[0-9]{1,9}"))
                .distinct()
                .toList();
    }

    /** Only without {@link #unreadableNumbers}. */
    StartGame command() {
        List<Entrant> entrants = IntStream.range(0, names.size())
                .mapToObj(seat -> new Entrant(names.get(seat), number(scores, seat), number(cucumbers, seat)))
                .toList();
        return new StartGame(name, variant, null, entrants, null);
    }

    private static int number(List<String> typed, int seat) {
        return seat >= typed.size() || typed.get(seat).isBlank()
                ? 0
                : Integer.parseInt(typed.get(seat).strip());
    }
}
