package org.lasttrick.web.devices;

import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import java.time.Instant;
import java.time.InstantSource;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Access.Removal;
import org.lasttrick.access.Device;
import org.lasttrick.access.JoinCodes;
import org.lasttrick.access.Scorebook;
import org.lasttrick.access.Screen;
import org.lasttrick.access.Screens;
import org.lasttrick.chain.GameId;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.game.Game;
import org.lasttrick.history.FollowingGames;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.http.ProblemType;
import org.lasttrick.http.ServiceAddress;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.scorekeeping.Scorebooks;
import org.lasttrick.scorekeeping.Scorekeeping;
import org.lasttrick.sheet.WatchView;
import org.lasttrick.web.layout.HouseText;
import org.lasttrick.web.layout.Pages;
import org.lasttrick.web.sheet.ServiceSheetHost;

/** Adds, lists and removes the devices of a scorebook. */
@Path("/devices")
@Produces(Pages.HTML)
class DevicesPage {
    private final Scorebooks scorebooks;
    private final JoinCodes codes;
    private final CurrentDevice current;
    private final RecoveryPage recovery;
    private final ServiceAddress service;
    private final HouseText text;
    private final InstantSource clock;
    private final Scorekeeping scorekeeping;
    private final FollowingGames following;

    DevicesPage(
            Scorebooks scorebooks,
            JoinCodes codes,
            CurrentDevice current,
            RecoveryPage recovery,
            ServiceAddress service,
            InstantSource clock,
            Scorekeeping scorekeeping,
            FollowingGames following,
            Messages messages) {
        this.scorekeeping = scorekeeping;
        this.following = following;
        this.scorebooks = scorebooks;
        this.codes = codes;
        this.current = current;
        this.recovery = recovery;
        this.service = service;
        this.text = messages.of(HouseText.class);
        this.clock = clock;
    }

    /**
     * @param own the device that shows this, and its book; {@code null} for one that has none
     * @param complete whether one more screen ends the oldest
     * @param game that a new device is to open; {@code null}: none
     * @param invitation one that was just made; {@code null}: none
     */
    record Devices(
            @Nullable Device own,
            @Nullable Scorebook book,
            List<Device> devices,
            List<ScreenView> screens,
            boolean complete,
            Instant now,
            @Nullable GameId game,
            @Nullable CodeView invitation,
            List<String> errors)
            implements TemplateInstance {}

    /**
     * @param table the name of the game that is played at it now, and who plays
     * @param address that a screen opens, also as a QR code
     */
    record ScreenView(Screen screen, String table, String address, WatchView.QrCode code) {}

    @GET
    public Response page(@RestQuery @Nullable String game) {
        return page(200, Pages.game(game), null, List.of());
    }

    /** Leads a browser that reloads a refused form back to the devices. */
    @GET
    @Path("/{form:.+}")
    public Response back() {
        return Pages.redirect("/devices");
    }

    @POST
    @Path("/invitation")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response invite(MultivaluedMap<String, String> form) {
        GameId game = Pages.game(form.getFirst("game"));
        return current.device()
                .map(device -> page(200, game, draw(codes.invite(device).code(), book(device), game), List.of()))
                .orElseGet(() -> page(403, game, null, List.of()));
    }

    @POST
    @Path("/recovery")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response newRecoveryCode(MultivaluedMap<String, String> form) {
        GameId game = Pages.game(form.getFirst("game"));
        return current.device()
                .map(device -> replace(form.getFirst("madeAt"), device)
                        .map(code -> recovery.alone(book(device), code, game == null ? null : "/games/" + game))
                        .orElseGet(() -> page(409, game, null, List.of(text.recoveryReplaced()))))
                .orElseGet(() -> page(403, game, null, List.of()));
    }

    /** Replaces the code; empty if the form was sent again, or another device made one meanwhile. */
    private Optional<String> replace(@Nullable String madeAt, Device asking) {
        try {
            return codes.newRecoveryCode(
                    asking,
                    Optional.ofNullable(madeAt).filter(at -> !at.isEmpty()).map(Instant::parse));
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }

    private static Scorebook book(Device device) {
        return Scorebook.findById(device.scorebook());
    }

    @POST
    @Path("/{device}/remove")
    public Response remove(String device) {
        Removal removal =
                current.device().map(own -> scorebooks.remove(own, device)).orElse(Removal.UNKNOWN_DEVICE);
        return switch (removal) {
            case REMOVED -> Pages.redirect("/devices");
            case LAST_DEVICE -> page(409, null, null, List.of(text.lastDevice()));
            case UNKNOWN_DEVICE -> page(404, null, null, List.of(text.unknownDevice()));
        };
    }

    private ScreenView draw(Screen screen) {
        String address = service.uri().resolve("/screens/" + screen.id()).toString();
        return new ScreenView(
                screen, table(following.ofTable(new GameId(screen.game()))), address, ServiceSheetHost.code(address));
    }

    private String table(GameId id) {
        return scorekeeping.isErased(id)
                ? text.problemTitle(ProblemType.ERASED_GAME, "")
                : scorekeeping
                        .game(id)
                        .map(RecordedGame::game)
                        .map(DevicesPage::table)
                        .orElse("");
    }

    private static String table(Game game) {
        String players = String.join(", ", game.playerNames());
        String name = game.start().name();
        return name == null ? players : name + ": " + players;
    }

    private CodeView draw(String code, Scorebook book, @Nullable GameId game) {
        return CodeView.of(code, book, service.uri().resolve("/join"), game == null ? "" : "?game=" + game);
    }

    private Response page(int status, @Nullable GameId game, @Nullable CodeView invitation, List<String> errors) {
        Optional<Device> own = current.device();
        List<Screen> screens =
                own.map(device -> Screen.listByScorebook(device.scorebook())).orElse(List.of());
        Devices page = new Devices(
                own.orElse(null),
                own.map(DevicesPage::book).orElse(null),
                own.map(device -> Device.listByScorebook(device.scorebook())).orElse(List.of()),
                screens.stream().map(this::draw).toList(),
                screens.size() == Screens.MOST,
                clock.instant(),
                game,
                invitation,
                errors);
        return Pages.response(status, page, "/devices");
    }
}
