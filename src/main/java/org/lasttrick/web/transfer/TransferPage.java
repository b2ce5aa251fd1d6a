package org.lasttrick.web.transfer;

import io.quarkus.qute.TemplateExtension;
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
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.multipart.FileUpload;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Device;
import org.lasttrick.access.Scorebook;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.http.limits.Expensive;
import org.lasttrick.language.texts.BookText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.scorekeeping.GameImport.Outcome;
import org.lasttrick.scorekeeping.GameImport.Outcome.Imported;
import org.lasttrick.transfer.export.Titles;
import org.lasttrick.transfer.importing.BookImport;
import org.lasttrick.transfer.importing.ImportFault;
import org.lasttrick.web.layout.Pages;

/** Exports and imports a book. */
@Path("/")
@Produces(Pages.HTML)
class TransferPage {
    private final BookImport imports;
    private final CurrentDevice current;
    private final BookText text;

    TransferPage(BookImport imports, CurrentDevice current, Messages messages) {
        this.imports = imports;
        this.current = current;
        this.text = messages.of(BookText.class);
    }

    /**
     * @param book the device's; {@code null} for a device that has none
     * @param imported what an import did; {@code null} without one that succeeded
     * @param refusal why nothing was imported, in sentences
     * @param detail the fault in English, as the API answers it; {@code null} where there is none
     */
    record Transfer(
            @Nullable Scorebook book,
            @Nullable Imported imported,
            List<String> refusal,
            @Nullable String detail) implements TemplateInstance {}

    @TemplateExtension
    static String title(RecordedGame game) {
        return Titles.orPlayers(game.game());
    }

    /** Redirects from the address that the page had up to version 0.2.0. */
    @GET
    @Path("bring-in")
    public Response formerAddress() {
        return Pages.redirect("/import");
    }

    @GET
    @Path("import")
    public Response page() {
        return page(200, null, List.of(), null);
    }

    @POST
    @Path("import")
    @Expensive
    @Consumes(MediaType.MULTIPART_FORM_DATA)
    public Response importFile(@RestForm("file") @Nullable FileUpload file) throws IOException {
        Optional<Device> device = current.device();
        if (device.isEmpty()) {
            return page(403, null, List.of(), null);
        }
        if (file == null || file.size() == 0) {
            return page(422, null, List.of(text.chooseFile()), null);
        }
        try (InputStream bytes = Files.newInputStream(file.uploadedFile())) {
            return answer(imports.importFile(device.get(), bytes));
        } catch (ImportFault fault) {
            return refused(fault);
        }
    }

    private Response answer(Outcome outcome) {
        return switch (outcome) {
            case Imported(var added, var alreadyHere)
            when added.isEmpty() && alreadyHere.isEmpty() -> page(200, null, List.of(text.emptyFile()), null);
            case Imported imported -> page(200, imported, List.of(), null);
            case Outcome.Diverged(int number, GameId _) -> refused("DIVERGED", text.lookAtFileGame(number));
            case Outcome.OtherImport() -> refused("OTHER_IMPORT");
            case Outcome.ConcurrentChange() -> refused("CONCURRENT_CHANGE");
        };
    }

    private Response refused(String kind, String... where) {
        return page(409, null, sentences(kind, Stream.of(where)), null);
    }

    private Response refused(ImportFault fault) {
        Stream<String> where = Stream.concat(
                Stream.ofNullable(fault.game()).map(text::lookAtFileGame),
                Stream.ofNullable(fault.entry()).map(text::lookAtFileEntry));
        int status = fault.kind() == ImportFault.Kind.TOO_MUCH ? 413 : 422;
        return page(status, null, sentences(fault.kind().name(), where), fault.sentence());
    }

    private List<String> sentences(String kind, Stream<String> where) {
        return Stream.concat(
                        Stream.concat(Stream.of(text.importRefused(kind)), where), Stream.of(text.nothingImported()))
                .toList();
    }

    private Response page(int status, @Nullable Imported imported, List<String> refusal, @Nullable String detail) {
        Scorebook book = current.scorebook().orElse(null);
        return Pages.response(status, new Transfer(book, imported, refusal, detail), null);
    }
}
