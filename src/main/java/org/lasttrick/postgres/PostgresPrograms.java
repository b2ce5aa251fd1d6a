package org.lasttrick.postgres;

import io.zonky.test.db.postgres.embedded.DefaultPostgresBinaryResolver;
import io.zonky.test.db.postgres.util.LinuxUtils;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.io.FileUtils;
import org.apache.commons.io.function.Uncheck;
import org.tukaani.xz.XZInputStream;

/**
 * Runs PostgreSQL's own programs for this computer, which are unpacked from the jar.
 *
 * @param folder the directory into which they, and those of other versions, are unpacked
 * @param bin where they are
 */
record PostgresPrograms(Path folder, Path bin) {

    /** The programs in the jar have this major version. */
    static final String VERSION = "18";

    static final boolean IS_WINDOWS = System.getProperty("os.name").startsWith("Windows");

    private static final int OWNER_MAY_EXECUTE = 0b001_000_000;

    /**
     * Unpacks the programs, unless that was done before. The directory is named after its contents, and gets that name when they
     * are complete.
     */
    static PostgresPrograms unpackedIn(Path folder) throws IOException {
        byte[] archive = archive();
        // It only tells versions apart: a SHA-256 would take a tenth of a second at each start.
        CRC32 checksum = new CRC32();
        checksum.update(archive);
        Path home = folder.resolve("postgresql-%08x".formatted(checksum.getValue()));
        if (!Files.isDirectory(home)) {
            OwnerOnly.createDirectory(folder);
            Path unfinished = Files.createTempDirectory(folder, "unpacking-");
            try {
                unpack(archive, unfinished);
            } catch (IOException e) {
                FileUtils.deleteDirectory(unfinished.toFile());
                throw e;
            }
            try {
                Files.move(unfinished, home, StandardCopyOption.ATOMIC_MOVE);
            } catch (IOException e) {
                // Another process that shares the folder was faster.
                FileUtils.deleteDirectory(unfinished.toFile());
                if (!Files.isDirectory(home)) {
                    throw e;
                }
            }
        }
        return new PostgresPrograms(folder, home.resolve("bin"));
    }

    /**
     * Finds the programs of an older PostgreSQL, which an older Last Trick has unpacked: a file of each begins with its major
     * version.
     */
    static PostgresPrograms keptIn(Path folder, String version) throws IOException {
        try (Stream<Path> files = Files.find(folder, 4, (file, _) -> file.endsWith("postgres.bki"))) {
            return files.filter(bki -> Uncheck.get(() -> Files.readString(bki)).startsWith("# PostgreSQL " + version))
                    .map(bki -> folder.resolve(folder.relativize(bki).getName(0)))
                    .filter(home -> home.getFileName().toString().startsWith("postgresql-"))
                    .map(home -> new PostgresPrograms(folder, home.resolve("bin")))
                    .findFirst()
                    .orElseThrow(() -> new CommandException("The programs of PostgreSQL " + version + " aren't in "
                            + folder + ". Back up with the older Last Trick, and restore here."));
        }
    }

    private static byte[] archive() throws IOException {
        String os = System.getProperty("os.name");
        String system = IS_WINDOWS ? "Windows" : os.startsWith("Mac") ? "Darwin" : "Linux";
        String architecture = System.getProperty("os.arch");
        try (InputStream packed = DefaultPostgresBinaryResolver.INSTANCE.getPgBinary(
                system, "amd64".equals(architecture) ? "x86_64" : architecture)) {
            return packed.readAllBytes();
        } catch (IllegalStateException e) {
            throw new CommandException("Last Trick has no embedded PostgreSQL for " + os + " on " + architecture
                    + ". Install PostgreSQL and name it: QUARKUS_DATASOURCE_JDBC_URL,"
                    + " QUARKUS_DATASOURCE_USERNAME, QUARKUS_DATASOURCE_PASSWORD.");
        }
    }

    static void unpack(byte[] archive, Path target) throws IOException {
        try (TarArchiveInputStream tar =
                new TarArchiveInputStream(new XZInputStream(new ByteArrayInputStream(archive)))) {
            for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
                Path file = target.resolve(entry.getName()).normalize();
                if (!file.startsWith(target)) {
                    throw new IOException("an entry outside the archive: " + entry.getName());
                }
                if (entry.isDirectory()) {
                    Files.createDirectories(file);
                } else {
                    Files.createDirectories(file.resolveSibling("."));
                    unpack(tar, entry, file);
                }
            }
        }
    }

    private static void unpack(TarArchiveInputStream tar, TarArchiveEntry entry, Path file) throws IOException {
        if (entry.isSymbolicLink()) {
            Files.createSymbolicLink(file, Path.of(entry.getLinkName()));
            return;
        }
        Files.copy(tar, file);
        if ((entry.getMode() & OWNER_MAY_EXECUTE) != 0 && !file.toFile().setExecutable(true, true)) {
            throw new IOException(file + " can't be made executable");
        }
    }

    Path program(String name) {
        return bin.resolve(IS_WINDOWS ? name + ".exe" : name);
    }

    /**
     * Runs a program to its end.
     *
     * @param output the file for what it prints; no pipe, since a server that it starts would keep it open
     * @return its exit status
     */
    int run(Path output, String name, String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        if (LinuxUtils.isUnshareAvailable()) {
            // PostgreSQL refuses to run as root. In a user namespace of its own it isn't root any more.
            command.addAll(List.of("unshare", "-U"));
        }
        command.add(program(name).toString());
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(Redirect.to(output.toFile()))
                .start();
        process.getOutputStream().close();
        try {
            return process.waitFor();
        } catch (InterruptedException e) {
            process.destroy();
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while " + name + " was running", e);
        }
    }
}
