package org.lasttrick.sheet.pad;

import jakarta.enterprise.context.ApplicationScoped;
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
import org.lasttrick.language.narration.HandText;
import org.lasttrick.language.narration.HandWords;
import org.lasttrick.language.narration.MeanwhileText;
import org.lasttrick.language.narration.MeanwhileWords;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.sheet.pad.AskView.Leave;
import org.lasttrick.sheet.pad.AskView.Push;

/** Asks what is to become of an entry that somebody made on a sheet that has moved on, or made twice. */
@ApplicationScoped
public class Asking {
    private static final int MOST_TOLD = 3;

    private final PageText page;
    private final MeanwhileText text;
    private final HandText hands;

    Asking(Messages messages) {
        this.page = messages.of(PageText.class);
        this.text = messages.of(MeanwhileText.class);
        this.hands = messages.of(HandText.class);
    }

    /** What came since this version, in words, the newest last. */
    List<String> told(RecordedGame now, int seen) {
        MeanwhileWords words = new MeanwhileWords(text, hands);
        int first = Math.max(seen, now.version() - MOST_TOLD);
        List<String> told = new ArrayList<>();
        if (first > seen) {
            told.add(text.moreBefore(first - seen));
        }
        IntStream.range(first, now.version())
                .mapToObj(version -> words.told(
                        now.asOf(version).game(), now.asOf(version + 1).game()))
                .forEach(told::add);
        return told;
    }

    /** As {@link #told}, for a wish that nothing on the pad belongs to. */
    private List<String> nothingDone(RecordedGame now, int seen) {
        List<String> told = new ArrayList<>(told(now, seen));
        told.add(text.nothingDone());
        return told;
    }

    /** The wish of somebody who pushed something on the sheet as of {@code seen}, which is not the present one. */
    public Wish stale(RecordedGame now, @Nullable Integer seen, Wish wish) {
        return seen != null && wasThere(seen, now) && wish.fields().isUntouched()
                ? wish.refused(nothingDone(now, seen))
                : meanwhile(now, seen == null ? 0 : seen, wish);
    }

    /** A version that there never was comes from a form that was tampered with. */
    private static boolean wasThere(int seen, RecordedGame now) {
        return seen >= 1 && seen < now.version();
    }

    /** The wish of somebody who saw the sheet as of {@code seen}, with what came since beside it. */
    public Wish meanwhile(RecordedGame now, int seen, Wish wish) {
        if (!wasThere(seen, now)) {
            return wish.refused(List.of(page.movedOn()));
        }
        if (wish.fields().isUntouched()) {
            return wish;
        }
        if (!haveTheSameNumbers(now.asOf(seen).game(), now.game())) {
            // Whom the pad meant by p2 is somebody else by now.
            return Wish.of(PadFields.NONE, null).refused(nothingDone(now, seen));
        }
        Wish then = wish.within(now.asOf(seen).game().hands().size());
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

    private Wish entry(RecordedGame now, int seen, Wish wish) {
        Game game = now.game();
        boolean oneHand = now.version() == seen + 1
                && game.undoable()
                        .filter(last -> last.version() == now.version() && last.event() instanceof HandScored)
                        .isPresent();
        boolean over = game.sheet().isOver();
        Game before = now.asOf(seen).game();
        Optional<ScoredHand> mine = PadViews.hand(before, wish).flatMap(hand -> scored(before, hand));
        boolean same = oneHand
                && mine.filter(hand -> hand.equals(game.sheet().hands().getLast()))
                        .isPresent();

        List<String> told = new ArrayList<>(told(now, seen));
        told.add(mine.map(hand -> text.yours(new HandWords(hands, before).told(hand)))
                .orElseGet(text::yoursIsBelow));
        if (over) {
            told.add(text.overNow());
        }
        String url = url(now);
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
        AskView ask = new AskView(
                same ? text.entersTheSame() : text.quicker(),
                told,
                new Leave(oneHand ? text.sameHand() : text.leaveMineOut(), url),
                same,
                pushes);
        // A game that is over has no pad for a next hand: what is chosen is shown as a correction of the last one.
        return wish.correcting(over && oneHand ? Integer.valueOf(last) : null)
                .besideSheet(seen)
                .asked(ask);
    }

    private static Optional<ScoredHand> scored(Game game, HandResult hand) {
        return switch (Preview.of(new ScoreHand(hand), game)) {
            case Preview.Outcome.Possible(Preview preview) ->
                Optional.of(preview.after().sheet().hands().getLast());
            case Preview.Outcome.Refused refused -> Optional.empty();
        };
    }

    private Wish correction(RecordedGame now, int seen, int hand, Wish wish) {
        int entry = now.asOf(seen).game().hands().get(hand - 1).entry();
        Integer number = numberOf(entry, now.game());
        List<String> told = new ArrayList<>(told(now, seen));
        List<Push> pushes = new ArrayList<>();
        if (number == null) {
            told.add(text.isGone(hand));
        } else {
            if (number != hand) {
                told.add(text.hasMoved(number));
            }
            pushes.add(new Push(
                    text.correctAllTheSame(number), "post", url(now) + "/hands/" + number, "decided", now.version()));
        }
        AskView ask = new AskView(text.quicker(), told, new Leave(text.leaveMineOut(), url(now)), false, pushes);
        return wish.correcting(number).besideSheet(seen).asked(ask);
    }

    private static @Nullable Integer numberOf(int entry, Game game) {
        return IntStream.rangeClosed(1, game.hands().size())
                .filter(number -> game.hands().get(number - 1).entry() == entry)
                .boxed()
                .findFirst()
                .orElse(null);
    }

    /** The wish of somebody who enters the hand that was recorded that long ago. */
    public Wish again(RecordedGame now, Duration ago, Wish wish) {
        String url = url(now);
        return wish.asked(new AskView(
                text.isItAnother(),
                List.of(text.recordedJustNow((int) ago.toSeconds())),
                new Leave(text.no(), url),
                false,
                List.of(new Push(text.recordAgain(), "post", url + "/hands", "again", now.version()))));
    }

    private static String url(RecordedGame game) {
        return "/games/" + game.id();
    }
}
