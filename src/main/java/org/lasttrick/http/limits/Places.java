package org.lasttrick.http.limits;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.Semaphore;

/** Places that clients hold at one time: so many each, and so many in all. */
final class Places {
    private final int perClient;
    private final Semaphore free;
    private final ConcurrentMap<Client, Integer> taken = new ConcurrentHashMap<>();

    Places(int perClient, int inAll) {
        this.perClient = perClient;
        this.free = new Semaphore(inAll);
    }

    /** @return whether one was left for the client */
    boolean take(Client client) {
        if (taken.merge(client, 1, Integer::sum) <= perClient && free.tryAcquire()) {
            return true;
        }
        count(client);
        return false;
    }

    /** Once for each that was taken. */
    void giveBack(Client client) {
        count(client);
        free.release();
    }

    private void count(Client client) {
        taken.computeIfPresent(client, (same, number) -> number == 1 ? null : number - 1);
    }
}
