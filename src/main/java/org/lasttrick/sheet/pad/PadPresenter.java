package org.lasttrick.sheet.pad;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Conflict;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameCommand.StrikeHand;
import org.lasttrick.game.Preview;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.narration.PreviewNarrator;
import org.lasttrick.language.narration.RejectionNarrator;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.SheetText;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.sheet.pad.PadView.ConflictView;
import org.lasttrick.sheet.pad.PadView.CorrectionView;
import org.lasttrick.sheet.pad.PadView.SubmitButton;
import org.lasttrick.sheet.pad.PadView.Tile;

/**
 * Draws the pad: its questions, what is chosen, and what recording it will do.
 *
 * @param commandIds new idempotency keys for the forms
 */
public record PadPresenter(Messages messages, Supplier<String> commandIds) {
    public PadView draw(SheetGame recorded, PadState state) {
        Game game = recorded.game();
        Integer correcting = state.correcting();
        HandContext context = HandContext.of(game, correcting);
        Selection selection = Selection.read(state.fields(), context);
        Forecast forecast =
                selection.hand().map(hand -> forecast(context, hand, state)).orElse(Forecast.NONE);
        Set<String> errors = new LinkedHashSet<>(state.errors());
        errors.addAll(forecast.rejections());
        boolean nothingChanges = correcting != null
                && forecast.rejections().isEmpty()
                && forecast.lines().isEmpty();
        PadView.Choices choices = selection.choices(text());
        String url = recorded.url();
        return new PadView(
                url,
                correcting == null ? url + "/hands" : url + "/hands/" + correcting,
                correcting == null ? text().whatWillHappen() : text().whatThisChanges(),
                correcting == null ? text().record(context.number()) : text().correct(correcting),
                commandIds.get(),
                state.seenVersion() == null ? recorded.version() : state.seenVersion(),
                state.fields().asksForAllHands() ? choices.with(new PadView.Hidden("hands", "all")) : choices,
                forecast.lines(),
                hint(selection.missing(), nothingChanges, forecast.conflict()),
                forecast.next(),
                List.copyOf(errors),
                correcting == null
                        ? null
                        : new CorrectionView(
                                correcting,
                                url,
                                forecast.further(),
                                forecast.conflict(),
                                url + "/hands/" + correcting + "/strike",
                                strikes(game, correcting, state.strikeRefused())),
                state.prompt());
    }

    private @Nullable String hint(
            @Nullable Function<SheetText, String> missing, boolean nothingChanges, @Nullable ConflictView conflict) {
        if (missing != null) {
            return missing.apply(text());
        }
        if (nothingChanges) {
            return text().noTotalChanges();
        }
        return conflict == null || conflict.choices().stream().anyMatch(Tile::chosen) ? null : text().conflictMissing();
    }

    /** A forecast says what recording a hand would do, or why it would be refused. */
    private record Forecast(
            List<HandNarrator.Line> lines,
            List<String> further,
            @Nullable String next,
            @Nullable ConflictView conflict,
            List<String> rejections) {
        static final Forecast NONE = new Forecast(List.of(), List.of(), null, null, List.of());
    }

    private Forecast forecast(HandContext context, HandResult hand, PadState state) {
        Game game = context.game();
        Integer correcting = context.correcting();
        GameCommand command = command(hand, correcting, state.fields().onConflict());
        return switch (Preview.of(command, game)) {
            case Preview.Outcome.Refused(var reasons) -> {
                RejectionNarrator words = new RejectionNarrator(messages.of(GameText.class), game::nameOf);
                List<String> why = reasons.stream().map(words::of).toList();
                yield new Forecast(List.of(), List.of(), null, null, why);
            }
            case Preview.Outcome.Possible(Preview preview) -> {
                HandNarrator words = new HandNarrator(messages.of(GameText.class), game);
                Scoresheet after = preview.after().sheet();
                if (correcting == null) {
                    List<HandNarrator.Line> lines = words.forecast(after.hands().getLast());
                    String next = words.next(after);
                    yield new Forecast(
                            lines, List.of(), lines.isEmpty() ? text().nobodyPays(next) : next, null, List.of());
                }
                PreviewNarrator changed = new PreviewNarrator(words, preview);
                yield new Forecast(
                        changed.changes(),
                        correcting == game.hands().size() ? List.of() : changed.changesByHand(),
                        changed.otherWinners().orElse(null),
                        conflict(command, preview, state),
                        List.of());
            }
        };
    }

    /** Returns the chosen hand, if it is complete. */
    public static Optional<HandResult> hand(Game game, PadState state) {
        return selection(game, state).hand();
    }

    /** Returns the command that records the chosen hand; empty while something is missing or the pad has more to ask. */
    public Optional<GameCommand> command(Game game, PadState state) {
        if (!state.equals(state.within(game.hands().size()))) {
            return Optional.empty();
        }
        Selection selection = selection(game, state);
        return selection
                .hand()
                .filter(hand -> selection.followUp(state.fields(), text()) == null)
                .map(hand -> command(hand, state.correcting(), state.fields().onConflict()));
    }

    private static GameCommand command(HandResult hand, @Nullable Integer correcting, OnConflict onConflict) {
        return correcting == null ? new ScoreHand(hand) : new CorrectHand(correcting, hand, null, onConflict);
    }

    /** Says what is missing, as an error for a hand that was recorded too early. */
    public String missing(Game game, PadState state) {
        Selection selection = selection(game, state);
        Function<SheetText, String> missing = selection.missing();
        String hint = missing == null ? selection.followUp(state.fields(), text()) : missing.apply(text());
        return hint == null ? text().nothingChosen() : hint;
    }

    private static Selection selection(Game game, PadState state) {
        return Selection.read(state.fields(), HandContext.of(game, state.correcting()));
    }

    private @Nullable ConflictView conflict(GameCommand command, Preview preview, PadState state) {
        List<Conflict> conflicts = preview.conflicts();
        if (conflicts.isEmpty()) {
            return null;
        }
        boolean canBeKept = conflicts.stream().allMatch(Conflict::canBeKept);
        Tile keep = Tile.radio("onConflict", "keep", text().correctAndKeep(numbers(hands(conflicts))));
        Tile strike =
                Tile.radio("onConflict", "strike", text().correctAndStrike(numbers(struck(command, preview.before()))));
        return new ConflictView(
                text().conflicts(canBeKept),
                new RejectionNarrator(messages.of(GameText.class), preview.before()::nameOf).of(conflicts),
                Stream.of(keep, strike)
                        .filter(tile -> canBeKept || !tile.equals(keep))
                        .map(tile ->
                                tile.chosen(state.fields().text(tile.name()).equals(tile.value())))
                        .toList());
    }

    private List<SubmitButton> strikes(Game game, int hand, List<Conflict> refused) {
        String name = "onStrikeConflict";
        if (refused.isEmpty()) {
            return List.of(new SubmitButton(name, "refuse", text().strike(hand)));
        }
        List<Integer> others = struck(new StrikeHand(hand, OnConflict.STRIKE), game).stream()
                .filter(other -> other != hand)
                .toList();
        SubmitButton all = new SubmitButton(name, "strike", text().strikeAll(hand, numbers(others)));
        SubmitButton alone = new SubmitButton(name, "keep", text().strikeAndKeep(hand, numbers(hands(refused))));
        return refused.stream().allMatch(Conflict::canBeKept) ? List.of(alone, all) : List.of(all);
    }

    /** Returns every hand that is struck out with the conflicting ones, including hands that conflict only because of that. */
    private static List<Integer> struck(GameCommand command, Game game) {
        return Preview.of(command.with(OnConflict.STRIKE), game) instanceof Preview.Outcome.Possible(Preview preview)
                ? preview.struck()
                : List.of();
    }

    private static List<Integer> hands(List<Conflict> conflicts) {
        return List.copyOf(
                new LinkedHashSet<>(conflicts.stream().map(Conflict::hand).toList()));
    }

    private String numbers(List<Integer> hands) {
        return hands.stream().map(text()::handNumber).collect(Collectors.joining(", "));
    }

    private SheetText text() {
        return messages.of(SheetText.class);
    }
}
