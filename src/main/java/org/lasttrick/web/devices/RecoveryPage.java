package org.lasttrick.web.devices;

import static io.quarkus.qute.CheckedTemplate.HYPHENATED_ELEMENT_NAME;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.Response;
import java.time.Instant;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Scorebook;
import org.lasttrick.http.ServiceAddress;
import org.lasttrick.web.layout.Pages;

/** The page with a new recovery code, to be written down or printed. It is the answer to the form that made it, and to no other. */
@Singleton
public record RecoveryPage(ServiceAddress service, InstantSource clock) {
    /** @param sheet of the game to go on with; {@code null}: none */
    @CheckedTemplate(basePath = "", defaultName = HYPHENATED_ELEMENT_NAME)
    record Recovery(
            Scorebook book,
            CodeView code,
            Instant made,
            @Nullable String sheet) implements TemplateInstance {}

    /**
     * @param code that was just made
     * @param sheet of the game to go on with; {@code null}: none
     */
    public Response draw(int status, Scorebook book, String code, @Nullable String sheet) {
        CodeView shown = CodeView.of(code, book, service.uri().resolve("/join"), "");
        return Pages.response(status, new Recovery(book, shown, clock.instant(), sheet), null);
    }
}
