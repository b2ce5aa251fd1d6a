package org.lasttrick.scorekeeping;

import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.Serial;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lasttrick.access.Access;
import org.lasttrick.access.Device;
import org.lasttrick.access.RandomText;
import org.lasttrick.ledger.Chain;
import org.lasttrick.ledger.Chains;
import org.lasttrick.ledger.DamagedGame;
import org.lasttrick.ledger.GameId;
import org.lasttrick.ledger.GameLedger;
import org.lasttrick.ledger.RecordedGame;

/** Games from elsewhere, into a book: all of them or none. */
@ApplicationScoped
public class BringingIn {
    private static final int PATIENCE_SECONDS = 300;

    private final GameLedger ledger;
    private final Chains chains;
    private final Access access;
    private final LiveGames live;
    private final InstantSource clock;

    BringingIn(GameLedger ledger, Chains chains, Access access, LiveGames live, InstantSource clock) {
        this.ledger = ledger;
        this.chains = chains;
        this.access = access;
        this.live = live;
        this.clock = clock;
    }

    /** @param devices what those who wrote the entries were called there, by their ids */
    public record Arriving(Chain chain, Map<String, String> devices) {
        public Arriving {
            devices = Map.copyOf(devices);
        }
    }

    public sealed interface Outcome {
        /**
         * All games are in the book now.
         *
         * @param added those that it had not, or not all entries of
         */
        record Here(List<RecordedGame> added, List<RecordedGame> alreadyHere) implements Outcome {
            public Here {
                added = List.copyOf(added);
                alreadyHere = List.copyOf(alreadyHere);
            }
        }

        /**
         * Nothing was added, since from some entry on one game went on otherwise here than there, or is damaged here.
         *
         * @param number of the game, from 1
         */
        record Diverged(int number, GameId here) implements Outcome {}

        /** Nothing was added, since somebody scored in one of the games, or erased it, at the same moment. */
        record Meanwhile() implements Outcome {}
    }

    /** What the book has of a game that arrives. */
    private record Pair(Arriving arriving, Optional<RecordedGame> here) {
        Chain.Relation relation() {
            return here.map(arriving.chain()::relationTo).orElse(Chain.Relation.LONGER);
        }
    }

    private static final class MovedOn extends RuntimeException {
        @Serial
        private static final long serialVersionUID = 1;
    }

    /** Adds what the device's book does not have: the same games once more, whoever sends them, change nothing. */
    public Outcome bringIn(Device device, List<Arriving> games) {
        try {
            return QuarkusTransaction.requiringNew()
                    .timeout(PATIENCE_SECONDS)
                    .call(() -> {
                        chains.keepOthersWaiting(device.scorebook());
                        return all(device, games);
                    })
                    .get();
        } catch (MovedOn e) {
            return new Outcome.Meanwhile();
        }
    }

    /** What is answered is asked for after the transaction: before, the ledger would keep in mind what may be undone. */
    private interface Answer {
        Outcome get();
    }

    private Answer all(Device device, List<Arriving> games) {
        List<Pair> pairs = new ArrayList<>();
        for (Arriving game : games) {
            Optional<GameId> here = chains.find(device.scorebook(), game.chain().id());
            Optional<Pair> pair = pair(game, here);
            if (pair.isEmpty()) {
                return () -> new Outcome.Diverged(pairs.size() + 1, here.orElseThrow());
            }
            pairs.add(pair.get());
        }
        List<GameId> added = new ArrayList<>();
        List<RecordedGame> alreadyHere = new ArrayList<>();
        for (Pair pair : pairs) {
            if (pair.relation() == Chain.Relation.CONTAINED) {
                alreadyHere.add(pair.here().orElseThrow());
            } else {
                added.add(add(device, pair));
            }
        }
        return () -> new Outcome.Here(told(added), alreadyHere);
    }

    /** Empty when the one that is here can't be gone on with. */
    private Optional<Pair> pair(Arriving game, Optional<GameId> here) {
        try {
            return Optional.of(new Pair(game, here.flatMap(ledger::read)))
                    .filter(pair -> pair.relation() != Chain.Relation.DIVERGED);
        } catch (DamagedGame e) {
            return Optional.empty();
        }
    }

    private List<RecordedGame> told(List<GameId> added) {
        List<RecordedGame> games =
                added.stream().map(ledger::read).flatMap(Optional::stream).toList();
        games.forEach(live::entered);
        return games;
    }

    private GameId add(Device device, Pair pair) {
        Chain chain = pair.arriving().chain();
        GameId id = pair.here().map(RecordedGame::id).orElseGet(() -> new GameId(RandomText.id()));
        Instant now = clock.instant();
        boolean done = pair.here()
                .map(game -> chains.append(game, chain, device.id(), now))
                .orElseGet(() -> chains.begin(id, device.scorebook(), chain, device.id(), now));
        if (!done) {
            throw new MovedOn();
        }
        Map<String, String> names = new HashMap<>(pair.arriving().devices());
        if (pair.here().isPresent()) {
            names.keySet()
                    .removeAll(access.names(device.scorebook(), id.value(), List.copyOf(names.keySet()))
                            .elsewhere()
                            .keySet());
        }
        access.rememberElsewhere(id.value(), names);
        return id;
    }
}
