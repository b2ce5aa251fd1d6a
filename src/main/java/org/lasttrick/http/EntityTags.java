package org.lasttrick.http;

import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response.ResponseBuilder;
import java.io.IOException;
import java.util.Optional;
import org.apache.commons.io.function.IOSupplier;
import org.lasttrick.access.Device;
import org.lasttrick.chain.Head;

/** Makes the tags of answers, by which a client that has an answer already is told only that. */
public final class EntityTags {
    private EntityTags() {}

    /** Returns the tag of an answer of this build. */
    public static EntityTag of(String content) {
        return weak(Build.digest(content));
    }

    /**
     * Returns the tag of an answer about a game. It doesn't tell the id of the device's book, on which the answer depends.
     *
     * @param reader all else on which it depends
     */
    public static EntityTag of(Head head, Optional<Device> device, String reader) {
        String all = head.hash().hex() + device.map(Device::scorebook).orElse("") + reader;
        return weak(head.version() + "-" + Build.digest(all));
    }

    /** Returns a tag that holds also for an answer that is compressed on its way. */
    public static EntityTag weak(String value) {
        return new EntityTag(value, true);
    }

    /**
     * Returns the answer 304 for a client that has the answer with this tag, or 412 for one that asks for another alone; empty
     * where the answer has to be made.
     */
    public static Optional<ResponseBuilder> unchanged(Request request, EntityTag tag) {
        return Optional.ofNullable(request.evaluatePreconditions(tag)).map(answer -> answer.tag(tag));
    }

    /** @param made only if the client doesn't have it */
    public static ResponseBuilder answer(Request request, EntityTag tag, IOSupplier<ResponseBuilder> made)
            throws IOException {
        Optional<ResponseBuilder> unchanged = unchanged(request, tag);
        return unchanged.isPresent() ? unchanged.get() : made.get().tag(tag);
    }
}
