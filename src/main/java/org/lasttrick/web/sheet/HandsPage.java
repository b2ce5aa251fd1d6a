package org.lasttrick.web.sheet;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.GameCommand.StrikeHand;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.ledger.GameId;
import org.lasttrick.ledger.LedgerEntry;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.rules.HandResult;
import org.lasttrick.scorekeeping.JustNow;
import org.lasttrick.scorekeeping.Scorekeeping;
import org.lasttrick.sheet.pad.ConflictPrompts;
import org.lasttrick.sheet.pad.PadFields;
import org.lasttrick.sheet.pad.PadPresenter;
import org.lasttrick.sheet.pad.PadState;
import org.lasttrick.web.layout.GameProblems;
import org.lasttrick.web.layout.Pages;
import org.lasttrick.web.layout.Tablet;

/** Hands as they are entered, corrected and struck out on the pad. */
@Path("/games/{id}")
@Produces(Pages.HTML)
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
class HandsPage {
    private final Scorekeeping scorekeeping;
    private final SheetCommands commands;
    private final PadPresenter pads;
    private final ConflictPrompts prompts;
    private final JustNow justNow;
    private final Tablet tablet;
    private final PageText text;
    private final GameProblems problems;

    HandsPage(
            Scorekeeping scorekeeping,
            SheetCommands commands,
            PadPresenter pads,
            ConflictPrompts prompts,
            JustNow justNow,
            Tablet tablet,
            Messages messages,
            GameProblems problems) {
        this.scorekeeping = scorekeeping;
        this.commands = commands;
        this.pads = pads;
        this.prompts = prompts;
        this.justNow = justNow;
        this.tablet = tablet;
        this.text = messages.of(PageText.class);
        this.problems = problems;
    }

    @POST
    @Path("/hands")
    @Operation(hidden = true)
    public Response record(String id, MultivaluedMap<String, String> form) {
        return enter(id, null, new PadFields(form));
    }

    @POST
    @Path("/hands/{number}")
    @Operation(hidden = true)
    public Response correct(String id, int number, MultivaluedMap<String, String> form) {
        PadFields fields = new PadFields(form);
        return fields.leavesIt() ? commands.back(new GameId(id)) : enter(id, number, fields);
    }

    private Response enter(String id, @Nullable Integer number, PadFields fields) {
        Optional<RecordedGame> found = scorekeeping.game(new GameId(id));
        if (found.isEmpty()) {
            return problems.noSuchGame();
        }
        RecordedGame recorded = found.get();
        if (!tablet.mayScore(recorded)) {
            return problems.notYours();
        }
        Optional<LedgerEntry> before = Optional.ofNullable(fields.commandId()).flatMap(recorded::carriedOut);
        if (before.isPresent()) {
            // What is sent again is read as it was the first time.
            recorded = recorded.asOf(Math.max(1, before.get().version() - 1));
        }
        PadState state = PadState.of(fields, number);
        Integer seen = fields.version();
        if (before.isEmpty() && seen != null && seen != recorded.version()) {
            return commands.page(412, recorded, prompts.stale(recorded, seen, state));
        }
        state = state.within(recorded.game().hands().size());
        if (number != null && state.correcting() == null) {
            return commands.page(412, recorded, state.refused(List.of(text.movedOn())));
        }
        Optional<HandResult> hand = PadPresenter.hand(recorded.game(), state);
        if (hand.isEmpty()) {
            String missing = pads.missing(recorded.game(), state);
            return commands.page(422, recorded, state.refused(List.of(missing)));
        }
        Optional<String> unasked = pads.unasked(recorded.game(), state);
        if (unasked.isPresent()) {
            return commands.page(422, recorded, state.refused(List.of(unasked.get())));
        }
        if (number != null
                && hand.get().equals(recorded.game().hands().get(number - 1).result())) {
            return commands.back(recorded.id());
        }
        Optional<Duration> ago = number == null && before.isEmpty() && !recordedAgain(fields, recorded)
                ? justNow.recorded(hand.get(), recorded)
                : Optional.empty();
        if (ago.isPresent()) {
            return commands.page(409, recorded, prompts.again(recorded, ago.get(), state));
        }
        return commands.toPad(
                new GameId(id), PadPresenter.command(hand.get(), number, fields.onConflict()), state, fields);
    }

    private static boolean recordedAgain(PadFields fields, RecordedGame recorded) {
        Integer again = fields.again();
        return again != null && again == recorded.version();
    }

    @POST
    @Path("/hands/{number}/strike")
    @Operation(hidden = true)
    public Response strike(String id, int number, MultivaluedMap<String, String> form) {
        PadFields fields = new PadFields(form);
        StrikeHand strike = new StrikeHand(number, fields.onStrikeConflict());
        return commands.toPad(new GameId(id), strike, PadState.of(fields, number), fields);
    }
}
