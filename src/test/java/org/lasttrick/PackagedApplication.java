package org.lasttrick;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The packaged application as a process of its own, for what can't be seen from inside: starts, ends, being killed.
 * Close it, and nothing of it is left, not even a database that outlived a kill.
 */
public final class PackagedApplication implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofMinutes(2);
    private static final String LITTLE_MEMORY = "64m";
    private static final Path BUILD = Path.of("target", "quarkus-app");
    private static final Pattern ADDRESS = Pattern.compile("http://[^\\s:]+:(\\d+)");

    private final Path dataDirectory;
    private final Path output;
    private final Process process;

    private PackagedApplication(Path dataDirectory, Path output, Process process) {
        this.dataDirectory = dataDirectory;
        this.output = output;
        this.process = process;
    }

    /**
     * Starts it on a free port and a {@linkplain PreparedData prepared} directory, and comes back when it is ready.
     *
     * @param properties more configuration, each as {@code name=value}
     */
    public static PackagedApplication start(Path dataDirectory, String... properties) {
        try {
            PreparedData.copyTo(dataDirectory);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return whenReady(launch(dataDirectory, properties));
    }

    /**
     * The same, on the directory as it is.
     *
     * @param build the folder of another version, or none for this one
     */
    public static PackagedApplication start(Optional<Path> build, Path dataDirectory, String... properties) {
        return whenReady(launch(build, dataDirectory, properties));
    }

    /** Starts what has a Java of its own by its launcher, and comes back when it is ready. */
    static PackagedApplication startBy(Path launcher, Path dataDirectory, Map<String, String> environment) {
        ProcessBuilder process = new ProcessBuilder(launcher.toString());
        process.environment().putAll(environment);
        process.environment().put("LASTTRICK_DATA_DIR", dataDirectory.toString());
        process.environment().put("QUARKUS_HTTP_PORT", "0");
        return whenReady(run(dataDirectory, process));
    }

    private static PackagedApplication whenReady(PackagedApplication application) {
        try {
            waitUntil(() -> application.port() != 0 || !application.process.isAlive(), application::output);
            if (!application.process.isAlive()) {
                throw new AssertionError("the application didn't start:\n" + application.output());
            }
            return application;
        } catch (Throwable e) {
            application.close();
            throw e;
        }
    }

    /** Starts it, and comes back at once: for starts that are meant to fail, or to be interrupted. */
    public static PackagedApplication launch(Path dataDirectory, String... properties) {
        return launch(Optional.empty(), dataDirectory, properties);
    }

    /** @param build the folder of another version, or none for this one */
    public static PackagedApplication launch(Optional<Path> build, Path dataDirectory, String... properties) {
        return run(build.orElse(BUILD), dataDirectory, List.of(properties), List.of());
    }

    /** Starts one of the commands beside the service, with little memory, and comes back at once. */
    public static PackagedApplication command(Path dataDirectory, List<String> properties, String... arguments) {
        return run(BUILD, dataDirectory, properties, List.of(arguments));
    }

    private static PackagedApplication run(
            Path build, Path dataDirectory, List<String> properties, List<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        // Each lives for seconds only: compiling thoroughly, and collecting in parallel, would be in vain.
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
        command.add("-Dlasttrick.data-dir=" + dataDirectory);
        command.add("-Dlasttrick.programs-dir=" + EmbeddedDatabase.PROGRAMS);
        command.add("-Dquarkus.http.port=0");
        // A test is one client that is in a hurry.
        command.add("-Dlasttrick.limits.enabled=false");
        // On a busy computer a thread may stand still, which Vert.x would report with its stack.
        command.add("-Dquarkus.vertx.max-event-loop-execute-time=5M");
        command.add("-Dquarkus.vertx.max-worker-execute-time=5M");
        for (String property : properties) {
            command.add("-D" + property);
        }
        if (!arguments.isEmpty()) {
            command.add("-Xmx" + LITTLE_MEMORY);
        }
        command.add("-jar");
        command.add(build.resolve("quarkus-run.jar").toString());
        command.addAll(arguments);
        return run(dataDirectory, new ProcessBuilder(command));
    }

    private static PackagedApplication run(Path dataDirectory, ProcessBuilder process) {
        try {
            Path output = Files.createTempFile("lasttrick", ".log");
            process.redirectErrorStream(true).redirectOutput(output.toFile());
            return new PackagedApplication(dataDirectory, output, process.start());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public ProcessHandle process() {
        return process.toHandle();
    }

    /** Where it answers, as seen from this computer. */
    public URI baseUri() {
        return URI.create("http://localhost:" + port());
    }

    /** What it answers to a plain request. */
    public HttpResponse<String> get(String path) {
        return send(HttpRequest.newBuilder(baseUri().resolve(path)));
    }

    public HttpResponse<String> send(HttpRequest.Builder request) {
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(request.build(), BodyHandlers.ofString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted", e);
        }
    }

    /** All it has printed so far. */
    public String output() {
        try {
            return Files.readString(output);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Asks it to end, as Ctrl-C or a service manager does, and waits. @return its exit status */
    public int terminate() {
        process.destroy();
        return waitForEnd();
    }

    /** Ends it as a power cut would, with no chance to tidy up; its database runs on without it. */
    public void kill() {
        process.destroyForcibly();
        waitForEnd();
    }

    /** Waits until it has ended by itself. @return its exit status */
    public int waitForEnd() {
        try {
            if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
                throw new AssertionError("the application doesn't end:\n" + output());
            }
            return process.exitValue();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted", e);
        }
    }

    /** The file by which a running database of the data directory is known. */
    public Path pidFile() {
        return dataDirectory.resolve("database").resolve("postmaster.pid");
    }

    @Override
    public void close() {
        if (process.isAlive()) {
            process.destroy();
            waitForEnd();
        }
        // Only a database that this very directory names is ended, and only if it is one.
        databaseProcess().ifPresent(ProcessHandle::destroyForcibly);
    }

    /** The live database of the data directory, by its own pid file. */
    public Optional<ProcessHandle> databaseProcess() {
        if (!Files.exists(pidFile())) {
            return Optional.empty();
        }
        try {
            long pid = Long.parseLong(Files.readAllLines(pidFile()).getFirst().strip());
            return ProcessHandle.of(pid)
                    .filter(ProcessHandle::isAlive)
                    .filter(database -> database.info().command().orElse("").contains("postgres"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private int port() {
        Matcher address = ADDRESS.matcher(output());
        return address.find() ? Integer.parseInt(address.group(1)) : 0;
    }

    /** Looks again and again until it holds; fails after a generous time, saying what there is to say. */
    public static void waitUntil(Supplier<Boolean> condition, Supplier<String> otherwise) {
        waitUntil(PATIENCE, condition, otherwise);
    }

    public static void waitUntil(Duration patience, Supplier<Boolean> condition, Supplier<String> otherwise) {
        Instant deadline = Instant.now().plus(patience);
        while (!condition.get()) {
            if (Instant.now().isAfter(deadline)) {
                throw new AssertionError("waited in vain:\n" + otherwise.get());
            }
            try {
                TimeUnit.MILLISECONDS.sleep(50);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new AssertionError("interrupted", e);
            }
        }
    }
}
