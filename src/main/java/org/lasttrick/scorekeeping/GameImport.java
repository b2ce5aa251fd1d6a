package org.lasttrick.scorekeeping;

import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.security.UnauthorizedException;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.lasttrick.access.Access;
import org.lasttrick.access.Device;
import org.lasttrick.access.RandomText;
import org.lasttrick.chain.DamagedGame;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.chain.VerifiedChain;
import org.lasttrick.database.DatabaseUnavailable;
import org.lasttrick.ledger.Chains;
import org.lasttrick.ledger.GameLedger;

/** Imports games from files into a book: all of them or none. */
@Singleton
public record GameImport(GameLedger ledger, Chains chains, Access access, LiveGames live, InstantSource clock) {
    private static final int TIMEOUT_SECONDS = 300;

    /** @param devices the names in the file of the devices that wrote the entries, by their ids */
    public record ImportedGame(VerifiedChain chain, Map<String, String> devices) {
        public ImportedGame {
            devices = Map.copyOf(devices);
        }
    }

    public sealed interface Outcome {
        /**
         * All games are in the book now.
         *
         * @param added those that were new to it, or had new entries
         */
        record Imported(List<RecordedGame> added, List<RecordedGame> alreadyHere) implements Outcome {
            public Imported {
                added = List.copyOf(added);
                alreadyHere = List.copyOf(alreadyHere);
            }
        }

        /**
         * Nothing was added: one game has other entries in this book from some point on, or is damaged here.
         *
         * @param number of the game in the file, from 1
         */
        record Diverged(int number, GameId here) implements Outcome {}

        /** Nothing was added: one of the games was scored or erased at the same moment. */
        record ConcurrentChange() implements Outcome {}

        /** Nothing was added: another import into the same book goes on. */
        record OtherImport() implements Outcome {}
    }

    /** A pair is a game of the file with the same game of the book. */
    private record Pair(ImportedGame imported, Optional<RecordedGame> existing) {
        VerifiedChain.Relation relation() {
            return existing.map(imported.chain()::relationTo).orElse(VerifiedChain.Relation.LONGER);
        }
    }

    /**
     * Adds what the device's book does not have yet. Importing the same games again changes nothing.
     *
     * @param then stores what else is said of the games, in the same transaction: it gets the ids of those that are new to the book,
     *     by the ids of their chains
     * @throws UnauthorizedException if the device was removed meanwhile: nothing was added
     */
    public Outcome importGames(Device device, List<ImportedGame> games, Consumer<Map<GameId, GameId>> then) {
        try {
            return QuarkusTransaction.requiringNew()
                    .timeout(TIMEOUT_SECONDS)
                    .call(() -> alone(device, games, then))
                    .get();
        } catch (DatabaseUnavailable e) {
            if (e.isConflict()) {
                return new Outcome.ConcurrentChange();
            }
            throw e;
        }
    }

    /** Returns whether the games that an import has begun in the device's book are all that it has. */
    public boolean areAll(Device device, Map<GameId, GameId> begun) {
        return chains.games(device.scorebook()).size() == begun.size();
    }

    private Supplier<Outcome> alone(Device device, List<ImportedGame> games, Consumer<Map<GameId, GameId>> then) {
        return chains.tryLock(device.scorebook()) ? all(device, games, then) : Outcome.OtherImport::new;
    }

    /** @return called after the transaction, so that the cache never holds entries that may be rolled back */
    private Supplier<Outcome> all(Device device, List<ImportedGame> games, Consumer<Map<GameId, GameId>> then) {
        List<Pair> pairs = new ArrayList<>();
        for (ImportedGame game : games) {
            Optional<GameId> here = chains.find(device.scorebook(), game.chain().id());
            Optional<Pair> pair = pair(game, here);
            if (pair.isEmpty()) {
                return () -> new Outcome.Diverged(pairs.size() + 1, here.orElseThrow());
            }
            pairs.add(pair.get());
        }
        List<GameId> added = new ArrayList<>();
        Map<GameId, GameId> begun = new HashMap<>();
        List<RecordedGame> alreadyHere = new ArrayList<>();
        // New games first: nobody can score in one that goes on from when it is continued until all is stored.
        pairs.sort(Comparator.comparing(pair -> pair.existing().isPresent()));
        for (Pair pair : pairs) {
            if (pair.relation() == VerifiedChain.Relation.CONTAINED) {
                alreadyHere.add(pair.existing().orElseThrow());
            } else {
                added.add(add(device, pair));
                if (pair.existing().isEmpty()) {
                    begun.put(pair.imported().chain().id(), added.getLast());
                }
            }
        }
        then.accept(begun);
        // Last, since the device can't be removed from then on.
        Access.requireScorer(device);
        return () -> new Outcome.Imported(publish(added), alreadyHere);
    }

    /** Pairs a game of the file with the book's; empty if that can't be continued by the file's. */
    private Optional<Pair> pair(ImportedGame game, Optional<GameId> here) {
        try {
            return Optional.of(new Pair(game, here.flatMap(ledger::readUncached)))
                    .filter(pair -> pair.relation() != VerifiedChain.Relation.DIVERGED);
        } catch (DamagedGame e) {
            return Optional.empty();
        }
    }

    private List<RecordedGame> publish(List<GameId> added) {
        List<RecordedGame> games = added.stream()
                .map(ledger::readUncached)
                .flatMap(Optional::stream)
                .toList();
        games.forEach(live::entered);
        return games;
    }

    private GameId add(Device device, Pair pair) {
        VerifiedChain chain = pair.imported().chain();
        GameId id = pair.existing().map(RecordedGame::id).orElseGet(() -> new GameId(RandomText.id()));
        Instant now = clock.instant();
        boolean done = pair.existing()
                .map(game -> chains.append(game, chain, device.id(), now))
                .orElseGet(() -> chains.start(id, device.scorebook(), chain, device.id(), now));
        if (!done) {
            throw DatabaseUnavailable.busy("Others write to game " + id);
        }
        Map<String, String> names = new HashMap<>(pair.imported().devices());
        if (pair.existing().isPresent()) {
            names.keySet()
                    .removeAll(access.names(device.scorebook(), id.value(), List.copyOf(names.keySet()))
                            .imported()
                            .keySet());
        }
        access.rememberImported(id.value(), names);
        return id;
    }
}
