package org.lasttrick.web.transfer;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;

/** The page of export and import, checked against its view when the project is built. */
@CheckedTemplate
final class TransferTemplates {
    private TransferTemplates() {}

    static native TemplateInstance transfer(TransferView view);
}
