package org.lasttrick.scorekeeping;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.lasttrick.ledger.GameId;

/** All watchers, by the game that they watch and by where they watch from. */
final class Watchers {
    private final Map<GameId, Set<Watcher>> byGame = new HashMap<>();
    private final Map<String, Integer> byClient = new HashMap<>();
    private int count;

    synchronized void add(Watcher watcher) {
        byGame.computeIfAbsent(watcher.game(), _ -> new LinkedHashSet<>()).add(watcher);
        byClient.merge(watcher.client(), 1, Integer::sum);
        count++;
    }

    synchronized void remove(Watcher watcher) {
        Set<Watcher> ofGame = byGame.get(watcher.game());
        if (ofGame != null && ofGame.remove(watcher)) {
            byGame.computeIfPresent(watcher.game(), (_, others) -> others.isEmpty() ? null : others);
            byClient.computeIfPresent(watcher.client(), (_, streams) -> streams == 1 ? null : streams - 1);
            count--;
        }
    }

    synchronized int count() {
        return count;
    }

    synchronized List<Watcher> all() {
        return byGame.values().stream().flatMap(Set::stream).toList();
    }

    synchronized List<Watcher> of(GameId game) {
        return List.copyOf(byGame.getOrDefault(game, Set.of()));
    }

    /** How many watch from there. */
    synchronized int from(String client) {
        return byClient.getOrDefault(client, 0);
    }
}
