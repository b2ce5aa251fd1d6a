package org.lasttrick.scorekeeping;

import jakarta.inject.Singleton;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.DamagedGame;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.Head;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.chain.StoredGame;
import org.lasttrick.ledger.Chains;
import org.lasttrick.ledger.GameLedger;
import org.lasttrick.projection.GameFilter;
import org.lasttrick.projection.GameFinder;
import org.lasttrick.projection.Summaries;

/** Reads the games of a scorebook. */
@Singleton
public record History(
        GameLedger ledger, Chains chains, Summaries summaries, PendingProjections pending, GameFinder finder) {
    private static final int GAMES_AT_A_TIME = 1_000;
    private static final int GAMES_FOR_RUNNING = 30;

    /**
     * A page has some games of a book, newest first.
     *
     * @param games their ids
     * @param lines each game is verified and folded when the stream comes to it, so that one at a time is
     * @param previous the cursor for newer games; {@code null}: there are none
     * @param next the cursor for older games; {@code null}: there are none
     */
    public record Page(
            List<GameId> games,
            Stream<Line> lines,
            @Nullable GameId previous,
            @Nullable GameId next) {}

    /** @param game {@code null} for a damaged game, which must not hide the others of its book */
    public record Line(GameId id, @Nullable RecordedGame game) {}

    /**
     * @param after only games older than this one; {@code null}: from the newest
     * @param before only games newer than this one, the last of them; {@code null}: any. Not together with {@code after}
     */
    public Page games(String scorebook, GameFilter filter, @Nullable GameId after, @Nullable GameId before, int limit) {
        if (!filter.equals(GameFilter.ALL)) {
            pending.storeIfPossible(summaries.dueOfNewest(scorebook, GAMES_FOR_RUNNING));
        }
        if (before != null) {
            List<GameId> newer =
                    finder.findNewer(scorebook, filter, before, limit + 1).reversed();
            if (newer.size() > limit) {
                List<GameId> page = newer.subList(1, newer.size());
                return page(page, page.getFirst(), page.getLast());
            }
        }
        List<GameId> found = finder.find(scorebook, filter, after, limit + 1);
        List<GameId> page = found.subList(0, Math.min(limit, found.size()));
        return page(
                page,
                after == null || page.isEmpty() ? null : page.getFirst(),
                found.size() > limit ? page.getLast() : null);
    }

    private Page page(List<GameId> games, @Nullable GameId previous, @Nullable GameId next) {
        return new Page(games, lines(games.iterator()), previous, next);
    }

    /** Returns the heads of the games of a page as they are on disk, in one statement. */
    public Map<GameId, Head> heads(Page page) {
        return ledger.heads(page.games());
    }

    /** Returns the newest games of a book, the newest first: each is read when the stream comes to it. */
    public Stream<Line> newest(String scorebook, int limit) {
        return finder.find(scorebook, GameFilter.ALL, null, limit).stream()
                .flatMap(id -> line(id, () -> ledger.read(id)));
    }

    /**
     * Returns the book's games that go on, and have an entry since its 30 newest ones began: the one with the latest entry first.
     * Damaged ones are left out.
     */
    public Stream<RecordedGame> running(String scorebook, int limit) {
        pending.storeIfPossible(summaries.dueOfNewest(scorebook, GAMES_FOR_RUNNING));
        return summaries.running(scorebook, GAMES_FOR_RUNNING, limit).stream()
                .flatMap(id -> line(id, () -> ledger.read(id)))
                .flatMap(line -> Stream.ofNullable(line.game()));
    }

    private Stream<Line> lines(Iterator<GameId> games) {
        Iterable<StoredGame> read = () -> ledger.readUncached(games);
        return StreamSupport.stream(read.spliterator(), false)
                .flatMap(game -> line(game.id(), () -> Optional.of(game.verified())));
    }

    private static Stream<Line> line(GameId id, Supplier<Optional<RecordedGame>> read) {
        try {
            return read.get().map(game -> new Line(id, game)).stream();
        } catch (DamagedGame e) {
            return Stream.of(new Line(id, null));
        }
    }

    /** Returns every undamaged game of a book, newest first. They are read in batches while iterating, and not cached. */
    public Iterator<RecordedGame> all(String scorebook) {
        return readable(Stream.iterate(
                        finder.find(scorebook, GameFilter.ALL, null, GAMES_AT_A_TIME),
                        games -> !games.isEmpty(),
                        games -> finder.find(scorebook, GameFilter.ALL, games.getLast(), GAMES_AT_A_TIME))
                .flatMap(List::stream)
                .iterator());
    }

    /** Returns every undamaged game of a book, oldest first, in an order that is the same in every installation. */
    public Iterator<RecordedGame> allFromTheOldest(String scorebook) {
        return readable(chains.games(scorebook).iterator());
    }

    private Iterator<RecordedGame> readable(Iterator<GameId> games) {
        LeftOut leftOut = new LeftOut("an export");
        Stream<Line> lines = lines(games).peek(line -> {
            if (line.game() == null) {
                leftOut.add(line.id());
            }
        });
        Stream<Line> end = Stream.of(leftOut).peek(LeftOut::warn).flatMap(_ -> Stream.empty());
        return Stream.concat(lines, end)
                .flatMap(line -> Stream.ofNullable(line.game()))
                .iterator();
    }
}
