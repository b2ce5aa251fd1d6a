package org.lasttrick;

import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509ExtendedTrustManager;

/**
 * Debian's HAProxy with {@code deploy/haproxy.cfg} and a certificate of its own, on this computer only.
 *
 * @param origin the public URL
 */
public record Haproxy(Process process, Path output, URI origin, List<Integer> servicePorts) implements AutoCloseable {
    static final Path BINARY = Path.of("/usr/sbin/haproxy");
    static final Path OPENSSL = Path.of("/usr/bin/openssl");
    private static final String MISSING = "PROXY TEST SKIPPED: there is no " + BINARY
            + ", or no openssl. Install them (Debian: apt-get install haproxy openssl).";
    private static final String HOST = "score.example.org";
    private static final int PATIENCE = 30_000;

    /** Before two services. */
    public static Haproxy start(Path directory) throws IOException, InterruptedException {
        return start(directory, 2, Map.of());
    }

    /**
     * Runs as whoever runs the test.
     *
     * @param directory for the certificate and the output
     * @param environment for {@code files}, which it reads as well
     */
    public static Haproxy start(Path directory, int services, Map<String, String> environment, Path... files)
            throws IOException, InterruptedException {
        Path certificate = certificate(directory);
        Path output = directory.resolve("haproxy.log");
        int httpPort = freePort();
        int httpsPort = freePort();
        List<Integer> servicePorts = new ArrayList<>();
        String origin = "https://" + HOST + ":" + httpsPort;
        Path configuration = directory.resolve("haproxy.cfg");
        Files.writeString(
                configuration,
                Files.readString(Path.of("deploy", "haproxy.cfg")).replaceAll("(?m)^ +(user|group) haproxy$", ""));
        Files.copy(Path.of("deploy", "503.http"), directory.resolve("503.http"));
        List<String> arguments = new ArrayList<>(List.of(BINARY.toString(), "-db", "-f", configuration.toString()));
        for (Path file : files) {
            arguments.addAll(List.of("-f", file.toString()));
        }
        ProcessBuilder command =
                new ProcessBuilder(arguments).redirectErrorStream(true).redirectOutput(output.toFile());
        for (int number = 1; number <= services; number++) {
            int port = freePort();
            servicePorts.add(port);
            command.environment()
                    .put(number == 1 ? "LASTTRICK_SERVICE" : "LASTTRICK_SERVICE_" + number, "127.0.0.1:" + port);
        }
        command.environment().putAll(environment);
        command.environment()
                .putAll(Map.of(
                        "LASTTRICK_BIND",
                        "127.0.0.1:",
                        "LASTTRICK_HTTP_PORT",
                        Integer.toString(httpPort),
                        "LASTTRICK_HTTPS_PORT",
                        Integer.toString(httpsPort),
                        "LASTTRICK_PUBLIC_URL",
                        origin,
                        "LASTTRICK_CERTIFICATE",
                        certificate.toString()));
        return new Haproxy(command.start(), output, URI.create(origin), List.copyOf(servicePorts));
    }

    /** Skips the test where HAProxy or openssl is missing; fails instead on the build server, which installs them. */
    public static void assumeInstalled() {
        if (!Files.isExecutable(BINARY) || !Files.isExecutable(OPENSSL)) {
            if ("true".equals(System.getenv("CI"))) {
                fail(MISSING);
            }
            System.err.println(MISSING);
            abort(MISSING);
        }
    }

    private static Path certificate(Path directory) throws IOException, InterruptedException {
        selfSigned(directory);
        Path both = directory.resolve("both.pem");
        Files.writeString(
                both,
                Files.readString(directory.resolve("certificate.pem"))
                        + Files.readString(directory.resolve("key.pem")));
        return both;
    }

    /** Makes {@code certificate.pem} and {@code key.pem}, for score.example.org. */
    public static void selfSigned(Path directory) throws IOException, InterruptedException {
        Path key = directory.resolve("key.pem");
        Path certificate = directory.resolve("certificate.pem");
        List<String> command = List.of(
                OPENSSL.toString(),
                "req",
                "-x509",
                "-newkey",
                "ec",
                "-pkeyopt",
                "ec_paramgen_curve:P-256",
                "-nodes",
                "-days",
                "1",
                "-subj",
                "/CN=" + HOST,
                "-keyout",
                key.toString(),
                "-out",
                certificate.toString());
        Process openssl = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(directory.resolve("openssl.log").toFile())
                .start();
        if (!openssl.waitFor(1, TimeUnit.MINUTES) || openssl.exitValue() != 0) {
            throw new AssertionError(Files.readString(directory.resolve("openssl.log")));
        }
    }

    public static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    /** Whether it answers by itself, or a service behind it does. */
    public boolean answers() {
        try {
            return exchange("127.0.0.1", "GET / HTTP/1.1").startsWith("HTTP/1.1 ");
        } catch (IOException e) {
            return false;
        }
    }

    /** Whether the service behind it answers. */
    public boolean isReady() {
        try {
            return exchange("127.0.0.1", "GET /q/health/ready HTTP/1.1").startsWith("HTTP/1.1 200");
        } catch (IOException e) {
            return false;
        }
    }

    /**
     * Sends a request by HTTPS and reads the answer, head and body.
     *
     * @param client one of this computer's addresses
     * @param lines the request line and further headers
     */
    public String exchange(String client, String... lines) throws IOException {
        try (Socket socket = trusting().getSocketFactory().createSocket()) {
            socket.setSoTimeout(PATIENCE);
            socket.bind(new InetSocketAddress(client, 0));
            socket.connect(new InetSocketAddress("127.0.0.1", origin.getPort()));
            Stream<String> request = Stream.concat(
                    Stream.of(lines), Stream.of("Host: " + origin.getAuthority(), "Connection: close", "", ""));
            socket.getOutputStream().write(String.join("\r\n", request.toList()).getBytes());
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** Nobody knows the certificate, so anyone is trusted, whatever their name. */
    public static SSLContext trusting() {
        X509ExtendedTrustManager anyone = new X509ExtendedTrustManager() {
            @Override
            public void checkClientTrusted(X509Certificate[] chain, String kind) {}

            @Override
            public void checkServerTrusted(X509Certificate[] chain, String kind) {}

            @Override
            public void checkClientTrusted(X509Certificate[] chain, String kind, Socket socket) {}

            @Override
            public void checkServerTrusted(X509Certificate[] chain, String kind, Socket socket) {}

            @Override
            public void checkClientTrusted(X509Certificate[] chain, String kind, SSLEngine engine) {}

            @Override
            public void checkServerTrusted(X509Certificate[] chain, String kind, SSLEngine engine) {}

            @Override
            public X509Certificate[] getAcceptedIssuers() {
                return new X509Certificate[0];
            }
        };
        try {
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(null, new TrustManager[] {anyone}, new SecureRandom());
            return context;
        } catch (GeneralSecurityException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public void close() {
        process.destroy();
        PackagedApplication.waitUntil(() -> !process.isAlive(), () -> "HAProxy doesn't end");
    }
}
