package org.lasttrick.ledger;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import io.micrometer.core.annotation.Timed;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.micrometer.core.instrument.binder.cache.CaffeineCacheMetrics;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javax.sql.DataSource;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.lasttrick.chain.Audit;
import org.lasttrick.chain.DamagedGame;
import org.lasttrick.chain.EntryPage;
import org.lasttrick.chain.ErasedGame;
import org.lasttrick.chain.EventCodec;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.Hash;
import org.lasttrick.chain.Head;
import org.lasttrick.chain.LedgerEntry;
import org.lasttrick.chain.LedgerEntry.Receipt;
import org.lasttrick.chain.PlayTime;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.chain.StoredGame;
import org.lasttrick.database.Database;
import org.lasttrick.database.DatabaseUnavailable;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameSummary;

/** Keeps the ledger in PostgreSQL. It reads, appends and erases whole games; it never changes an entry. */
@ApplicationScoped
public class GameLedger implements MeterBinder {
    private static final Logger LOG = Logger.getLogger(GameLedger.class);

    /**
     * An entry takes so many: measured were 1,000 with what is derived from it, in a game of seven players; with a long reason,
     * twice that.
     */
    private static final int BYTES_PER_ENTRY = 2_000;

    private static final double HEAP_SHARE = 0.2;

    /** A write waits twice as long as the database lets an entry wait for another transaction. */
    private static final int SECONDS_TO_WAIT = 2;

    private static final int GAMES_AT_A_TIME = 500;

    /** A statement reads as many entries as one game may have. */
    private static final int ENTRIES_AT_A_TIME = 3_000;

    /** The number is below every version, also those below 1, which only a damaged ledger has. */
    private static final int BEFORE_ANY = Integer.MIN_VALUE;

    /** The statement finds no row for an unknown or erased game, and a row without an entry if none is newer. */
    private static final String READ = """
            SELECT id, scorebook_id, chain, %s
            FROM (SELECT id, scorebook_id, coalesce(chain_id, id) AS chain FROM game
                  WHERE id = ? AND erased_at IS NULL) AS game
                LEFT JOIN entry ON game_id = id AND version > ?
            ORDER BY version LIMIT ?""".formatted(EntryRow.COLUMNS);

    private static final String OWNER = "SELECT scorebook_id, erased_at IS NOT NULL FROM game WHERE id = ?";
    private static final String HEADS = """
            SELECT coalesce(chain_id, id) AS chain, last.* FROM game CROSS JOIN LATERAL (
                SELECT %s FROM entry WHERE game_id = id ORDER BY version DESC LIMIT 1) AS last
            WHERE id = ANY (CAST(? AS text[]))""".formatted(EntryRow.COLUMNS);
    private static final String STARTED = "SELECT id FROM game WHERE scorebook_id = ? AND command_id = ?";

    private static final String ERASE = "SELECT erase_game(?, ?)";

    private static final String STARTED_HERE = """
            SELECT count(*) FROM (SELECT 1 FROM game
                WHERE scorebook_id = ? AND chain_id IS NULL AND erased_at IS NULL LIMIT ?) AS started""";

    private final Database database;
    private final Database readers;
    private final Appends appends;
    private final Cache<GameId, RecordedGame> cache;
    private final LoadingCache<GameId, ReentrantLock> writers =
            Caffeine.newBuilder().weakValues().executor(Runnable::run).build(_ -> new ReentrantLock(true));

    @Inject
    GameLedger(DataSource source) {
        this(source, (long) (Runtime.getRuntime().maxMemory() * HEAP_SHARE) / BYTES_PER_ENTRY);
    }

    /** @param mostEntries kept in memory, of all games together; a longer game is not kept */
    GameLedger(DataSource source, long mostEntries) {
        this.database = new Database(source);
        this.readers = Database.forReaders(source);
        this.appends = new Appends(database, Appends.PATIENCE);
        this.cache = Caffeine.newBuilder()
                .maximumWeight(mostEntries)
                .weigher((GameId id, RecordedGame game) -> game.version())
                .recordStats()
                // What it does after a write takes less than waking another thread for it.
                .executor(Runnable::run)
                .build();
    }

    @Override
    public void bindTo(MeterRegistry meters) {
        new CaffeineCacheMetrics<>(cache, "games", Tags.empty()).bindTo(meters);
        Gauge.builder(
                        "lasttrick.cache.entries",
                        cache,
                        games -> games.policy()
                                .eviction()
                                .orElseThrow()
                                .weightedSize()
                                .orElseThrow())
                .description("ledger entries in memory")
                .register(meters);
    }

    /** Returns the game as it is in memory, which may be behind the disk; empty if it isn't there. */
    public Optional<RecordedGame> known(GameId id) {
        return Optional.ofNullable(cache.getIfPresent(id));
    }

    /**
     * Returns the game with every entry that is on disk now; empty for an unknown id, and for an erased game. What comes from the
     * disk is verified.
     *
     * @throws DamagedGame if an entry is not as it was written
     */
    public Optional<RecordedGame> read(GameId id) {
        RecordedGame known = cache.getIfPresent(id);
        if (known == null) {
            return readUncached(id).map(this::cached);
        }
        List<LedgerEntry> since =
                stored(id, known.version() - 1).map(StoredGame::entries).orElse(List.of());
        // The last entry in memory is read again: if it is gone or different, what is in memory is wrong.
        return !since.isEmpty() && since.getFirst().equals(known.lastEntry())
                ? Optional.of(cached(known.plus(since.subList(1, since.size()))))
                : readInsteadOf(known);
    }

    private Optional<RecordedGame> readInsteadOf(RecordedGame known) {
        Optional<RecordedGame> game = readUncached(known.id());
        // Not before, or a database that is away for a moment would keep it out of the log.
        if (cache.asMap().remove(known.id(), known)) {
            game.ifPresent(now -> warnOfLostEntries(known, now));
        }
        return game.map(this::cached);
    }

    private static void warnOfLostEntries(RecordedGame known, RecordedGame now) {
        LOG.warnf(
                "The ledger of game %s has lost entries: its entry %d was %s, and now it ends with entry %d, %s."
                        + " Probably an older backup was restored, or a standby took over that was behind.",
                known.id(),
                known.version(),
                known.head().fingerprint(),
                now.version(),
                now.head().fingerprint());
    }

    /** Reads a game like {@link #read}, for readers of whole books: it does not displace games from the cache. */
    @Timed(value = "lasttrick.verification", description = "reading a whole game and verifying it")
    public Optional<RecordedGame> readUncached(GameId id) {
        return stored(id, BEFORE_ANY).map(StoredGame::verified);
    }

    /**
     * Reads many games the same way, in batches while iterating. Each is verified when the caller asks for that, so that one at a
     * time is folded. Games that don't exist are left out.
     */
    public Iterator<StoredGame> readUncached(Iterator<GameId> games) {
        return new GameBatches(readers, games, GAMES_AT_A_TIME, ENTRIES_AT_A_TIME);
    }

    /**
     * Returns everything that is stored of a game, whatever is wrong with it: recomputes every hash from what is on disk, and
     * replays the entries. Empty for an unknown id, and for an erased game.
     */
    @Timed(value = "lasttrick.verification", description = "reading a whole game and verifying it")
    public Optional<Audit> audit(GameId id) {
        return stored(id, BEFORE_ANY).map(stored -> Audit.of(id, stored, new ImportRecords(database).list(id)));
    }

    /**
     * Reads some entries of a game as they are stored. No others are read but the last, if these are as in memory, where all
     * before them were verified; otherwise all are, as by {@link #audit}. Empty for an unknown id, and for an erased game.
     *
     * @param after the version before the first of them
     */
    public Optional<EntryPage> entries(GameId id, int after, int limit) {
        return sound(id)
                .flatMap(game -> stored(game, after, limit))
                .or(() -> audit(id).map(audit -> EntryPage.of(audit, after, limit)));
    }

    private Optional<RecordedGame> sound(GameId id) {
        try {
            return read(id);
        } catch (DamagedGame e) {
            return Optional.empty();
        }
    }

    private Optional<EntryPage> stored(RecordedGame game, int after, int limit) {
        int first = Math.min(after, game.version());
        List<LedgerEntry> known = game.entries().subList(first, first + Math.min(limit, game.version() - first));
        return known.isEmpty()
                        || stored(game.id(), first, known.size())
                                .filter(stored -> stored.entries().equals(known))
                                .isPresent()
                ? Optional.of(EntryPage.of(game, known, first, new ImportRecords(database).list(game.id())))
                : Optional.empty();
    }

    private Optional<StoredGame> stored(GameId id, int after) {
        return stored(id, after, Integer.MAX_VALUE);
    }

    private Optional<StoredGame> stored(GameId id, int after, int limit) {
        return database.query(READ, GameRows::list, id, after, limit).stream().findFirst();
    }

    /**
     * Starts the ledger of a game.
     *
     * @param played {@code null}: now
     * @return the game; empty if the command was already executed in this book, see {@link #started}, or if the device was removed
     */
    public Optional<RecordedGame> start(
            GameId id,
            String scorebook,
            GameStarted event,
            String actor,
            @Nullable Receipt receipt,
            @Nullable PlayTime played,
            Instant now) {
        LedgerEntry entry = LedgerEntry.first(id, EventCodec.write(event, played), actor, receipt, now);
        RecordedGame started = new RecordedGame(id, scorebook, List.of(entry), Game.fold(List.of(event)));
        return EntryRow.start(database, started) ? Optional.of(cached(started)) : Optional.empty();
    }

    /** Returns the game of this book that was started by this command. */
    public Optional<GameId> started(String scorebook, String commandId) {
        return database.games(STARTED, scorebook, commandId).stream().findFirst();
    }

    /**
     * Runs a write to a game while no other one does so in this instance of the service: those that wait for an import of it, say,
     * take no connections.
     *
     * @throws DatabaseUnavailable as a refusal, if others take too long
     */
    public <T> T exclusively(GameId id, Supplier<T> write) {
        ReentrantLock lock = writers.get(id);
        try {
            if (!lock.tryLock(SECONDS_TO_WAIT, TimeUnit.SECONDS)) {
                throw DatabaseUnavailable.busy("Others write to game " + id);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw DatabaseUnavailable.busy("Interrupted");
        }
        try {
            return write.get();
        } finally {
            lock.unlock();
        }
    }

    /**
     * Adds one entry after those of {@code recorded}.
     *
     * @param played {@code null}: now
     * @return the game with it; empty if another entry was added meanwhile, the command was already executed, the game was
     *     erased, or the device was removed
     */
    @Timed(value = "lasttrick.append", description = "appending one entry", histogram = true)
    public Optional<RecordedGame> append(
            RecordedGame recorded,
            GameEvent event,
            String actor,
            @Nullable Receipt receipt,
            @Nullable PlayTime played,
            Instant now) {
        LedgerEntry entry = recorded.lastEntry().followedBy(EventCodec.write(event, played), actor, receipt, now);
        RecordedGame longer = recorded.plus(entry, event);
        GameSummary summary = GameSummary.of(longer.game());
        boolean isSummarised = summary.equals(GameSummary.of(recorded.game()))
                && longer.game().start().equals(recorded.game().start())
                && longer.playedAt(1).equals(recorded.playedAt(1));
        boolean isAdded = isSummarised ? appends.add(recorded.id(), entry) : EntryRow.append(database, longer, summary);
        return isAdded ? Optional.of(cached(longer)) : Optional.empty();
    }

    /**
     * Erases a game and its ledger for good; a tombstone without any name is left.
     *
     * @param seen the last version that may be erased; {@code null}: any
     * @return whether the game existed, and had no newer entry
     */
    public boolean erase(GameId id, @Nullable Integer seen) {
        try {
            return database.first(ERASE, row -> row.getBoolean(1), id, seen).orElse(false);
        } finally {
            cache.invalidate(id);
        }
    }

    /** @param isErased whether only the tombstone is left */
    public record Owner(String scorebook, boolean isErased) {}

    /** Returns the owner of a game, also of an erased one, and of one that can't be read. */
    public Optional<Owner> owner(GameId id) {
        return database.first(OWNER, row -> new Owner(row.getString(1), row.getBoolean(2)), id);
    }

    /**
     * Returns what was found of a game, unless the game was erased meanwhile.
     *
     * @throws ErasedGame if that is nothing since the game was erased
     */
    public <T> Optional<T> unlessErased(GameId id, Optional<T> found) {
        if (found.isEmpty() && owner(id).filter(Owner::isErased).isPresent()) {
            throw new ErasedGame(id);
        }
        return found;
    }

    /**
     * Returns the head of each of these games, in one statement. Games that don't exist are left out. If the last entry isn't as
     * it was written, its hash is none that an entry has.
     */
    public Map<GameId, Head> heads(Collection<GameId> games) {
        return database
                .list(
                        HEADS,
                        row -> Map.entry(
                                new GameId(row.getString("game_id")),
                                head(EntryRow.read(new GameId(row.getString("chain")), row))),
                        games.stream().map(GameId::value).toList())
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    private static Head head(LedgerEntry last) {
        return new Head(last.version(), last.expectedHash().equals(last.hash()) ? last.hash() : Hash.NONE);
    }

    /** Returns whether so many games were started in a book; imported ones are not counted. */
    public boolean hasStarted(String scorebook, int games) {
        return database.first(STARTED_HERE, row -> row.getInt(1) == games, scorebook, games)
                .orElseThrow();
    }

    /** Puts a game into the cache. To replace a newer state by an older one is harmless: each read adds what is newer. */
    private RecordedGame cached(RecordedGame recorded) {
        cache.put(recorded.id(), recorded);
        return recorded;
    }
}
