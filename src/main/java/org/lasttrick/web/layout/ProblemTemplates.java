package org.lasttrick.web.layout;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import org.jspecify.annotations.Nullable;

/** The page of a problem, checked against its parameters when the project is built. */
@CheckedTemplate
final class ProblemTemplates {
    private ProblemTemplates() {}

    static native TemplateInstance problem(String title, String detail, @Nullable String ledger);
}
