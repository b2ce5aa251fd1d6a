package org.lasttrick.http.limits;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.Semaphore;

/** Counts what clients have at one time: so many each, and so many in all. */
final class ConcurrencyLimit {
    private final int perClient;
    private final Semaphore free;
    private final ConcurrentMap<Client, Integer> taken = new ConcurrentHashMap<>();

    ConcurrencyLimit(int perClient, int inAll) {
        this.perClient = perClient;
        this.free = new Semaphore(inAll);
    }

    boolean tryAcquire(Client client) {
        if (taken.merge(client, 1, Integer::sum) <= perClient && free.tryAcquire()) {
            return true;
        }
        decrement(client);
        return false;
    }

    /** Gives back what {@link #tryAcquire} gave the client; it is called once for each. */
    void release(Client client) {
        decrement(client);
        free.release();
    }

    /** Returns how many all clients have. */
    int taken() {
        return taken.values().stream().mapToInt(Integer::intValue).sum();
    }

    private void decrement(Client client) {
        taken.computeIfPresent(client, (same, number) -> number == 1 ? null : number - 1);
    }
}
