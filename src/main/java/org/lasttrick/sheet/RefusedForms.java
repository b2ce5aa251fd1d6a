package org.lasttrick.sheet;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Conflict;
import org.lasttrick.game.EntryDecision.CommandIdReused;
import org.lasttrick.game.EntryDecision.Incomplete;
import org.lasttrick.game.EntryDecision.NotAdded;
import org.lasttrick.game.EntryDecision.NothingChanged;
import org.lasttrick.game.EntryDecision.Refused;
import org.lasttrick.game.EntryDecision.SameHandAgain;
import org.lasttrick.game.EntryDecision.Stale;
import org.lasttrick.game.Rejection;
import org.lasttrick.language.narration.RejectionNarrator;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.language.texts.RulesText;
import org.lasttrick.sheet.pad.ConflictPrompts;
import org.lasttrick.sheet.pad.PadPresenter;
import org.lasttrick.sheet.pad.PadState;
import org.lasttrick.sheet.pad.SheetGame;

/** Answers a form that was not recorded: its status in HTTP, and what it shows. */
public record RefusedForms(Messages messages, PadPresenter pads) {
    /** @param panel in place of the pad; {@code null}: the pad */
    public record Answer(
            int status, PadState state, @Nullable Panel panel) {}

    /** Returns the answer to a form that is no entry; empty if it changes nothing: the sheet shows it already. */
    public Optional<Answer> answer(SheetForm form, SheetGame now, NotAdded why) {
        return switch (why) {
            case NothingChanged _ -> Optional.empty();
            case CommandIdReused _ -> Optional.of(used(form, now));
            case Stale(int seen) -> Optional.of(stale(form, now, seen));
            case Refused(List<Rejection> reasons) -> Optional.of(refused(form, now, reasons));
            case Incomplete _ -> Optional.of(incomplete(form, now));
            case SameHandAgain(Duration ago) -> Optional.of(sameHandAgain(form, now, ago));
        };
    }

    /** @param seen the version that the form was made on */
    public Answer stale(SheetForm form, SheetGame now, int seen) {
        return new Answer(412, new ConflictPrompts(messages).stale(now, seen, form.state()), form.panel());
    }

    /** @param ago when the same hand was recorded */
    private Answer sameHandAgain(SheetForm form, SheetGame now, Duration ago) {
        return new Answer(409, new ConflictPrompts(messages).sameHandAgain(now, ago, form.state()), null);
    }

    /**
     * Answers a form whose idempotency key was used for another entry. Two windows of one device may show the same
     * form: what was entered on the other one is asked about, like any newer entry.
     */
    public Answer used(SheetForm form, SheetGame now) {
        Integer seen = form.fields().version();
        return seen == null || seen == now.version()
                ? new Answer(422, form.state().refused(List.of(text().usedForm())), form.panel())
                : stale(form, now, seen);
    }

    private Answer incomplete(SheetForm form, SheetGame now) {
        Optional<String> unclear = SheetForm.unclear(form.fields(), now.game());
        if (unclear.isPresent()) {
            RulesText words = messages.of(RulesText.class);
            return new Answer(
                    422, form.state().refused(List.of(words.settingUnclear(words.settingLabel(unclear.get())))), null);
        }
        PadState state = form.state();
        PadState within = state.within(now.game().hands().size());
        return within.equals(state)
                ? new Answer(422, state.refused(List.of(pads.missing(now.game(), state))), null)
                : new Answer(412, within.refused(List.of(text().movedOn())), null);
    }

    public Answer refused(SheetForm form, SheetGame now, List<Rejection> reasons) {
        RejectionNarrator words = new RejectionNarrator(messages.of(GameText.class), now.game()::nameOf);
        List<Conflict> conflicts = reasons.stream()
                .flatMap(reason ->
                        reason instanceof Rejection.Contradicts(var found) ? found.stream() : Stream.<Conflict>empty())
                .toList();
        PadState refused = form.state().refused(reasons.stream().map(words::of).toList());
        return new Answer(
                conflicts.isEmpty() ? 422 : 409,
                form.strikes() ? refused.strikeRefused(conflicts) : refused,
                form.panel());
    }

    private PageText text() {
        return messages.of(PageText.class);
    }
}
