package org.lasttrick.http.limits;

import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
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

    /** Of what is free on the disk, which is for others, too, such as the database. */
    private static final int SHARE_OF_DISK = 16;

    private static final long NANOS_TO_WAIT = TimeUnit.SECONDS.toNanos(60);

    private final RoutingContext http;

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
        Objects.requireNonNull(OpenRequest.of(http)).atEnd(() -> FileUtils.deleteQuietly(file.getFile()));
        try (OutputStream out = new ThresholdingOutputStream(mostBytes(), AnswerFiles::refuse, any -> file)) {
            writer.accept(out);
        }
        return file.isInMemory() ? file.getData() : file.getFile();
    }

    private static int mostBytes() throws IOException {
        long free = Files.getFileStore(Path.of(System.getProperty("java.io.tmpdir")))
                .getUsableSpace();
        return (int) Math.min(Integer.MAX_VALUE, Math.max(MOST_IN_MEMORY, free / SHARE_OF_DISK));
    }

    private static void refuse(ThresholdingOutputStream out) {
        throw LimitReached.tooMany("The service's disk has no room for this at the moment.", NANOS_TO_WAIT);
    }
}
