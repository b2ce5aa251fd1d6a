package org.lasttrick.chain;

import java.time.Instant;

/**
 * An import record tells of entries that were imported together from a file. Only the file says who wrote them.
 *
 * @param first the version of the first of them
 * @param last the version of the last, {@code first} or later
 * @param device the id of the device that imported the file
 */
public record ImportRecord(int first, int last, String device, Instant at) {
    public boolean has(int version) {
        return first <= version && version <= last;
    }
}
