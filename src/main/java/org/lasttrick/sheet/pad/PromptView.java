package org.lasttrick.sheet.pad;

import java.util.List;

/**
 * A prompt asks for a decision before an entry is recorded.
 *
 * @param lines what has changed since, and what is not recorded yet
 * @param likely whether leaving the entry out is the likely choice
 */
public record PromptView(String title, List<String> lines, Leave leave, boolean likely, List<SubmitButton> buttons) {

    /** This link leaves the entry out. */
    public record Leave(String label, String url) {}

    /**
     * This button proceeds with what is on the pad.
     *
     * @param method post to record it, get to look at it again
     * @param name the field that says what was decided on the sheet of {@code version}
     */
    public record SubmitButton(String label, String method, String action, String name, int version) {}
}
