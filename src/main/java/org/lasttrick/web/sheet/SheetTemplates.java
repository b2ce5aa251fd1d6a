package org.lasttrick.web.sheet;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import org.lasttrick.sheet.SheetView;

/** The sheet, as a page and on a big screen, checked against its view when the project is built. */
@CheckedTemplate
public final class SheetTemplates {
    private SheetTemplates() {}

    public static native TemplateInstance sheet(SheetView view);

    static native TemplateInstance tv(SheetView view);
}
