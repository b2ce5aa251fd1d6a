package org.lasttrick.sheet;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.PlayerName;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Typed;
import org.lasttrick.sheet.pad.FormFields;
import org.lasttrick.sheet.pad.PadPresenter;
import org.lasttrick.sheet.pad.PadState;

/**
 * A form of the sheet, as it was sent.
 *
 * @param state of its pad; untouched for a form elsewhere
 * @param panel that the form is on, shown again afterwards; {@code null}: the pad
 * @param strikes whether it strikes out a hand
 * @param command what it is to a game; empty if the entry is not complete yet
 */
public record SheetForm(
        FormFields fields,
        PadState state,
        @Nullable Panel panel,
        boolean strikes,
        Function<Game, Optional<GameCommand>> command) {

    /**
     * Reads a form by its address.
     *
     * @param path below the sheet's own, such as {@code hands/3/strike}
     * @return empty for an address that no form has
     */
    public static Optional<SheetForm> read(String path, FormFields fields, PadPresenter pads) {
        List<String> steps = Typed.parts(path, "/");
        String what = steps.size() > 1 ? steps.get(1) : "";
        String then = steps.size() > 2 ? steps.get(2) : "";
        OptionalInt hand = Typed.number(what);
        return switch (steps.isEmpty() ? "" : steps.getFirst()) {
            case "hands" ->
                what.isEmpty()
                        ? Optional.of(onPad(fields, null, pads))
                        : hand.isEmpty()
                                ? Optional.empty()
                                : Optional.of(
                                        then.equals("strike")
                                                ? strike(fields, hand.getAsInt())
                                                : onPad(fields, hand.getAsInt(), pads));
            case "players" ->
                (what.isEmpty()
                                ? Optional.of(join(fields))
                                : PlayerId.parse(what).map(player -> player(player, then, fields)))
                        .map(command -> onPanel(command, Panel.Simple.PLAYERS, fields));
            case "seats" ->
                Optional.of(onPanel(
                        new GameCommand.TakeSeats(
                                fields.list("order"), fields.player("dealer").orElse(null)),
                        Panel.Simple.PLAYERS,
                        fields));
            case "undo" -> Optional.of(onPanel(new GameCommand.Undo(), null, fields));
            case "redo" -> Optional.of(onPanel(new GameCommand.Redo(), null, fields));
            case "close" -> Optional.of(onPanel(new GameCommand.Close(), null, fields));
            case "abandon" -> Optional.of(onPanel(new GameCommand.Abandon(), null, fields));
            case "reopen" -> Optional.of(onPanel(new GameCommand.Reopen(), null, fields));
            default -> Optional.empty();
        };
    }

    private static SheetForm onPad(FormFields fields, @Nullable Integer correcting, PadPresenter pads) {
        PadState state = PadState.of(fields, correcting);
        return new SheetForm(fields, state, null, false, game -> pads.command(game, state));
    }

    private static SheetForm strike(FormFields fields, int hand) {
        GameCommand strike = new GameCommand.StrikeHand(hand, fields.onStrikeConflict());
        return new SheetForm(fields, PadState.of(fields, hand), null, true, _ -> Optional.of(strike));
    }

    private static SheetForm onPanel(GameCommand command, @Nullable Panel panel, FormFields fields) {
        return new SheetForm(fields, PadState.of(FormFields.NONE, null), panel, false, _ -> Optional.of(command));
    }

    private static GameCommand join(FormFields fields) {
        PlayerName name = name(fields);
        return new GameCommand.Join(name.first(), name.partner(), fields.number("seat"));
    }

    private static GameCommand player(PlayerId player, String what, FormFields fields) {
        return switch (what) {
            case "leave" -> new GameCommand.Leave(player);
            case "return" -> new GameCommand.Return(player);
            default -> {
                PlayerName name = name(fields);
                yield new GameCommand.Rename(player, name.first(), name.partner());
            }
        };
    }

    /** Partners have a field each. */
    private static PlayerName name(FormFields fields) {
        List<String> names = fields.all("name");
        return new PlayerName(fields.text("name"), names.size() < 2 ? null : names.get(1));
    }
}
