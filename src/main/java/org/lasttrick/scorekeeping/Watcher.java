package org.lasttrick.scorekeeping;

import io.smallrye.mutiny.subscription.MultiEmitter;
import org.lasttrick.ledger.GameId;

/** Somebody who watches a game, and what they know of it. */
final class Watcher {
    private final GameId game;
    private final MultiEmitter<? super News> news;
    private int known;

    Watcher(GameId game, int known, MultiEmitter<? super News> news) {
        this.game = game;
        this.known = known;
        this.news = news;
    }

    GameId game() {
        return game;
    }

    /** In order and each once, whoever tells it how often. */
    synchronized void tell(int version) {
        while (known < version) {
            known++;
            news.emit(new News.Entry(known));
        }
    }

    synchronized void greet() {
        news.emit(new News.StillHere());
    }

    void dismiss() {
        news.complete();
    }
}
