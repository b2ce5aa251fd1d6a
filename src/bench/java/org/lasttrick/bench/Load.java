package org.lasttrick.bench;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.LongStream;

/** Clients that do the same again and again. */
final class Load {
    private static final double NOT_COUNTED = 0.25;

    private Load() {}

    /** One of the clients. Only one thread uses it. */
    interface Client extends AutoCloseable {
        /** Does it once. @return false if there is nothing left to do */
        boolean next() throws Exception;

        @Override
        void close() throws IOException, SQLException;
    }

    /** Opens a client, before anything is measured. */
    interface Opening {
        Client open(int number) throws Exception;
    }

    /**
     * @param perSecond by all clients together
     * @param micros how long each took
     * @param clientMicros the processors' time that this program took for each
     */
    record Run(double perSecond, Samples micros, double clientMicros) {
        /** Of the time that all processors have. */
        double clientShare() {
            return clientMicros * perSecond / 1e6 / Runtime.getRuntime().availableProcessors();
        }
    }

    /** Each client begins again as soon as it is answered, until the time is over or one has nothing left to do. */
    static Run closed(int clients, Duration time, Opening opening) throws Exception {
        AtomicBoolean stopped = new AtomicBoolean();
        return run(clients, opening, (client, start) -> {
            LongStream.Builder micros = LongStream.builder();
            long began = System.nanoTime();
            while (!stopped.get() && began - start < time.toNanos() && client.next()) {
                long now = System.nanoTime();
                micros.add((now - began) / 1_000);
                began = now;
            }
            stopped.set(true);
            return micros.build();
        });
    }

    /**
     * Requests come at fixed times, whether or not the ones before are answered; the time is counted from when a request was due.
     * Those of the first quarter are not counted: then connections are new, and what they meet for the first time is not yet known.
     *
     * @param clients of which one has to be free when a request is due, or the request has to wait
     */
    static Run open(int clients, double perSecond, Duration time, Opening opening) throws Exception {
        double gap = 1e9 * clients / perSecond;
        return run(clients, opening, (client, start) -> {
            LongStream.Builder micros = LongStream.builder();
            double due = start + Math.random() * gap;
            while (due - start < time.toNanos()) {
                while (System.nanoTime() < due) {
                    LockSupport.parkNanos((long) due - System.nanoTime());
                }
                if (!client.next()) {
                    throw new IllegalStateException("Too few games were started");
                }
                if (due - start > NOT_COUNTED * time.toNanos()) {
                    micros.add((long) (System.nanoTime() - due) / 1_000);
                }
                due += gap;
            }
            return micros.build();
        });
    }

    private interface Loop {
        LongStream run(Client client, long start) throws Exception;
    }

    private static Run run(int clients, Opening opening, Loop loop) throws Exception {
        CountDownLatch ready = new CountDownLatch(clients);
        List<Future<long[]>> results = new ArrayList<>();
        try (ExecutorService threads = Executors.newFixedThreadPool(clients)) {
            for (int number = 0; number < clients; number++) {
                Client client = opening.open(number);
                results.add(threads.submit(() -> {
                    try (client) {
                        ready.countDown();
                        ready.await();
                        return loop.run(client, System.nanoTime()).toArray();
                    }
                }));
            }
            ready.await();
            long start = System.nanoTime();
            Duration before = processorTime();
            List<long[]> all = new ArrayList<>();
            for (Future<long[]> each : results) {
                all.add(each.get());
            }
            double seconds = (System.nanoTime() - start) / 1e9;
            double[] micros =
                    all.stream().flatMapToLong(Arrays::stream).asDoubleStream().toArray();
            double own = processorTime().minus(before).toNanos() / 1e3 / Math.max(1, micros.length);
            return new Run(micros.length / seconds, Samples.of(Arrays.stream(micros)), own);
        } catch (ExecutionException e) {
            throw new IllegalStateException("A client failed", e.getCause());
        }
    }

    private static Duration processorTime() {
        return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
    }
}
