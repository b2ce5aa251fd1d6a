package org.lasttrick.bench;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A packaged Quarkus application as a process of its own, as it is shipped: the service, or the bare endpoint. */
final class Program implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofMinutes(2);
    private static final long LOOK_MILLIS = 5;
    private static final Pattern ADDRESS = Pattern.compile("http://[^\\s:]+:(\\d+)\\D");

    private final Process process;
    private final Path output;
    private final Duration startTime;
    private final URI address;

    private Program(Process process, Path output, Duration startTime, URI address) {
        this.process = process;
        this.output = output;
        this.startTime = startTime;
        this.address = address;
    }

    /**
     * Starts it on a free port, and comes back when it says that it is ready.
     *
     * @param folder its packaged form
     * @param output where to write what it prints
     * @param javaOptions of its virtual machine, and settings
     */
    static Program start(Path folder, Path output, List<String> javaOptions) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-XX:+ExitOnOutOfMemoryError");
        command.add("-Dquarkus.http.port=0");
        command.addAll(javaOptions);
        command.add("-jar");
        command.add(folder.resolve("quarkus-run.jar").toString());
        long start = System.nanoTime();
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        try {
            URI address = address(process, output);
            return new Program(process, output, Duration.ofNanos(System.nanoTime() - start), address);
        } catch (IOException | InterruptedException | RuntimeException e) {
            process.destroyForcibly();
            throw e;
        }
    }

    private static URI address(Process process, Path output) throws IOException, InterruptedException {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            Matcher address = ADDRESS.matcher(Files.readString(output));
            if (address.find()) {
                return URI.create("http://localhost:" + address.group(1));
            }
            if (!process.isAlive() || System.nanoTime() > deadline) {
                throw new IOException("It didn't start:\n" + Files.readString(output));
            }
            TimeUnit.MILLISECONDS.sleep(LOOK_MILLIS);
        }
    }

    URI address() {
        return address;
    }

    /** From the command to the moment when it said that it was ready. */
    Duration startTime() {
        return startTime;
    }

    /** The processors' time that it has taken so far, without its database's. */
    Duration processorTime() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    /** What it holds in memory, in megabytes, without its database. Not on Windows. */
    double megabytes() throws IOException {
        Process ps = new ProcessBuilder("ps", "-o", "rss=", "-p", Long.toString(process.pid())).start();
        return Double.parseDouble(new String(ps.getInputStream().readAllBytes(), StandardCharsets.US_ASCII).strip())
                / 1024;
    }

    /** All it has printed so far. */
    String output() throws IOException {
        return Files.readString(output);
    }

    @Override
    public void close() {
        process.destroy();
        try {
            if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }

    /** Ends it without waiting for what it is still doing. */
    void kill() {
        process.destroyForcibly();
        close();
    }
}
