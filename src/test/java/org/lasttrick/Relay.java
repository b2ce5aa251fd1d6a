package org.lasttrick;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.commons.io.IOUtils;

/**
 * Stands between clients and a server, which may be another one later. Can cut connections, all of them or those that are answered,
 * and let them fall silent.
 */
public final class Relay implements AutoCloseable {
    private static final int BUFFER = 1 << 16;

    private final ServerSocket socket;
    private final Set<Socket> clients = ConcurrentHashMap.newKeySet();
    private final Set<Socket> silent = ConcurrentHashMap.newKeySet();
    private volatile int serverPort;
    private volatile boolean isLost;
    private volatile boolean isCuttingAnswers;

    public Relay() {
        try {
            socket = new ServerSocket(0, 0, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.startVirtualThread(this::accept);
    }

    /** For the clients. */
    public int port() {
        return socket.getLocalPort();
    }

    /** From the next connection on. */
    public void leadTo(int port) {
        serverPort = port;
    }

    /** While it is lost, connections end, and new ones at once. */
    public void setLost(boolean lost) {
        isLost = lost;
        if (lost) {
            clients.forEach(IOUtils::closeQuietly);
        }
    }

    /** Nothing comes through the connections that there are, and nobody is told: those that begin from now on are as good as ever. */
    public void silence() {
        silent.addAll(clients);
    }

    /** For some time no answer of the server arrives: each ends its connection. */
    public void cutAnswers(int millis) throws InterruptedException {
        isCuttingAnswers = true;
        try {
            Thread.sleep(millis);
        } finally {
            isCuttingAnswers = false;
        }
    }

    private void accept() {
        while (!socket.isClosed()) {
            try {
                connect(socket.accept());
            } catch (IOException e) {
                // The server is away, or this is closed: the next one may have more luck.
            }
        }
    }

    @SuppressWarnings("resource") // The threads close both.
    private void connect(Socket client) throws IOException {
        clients.add(client);
        if (isLost) {
            clients.remove(client);
            client.close();
            return;
        }
        try {
            Socket server = new Socket(socket.getInetAddress(), serverPort);
            Thread.startVirtualThread(() -> forward(client, server, false));
            Thread.startVirtualThread(() -> forward(server, client, true));
        } catch (IOException e) {
            clients.remove(client);
            client.close();
            throw e;
        }
    }

    private void forward(Socket from, Socket to, boolean isAnswer) {
        try (from;
                to;
                InputStream in = from.getInputStream();
                OutputStream out = to.getOutputStream()) {
            byte[] buffer = new byte[BUFFER];
            for (int length = in.read(buffer); length > 0; length = in.read(buffer)) {
                if (isAnswer && isCuttingAnswers) {
                    return;
                }
                if (!silent.contains(from) && !silent.contains(to)) {
                    out.write(buffer, 0, length);
                }
            }
        } catch (IOException e) {
            // One side has ended, and so does the other.
        } finally {
            clients.remove(from);
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
        setLost(true);
    }
}
