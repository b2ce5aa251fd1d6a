package org.lasttrick.faults;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** What the clients have sent, written down before it is sent, and each answer, written down as soon as it is there. */
final class Journal implements AutoCloseable {
    private final Map<String, Sent> sent = new ConcurrentHashMap<>();
    private final PrintWriter file;
    private final AtomicInteger acknowledged = new AtomicInteger();
    private final Queue<Stored> stored = new ConcurrentLinkedQueue<>();

    /** An entry's place in the ledgers. */
    record Place(String game, int version) {}

    /** When an entry was sent first, and when it was known to be stored, as {@link System#nanoTime}. */
    private record Stored(long sentAt, long knownAt) {}

    /** A command with the answers to all its copies. */
    static final class Sent {
        private final Command command;
        private final long sentAt = System.nanoTime();
        private final Set<Place> acknowledged = new HashSet<>();
        private int copies;
        private int refusals;

        private Sent(Command command) {
            this.command = command;
        }

        Command command() {
            return command;
        }

        /** More than one, if the answers contradict each other. */
        synchronized Set<Place> acknowledged() {
            return Set.copyOf(acknowledged);
        }

        synchronized boolean isRefused() {
            return acknowledged.isEmpty() && refusals == copies;
        }

        synchronized boolean isUnknown() {
            return acknowledged.isEmpty() && refusals < copies;
        }
    }

    Journal(Path path) throws IOException {
        file = new PrintWriter(Files.newBufferedWriter(path, StandardCharsets.UTF_8), true);
    }

    void sending(Command command, int copies) {
        Sent one = sent.computeIfAbsent(command.key(), _ -> new Sent(command));
        synchronized (one) {
            one.copies += copies;
        }
        file.println("sent %s %d times: %s %s %s"
                .formatted(command.key(), copies, command.method(), command.path(), command.body()));
    }

    /** @return whether it wasn't known to be stored before */
    boolean acknowledged(Command command, Place place) {
        file.println("acknowledged %s: %s".formatted(command.key(), place));
        Sent one = sent.get(command.key());
        synchronized (one) {
            boolean isNew = one.acknowledged.add(place);
            if (isNew) {
                acknowledged.incrementAndGet();
                stored.add(new Stored(one.sentAt, System.nanoTime()));
            }
            return isNew;
        }
    }

    /** How many entries are known to be stored. */
    int acknowledged() {
        return acknowledged.get();
    }

    /**
     * For how many nanoseconds no entry was stored at a stretch, between two moments. An entry that was sent before may have been
     * stored before, and doesn't count.
     */
    long longestPause(long from, long to) {
        long last = from;
        long longest = 0;
        for (Stored entry : stored) {
            if (entry.sentAt >= from && entry.knownAt <= to) {
                longest = Math.max(longest, entry.knownAt - last);
                last = entry.knownAt;
            }
        }
        return Math.max(longest, to - last);
    }

    /** How many nanoseconds after a moment an entry was stored that was sent after an earlier one. */
    long pause(long sentAfter, long from) {
        return stored.stream()
                .filter(entry -> entry.sentAt >= sentAfter && entry.knownAt >= from)
                .findFirst()
                .map(entry -> entry.knownAt - from)
                .orElseThrow();
    }

    void refused(Command command, int status) {
        Sent one = sent.get(command.key());
        synchronized (one) {
            one.refusals++;
        }
        file.println("refused %s: %d".formatted(command.key(), status));
    }

    void unknown(Command command, String why) {
        file.println("unknown %s: %s".formatted(command.key(), why));
    }

    Optional<Sent> find(String key) {
        return Optional.ofNullable(sent.get(key));
    }

    Collection<Sent> all() {
        return sent.values();
    }

    @Override
    public void close() {
        file.close();
    }
}
