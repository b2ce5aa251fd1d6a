package org.lasttrick.web.layout;

import io.quarkus.qute.i18n.MessageBundle;
import org.lasttrick.http.ProblemType;

/** The sentences of problem pages. The API has its own, for programs. */
@MessageBundle("problem")
public interface ProblemText {

    /**
     * @param otherwise what the problem itself says, for types that have no text here
     */
    String title(ProblemType type, String otherwise);

    String detail(ProblemType type, String otherwise);

    String ledger();

    String reference(String id);

    // The pages' own

    String noGame();

    String noGameHint();

    String noGameRulesHint();

    String waitsForNext();

    String noVariant();

    String noVariantHint();

    String notYours();

    String notYoursHint();
}
