package org.lasttrick.web.transfer;

import static io.quarkus.qute.CheckedTemplate.HYPHENATED_ELEMENT_NAME;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.time.InstantSource;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.multipart.FileUpload;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Device;
import org.lasttrick.access.Scorebook;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.http.limits.Expensive;
import org.lasttrick.scorekeeping.GameImport;
import org.lasttrick.scorekeeping.GameImport.Outcome;
import org.lasttrick.transfer.importing.ImportFault;
import org.lasttrick.transfer.importing.ImportFile;
import org.lasttrick.web.layout.Pages;

/** Export and import of a book. */
@Path("/")
@Produces(Pages.HTML)
class TransferPage {
    private final GameImport gameImport;
    private final CurrentDevice current;
    private final TransferPresenter views;
    private final InstantSource clock;

    TransferPage(GameImport gameImport, CurrentDevice current, TransferPresenter views, InstantSource clock) {
        this.gameImport = gameImport;
        this.current = current;
        this.views = views;
        this.clock = clock;
    }

    @CheckedTemplate(basePath = "", defaultName = HYPHENATED_ELEMENT_NAME)
    record Transfer(TransferView view) implements TemplateInstance {}

    /** The page's address up to version 0.2.0. */
    @GET
    @Path("bring-in")
    public Response formerAddress() {
        return Pages.redirect("/import").build();
    }

    @GET
    @Path("import")
    public Response page() {
        return page(200, views.draw(book()));
    }

    @POST
    @Path("import")
    @Expensive
    @Consumes(MediaType.MULTIPART_FORM_DATA)
    public Response importFile(@RestForm("file") @Nullable FileUpload file) throws IOException {
        Optional<Device> device = current.device();
        Optional<Scorebook> book = book();
        if (device.isEmpty() || book.isEmpty()) {
            return page(403, views.draw(book));
        }
        if (file == null || file.size() == 0) {
            return page(422, views.withoutFile(book.get()));
        }
        try (InputStream bytes = Files.newInputStream(file.uploadedFile())) {
            Outcome outcome = gameImport.importGames(device.get(), ImportFile.read(bytes, clock.instant()));
            return page(outcome instanceof Outcome.Imported ? 200 : 409, views.draw(book.get(), outcome));
        } catch (ImportFault fault) {
            return page(fault.kind() == ImportFault.Kind.TOO_MUCH ? 413 : 422, views.draw(book.get(), fault));
        }
    }

    private Optional<Scorebook> book() {
        return current.device().flatMap(device -> Scorebook.findByIdOptional(device.scorebook()));
    }

    private static Response page(int status, TransferView view) {
        return Pages.response(status, new Transfer(view), null);
    }
}
