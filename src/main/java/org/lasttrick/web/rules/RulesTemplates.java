package org.lasttrick.web.rules;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import java.util.List;

/** The pages of the rules, checked against its view when the project is built. */
@CheckedTemplate
final class RulesTemplates {
    private RulesTemplates() {}

    static native TemplateInstance games(List<GameLine> games);

    static native TemplateInstance rules(RulesView view);
}
