package org.lasttrick.faults;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** Stands between the services and PostgreSQL, and can cut connections when PostgreSQL has done what it was asked. */
final class Proxy implements AutoCloseable {
    private static final int BUFFER = 1 << 16;

    private final ServerSocket server = new ServerSocket(0, 0, InetAddress.getLoopbackAddress());
    private final int databasePort;
    private volatile boolean isCuttingAnswers;

    Proxy(int databasePort) throws IOException {
        this.databasePort = databasePort;
        Thread.startVirtualThread(this::accept);
    }

    int port() {
        return server.getLocalPort();
    }

    /** For some time no answer of PostgreSQL arrives: each ends its connection. */
    void cutAnswers(int millis) throws InterruptedException {
        isCuttingAnswers = true;
        try {
            Thread.sleep(millis);
        } finally {
            isCuttingAnswers = false;
        }
    }

    private void accept() {
        while (!server.isClosed()) {
            try {
                connect(server.accept());
            } catch (IOException e) {
                // PostgreSQL is away, or this is closed: the next one may have more luck.
            }
        }
    }

    @SuppressWarnings("resource") // The threads close both.
    private void connect(Socket service) throws IOException {
        try {
            Socket database = new Socket(server.getInetAddress(), databasePort);
            Thread.startVirtualThread(() -> forward(service, database, false));
            Thread.startVirtualThread(() -> forward(database, service, true));
        } catch (IOException e) {
            service.close();
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
                out.write(buffer, 0, length);
            }
        } catch (IOException e) {
            // One side has ended, and so does the other.
        }
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
