package org.lasttrick.web.transfer;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What can be exported, and what an import did.
 *
 * @param book the scorebook's name; {@code null} for a device that has none yet
 * @param refusal why nothing was imported; {@code null} without an import, or after one that succeeded
 */
record TransferView(
        @Nullable String book,
        List<Link> downloads,
        @Nullable Refusal refusal,
        List<Link> added,
        List<Link> alreadyHere) {

    record Link(String url, String label) {}

    /** @param detail the fault in English, as the API answers it; {@code null} where there is none */
    record Refusal(List<String> sentences, @Nullable String detail) {}
}
