package org.lasttrick.web.devices;

import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Access.Admitted;
import org.lasttrick.access.JoinCodes.Joining;
import org.lasttrick.access.JoinCodes.Reason;
import org.lasttrick.access.Scorebook;
import org.lasttrick.chain.GameId;
import org.lasttrick.http.CurrentDevice;
import org.lasttrick.http.limits.JoinAttempts;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.scorekeeping.Scorebooks;
import org.lasttrick.scorekeeping.Scorebooks.Result;
import org.lasttrick.web.layout.HouseText;
import org.lasttrick.web.layout.Pages;

/** Lets a device join a scorebook: by a link, whose fragment only the browser reads, or by a typed code. */
@Path("/join")
@Produces(Pages.HTML)
class JoinPage {
    /** The kinds of devices are looked for in this order: an Android tablet doesn't say that it is mobile. */
    private static final List<String> KINDS = List.of("iPad", "iPhone", "Mobile", "Android");

    private final Scorebooks scorebooks;
    private final JoinAttempts attempts;
    private final CurrentDevice current;
    private final HouseText text;

    JoinPage(Scorebooks scorebooks, JoinAttempts attempts, CurrentDevice current, Messages messages) {
        this.scorebooks = scorebooks;
        this.attempts = attempts;
        this.current = current;
        this.text = messages.of(HouseText.class);
    }

    /**
     * @param person whose device this is; empty: not said
     * @param example of what it is called then
     * @param game to open then; {@code null}: none
     * @param other the book in which this device scores until then; {@code null}: none
     */
    record Join(
            String person,
            String example,
            @Nullable GameId game,
            @Nullable String other,
            List<String> errors) implements TemplateInstance {}

    @GET
    public Response page(
            @RestQuery @Nullable String game, @HeaderParam(HttpHeaders.USER_AGENT) @Nullable String browser) {
        return page(200, Pages.game(game), "", kind(browser), List.of());
    }

    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response join(
            MultivaluedMap<String, String> form, @HeaderParam(HttpHeaders.USER_AGENT) @Nullable String browser) {
        attempts.begin();
        GameId game = Pages.game(form.getFirst("game"));
        String code = Objects.requireNonNullElse(form.getFirst("code"), "");
        String person = Objects.requireNonNullElse(form.getFirst("person"), "").strip();
        String kind = kind(browser);
        String name = person.isEmpty() ? text.deviceKind(kind) : text.ownDevice(person, kind);
        return switch (scorebooks.join(code, name)) {
            case Result.Refused<Joining> refused -> page(422, game, person, kind, List.of(text.codeRefused("NAME")));
            case Result.Done<Joining>(Joining.Refused(Reason reason)) ->
                page(403, game, person, kind, List.of(text.codeRefused(reason.name())));
            case Result.Done<Joining>(Joining.Joined(Admitted admitted)) -> {
                attempts.succeeded();
                yield Response.fromResponse(Pages.redirect(game == null ? "/" : "/games/" + game))
                        .cookie(current.keep(admitted.key()))
                        .build();
            }
        };
    }

    private Response page(int status, @Nullable GameId game, String person, String kind, List<String> errors) {
        String other = current.scorebook().map(Scorebook::name).orElse(null);
        return Pages.response(
                status, new Join(person, text.ownDevice(text.exampleName(), kind), game, other, errors), "/join");
    }

    private static String kind(@Nullable String browser) {
        return Stream.ofNullable(browser)
                .flatMap(header -> KINDS.stream().filter(header::contains))
                .findFirst()
                .orElse("other");
    }
}
