package org.lasttrick.scorekeeping;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.lasttrick.ledger.Hash;
import org.lasttrick.notation.Notation;

/**
 * What tells one command from another under the same command id. Receipts outlive upgrades: what goes into the digest
 * does not change.
 */
final class CommandDigest {
    private static final ObjectMapper MAPPER = Notation.mapper();

    private CommandDigest() {}

    static Hash of(Record command) {
        try {
            return Hash.over(command.getClass().getSimpleName(), MAPPER.writeValueAsString(command));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("A command can always be written", e);
        }
    }
}
