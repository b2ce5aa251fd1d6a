package org.lasttrick.sheet.pad;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.game.GameEvent.PlayerJoined;
import org.lasttrick.game.GameEvent.SeatsChanged;
import org.lasttrick.game.Preview;
import org.lasttrick.language.narration.ConcurrencyText;
import org.lasttrick.language.narration.ConcurrentEntryNarrator;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.narration.HandText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.sheet.pad.PromptView.Leave;
import org.lasttrick.sheet.pad.PromptView.Push;

/** Prompts for a decision about an entry that was made on an outdated sheet, or made twice. */
public final class ConflictPrompts {
    private static final int MOST_TOLD = 3;

    private final PageText page;
    private final ConcurrencyText text;
    private final HandText hands;

    public ConflictPrompts(Messages messages) {
        this.page = messages.of(PageText.class);
        this.text = messages.of(ConcurrencyText.class);
        this.hands = messages.of(HandText.class);
    }

    /** The entries since this version, in words, the newest last. */
    List<String> since(SheetGame now, int seen) {
        ConcurrentEntryNarrator words = new ConcurrentEntryNarrator(text, hands);
        int first = Math.max(seen, now.version() - MOST_TOLD);
        List<String> lines = new ArrayList<>();
        if (first > seen) {
            lines.add(text.moreBefore(first - seen));
        }
        IntStream.range(first, now.version())
                .mapToObj(version -> words.describe(now.asOf(version), now.asOf(version + 1)))
                .forEach(lines::add);
        return lines;
    }

    /** As {@link #since}, and that nothing was changed: for a command that takes nothing from the pad. */
    private List<String> nothingDone(SheetGame now, int seen) {
        List<String> lines = new ArrayList<>(since(now, seen));
        lines.add(text.nothingDone());
        return lines;
    }

    /** The pad after a command on the sheet as of {@code seen}, which is not the present one. */
    public PadState stale(SheetGame now, @Nullable Integer seen, PadState state) {
        return seen != null && wasThere(seen, now) && state.fields().isUntouched()
                ? state.refused(nothingDone(now, seen))
                : meanwhile(now, seen == null ? 0 : seen, state);
    }

    /** A version that there never was comes from a form that was tampered with. */
    private static boolean wasThere(int seen, SheetGame now) {
        return seen >= 1 && seen < now.version();
    }

    /** The pad for an entry on the sheet as of {@code seen}, with a prompt that tells what came since. */
    public PadState meanwhile(SheetGame now, int seen, PadState state) {
        if (!wasThere(seen, now)) {
            return state.refused(List.of(page.movedOn()));
        }
        if (state.fields().isUntouched()) {
            return state;
        }
        if (!haveTheSameNumbers(now.asOf(seen), now.game())) {
            // Whom the pad meant by p2 is somebody else by now.
            return PadState.of(PadFields.NONE, null).refused(nothingDone(now, seen));
        }
        PadState then = state.within(now.asOf(seen).hands().size());
        Integer correcting = then.correcting();
        return correcting == null ? entry(now, seen, then) : correction(now, seen, correcting, then);
    }

    /** Whether everybody who was at the table then is still called by the same number, whoever has joined since. */
    private static boolean haveTheSameNumbers(Game then, Game now) {
        List<Game.Entry> before = numberings(then);
        List<Game.Entry> after = numberings(now);
        return after.size() >= before.size()
                && after.subList(0, before.size()).equals(before)
                && after.stream().skip(before.size()).allMatch(entry -> entry.event() instanceof PlayerJoined);
    }

    private static List<Game.Entry> numberings(Game game) {
        return game.counting().stream()
                .filter(entry -> entry.event() instanceof PlayerJoined || entry.event() instanceof SeatsChanged)
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

        List<String> lines = new ArrayList<>(since(now, seen));
        lines.add(mine.map(hand -> text.yours(new HandNarrator(hands, before).describe(hand)))
                .orElseGet(text::yoursIsBelow));
        if (over) {
            lines.add(text.overNow());
        }
        String url = now.url();
        String method = mine.isPresent() ? "post" : "get";
        int last = game.hands().size();
        List<Push> pushes = new ArrayList<>();
        if (!over) {
            pushes.add(new Push(
                    oneHand ? text.anotherHand() : text.recordMine(last + 1),
                    method,
                    mine.isPresent() ? url + "/hands" : url,
                    "decided",
                    now.version()));
        }
        if (oneHand && !same && mine.isPresent()) {
            pushes.add(new Push(text.mineIsRight(), method, url + "/hands/" + last, "decided", now.version()));
        }
        PromptView prompt = new PromptView(
                same ? text.entersTheSame() : text.quicker(),
                lines,
                new Leave(oneHand ? text.sameHand() : text.leaveMineOut(), url),
                same,
                pushes);
        // A game that is over has no pad for a next hand: what is chosen is shown as a correction of the last one.
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
        Integer number = numberOf(entry, now.game());
        List<String> lines = new ArrayList<>(since(now, seen));
        List<Push> pushes = new ArrayList<>();
        if (number == null) {
            lines.add(text.isGone(hand));
        } else {
            if (number != hand) {
                lines.add(text.hasMoved(number));
            }
            pushes.add(new Push(
                    text.correctAllTheSame(number), "post", now.url() + "/hands/" + number, "decided", now.version()));
        }
        PromptView prompt =
                new PromptView(text.quicker(), lines, new Leave(text.leaveMineOut(), now.url()), false, pushes);
        return state.correcting(number).besideSheet(seen).prompting(prompt);
    }

    private static @Nullable Integer numberOf(int entry, Game game) {
        return IntStream.rangeClosed(1, game.hands().size())
                .filter(number -> game.hands().get(number - 1).entry() == entry)
                .boxed()
                .findFirst()
                .orElse(null);
    }

    /** The pad for a hand equal to the last one, which was recorded that long ago. */
    public PadState again(SheetGame now, Duration ago, PadState state) {
        String url = now.url();
        return state.prompting(new PromptView(
                text.isItAnother(),
                List.of(text.recordedJustNow((int) ago.toSeconds())),
                new Leave(text.no(), url),
                false,
                List.of(new Push(text.recordAgain(), "post", url + "/hands", "again", now.version()))));
    }
}
