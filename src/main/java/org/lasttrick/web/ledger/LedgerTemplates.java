package org.lasttrick.web.ledger;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;

/** The page of the ledger, checked against its view when the project is built. */
@CheckedTemplate
final class LedgerTemplates {
    private LedgerTemplates() {}

    static native TemplateInstance ledger(LedgerView view);
}
