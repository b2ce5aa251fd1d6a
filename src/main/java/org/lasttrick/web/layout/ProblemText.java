package org.lasttrick.web.layout;

import io.quarkus.qute.i18n.MessageBundle;

/** What went wrong, said to whoever sees a page. The API has its own words, for programs. */
@MessageBundle("problem")
public interface ProblemText {

    /**
     * @param type the kind of problem
     * @param otherwise what is said where the kind is of one page's own
     */
    String title(String type, String otherwise);

    String detail(String type, String otherwise);

    String ledger();

    // The pages' own

    String noGame();

    String noGameHint();

    String noGameRulesHint();

    String noVariant();

    String noVariantHint();

    String notYours();

    String notYoursHint();
}
