package org.lasttrick.web.devices;

import static io.quarkus.qute.CheckedTemplate.HYPHENATED_ELEMENT_NAME;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Device;
import org.lasttrick.access.JoinCodes;
import org.lasttrick.access.RandomText;
import org.lasttrick.access.Scorebook;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.http.ServiceAddress;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.scorekeeping.Scorebooks;
import org.lasttrick.scorekeeping.Scorebooks.Removal;
import org.lasttrick.sheet.FormattedTime;
import org.lasttrick.web.devices.DevicesView.DeviceLine;
import org.lasttrick.web.devices.DevicesView.InvitationView;
import org.lasttrick.web.layout.Pages;
import org.lasttrick.web.sheet.SheetBeans;

/** The devices of a scorebook: adds, lists and removes them. */
@Path("/devices")
@Produces(Pages.HTML)
class DevicesPage {
    private final Scorebooks scorebooks;
    private final JoinCodes codes;
    private final CurrentDevice current;
    private final ServiceAddress service;
    private final DevicesText text;
    private final PageText times;

    DevicesPage(
            Scorebooks scorebooks, JoinCodes codes, CurrentDevice current, ServiceAddress service, Messages messages) {
        this.scorebooks = scorebooks;
        this.codes = codes;
        this.current = current;
        this.service = service;
        this.text = messages.of(DevicesText.class);
        this.times = messages.of(PageText.class);
    }

    @CheckedTemplate(basePath = "", defaultName = HYPHENATED_ELEMENT_NAME)
    record Devices(DevicesView view) implements TemplateInstance {}

    @GET
    public Response page(@RestQuery @Nullable String game) {
        return page(200, game, null, null, List.of());
    }

    /** Leads a browser that reloads a refused form back to the devices. */
    @GET
    @Path("/{form:.+}")
    public Response back() {
        return Pages.redirect("/devices").build();
    }

    @POST
    @Path("/invitation")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response invite(MultivaluedMap<String, String> form) {
        String game = form.getFirst("game");
        return current.device()
                .map(device -> page(200, game, draw(codes.invite(device).code(), game), null, List.of()))
                .orElseGet(() -> page(403, game, null, null, List.of()));
    }

    @POST
    @Path("/recovery")
    public Response newRecoveryCode() {
        return current.device()
                .map(device -> page(200, null, null, groups(codes.newRecoveryCode(device)), List.of()))
                .orElseGet(() -> page(403, null, null, null, List.of()));
    }

    @POST
    @Path("/{device}/remove")
    public Response remove(String device) {
        Removal removal = current.device()
                .map(own -> scorebooks.remove(own.scorebook(), device))
                .orElse(Removal.UNKNOWN_DEVICE);
        return switch (removal) {
            case REMOVED -> Pages.redirect("/devices").build();
            case LAST_DEVICE -> page(409, null, null, null, List.of(text.lastDevice()));
            case UNKNOWN_DEVICE -> page(404, null, null, null, List.of(text.unknownDevice()));
        };
    }

    private InvitationView draw(String code, @Nullable String game) {
        String query = game != null && RandomText.isId(game) ? "?game=" + game : "";
        URI page = service.uri().resolve("/join");
        String link = page + query + "#" + code;
        return new InvitationView(
                link, page.toString(), groups(code), SheetBeans.code(link), SheetBeans.isOnlyHere(page));
    }

    /** As it is read aloud: five characters at a time. */
    private static String groups(String code) {
        return code.replaceAll("(.{5})(?=.)", "$1-");
    }

    private Response page(
            int status,
            @Nullable String game,
            @Nullable InvitationView invitation,
            @Nullable String recoveryCode,
            List<String> errors) {
        Optional<Device> device = current.device();
        Optional<Scorebook> book = device.flatMap(own -> Scorebook.findByIdOptional(own.scorebook()));
        DevicesView view = new DevicesView(
                book.map(Scorebook::name).orElse(null),
                game != null && RandomText.isId(game) ? game : null,
                device.map(this::lines).orElse(List.of()),
                invitation,
                recoveryCode,
                device.filter(own -> codes.hasRecoveryCode(own.scorebook())).isPresent(),
                errors);
        return Pages.response(status, new Devices(view), "/devices");
    }

    private List<DeviceLine> lines(Device own) {
        return Device.listByScorebook(own.scorebook()).stream()
                .map(each -> new DeviceLine(
                        each.id(),
                        each.name(),
                        FormattedTime.of(each.addedAt(), times),
                        each.lastUsedAt() == null ? null : FormattedTime.of(each.lastUsedAt(), times),
                        each.id().equals(own.id())))
                .toList();
    }
}
