package org.lasttrick.http.limits;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A client that sends what it likes, as slowly as it likes. */
final class RawClient implements Closeable {
    private static final Pattern LENGTH = Pattern.compile("(?i)content-length: (\\d+)");

    private final Socket socket;

    RawClient(URI service) throws IOException {
        this(service, "127.0.0.1");
    }

    /** @param from an address of this computer */
    RawClient(URI service, String from) throws IOException {
        this.socket = new Socket();
        socket.bind(new InetSocketAddress(from, 0));
        socket.setReceiveBufferSize(8 * 1024);
        socket.connect(new InetSocketAddress(service.getHost(), service.getPort()));
        socket.setSoTimeout(15_000);
    }

    RawClient send(String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
        return this;
    }

    /** Announces a body, and sends its first byte. */
    RawClient beginBody(String path, int length) throws IOException {
        return send(
                ("POST %s HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n{")
                        .formatted(path, length));
    }

    /** The first line of the answer; empty if the connection was closed instead. */
    String status() throws IOException {
        StringBuilder line = new StringBuilder();
        InputStream in = socket.getInputStream();
        try {
            for (int read = in.read(); read >= 0 && read != '\r'; read = in.read()) {
                line.append((char) read);
            }
        } catch (SocketException e) {
            return "";
        }
        return line.toString();
    }

    /** Reads an answer and its body, so that another request can follow. @return its status */
    int answer() throws IOException {
        StringBuilder head = new StringBuilder();
        while (!head.toString().endsWith("\r\n\r\n")) {
            int read = socket.getInputStream().read();
            if (read < 0) {
                throw new EOFException("Closed after " + head);
            }
            head.append((char) read);
        }
        Matcher length = LENGTH.matcher(head);
        socket.getInputStream().readNBytes(length.find() ? Integer.parseInt(length.group(1)) : 0);
        return Integer.parseInt(head.substring(9, 12));
    }

    /** Whether the service closes the connection within some seconds, whatever it sends before. */
    boolean isClosed() throws IOException {
        try {
            while (socket.getInputStream().read() >= 0) {}
            return true;
        } catch (SocketTimeoutException e) {
            return false;
        } catch (SocketException e) {
            return true;
        }
    }

    /** Sends a text again and again until the connection is closed; at most 15 s. */
    boolean dripsUntilClosed(String text) throws IOException {
        socket.setSoTimeout(200);
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(15);
        byte[] answer = new byte[4_096];
        while (System.nanoTime() < end) {
            try {
                send(text);
                if (socket.getInputStream().read(answer) < 0) {
                    return true;
                }
            } catch (SocketTimeoutException e) {
                // Still open.
            } catch (SocketException e) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
