package org.lasttrick.sheet.pad;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lasttrick.form.FormFields;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.game.GameEvent.PlayerAdded;
import org.lasttrick.game.GameEvent.PlayerJoined;
import org.lasttrick.game.GameEvent.SeatsChanged;
import org.lasttrick.game.Preview;
import org.lasttrick.language.narration.EntryNarrator;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.rulebook.RuleChanges;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.language.texts.SheetText;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.sheet.pad.PromptView.Leave;
import org.lasttrick.sheet.pad.PromptView.SubmitButton;

/** Prompts for a decision about an entry that was made on an outdated sheet, or twice. */
public record ConflictPrompts(Messages messages) {
    private static final int MOST_ENTRIES = 3;

    /** Describes the entries since version {@code seen}, the newest last. */
    private List<String> entriesSince(SheetGame now, int seen) {
        int first = Math.max(seen, now.version() - MOST_ENTRIES);
        List<String> lines = new ArrayList<>();
        if (first > seen) {
            lines.add(text().moreBefore(first - seen));
        }
        new EntryNarrator(messages, new RuleChanges(messages))
                .entries(now.game(), now.events().get(), first + 1, now.version())
                .forEach(entry -> lines.add(entry.text() + "."));
        return lines;
    }

    /** Prompts after a command that doesn't depend on the pad, or is no longer possible. */
    private PadState nothingDone(SheetGame now, int seen, PadState state) {
        List<String> lines = new ArrayList<>(entriesSince(now, seen));
        lines.add(text().nothingDone());
        PadState refused = state.refused(lines);
        return seen > now.version() ? refused.lost(seen) : refused;
    }

    /** Returns the pad after a command for the outdated version {@code seen}. */
    public PadState stale(SheetGame now, int seen, PadState state) {
        return seen >= 1 && state.fields().isUntouched()
                ? nothingDone(now, seen, state)
                : onOutdatedSheet(now, seen, state);
    }

    /**
     * Returns the pad for an entry on the outdated version {@code seen}, with a prompt that lists the entries since. A later
     * version than that of the ledger means that entries are lost; one below 1 comes from a form that was tampered with.
     */
    public PadState onOutdatedSheet(SheetGame now, int seen, PadState state) {
        if (seen < 1) {
            return state.refused(List.of(messages.of(PageText.class).movedOn()));
        }
        if (state.fields().isUntouched()) {
            return state;
        }
        if (seen > now.version() || !keepTheirIds(now.asOf(seen), now.game())) {
            // The pad's p2 may be another player now.
            return nothingDone(now, seen, PadState.of(FormFields.NONE, null));
        }
        PadState then = state.within(now.asOf(seen).hands().size());
        Integer correcting = then.correcting();
        return correcting == null ? entry(now, seen, then) : correction(now, seen, correcting, then);
    }

    /** Returns whether everybody who sat at the table then has the same id now. Joining changes no id. */
    private static boolean keepTheirIds(Game then, Game now) {
        List<Game.Entry> before = seatings(then);
        List<Game.Entry> after = seatings(now);
        return after.size() >= before.size()
                && after.subList(0, before.size()).equals(before)
                && after.stream().skip(before.size()).noneMatch(entry -> entry.event() instanceof SeatsChanged);
    }

    private static List<Game.Entry> seatings(Game game) {
        return game.counting().stream()
                .filter(entry -> entry.event() instanceof PlayerJoined
                        || entry.event() instanceof PlayerAdded
                        || entry.event() instanceof SeatsChanged)
                .toList();
    }

    private PadState entry(SheetGame now, int seen, PadState state) {
        Game game = now.game();
        boolean oneHand = now.version() == seen + 1
                && game.undoable()
                        .filter(last -> last.version() == now.version() && last.event() instanceof HandScored)
                        .isPresent();
        boolean over = game.sheet().isOver();
        Game before = now.asOf(seen);
        Optional<ScoredHand> mine = PadPresenter.hand(before, state).flatMap(hand -> scored(before, hand));
        boolean same = oneHand
                && mine.filter(hand -> hand.equals(game.sheet().hands().getLast()))
                        .isPresent();

        List<String> lines = new ArrayList<>(entriesSince(now, seen));
        lines.add(mine.map(hand ->
                        text().yourHand(new HandNarrator(messages.of(GameText.class), before).describe(hand.result())))
                .orElseGet(text()::yoursIsBelow));
        if (over) {
            lines.add(text().overNow());
        }
        String url = now.url();
        String method = mine.isPresent() ? "post" : "get";
        int last = game.hands().size();
        List<SubmitButton> buttons = new ArrayList<>();
        if (!over) {
            buttons.add(decided(
                    oneHand ? text().anotherHand() : text().recordMine(last + 1),
                    method,
                    mine.isPresent() ? url + "/hands" : url,
                    now));
        }
        if (oneHand && !same && mine.isPresent()) {
            buttons.add(decided(text().mineIsRight(), method, url + "/hands/" + last, now));
        }
        PromptView prompt = new PromptView(
                same ? text().entersTheSame() : text().quicker(),
                lines,
                new Leave(oneHand ? text().sameHand() : text().leaveMineOut(), url),
                same,
                buttons);
        // A finished game has no pad for a next hand, so the choices are shown as a correction of the last one.
        return state.correcting(over && oneHand ? Integer.valueOf(last) : null)
                .besideSheet(seen)
                .prompting(prompt);
    }

    private static Optional<ScoredHand> scored(Game game, HandResult hand) {
        return switch (Preview.of(new ScoreHand(hand), game)) {
            case Preview.Outcome.Possible(Preview preview) ->
                Optional.of(preview.after().sheet().hands().getLast());
            case Preview.Outcome.Refused refused -> Optional.empty();
        };
    }

    private PadState correction(SheetGame now, int seen, int hand, PadState state) {
        int entry = now.asOf(seen).hands().get(hand - 1).entry();
        Integer number = now.game().numberOf(entry).orElse(null);
        List<String> lines = new ArrayList<>(entriesSince(now, seen));
        List<SubmitButton> buttons = new ArrayList<>();
        if (number == null) {
            lines.add(text().handIsGone(hand));
        } else {
            if (number != hand) {
                lines.add(text().handHasMoved(number));
            }
            buttons.add(decided(text().correctAllTheSame(number), "post", now.url() + "/hands/" + number, now));
        }
        PromptView prompt =
                new PromptView(text().quicker(), lines, new Leave(text().leaveMineOut(), now.url()), false, buttons);
        return state.correcting(number).besideSheet(seen).prompting(prompt);
    }

    private static SubmitButton decided(String label, String method, String action, SheetGame now) {
        return new SubmitButton(label, method, action, "decided", now.version());
    }

    /** @param ago when the same hand was recorded */
    public PadState sameHandAgain(SheetGame now, Duration ago, PadState state) {
        String url = now.url();
        return state.prompting(new PromptView(
                text().isItAnother(),
                List.of(text().recordedJustNow((int) (ago.toMillis() / 1000))),
                new Leave(text().wasDoubleTap(), url),
                false,
                List.of(new SubmitButton(text().recordAgain(), "post", url + "/hands", "again", now.version()))));
    }

    private SheetText text() {
        return messages.of(SheetText.class);
    }
}
