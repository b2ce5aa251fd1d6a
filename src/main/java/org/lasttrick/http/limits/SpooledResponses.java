package org.lasttrick.http.limits;

import io.quarkus.runtime.StartupEvent;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.apache.commons.io.function.IOConsumer;
import org.apache.commons.io.output.DeferredFileOutputStream;
import org.apache.commons.io.output.ProxyOutputStream;

/**
 * Writes large answers to temporary files before they are sent, so that a client that reads slowly holds neither heap nor a turn
 * of expensive work.
 */
@ApplicationScoped
public class SpooledResponses {
    private static final int MOST_IN_MEMORY = 64 * 1024;

    /**
     * The responses that one client has not read yet may take this part of what is free on the disk: the rest is for others, and
     * the database.
     */
    private static final int SHARE_OF_DISK = 16;

    private static final Path DIRECTORY = Path.of(System.getProperty("java.io.tmpdir"));
    private static final long PROCESS = ProcessHandle.current().pid();
    private static final String PREFIX = "lasttrick-answer-";
    private static final Pattern NAME = Pattern.compile(PREFIX + "(\\d{1,18})-.*");

    private static final long NANOS_TO_WAIT = TimeUnit.SECONDS.toNanos(60);

    private final RoutingContext http;
    private final ConcurrentMap<Client, Long> unread = new ConcurrentHashMap<>();

    SpooledResponses(RoutingContext http) {
        this.http = http;
    }

    void start(@Observes StartupEvent start) {
        deleteLeftovers(DIRECTORY);
    }

    /** Deletes what processes have left that were killed. Others may use the same directory, and keep theirs. */
    static void deleteLeftovers(Path directory) {
        File[] leftovers = directory.toFile().listFiles((_, name) -> isLeftover(name));
        Stream.ofNullable(leftovers).flatMap(Stream::of).forEach(FileUtils::deleteQuietly);
    }

    /** Checks whether a killed process left a file behind. In a container that process may have had this one's number. */
    private static boolean isLeftover(String name) {
        Matcher matcher = NAME.matcher(name);
        if (!matcher.matches()) {
            return false;
        }
        long process = Long.parseLong(matcher.group(1));
        return process == PROCESS || ProcessHandle.of(process).isEmpty();
    }

    /**
     * Writes the answer to the current request.
     *
     * @return the entity of the response; its file is deleted when it was sent, or the connection is closed
     * @throws LimitReached if it takes too much of the disk
     */
    public Object write(IOConsumer<OutputStream> writer) throws IOException {
        DeferredFileOutputStream file = DeferredFileOutputStream.builder()
                .setThreshold(MOST_IN_MEMORY)
                .setPrefix(PREFIX + PROCESS + "-")
                .setSuffix(".tmp")
                .get();
        OpenRequest request = Objects.requireNonNull(OpenRequest.of(http));
        request.atEnd(() -> FileUtils.deleteQuietly(file.getFile()));
        Client client = Client.of(http);
        AtomicLong taken = new AtomicLong();
        request.atEnd(() -> unread.computeIfPresent(client, (_, all) -> all <= taken.get() ? null : all - taken.get()));
        long most = freeBytes() / SHARE_OF_DISK;
        try (OutputStream out = new ProxyOutputStream(file) {
            @Override
            protected void beforeWrite(int bytes) {
                long all = unread.merge(client, (long) bytes, Long::sum);
                if (taken.addAndGet(bytes) > MOST_IN_MEMORY && all > most) {
                    throw noRoom();
                }
            }
        }) {
            writer.accept(out);
        } catch (IOException | RuntimeException e) {
            // Jackson, for one, wraps what its stream throws.
            for (Throwable cause = e; cause != null; cause = cause.getCause()) {
                if (cause instanceof LimitReached refusal) {
                    throw refusal;
                }
            }
            throw e;
        }
        return file.isInMemory() ? file.getData() : file.getFile();
    }

    long freeBytes() throws IOException {
        return Files.getFileStore(DIRECTORY).getUsableSpace();
    }

    private static LimitReached noRoom() {
        return LimitReached.noRoom(
                "This answer, and what you asked for before and haven't read yet, is larger than what one client may take of"
                        + " the free space on the service's disk. Read the others to their end, or ask for one game at a"
                        + " time.",
                NANOS_TO_WAIT);
    }
}
