package org.lasttrick;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.lasttrick.PackagedApplication.waitUntil;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One run of {@code quarkus:dev}, as a developer uses it, on a copy of the sources. */
@Tag("full")
class DevelopmentModeIT {
    private static final Pattern ADDRESS = Pattern.compile("http://localhost:(\\d+)");
    private static final Pattern TESTED = Pattern.compile("All [1-9]\\d* tests are passing");

    /** Quarkus looks for changes at most every two seconds; nobody changes a file and reloads the page within them. */
    private static final Duration READING = Duration.ofMillis(2_100);

    /** Maven compiles everything first. */
    private static final Duration PATIENCE = Duration.ofMinutes(10);

    private static final String SENTENCE = "src/main/resources/messages/page_en.properties";
    private static final String TEMPLATE = "src/main/resources/templates/StartPage/Start.html";
    private static final String STYLE = "src/main/resources/style/base.css";
    private static final String SCRIPT = "src/main/resources/script/start.js";
    private static final String WEB_CLASS = "src/main/java/org/lasttrick/web/rules/RulesPage.java";
    private static final String RULES_CLASS = "src/main/java/org/lasttrick/rules/variants/Variants.java";

    /**
     * @param path of a page, or the name of an asset that the start page links to
     * @param seen what is there only after the change
     */
    private record Change(String file, String before, String after, String path, String seen) {}

    private static final List<Change> CHANGES = List.of(
            new Change(SENTENCE, "whoPlays=Who plays?", "whoPlays=Who is here?", "/", "Who is here?"),
            new Change(SENTENCE, "whoPlays=Who is here?", "whoPlays=Who sits down?", "/", "Who sits down?"),
            new Change(TEMPLATE, "<header class=\"head\"", "<header data-first class=\"head\"", "/", "data-first"),
            new Change(TEMPLATE, "<header data-first", "<header data-second", "/", "data-second"),
            new Change(STYLE, "", ".first{color:red}\n", "style.css", ".first"),
            new Change(STYLE, ".first", ".second", "style.css", ".second"),
            new Change(SCRIPT, "", "console.log(\"first\");\n", "start.js", "\"first\""),
            new Change(SCRIPT, "(\"first\")", "(\"second\")", "start.js", "\"second\""),
            new Change(WEB_CLASS, "@Path(\"/rules\")", "@Path(\"/rulebook\")", "/rulebook", "Agurk"),
            new Change(RULES_CLASS, "\"Agurk\", 2, 7", "\"Pepino\", 2, 7", "/rulebook", "Pepino"));

    @TempDir
    Path directory;

    private final HttpClient client = HttpClient.newHttpClient();
    private URI address;

    @Test
    void eachChangeIsOnThePageWhileTheServiceAndItsGamesStay() throws Exception {
        for (String name : List.of("pom.xml", "mvnw", ".mvn", "src", "deploy", "LICENSE", "NOTICE")) {
            Path copy = directory.resolve(name);
            if (Files.isDirectory(Path.of(name))) {
                FileUtils.copyDirectory(Path.of(name).toFile(), copy.toFile());
            } else {
                Files.copy(Path.of(name), copy);
            }
        }
        assertTrue(directory.resolve("mvnw").toFile().setExecutable(true));
        Path log = directory.resolve("log");
        Process maven = new ProcessBuilder(
                        "./mvnw",
                        "-B",
                        "quarkus:dev",
                        "-Ddebug=false",
                        "-Dspotless.check.skip",
                        "-Djacoco.skip",
                        "-Dquarkus.analytics.disabled=true",
                        "-Dquarkus.http.port=0",
                        "-Dlasttrick.data-dir=" + directory.resolve("data"))
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        try {
            waitUntil(
                    PATIENCE,
                    () -> !maven.isAlive() || ADDRESS.matcher(read(log)).find(),
                    () -> read(log));
            Matcher printed = ADDRESS.matcher(read(log));
            assertTrue(printed.find(), () -> read(log));
            address = URI.create("http://localhost:" + printed.group(1));
            String game = newGame();
            List<Long> processes = processes(maven);
            for (Change change : CHANGES) {
                makeAndSee(change, log);
            }
            assertEquals(200, get(game).statusCode(), "the game is still there");
            assertEquals(processes, processes(maven), "the service and its database are the same processes");
            maven.getOutputStream().write("r".getBytes(UTF_8));
            maven.getOutputStream().flush();
            waitUntil(PATIENCE, () -> TESTED.matcher(read(log)).find(), () -> read(log));
        } finally {
            List<ProcessHandle> started = maven.descendants().toList();
            maven.destroy();
            maven.onExit().orTimeout(1, TimeUnit.MINUTES).join();
            for (ProcessHandle process : started) {
                process.onExit().orTimeout(1, TimeUnit.MINUTES).join();
            }
        }
    }

    /** Maven, the service and the database's main process, which PostgreSQL's processes for each connection descend from. */
    private static List<Long> processes(Process maven) {
        return maven.descendants()
                .filter(process -> process.parent().stream().noneMatch(DevelopmentModeIT::isPostgres))
                .map(ProcessHandle::pid)
                .sorted()
                .toList();
    }

    private static boolean isPostgres(ProcessHandle process) {
        return process.info().command().orElse("").endsWith("postgres");
    }

    private void makeAndSee(Change change, Path log) throws IOException, InterruptedException {
        Path file = directory.resolve(change.file());
        String before = Files.readString(file);
        assertTrue(before.contains(change.before()), change::toString);
        TimeUnit.MILLISECONDS.sleep(READING.toMillis());
        Files.writeString(
                file,
                change.before().isEmpty() ? change.after() + before : before.replace(change.before(), change.after()));
        long started = System.nanoTime();
        waitUntil(PATIENCE, () -> shows(change), () -> change + "\n" + read(log));
        System.out.printf("%6.2f s  %s%n", (System.nanoTime() - started) / 1e9, change.file());
    }

    private boolean shows(Change change) {
        try {
            if (change.path().startsWith("/")) {
                return get(change.path()).body().contains(change.seen());
            }
            Matcher asset = Pattern.compile("/assets/[^\"]*/" + Pattern.quote(change.path()))
                    .matcher(get("/").body());
            return asset.find() && get(asset.group()).body().contains(change.seen());
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return client.send(HttpRequest.newBuilder(address.resolve(path)).build(), BodyHandlers.ofString());
    }

    /** @return its address */
    private String newGame() throws IOException, InterruptedException {
        HttpRequest form = HttpRequest.newBuilder(address.resolve("/games"))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString("variant=agurk&players=Anna%0ABo"))
                .build();
        return client.send(form, BodyHandlers.discarding())
                .headers()
                .firstValue("Location")
                .orElseThrow();
    }

    private static String read(Path log) {
        try {
            return Files.readString(log);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
