package org.lasttrick.web;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import org.jspecify.annotations.Nullable;

/** The templates, checked against their views when the project is built. */
@CheckedTemplate
final class Pages {
    static final String HTML = "text/html;charset=UTF-8";

    /** The address that a browser shows for a form that was refused: one that can be reloaded. */
    static final String ADDRESS = "Shown-At";

    private Pages() {}

    static native TemplateInstance start(StartView view);

    static native TemplateInstance sheet(SheetView view);

    static native TemplateInstance tv(SheetView view);

    static native TemplateInstance ledger(LedgerView view);

    static native TemplateInstance games(GamesView view);

    static native TemplateInstance rules(RulesView view);

    static native TemplateInstance home(TakeHomeView view);

    static native TemplateInstance problem(String title, String detail, @Nullable String ledger);
}
