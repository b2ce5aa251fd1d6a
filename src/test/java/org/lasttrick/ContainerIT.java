package org.lasttrick;

import static java.util.stream.Collectors.toMap;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/**
 * The files that the Containerfile copies are all that the service needs, with the rights of its user. Where the test isn't root,
 * the user is the test's own. The base image isn't there: Java is the test's.
 */
@Tag("full")
@EnabledOnOs(OS.LINUX)
class ContainerIT {
    private static final String USER = "10001";

    private String containerfile;
    private Path directory;
    private Path root;

    @BeforeEach
    void copyFiles() throws IOException {
        containerfile = Files.readString(Path.of("deploy", "Containerfile"));
        // Others may look into it, unlike JUnit's.
        directory = Files.createTempDirectory(
                "lasttrick-container",
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwxr-xr-x")));
        root = directory.resolve("root");
        String last = containerfile.substring(containerfile.lastIndexOf("\nFROM "));
        for (MatchResult copy : matches("(?m)^COPY(?: --\\S+)* (\\S+) (\\S+)$", last)) {
            copy(Path.of(copy.group(1).replaceFirst("^/src/", "")), inContainer(copy.group(2)));
        }
        for (MatchResult removed : matches("rm -f target/quarkus-app/lib/main/\\*(\\S+)\\*", containerfile)) {
            try (var libraries = Files.list(root.resolve("app/lib/main"))) {
                libraries
                        .filter(library -> library.toString().contains(removed.group(1)))
                        .forEach(library -> assertTrue(library.toFile().delete()));
            }
        }
    }

    @AfterEach
    void delete() throws IOException {
        FileUtils.deleteDirectory(directory.toFile());
    }

    @Test
    void migrateAndTheServiceRunOnTheFilesOfTheContainerAsAUserWhoCannotChangeThem() throws Exception {
        assertTrue(containerfile.contains("image.version=\"" + version() + "\""), "the label has another version");
        assertTrue(Files.readString(root.resolve("app/sbom.cdx.json")).contains("CycloneDX"));
        try (var libraries = Files.list(root.resolve("app/lib/main"))) {
            assertTrue(libraries.noneMatch(library -> library.toString().contains("postgres-binaries")));
        }
        try (var database = ExternalDatabase.start(directory.resolve("database"))) {
            Map<String, String> settings = database.settingsByName();
            assertEquals(0, run(settings, entrypoint("migrate")), "migrate");
            Map<String, String> service = new HashMap<>(settings);
            service.keySet().removeIf(name -> name.startsWith("quarkus.flyway."));
            try (var application =
                    PackagedApplication.startBy(entrypoint(""), directory.resolve("none"), environment(service))) {
                PackagedGame game = PackagedGame.withATieACorrectionAnUndoAndARedo(application.baseUri());
                for (String format : List.of("pdf", "xlsx")) {
                    game.request("GET", "/api/games/" + game.id() + "/export/" + format, 200);
                }
                Map<String, String> port = Map.of(
                        "quarkus.http.port",
                        Integer.toString(application.baseUri().getPort()));
                Path ready = script("'" + root.resolve("usr/local/bin/ready") + "'");
                assertEquals(0, run(port, ready), "ready");
                application.terminate();
                assertNotEquals(0, run(port, ready), "not ready");
                assertFalse(application.output().contains("ERROR"), application::output);
            }
        }
    }

    private static String version() throws IOException {
        try (var jars = Files.list(Path.of("target", "quarkus-app", "app"))) {
            return jars.findFirst().orElseThrow().getFileName().toString().replaceAll("lasttrick-|\\.jar", "");
        }
    }

    private static List<MatchResult> matches(String pattern, String text) {
        return Pattern.compile(pattern).matcher(text).results().toList();
    }

    private Path inContainer(String path) {
        return path.startsWith("/")
                ? root.resolve(path.substring(1))
                : root.resolve("app").resolve(path);
    }

    private static void copy(Path from, Path to) throws IOException {
        if (Files.isDirectory(from)) {
            FileUtils.copyDirectory(from.toFile(), to.toFile());
        } else {
            FileUtils.copyFile(
                    from.toFile(),
                    Files.isDirectory(to) ? to.resolve(from.getFileName()).toFile() : to.toFile());
        }
    }

    /** What the container runs. */
    private Path entrypoint(String command) throws IOException {
        String entrypoint =
                matches("(?m)^ENTRYPOINT \\[(.*)]$", containerfile).getFirst().group(1);
        String arguments = entrypoint.replaceAll("\"(\\S+)\",?", "'$1'").replaceFirst("'java'", "");
        return script("'" + Path.of(System.getProperty("java.home"), "bin", "java") + "' " + arguments + " " + command);
    }

    private Path script(String command) throws IOException {
        boolean isRoot = "root".equals(System.getProperty("user.name"));
        String user = isRoot ? "setpriv --reuid=%1$s --regid=%1$s --clear-groups ".formatted(USER) : "";
        Path script = Files.createTempFile(directory, "start", ".sh");
        Files.writeString(script, "#!/bin/sh\ncd '%s'\nexec %s%s\n".formatted(root.resolve("app"), user, command));
        assertTrue(script.toFile().setExecutable(true));
        return script;
    }

    private static Map<String, String> environment(Map<String, String> settings) {
        return settings.entrySet().stream()
                .collect(toMap(
                        setting -> setting.getKey().toUpperCase(Locale.ROOT).replace('.', '_'), Map.Entry::getValue));
    }

    private static int run(Map<String, String> settings, Path script) throws IOException, InterruptedException {
        ProcessBuilder process = new ProcessBuilder(script.toString()).inheritIO();
        process.environment().putAll(environment(settings));
        return process.start().waitFor();
    }
}
