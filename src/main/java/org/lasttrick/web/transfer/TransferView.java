package org.lasttrick.web.transfer;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What can be taken home and brought in, and what came of a file that was.
 *
 * @param book the scorebook's name; {@code null} for a device that has none yet
 * @param refusal why nothing was brought in; {@code null} when that was not tried, or succeeded
 */
record TransferView(
        @Nullable String book,
        List<Link> downloads,
        @Nullable Refusal refusal,
        List<Link> added,
        List<Link> alreadyHere) {

    record Link(String url, String label) {}

    /** @param exactly in English, to the letter; {@code null} when there is no more to say */
    record Refusal(List<String> sentences, @Nullable String exactly) {}
}
