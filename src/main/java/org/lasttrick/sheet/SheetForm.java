package org.lasttrick.sheet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.lasttrick.form.FormFields;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.PlayerName;
import org.lasttrick.rules.InputText;
import org.lasttrick.rules.JoinScore;
import org.lasttrick.rules.Keyword;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.SettingValue;
import org.lasttrick.rules.settings.Settings;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;
import org.lasttrick.sheet.pad.PadPresenter;
import org.lasttrick.sheet.pad.PadState;

/**
 * This is a form of the sheet, as it was sent.
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
     * This field names the hand from which on seats are so, or somebody has played who was forgotten or is a
     * substitute.
     */
    public static final String FROM_HAND = "from";

    /** This field says with what somebody begins who was forgotten. */
    public static final String SCORE = "score";

    /** This field says whose place somebody takes. */
    static final String SUBSTITUTED = "for";

    /** This word begins the name of each field that has a setting. */
    public static final String RULE = "rule-";

    /**
     * Reads a form by its address.
     *
     * @param path below the sheet's own, such as {@code hands/3/strike}
     * @return empty for an address that no form has
     */
    public static Optional<SheetForm> read(String path, FormFields fields, PadPresenter pads) {
        List<String> steps = new ArrayList<>(InputText.parts(path, "/"));
        String which = steps.size() > 1 ? steps.set(1, "*") : "";
        return switch (String.join("/", steps)) {
            case "hands" -> Optional.of(onPad(fields, null, pads));
            case "hands/*" -> ofHand(which, hand -> onPad(fields, hand, pads));
            case "hands/*/strike" -> ofHand(which, hand -> strike(fields, hand));
            case "players" -> Optional.of(onPlayers(join(fields), fields));
            case "players/*" -> ofPlayer(which, player -> rename(player, fields), fields);
            case "players/*/substitute" -> ofPlayer(which, player -> substitute(player, fields), fields);
            case "players/*/leave" -> ofPlayer(which, GameCommand.Leave::new, fields);
            case "players/*/return" -> ofPlayer(which, GameCommand.Return::new, fields);
            case "seats" -> Optional.of(onPlayers(seats(fields), fields));
            case "other-rules" ->
                Optional.of(new SheetForm(
                        fields, PadState.of(FormFields.NONE, null), null, false, game -> rules(fields, game)));
            case "undo" -> Optional.of(onPanel(new GameCommand.Undo(), null, fields));
            case "redo" -> Optional.of(onPanel(new GameCommand.Redo(), null, fields));
            case "close" -> Optional.of(onPanel(new GameCommand.Close(), null, fields));
            case "abandon" -> Optional.of(onPanel(new GameCommand.Abandon(), null, fields));
            case "reopen" -> Optional.of(onPanel(new GameCommand.Reopen(), null, fields));
            default -> Optional.empty();
        };
    }

    /** Returns the form for another game of the same players, which is no command to this one. */
    public static SheetForm rematch(FormFields fields) {
        return new SheetForm(fields, PadState.of(FormFields.NONE, null), null, false, _ -> Optional.empty());
    }

    private static Optional<SheetForm> ofHand(String number, IntFunction<SheetForm> form) {
        return InputText.number(number).map(form::apply);
    }

    private static Optional<SheetForm> ofPlayer(String id, Function<PlayerId, GameCommand> command, FormFields fields) {
        return PlayerId.parse(id).map(player -> onPlayers(command.apply(player), fields));
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

    private static SheetForm onPlayers(GameCommand command, FormFields fields) {
        return onPanel(command, Panel.Simple.PLAYERS, fields);
    }

    static GameCommand.Join join(FormFields fields) {
        PlayerName name = name(fields);
        return new GameCommand.Join(
                name.first(),
                name.partner(),
                fields.number("seat"),
                fields.number(FROM_HAND),
                Keyword.read(JoinScore.values(), fields.text(SCORE)).orElse(null));
    }

    private static GameCommand rename(PlayerId player, FormFields fields) {
        PlayerName name = name(fields);
        return new GameCommand.Rename(player, name.first(), name.partner());
    }

    static GameCommand.Substitute substitute(PlayerId player, FormFields fields) {
        PlayerName name = name(fields);
        return new GameCommand.Substitute(player, name.first(), name.partner(), fields.number(FROM_HAND));
    }

    private static GameCommand seats(FormFields fields) {
        PlayerId dealer = fields.player("dealer").orElse(null);
        return new GameCommand.TakeSeats(fields.list("order"), dealer, fields.number(FROM_HAND));
    }

    /**
     * Returns the correction of the rules; empty for an unknown variant, and for a value that can't be read. Settings
     * that aren't named are the variant's.
     */
    private static Optional<GameCommand> rules(FormFields fields, Game game) {
        return unclear(fields, game).isPresent()
                ? Optional.empty()
                : Variants.byId(fields.text("variant"))
                        .map(variant -> new GameCommand.CorrectRules(
                                variant.id(), chosen(variant, fields, game).rules(), fields.onConflict()));
    }

    private static Settings chosen(Variant variant, FormFields fields, Game game) {
        Map<Setting<?>, SettingValue> named = new LinkedHashMap<>();
        Setting.ALL.stream()
                .filter(setting -> fields.has(RULE + setting.key()))
                .forEach(setting -> setting.kind()
                        .parse(fields.text(RULE + setting.key()))
                        .ifPresent(value -> named.put(setting, value)));
        return Settings.of(variant.rulesFor(game.start().people())).with(named);
    }

    /** Returns the first setting of other rules that can't be read, or that they lack; empty for any other form, too. */
    static Optional<String> unclear(FormFields fields, Game game) {
        return Variants.byId(fields.text("variant"))
                .flatMap(variant -> Setting.ALL.stream()
                        .filter(setting -> fields.has(RULE + setting.key())
                                && setting.kind()
                                        .parse(fields.text(RULE + setting.key()))
                                        .isEmpty())
                        .findFirst()
                        .<Setting<?>>map(setting -> setting)
                        .or(() -> chosen(variant, fields, game).missing())
                        .map(Setting::key));
    }

    /**
     * Returns the names that a form has, or who is meant by one of them, as a {@link NameQuestion} was answered. Partners have a field
     * each.
     */
    private static List<String> names(FormFields fields) {
        return fields.all("name").stream()
                .map(name -> fields.has("meant") && name.equals(fields.text("typed")) ? fields.text("meant") : name)
                .toList();
    }

    private static PlayerName name(FormFields fields) {
        List<String> names = names(fields);
        return new PlayerName(names.isEmpty() ? "" : names.getFirst(), names.size() < 2 ? null : names.get(1));
    }
}
