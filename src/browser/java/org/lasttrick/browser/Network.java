package org.lasttrick.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Between browsers and the service, which may be another one later. It can be lost. {@code BrowserContext.setOffline} does that, too,
 * but waits for ever for a worker that ends meanwhile.
 */
final class Network implements AutoCloseable {
    private final ServerSocket server;
    private final Set<Socket> connections = ConcurrentHashMap.newKeySet();
    private volatile int service;
    private volatile boolean isLost;

    Network() {
        try {
            server = new ServerSocket(0, 0, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.startVirtualThread(this::accept);
    }

    /** Where browsers find the service. */
    URI address() {
        return URI.create("http://localhost:" + server.getLocalPort() + "/");
    }

    void leadTo(URI address) {
        service = address.getPort();
    }

    void setLost(boolean lost) {
        isLost = lost;
        if (lost) {
            connections.forEach(Network::close);
        }
    }

    private void accept() {
        while (!server.isClosed()) {
            try {
                connect(server.accept());
            } catch (IOException e) {
                // The service is away, or this is closed.
            }
        }
    }

    @SuppressWarnings("resource") // The threads close both.
    private void connect(Socket browser) throws IOException {
        connections.add(browser);
        if (isLost) {
            close(browser);
            return;
        }
        try {
            Socket there = new Socket(server.getInetAddress(), service);
            Thread.startVirtualThread(() -> forward(browser, there));
            Thread.startVirtualThread(() -> forward(there, browser));
        } catch (IOException e) {
            close(browser);
            throw e;
        }
    }

    private void forward(Socket from, Socket to) {
        try (from;
                to) {
            from.getInputStream().transferTo(to.getOutputStream());
        } catch (IOException e) {
            // One side has ended, and so does the other.
        } finally {
            connections.remove(from);
        }
    }

    private static void close(Socket connection) {
        try {
            connection.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        server.close();
        setLost(true);
    }
}
