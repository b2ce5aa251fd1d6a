package org.lasttrick.bench;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;

/**
 * One connection of a client that costs next to nothing, since it shares the processors with what it measures: it blocks, sends
 * requests that are bytes already, and looks only for what it needs in an answer. Not for several threads.
 */
final class HttpConnection implements AutoCloseable {
    private static final int BUFFER = 65_536;

    private final Socket socket;
    private final InputStream in;
    private final OutputStream out;
    private final byte[] buffer;
    private int at;
    private int end;

    private String head = "";
    private byte[] body;
    private int bodyLength;

    /** @param timeoutMillis how long to wait for the next bytes of an answer */
    HttpConnection(URI service, int timeoutMillis) throws IOException {
        this(service, timeoutMillis, BUFFER);
    }

    /** @param bytes of an answer that are read at a time */
    HttpConnection(URI service, int timeoutMillis, int bytes) throws IOException {
        buffer = new byte[bytes];
        body = new byte[bytes];
        socket = new Socket(InetAddress.getLoopbackAddress(), service.getPort());
        socket.setTcpNoDelay(true);
        socket.setSoTimeout(timeoutMillis);
        in = socket.getInputStream();
        out = socket.getOutputStream();
    }

    /** @param headers each as {@code Name: value} */
    static byte[] request(String method, String path, String body, String... headers) {
        byte[] content = body.getBytes(StandardCharsets.UTF_8);
        StringBuilder text =
                new StringBuilder(method).append(' ').append(path).append(" HTTP/1.1\r\nHost: localhost\r\n");
        for (String header : headers) {
            text.append(header).append("\r\n");
        }
        if (!method.equals("GET")) {
            text.append("Content-Length: ").append(content.length).append("\r\n");
        }
        return (text + "\r\n" + body).getBytes(StandardCharsets.UTF_8);
    }

    /** Sends a request and reads all of its answer. @return the status */
    int send(byte[] request) throws IOException {
        int status = begin(request);
        bodyLength = 0;
        String length = header("content-length");
        if (status == 204 || status == 304) {
            return status;
        }
        if (!length.isEmpty()) {
            read(Integer.parseInt(length));
        } else if (header("transfer-encoding").equals("chunked")) {
            for (int chunk = chunk(); chunk > 0; chunk = chunk()) {
                read(chunk);
                line();
            }
            line();
        } else {
            throw new IOException("An answer without a length:\n" + head);
        }
        return status;
    }

    /** Sends a request and reads the head of its answer. @return the status */
    int begin(byte[] request) throws IOException {
        out.write(request);
        StringBuilder lines = new StringBuilder();
        for (String line = line(); !line.isEmpty(); line = line()) {
            lines.append(line).append('\n');
        }
        head = lines.toString();
        return Integer.parseInt(head.substring(9, 12));
    }

    /**
     * A header of the last answer; empty if it has none.
     *
     * @param name in lower case
     */
    String header(String name) {
        String lower = head.toLowerCase(Locale.ROOT);
        int start = lower.indexOf("\n" + name + ": ");
        if (start < 0) {
            return "";
        }
        int value = start + name.length() + 3;
        return head.substring(value, head.indexOf('\n', value));
    }

    /** The last answer's body, as it was sent. */
    String body() {
        return new String(body, 0, bodyLength, StandardCharsets.UTF_8);
    }

    int bodyLength() {
        return bodyLength;
    }

    private int chunk() throws IOException {
        return Integer.parseInt(line(), 16);
    }

    /** The next line of a stream. */
    String line() throws IOException {
        StringBuilder line = new StringBuilder();
        while (true) {
            fill();
            int start = at;
            while (at < end && buffer[at] != '\n') {
                at++;
            }
            line.append(new String(buffer, start, at - start, StandardCharsets.ISO_8859_1));
            if (at < end) {
                at++;
                int length = line.length();
                return length > 0 && line.charAt(length - 1) == '\r' ? line.substring(0, length - 1) : line.toString();
            }
        }
    }

    private void read(int length) throws IOException {
        if (bodyLength + length > body.length) {
            body = Arrays.copyOf(body, Math.max(2 * body.length, bodyLength + length));
        }
        int left = length;
        while (left > 0) {
            fill();
            int part = Math.min(left, end - at);
            System.arraycopy(buffer, at, body, bodyLength, part);
            at += part;
            bodyLength += part;
            left -= part;
        }
    }

    private void fill() throws IOException {
        if (at == end) {
            at = 0;
            end = in.read(buffer);
            if (end < 0) {
                end = 0;
                throw new EOFException("The service closed the connection");
            }
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
