package org.lasttrick.web.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.language.rulebook.Rulebook;

/**
 * The rules of one game as they are shown.
 *
 * @param back the sheet whose rules they are; {@code null} for a variant's usual ones
 * @param note whether there are house rules; {@code null} for a variant's usual rules
 * @param sources where the variant is published
 * @param reconstructed what was filled in, in words; {@code null} where nothing was
 */
record RulesView(
        String title,
        String facts,
        @Nullable String back,
        @Nullable String note,
        Rulebook rules,
        List<String> sources,
        @Nullable String reconstructed) {}
