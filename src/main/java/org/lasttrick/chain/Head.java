package org.lasttrick.chain;

/**
 * A head is the end of a ledger, now or as somebody has seen it.
 *
 * @param version of the last entry; 0 before the first
 * @param hash of that entry, which depends on all entries before
 */
public record Head(int version, Hash hash) {}
