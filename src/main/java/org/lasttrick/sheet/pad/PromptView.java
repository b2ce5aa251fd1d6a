package org.lasttrick.sheet.pad;

import java.util.List;

/**
 * What has to be decided before an entry is recorded.
 *
 * @param lines what came meanwhile, and what is not recorded yet
 * @param likely whether leaving it out is
 */
record PromptView(String title, List<String> lines, Leave leave, boolean likely, List<Push> pushes) {

    /** Leaves the entry out. */
    record Leave(String label, String url) {}

    /**
     * Goes on with what is on the pad.
     *
     * @param method post to record it, get to look at it again
     * @param name of the field that tells what was decided, on the sheet of {@code version}
     */
    record Push(String label, String method, String action, String name, int version) {}
}
