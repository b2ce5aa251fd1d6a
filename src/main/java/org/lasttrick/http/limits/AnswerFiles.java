package org.lasttrick.http.limits;

import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.TimeUnit;
import org.apache.commons.io.FileUtils;
import org.apache.commons.io.function.IOConsumer;
import org.apache.commons.io.output.DeferredFileOutputStream;
import org.apache.commons.io.output.ThresholdingOutputStream;

/**
 * Writes large answers to temporary files before they are sent, so that a client that reads slowly holds neither heap nor a turn
 * of expensive work.
 */
@ApplicationScoped
public class AnswerFiles {
    private static final int MOST_IN_MEMORY = 64 * 1024;

    /** What one client has not read yet may take so much of what is free on the disk: the rest is for others, and the database. */
    private static final int SHARE_OF_DISK = 16;

    private static final long NANOS_TO_WAIT = TimeUnit.SECONDS.toNanos(60);

    private final RoutingContext http;
    private final ConcurrentMap<Client, Long> unread = new ConcurrentHashMap<>();

    AnswerFiles(RoutingContext http) {
        this.http = http;
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
                .setPrefix("lasttrick-answer-")
                .setSuffix(".tmp")
                .get();
        OpenRequest request = Objects.requireNonNull(OpenRequest.of(http));
        request.atEnd(() -> FileUtils.deleteQuietly(file.getFile()));
        Client client = Client.of(http);
        try (OutputStream out = new ThresholdingOutputStream(mostBytes(client), AnswerFiles::refuse, any -> file)) {
            writer.accept(out);
        }
        if (file.isInMemory()) {
            return file.getData();
        }
        long bytes = file.getFile().length();
        unread.merge(client, bytes, Long::sum);
        request.atEnd(() -> unread.compute(client, (_, all) -> all == null || all <= bytes ? null : all - bytes));
        return file.getFile();
    }

    private int mostBytes(Client client) throws IOException {
        long free = Files.getFileStore(Path.of(System.getProperty("java.io.tmpdir")))
                .getUsableSpace();
        long own = free / SHARE_OF_DISK - unread.getOrDefault(client, 0L);
        return Math.clamp(own, MOST_IN_MEMORY, Integer.MAX_VALUE);
    }

    private static void refuse(ThresholdingOutputStream out) {
        throw LimitReached.tooMany("The service's disk has no room for this at the moment.", NANOS_TO_WAIT);
    }
}
