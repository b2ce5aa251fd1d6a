package org.lasttrick.web.sheet;

import static io.quarkus.qute.CheckedTemplate.HYPHENATED_ELEMENT_NAME;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import org.jspecify.annotations.Nullable;
import org.lasttrick.sheet.SheetView;
import org.lasttrick.web.evenings.EveningView;

/**
 * The page of a sheet, checked against its view when the project is built.
 *
 * @param dropped whether a hand was begun on the pad of a device that may not score
 * @param evening whose standing is shown under the result; {@code null}: none
 */
@CheckedTemplate(basePath = "", defaultName = HYPHENATED_ELEMENT_NAME)
public record Sheet(
        SheetView view, boolean dropped, @Nullable EveningView evening) implements TemplateInstance {}
