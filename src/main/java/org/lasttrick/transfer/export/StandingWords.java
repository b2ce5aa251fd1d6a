package org.lasttrick.transfer.export;

import org.jspecify.annotations.Nullable;
import org.lasttrick.language.texts.ExportText;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;

/** Says how somebody stands, and how a game does. */
record StandingWords(ExportText text, PageText page) {

    String of(Standing.Status status) {
        return switch (status) {
            case ACTIVE -> text.in();
            case OUT -> page.out();
            case LEFT -> page.left();
        };
    }

    String of(Scoresheet.Status status) {
        return switch (status) {
            case IN_PROGRESS -> text.inProgress();
            case FINISHED -> text.finished();
            case CLOSED -> text.closed();
            case ABANDONED -> text.abandoned();
        };
    }

    @Nullable
    String yes(boolean is) {
        return is ? text.yes() : null;
    }
}
