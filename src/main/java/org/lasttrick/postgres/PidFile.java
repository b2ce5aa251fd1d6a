package org.lasttrick.postgres;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Reads {@code postmaster.pid}, which PostgreSQL writes into its data directory: the process's number is in the first line, the
 * data directory in the second.
 *
 * @see <a href="https://www.postgresql.org/docs/18/storage-file-layout.html">where PostgreSQL keeps its files</a>
 */
record PidFile(Path database, Path programs) {

    /** No process has a number this high (Linux stops at 2²², others lower). */
    private static final String NO_PROCESS = Integer.toString(Integer.MAX_VALUE);

    private static final int PROCESS_LINE = 0;
    private static final int PORT_LINE = 3;

    /** Returns the running server of this data directory, if there is one. */
    Optional<ProcessHandle> server() throws IOException {
        return process().filter(process -> isOurServer(process.info()));
    }

    /** Returns the port of that server, from the fourth line; empty if none runs. */
    Optional<Integer> port() throws IOException {
        return server().isPresent() ? number(PORT_LINE).map(Long::intValue) : Optional.empty();
    }

    /**
     * Clears the process number that a dead server left behind. PostgreSQL itself starts if no process has that number; it
     * doesn't if another process has it now, even a browser.
     *
     * <p>Only the number is replaced: from the other lines PostgreSQL recognizes workers that outlived their server.
     */
    void clear() throws IOException {
        if (!Files.exists(file())) {
            return;
        }
        if (number(PROCESS_LINE).isEmpty()) {
            // Killed while writing it: PostgreSQL would refuse to read this.
            Files.delete(file());
        } else if (process().isPresent()) {
            List<String> changed = new ArrayList<>(Files.readAllLines(file()));
            changed.set(PROCESS_LINE, NO_PROCESS);
            Files.write(file(), changed);
        }
    }

    private Path file() {
        return database.resolve("postmaster.pid");
    }

    private Optional<ProcessHandle> process() throws IOException {
        return number(PROCESS_LINE).flatMap(ProcessHandle::of).filter(ProcessHandle::isAlive);
    }

    /** Returns the number in a line, counted from 0; empty if there is none. */
    private Optional<Long> number(int line) throws IOException {
        if (!Files.exists(file())) {
            return Optional.empty();
        }
        return Files.readAllLines(file()).stream()
                .skip(line)
                .findFirst()
                .map(String::strip)
                .filter(text -> text.matches("[1-9][0-9]{0,9}"))
                .map(Long::valueOf);
    }

    private boolean isOurServer(ProcessHandle.Info process) {
        Optional<Path> program = process.command().map(Path::of).filter(PidFile::isPostgres);
        if (program.isEmpty()) {
            return false;
        }
        // Windows doesn't show a process's arguments. There, it has to be the program that we unpacked.
        return process.arguments()
                .map(arguments -> Arrays.asList(arguments).contains(database.toString()))
                .orElseGet(() -> program.get().startsWith(programs));
    }

    private static boolean isPostgres(Path program) {
        return program.endsWith("postgres") || program.endsWith("postgres.exe");
    }
}
