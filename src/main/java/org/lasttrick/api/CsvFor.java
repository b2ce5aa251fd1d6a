package org.lasttrick.api;

import java.util.Locale;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;
import org.lasttrick.http.ProblemType;
import org.lasttrick.http.ReaderZone;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.transfer.export.CsvForm;

/** Says whom a table in CSV is for. */
record CsvFor(
        @Parameter(
                name = "for",
                description =
                        "excel: with the separator that Excel expects in the language that Accept-Language asks for",
                schema = @Schema(type = SchemaType.STRING, enumeration = "excel"))
        @RestQuery("for")
        @Nullable
        String reader) {
    static final String NOT_A_READER = "for must be excel, or absent.";

    CsvForm form(Messages messages, ReaderZone zone) {
        return switch (reader) {
            case null -> CsvForm.forPrograms(zone.id());
            case "excel" ->
                CsvForm.forExcel(
                        Locale.forLanguageTag(messages.of(PageText.class).datesAsIn()), zone.id());
            default -> throw ProblemType.MALFORMED.exception(NOT_A_READER);
        };
    }
}
