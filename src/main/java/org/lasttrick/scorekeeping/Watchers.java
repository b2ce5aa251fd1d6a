package org.lasttrick.scorekeeping;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.lasttrick.ledger.GameId;

/** All watchers, by the game that they watch. */
final class Watchers {
    private final Map<GameId, Set<Watcher>> byGame = new HashMap<>();

    synchronized void add(Watcher watcher) {
        byGame.computeIfAbsent(watcher.game(), _ -> new LinkedHashSet<>()).add(watcher);
    }

    synchronized void remove(Watcher watcher) {
        byGame.computeIfPresent(watcher.game(), (_, others) -> {
            others.remove(watcher);
            return others.isEmpty() ? null : others;
        });
    }

    synchronized List<Watcher> all() {
        return byGame.values().stream().flatMap(Set::stream).toList();
    }

    synchronized List<Watcher> of(GameId game) {
        return List.copyOf(byGame.getOrDefault(game, Set.of()));
    }
}
