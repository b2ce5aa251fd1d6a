package org.lasttrick.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;

/** Last Trick as it was at a commit of this repository, built from its sources in {@code target/older}, once. */
final class OlderBuild {
    private OlderBuild() {}

    /** The folder of its jar. Skips the test where the commit isn't, as in a shallow clone. */
    static Path of(String commit) throws IOException, InterruptedException {
        Path sources = Path.of("target", "older", commit).toAbsolutePath();
        Path build = sources.resolve("target/quarkus-app");
        if (Files.exists(build.resolve("quarkus-run.jar"))) {
            return build;
        }
        Path log = Files.createDirectories(sources).resolve("build.log");
        if (run(log, "git cat-file -e " + commit + "^{commit}") != 0) {
            String missing = "OLDER VERSION SKIPPED: there is no commit " + commit + " here. git fetch --unshallow";
            System.err.println(missing);
            abort(missing);
        }
        String make = "git archive %s | tar -x -C '%s' && cd '%s' && ./mvnw -B -q package -Dmaven.test.skip"
                .formatted(commit, sources, sources);
        assertEquals(0, run(log, make), () -> commit + " can't be built: see " + log);
        return build;
    }

    private static int run(Path log, String script) throws IOException, InterruptedException {
        ProcessBuilder shell = new ProcessBuilder("bash", "-c", "set -o pipefail; " + script).redirectErrorStream(true);
        shell.environment().put("JAVA_HOME", System.getProperty("java.home"));
        return shell.redirectOutput(Redirect.appendTo(log.toFile())).start().waitFor();
    }
}
