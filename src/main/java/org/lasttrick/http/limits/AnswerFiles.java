package org.lasttrick.http.limits;

import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.apache.commons.io.FileUtils;
import org.apache.commons.io.function.IOConsumer;
import org.apache.commons.io.output.DeferredFileOutputStream;
import org.apache.commons.io.output.ProxyOutputStream;

/**
 * Writes large answers to temporary files before they are sent, so that a client that reads slowly holds neither heap nor a turn
 * of expensive work.
 */
@ApplicationScoped
public class AnswerFiles {
    private static final int MOST_IN_MEMORY = 64 * 1024;
    private static final int BYTES_BETWEEN_CHECKS = 1024 * 1024;

    /** The rest of the disk is for others, such as the database. */
    private static final long FREE_BYTES = 256L * 1024 * 1024;

    private static final long SECONDS_TO_WAIT = 60;

    private final RoutingContext http;

    AnswerFiles(RoutingContext http) {
        this.http = http;
    }

    /**
     * Writes the answer to the current request.
     *
     * @return the entity of the response; its file is deleted when it was sent, or the connection is closed
     * @throws LimitReached if the disk is nearly full
     */
    public Object write(IOConsumer<OutputStream> writer) throws IOException {
        DeferredFileOutputStream file = DeferredFileOutputStream.builder()
                .setThreshold(MOST_IN_MEMORY)
                .setPrefix("lasttrick-answer-")
                .setSuffix(".tmp")
                .get();
        Objects.requireNonNull(OpenRequest.of(http)).atEnd(() -> FileUtils.deleteQuietly(file.getFile()));
        try (OutputStream out = new WhileThereIsRoom(file)) {
            writer.accept(out);
        } catch (NoRoom e) {
            throw LimitReached.tooMany(
                    "The service's disk has no room for this export at the moment.",
                    TimeUnit.SECONDS.toNanos(SECONDS_TO_WAIT));
        }
        return file.isInMemory() ? file.getData() : file.getFile();
    }

    private static final class NoRoom extends IOException {
        private static final long serialVersionUID = 1;
    }

    private static final class WhileThereIsRoom extends ProxyOutputStream {
        private final FileStore disk;
        private long unchecked;

        WhileThereIsRoom(OutputStream out) throws IOException {
            super(out);
            disk = Files.getFileStore(Path.of(System.getProperty("java.io.tmpdir")));
        }

        @Override
        protected void beforeWrite(int bytes) throws IOException {
            unchecked += bytes;
            if (unchecked > BYTES_BETWEEN_CHECKS) {
                unchecked = 0;
                if (disk.getUsableSpace() < FREE_BYTES) {
                    throw new NoRoom();
                }
            }
        }
    }
}
