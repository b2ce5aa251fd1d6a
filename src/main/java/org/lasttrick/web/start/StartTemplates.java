package org.lasttrick.web.start;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;

/** The start page, checked against its view when the project is built. */
@CheckedTemplate
final class StartTemplates {
    private StartTemplates() {}

    static native TemplateInstance start(StartView view);
}
