package org.lasttrick.bench;

import java.io.IOException;
import java.net.SocketException;
import java.net.URI;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** A screen that watches a game. */
final class LoadWatcher implements AutoCloseable {
    private static final int TIMEOUT_MILLIS = 120_000;
    private static final int BUFFER = 1_024;
    private static final String ID = "id:";

    private final HttpConnection connection;
    private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();

    /** @param nanos when it came, by {@link System#nanoTime} */
    record Event(int version, long nanos) {}

    LoadWatcher(URI service, String game) throws IOException {
        connection = new HttpConnection(service, TIMEOUT_MILLIS, BUFFER);
        String path = "/api/games/" + game + "/stream";
        int status = connection.begin(HttpConnection.request("GET", path, "", "Accept: text/event-stream"));
        if (status != 200) {
            throw new IOException(path + ": " + status);
        }
        Thread.startVirtualThread(this::read);
    }

    private void read() {
        try {
            while (true) {
                String line = connection.line();
                if (line.startsWith(ID)) {
                    events.add(new Event(
                            Integer.parseInt(line.substring(ID.length()).strip()), System.nanoTime()));
                }
            }
        } catch (SocketException e) {
            // It was closed.
        } catch (IOException e) {
            Results.note("A stream ended: " + e);
        }
    }

    /** Waits until it knows of an entry. @return when it came to know, by {@link System#nanoTime} */
    long awaited(int version) throws InterruptedException {
        while (true) {
            Event event = events.take();
            if (event.version() >= version) {
                return event.nanos();
            }
        }
    }

    @Override
    public void close() throws IOException {
        connection.close();
    }
}
