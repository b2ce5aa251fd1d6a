package org.lasttrick.fuzz;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;

/** An HTTP client that sends whatever bytes it is given, and reuses its connection. */
public final class RawHttp implements AutoCloseable {
    private static final int TIMEOUT_MILLIS = 20_000;

    private final int port;
    private final int timeout;
    private Socket socket;
    private InputStream in;

    public RawHttp(int port) {
        this(port, TIMEOUT_MILLIS);
    }

    private RawHttp(int port, int timeout) {
        this.port = port;
        this.timeout = timeout;
    }

    /**
     * An answer.
     *
     * @param headers by their names in any case
     * @param body the beginning alone where the answer is a stream of events
     */
    public record Answer(int status, Map<String, List<String>> headers, byte[] body) {
        /** Empty if the header is absent. */
        public String header(String name) {
            return String.join(", ", headers.getOrDefault(name, List.of()));
        }

        public String text() {
            return new String(body, StandardCharsets.UTF_8);
        }
    }

    /** Sends one request on a connection of its own. */
    public static Answer once(int port, String request) throws IOException {
        return once(port, request.getBytes(StandardCharsets.ISO_8859_1), TIMEOUT_MILLIS);
    }

    static Answer once(int port, byte[] request, int timeout) throws IOException {
        try (RawHttp http = new RawHttp(port, timeout)) {
            return http.send(request);
        }
    }

    /** @throws IOException also when there is no answer in time, or the connection ends before one */
    public Answer send(byte[] request) throws IOException {
        if (socket == null) {
            return open(request);
        }
        try {
            return exchange(request);
        } catch (IOException e) {
            // The service may have closed the connection after its last answer.
            close();
            return open(request);
        }
    }

    private Answer open(byte[] request) throws IOException {
        socket = new Socket("localhost", port);
        socket.setSoTimeout(timeout);
        socket.setTcpNoDelay(true);
        in = new BufferedInputStream(socket.getInputStream());
        try {
            return exchange(request);
        } catch (IOException e) {
            close();
            throw e;
        }
    }

    private Answer exchange(byte[] request) throws IOException {
        try {
            socket.getOutputStream().write(request);
        } catch (IOException e) {
            // It may be refused before all of it was sent: the answer is there then.
        }
        Answer answer = read(request.length > 5 && request[0] == 'H' && request[1] == 'E' && request[2] == 'A');
        boolean isLast = answer.header("Connection").equalsIgnoreCase("close")
                || answer.header("Content-Type").startsWith("text/event-stream");
        if (isLast) {
            close();
        }
        return answer;
    }

    private Answer read(boolean headAlone) throws IOException {
        String[] first = line().split(" ", 3);
        if (first.length < 2 || !first[0].startsWith("HTTP/1.")) {
            throw new IOException("Not HTTP: " + String.join(" ", first));
        }
        int status = Integer.parseInt(first[1]);
        Map<String, List<String>> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (String header = line(); !header.isEmpty(); header = line()) {
            int colon = header.indexOf(':');
            headers.computeIfAbsent(header.substring(0, colon), name -> new ArrayList<>())
                    .add(header.substring(colon + 1).strip());
        }
        if (status == 100) {
            return read(headAlone);
        }
        boolean isEmpty = headAlone || status == 204 || status == 304;
        byte[] body = isEmpty ? new byte[0] : body(headers);
        boolean isZipped = headers.getOrDefault("Content-Encoding", List.of()).contains("gzip") && body.length > 0;
        return new Answer(status, headers, isZipped ? unzipped(body) : body);
    }

    private static byte[] unzipped(byte[] body) throws IOException {
        try (InputStream zip = new GZIPInputStream(new ByteArrayInputStream(body))) {
            return zip.readAllBytes();
        }
    }

    private byte[] body(Map<String, List<String>> headers) throws IOException {
        if (headers.containsKey("Content-Length")) {
            return in.readNBytes(Integer.parseInt(headers.get("Content-Length").getFirst()));
        }
        if (headers.getOrDefault("Content-Type", List.of("")).getFirst().startsWith("text/event-stream")) {
            return line().getBytes(StandardCharsets.UTF_8);
        }
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        if (headers.containsKey("Transfer-Encoding")) {
            int length;
            do {
                length = Integer.parseInt(line().split(";")[0].strip(), 16);
                body.write(in.readNBytes(length));
                line();
            } while (length > 0);
        } else {
            in.transferTo(body);
        }
        return body.toByteArray();
    }

    private String line() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int read = in.read(); read != '\n'; read = in.read()) {
            if (read < 0) {
                throw new EOFException("The connection ended before an answer was complete");
            }
            if (read != '\r') {
                line.write(read);
            }
        }
        return line.toString(StandardCharsets.ISO_8859_1);
    }

    @Override
    public void close() throws IOException {
        if (socket != null) {
            socket.close();
            socket = null;
        }
    }
}
