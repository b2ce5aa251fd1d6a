package org.lasttrick.web.ledger;

import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent.SeatsChanged;
import org.lasttrick.language.narration.EntryNarrator;
import org.lasttrick.language.texts.BookText;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.rules.Standing;
import org.lasttrick.web.ledger.LedgerView.CellView;
import org.lasttrick.web.ledger.LedgerView.DifferenceView;
import org.lasttrick.web.ledger.LedgerView.PlayerView;

/** Draws the differences between two versions of a game. */
record DifferencePresenter(BookText text, PageText page) {
    /**
     * @param from an entry; {@code to} is the same or a later one
     * @param entries those after {@code from}, up to {@code to}, in words
     */
    DifferenceView draw(RecordedGame game, int from, int to, List<EntryNarrator.Entry> entries) {
        Game before = game.asOf(from).game();
        Game after = game.asOf(to).game();
        return new DifferenceView(text.fromTo(from, to), players(before, after), entries);
    }

    private List<PlayerView> players(Game before, Game after) {
        Stream<PlayerView> here = standings(after)
                .map(standing -> player(
                        after.nameOf(standing.player()),
                        before,
                        counterpart(standing, after, before).orElse(null),
                        after,
                        standing));
        Stream<PlayerView> gone = standings(before)
                .filter(standing -> counterpart(standing, before, after).isEmpty())
                .map(standing -> player(before.nameOf(standing.player()), before, standing, after, null));
        return Stream.concat(here, gone).toList();
    }

    private static Stream<Standing> standings(Game game) {
        return game.sheet().standings().inSeatOrder().stream();
    }

    /** Finds the same player in the other version: by id, unless a new seating gave new ids. */
    private static Optional<Standing> counterpart(Standing standing, Game here, Game there) {
        if (seats(here).equals(seats(there))) {
            return there.sheet().standings().find(standing.player());
        }
        String name = here.nameOf(standing.player());
        return standings(there)
                .filter(other -> there.nameOf(other.player()).equals(name))
                .findFirst();
    }

    private static List<Game.Entry> seats(Game game) {
        return game.counting().stream()
                .filter(entry -> entry.event() instanceof SeatsChanged)
                .toList();
    }

    private PlayerView player(String name, Game before, @Nullable Standing was, Game after, @Nullable Standing is) {
        return new PlayerView(
                name,
                cell(was, is, Standing::score),
                cell(was, is, Standing::cucumbers),
                new CellView(
                        was == null ? text.notHere() : standing(before, was),
                        is == null ? text.notHere() : standing(after, is)));
    }

    private static CellView cell(@Nullable Standing was, @Nullable Standing is, ToIntFunction<Standing> number) {
        return new CellView(text(was, number), text(is, number));
    }

    private static String text(@Nullable Standing standing, ToIntFunction<Standing> number) {
        return standing == null ? "–" : Integer.toString(number.applyAsInt(standing));
    }

    private String standing(Game game, Standing standing) {
        String status = switch (standing.status()) {
            case ACTIVE -> text.isIn();
            case OUT -> text.isOut();
            case LEFT -> text.hasLeft();
        };
        return game.sheet().isOver()
                ? game.sheet().place(standing.player()).map(page::place).orElse(status)
                : status;
    }
}
