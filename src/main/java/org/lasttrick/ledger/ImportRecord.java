package org.lasttrick.ledger;

import java.time.Instant;

/**
 * Entries that came in from a file at once. Who wrote them is then only what the file says.
 *
 * @param first the version of the first of them
 * @param last the version of the last, {@code first} or later
 * @param device the id of the one that brought the file
 */
public record ImportRecord(int first, int last, String device, Instant at) {}
