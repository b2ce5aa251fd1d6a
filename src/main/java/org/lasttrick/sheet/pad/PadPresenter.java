package org.lasttrick.sheet.pad;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.RandomText;
import org.lasttrick.game.Conflict;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.Preview;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.narration.HandText;
import org.lasttrick.language.narration.RejectionNarrator;
import org.lasttrick.language.narration.RejectionText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.sheet.pad.PadView.CorrectionView;

/** Draws the pad: what may be chosen, what is chosen, and what will happen. */
@ApplicationScoped
public class PadPresenter {
    private final PadText text;
    private final HandText hands;
    private final RejectionText rejections;

    PadPresenter(Messages messages) {
        this.text = messages.of(PadText.class);
        this.hands = messages.of(HandText.class);
        this.rejections = messages.of(RejectionText.class);
    }

    public PadView draw(RecordedGame recorded, PadState state) {
        Game game = recorded.game();
        Integer correcting = state.correcting();
        HandContext context = HandContext.of(game, correcting);
        Selection selection = Selection.read(state.fields(), context);
        Foretold foretold =
                selection.hand().map(hand -> foretold(context, hand)).orElse(Foretold.NOTHING);
        String missing = selection.missing(text);
        List<String> errors = Stream.concat(state.errors().stream(), foretold.rejections().stream())
                .distinct()
                .toList();
        boolean nothingChanges = correcting != null
                && foretold.rejections().isEmpty()
                && foretold.lines().isEmpty();
        String url = "/games/" + recorded.id();
        return new PadView(
                url,
                correcting == null ? url + "/hands" : url + "/hands/" + correcting,
                correcting == null ? text.whatWillHappen() : text.whatThisChanges(),
                correcting == null ? text.record(context.number()) : text.correct(correcting),
                RandomText.id(),
                state.seenVersion() == null ? recorded.version() : state.seenVersion(),
                selection.choices(text),
                foretold.lines(),
                missing == null && nothingChanges ? text.nothingChanges() : missing,
                foretold.next(),
                errors,
                correcting == null ? null : correction(game, url, correcting, foretold, state.strikeRefused()),
                state.prompt());
    }

    /** What a hand would do, or why it would be refused. */
    private record Foretold(
            List<HandNarrator.Line> lines,
            List<String> further,
            @Nullable String next,
            List<Conflict> conflicts,
            List<String> rejections) {
        static final Foretold NOTHING = new Foretold(List.of(), List.of(), null, List.of(), List.of());
    }

    private Foretold foretold(HandContext context, HandResult hand) {
        Game game = context.game();
        Integer correcting = context.correcting();
        return switch (Preview.of(command(hand, correcting, OnConflict.REFUSE), game)) {
            case Preview.Outcome.Refused(var reasons) -> {
                RejectionNarrator words = new RejectionNarrator(rejections, game::nameOf);
                yield new Foretold(
                        List.of(),
                        List.of(),
                        null,
                        List.of(),
                        reasons.stream().map(words::of).toList());
            }
            case Preview.Outcome.Possible(Preview preview) -> {
                HandNarrator words = new HandNarrator(hands, game);
                Scoresheet after = preview.after().sheet();
                yield correcting == null
                        ? new Foretold(
                                words.lines(
                                        after.hands().getLast(),
                                        context.before().standings()),
                                List.of(),
                                words.next(after),
                                List.of(),
                                List.of())
                        : new Foretold(
                                words.changes(preview),
                                correcting == game.hands().size() ? List.of() : words.furtherDown(preview),
                                words.otherWinners(preview).orElse(null),
                                preview.conflicts(),
                                List.of());
            }
        };
    }

    /** The hand that is chosen, once it is complete. */
    public static Optional<HandResult> hand(Game game, PadState state) {
        return Selection.read(state.fields(), HandContext.of(game, state.correcting()))
                .hand();
    }

    public static GameCommand command(HandResult hand, @Nullable Integer correcting, OnConflict onConflict) {
        return correcting == null ? new ScoreHand(hand) : new CorrectHand(correcting, hand, null, onConflict);
    }

    /** What is missing, as an error to somebody who pressed Record. */
    public String missing(Game game, PadState state) {
        String missing = Selection.read(state.fields(), HandContext.of(game, state.correcting()))
                .missing(text);
        return missing == null ? text.nothingChosen() : missing;
    }

    /** What somebody who pressed Record was not asked yet. */
    public Optional<String> unasked(Game game, PadState state) {
        Selection selection = Selection.read(state.fields(), HandContext.of(game, state.correcting()));
        return Optional.ofNullable(selection.unasked(state.fields(), text));
    }

    private CorrectionView correction(
            Game game, String url, int hand, Foretold foretold, List<Conflict> strikeRefused) {
        List<Conflict> conflicts = foretold.conflicts();
        RejectionNarrator words = new RejectionNarrator(rejections, game::nameOf);
        return new CorrectionView(
                hand,
                url,
                foretold.further(),
                conflicts.stream().map(words::of).toList(),
                conflicts.isEmpty() ? null : text.correctAndStrike(numbers(conflicts)),
                url + "/hands/" + hand + "/strike",
                text.strike(hand),
                strikeRefused.isEmpty() ? null : text.strikeAll(hand, numbers(strikeRefused)));
    }

    private String numbers(List<Conflict> conflicts) {
        return conflicts.stream()
                .map(conflict -> text.handNumber(conflict.hand()))
                .collect(Collectors.joining(", "));
    }
}
