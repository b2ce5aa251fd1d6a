package org.lasttrick.web.devices;

import static io.quarkus.qute.CheckedTemplate.HYPHENATED_ELEMENT_NAME;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Scorebook;
import org.lasttrick.http.ServiceAddress;
import org.lasttrick.web.layout.Pages;
import org.lasttrick.web.layout.ReaderTimes;

/** The page with a new recovery code, to be written down or printed. It is the answer to the form that made it, and to no other. */
@ApplicationScoped
public class RecoveryPage {
    private final ServiceAddress service;
    private final InstantSource clock;
    private final ReaderTimes times;

    RecoveryPage(ServiceAddress service, InstantSource clock, ReaderTimes times) {
        this.service = service;
        this.clock = clock;
        this.times = times;
    }

    @CheckedTemplate(basePath = "", defaultName = HYPHENATED_ELEMENT_NAME)
    record Recovery(RecoveryView view) implements TemplateInstance {}

    /**
     * @param code that was just made
     * @param sheet of the game to go on with; {@code null}: none
     */
    public Response draw(int status, Scorebook book, String code, @Nullable String sheet) {
        return Pages.response(
                status,
                new Recovery(new RecoveryView(
                        book.name(),
                        CodeView.of(code, service.uri().resolve("/join"), ""),
                        times.of(clock.instant()),
                        sheet)),
                null);
    }
}
