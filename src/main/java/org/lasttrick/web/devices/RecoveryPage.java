package org.lasttrick.web.devices;

import io.quarkus.qute.TemplateInstance;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.time.Instant;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Scorebook;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.form.FormFields;
import org.lasttrick.http.ServiceAddress;
import org.lasttrick.sheet.SheetPresenter;
import org.lasttrick.sheet.SheetView;
import org.lasttrick.sheet.pad.PadState;
import org.lasttrick.web.layout.Pages;
import org.lasttrick.web.sheet.ServiceSheetHost;

/**
 * Shows a new recovery code: on a page of its own, to be written down or printed, or beside the first sheet of a new
 * scorebook. It is the answer to the form that made it, and to no other.
 */
@Singleton
public record RecoveryPage(ServiceAddress service, SheetPresenter sheets, InstantSource clock) {
    /** @param sheet of the game to go on with; {@code null}: none */
    record Recovery(
            Scorebook book,
            CodeView code,
            Instant made,
            @Nullable String sheet) implements TemplateInstance {}

    record FirstSheet(SheetView view, CodeView code) implements TemplateInstance {}

    /**
     * @param game that opened the book
     * @param code of the book
     */
    public Response beside(RecordedGame game, Scorebook book, String code) {
        SheetView view = sheets.draw(ServiceSheetHost.sheet(game), PadState.of(FormFields.NONE, null), null, false);
        Response page = Pages.response(201, new FirstSheet(view, draw(code, book)), null);
        return Response.fromResponse(page)
                .header(HttpHeaders.LOCATION, "/games/" + game.id())
                .build();
    }

    /**
     * @param code that was just made
     * @param sheet of the game to go on with; {@code null}: none
     */
    public Response alone(Scorebook book, String code, @Nullable String sheet) {
        return Pages.ok(new Recovery(book, draw(code, book), clock.instant(), sheet));
    }

    private CodeView draw(String code, Scorebook book) {
        return CodeView.of(code, book, service.uri().resolve("/join"), "");
    }
}
