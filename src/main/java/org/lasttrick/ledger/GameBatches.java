package org.lasttrick.ledger;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.StoredGame;
import org.lasttrick.database.Database;
import org.lasttrick.database.DatabaseUnavailable;

/**
 * Reads games one after another: many short ones with one statement, a long one alone. The next ones are read by another thread
 * while the caller works on these. Games that don't exist are left out.
 */
final class GameBatches implements Iterator<StoredGame> {
    private static final String SIZES = """
            SELECT id, (SELECT max(version) FROM entry WHERE game_id = id)
            FROM unnest(CAST(? AS text[])) WITH ORDINALITY AS wanted (id, place) ORDER BY place""";

    /** The limit makes PostgreSQL look up each game by its id, instead of going through all games for each batch. */
    private static final String READ = """
            SELECT game.id, scorebook_id, chain, %s
            FROM unnest(CAST(? AS text[])) WITH ORDINALITY AS wanted (id, place)
                CROSS JOIN LATERAL (SELECT id, scorebook_id, coalesce(chain_id, id) AS chain
                    FROM game WHERE id = wanted.id AND erased_at IS NULL LIMIT 1) AS game
                LEFT JOIN entry ON game_id = game.id
            ORDER BY place, version""".formatted(EntryRow.COLUMNS);

    /** A virtual thread would be parked at each packet of the answer, which takes more time than this thread's start. */
    private static final Executor READERS =
            task -> Thread.ofPlatform().daemon().name("reader of games").start(task);

    private record Size(String game, int entries) {}

    private final Database database;
    private final Iterator<GameId> games;
    private final int mostGames;
    private final int mostEntries;
    private final Queue<Size> unread = new ArrayDeque<>();
    private final Queue<StoredGame> read = new ArrayDeque<>();
    private @Nullable CompletableFuture<List<StoredGame>> ahead;

    /**
     * @param mostGames looked for with one statement
     * @param mostEntries read with one statement, unless a single game has more; twice as many may be in memory
     */
    GameBatches(Database database, Iterator<GameId> games, int mostGames, int mostEntries) {
        this.database = database;
        this.games = games;
        this.mostGames = mostGames;
        this.mostEntries = mostEntries;
    }

    @Override
    public boolean hasNext() {
        while (read.isEmpty() && (ahead != null || hasUnread())) {
            read.addAll(ahead == null ? readSome() : finished(ahead));
            ahead = hasUnread() ? CompletableFuture.supplyAsync(this::readSome, READERS) : null;
        }
        return !read.isEmpty();
    }

    private boolean hasUnread() {
        return !unread.isEmpty() || games.hasNext();
    }

    private static List<StoredGame> finished(CompletableFuture<List<StoredGame>> reading) {
        try {
            return reading.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof DatabaseUnavailable unavailable ? unavailable : e;
        }
    }

    @Override
    public StoredGame next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        return read.remove();
    }

    private void measureSome() {
        List<String> some = new ArrayList<>();
        while (some.size() < mostGames && games.hasNext()) {
            some.add(games.next().value());
        }
        unread.addAll(database.list(SIZES, row -> new Size(row.getString(1), row.getInt(2)), some));
    }

    private List<StoredGame> readSome() {
        if (unread.isEmpty()) {
            measureSome();
        }
        List<String> batch = new ArrayList<>();
        long entries = 0;
        @Nullable Size next = unread.remove();
        while (next != null) {
            batch.add(next.game());
            entries += next.entries();
            Size after = unread.peek();
            next = after != null && entries + after.entries() <= mostEntries ? unread.remove() : null;
        }
        return database.query(READ, GameRows::list, batch);
    }
}
