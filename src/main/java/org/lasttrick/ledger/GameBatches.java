package org.lasttrick.ledger;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/** Reads games one after another: many short ones with one statement, a long one alone. Those that don't exist are left out. */
final class GameBatches implements Iterator<StoredGame> {
    private static final String SIZES = """
            SELECT id, (SELECT max(version) FROM entry WHERE game_id = id)
            FROM unnest(CAST(? AS text[])) WITH ORDINALITY AS wanted (id, place) ORDER BY place""";

    private static final String READ = """
            SELECT id, scorebook_id, chain, %s
            FROM (SELECT place, id, scorebook_id, coalesce(chain_id, id) AS chain
                  FROM unnest(CAST(? AS text[])) WITH ORDINALITY AS wanted (game_id, place) JOIN game ON id = wanted.game_id
                  WHERE erased_at IS NULL) AS game
                LEFT JOIN entry ON game_id = id
            ORDER BY place, version""".formatted(EntryRow.COLUMNS);

    private record Size(String game, int entries) {}

    private final Database database;
    private final Iterator<GameId> games;
    private final int mostGames;
    private final int mostEntries;
    private final Queue<Size> unread = new ArrayDeque<>();
    private final Queue<StoredGame> read = new ArrayDeque<>();

    /**
     * @param mostGames looked for with one statement
     * @param mostEntries read with one statement, and kept, unless a single game has more
     */
    GameBatches(Database database, Iterator<GameId> games, int mostGames, int mostEntries) {
        this.database = database;
        this.games = games;
        this.mostGames = mostGames;
        this.mostEntries = mostEntries;
    }

    @Override
    public boolean hasNext() {
        while (read.isEmpty() && (games.hasNext() || !unread.isEmpty())) {
            if (unread.isEmpty()) {
                measureSome();
            }
            readSome();
        }
        return !read.isEmpty();
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
        unread.addAll(database.list(SIZES, row -> new Size(row.getString(1), row.getInt(2)), array(some)));
    }

    private void readSome() {
        List<String> batch = new ArrayList<>();
        long entries = 0;
        @Nullable Size next = unread.remove();
        while (next != null) {
            batch.add(next.game());
            entries += next.entries();
            Size after = unread.peek();
            next = after != null && entries + after.entries() <= mostEntries ? unread.remove() : null;
        }
        read.addAll(database.query(READ, StoredGame::list, array(batch)));
    }

    private static Object array(List<String> texts) {
        return texts.toArray(String[]::new);
    }
}
