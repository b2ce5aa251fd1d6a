package org.lasttrick.sheet;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.narration.HandText;
import org.lasttrick.language.narration.UndoNarrator;
import org.lasttrick.language.rulebook.EndSummary;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.rulebook.SettingNarrator;
import org.lasttrick.language.rulebook.SettingText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.rules.Deal;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Scoring;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.Standing;
import org.lasttrick.sheet.SheetView.ButtonView;
import org.lasttrick.sheet.SheetView.Labelled;
import org.lasttrick.sheet.SheetView.LastHandView;
import org.lasttrick.sheet.SheetView.Link;
import org.lasttrick.sheet.SheetView.PlayerView;
import org.lasttrick.sheet.pad.PadFields;
import org.lasttrick.sheet.pad.PadPresenter;
import org.lasttrick.sheet.pad.PadState;
import org.lasttrick.sheet.pad.PadView;
import org.lasttrick.sheet.pad.SheetGame;

/** Draws the scoresheet. */
public final class SheetPresenter {
    private static final int FEW_PLAYERS = 6;

    /** Longer games than games are: older hands are shown when they are asked for. */
    private static final int MANY_HANDS = 120;

    private static final int NEWEST_HANDS = 100;

    private final SheetHost host;
    private final PageText text;
    private final GameNames names;
    private final HandText handText;
    private final SettingText settings;
    private final PadPresenter pads;
    private final PanelPresenter panels;
    private final EndPresenter ends;

    public SheetPresenter(Messages messages, SheetHost host) {
        this.host = host;
        this.names = new GameNames(messages);
        this.text = messages.of(PageText.class);
        this.handText = messages.of(HandText.class);
        this.settings = messages.of(SettingText.class);
        this.pads = new PadPresenter(messages, host::newCommandId);
        this.ends = new EndPresenter(text, messages.of(PlayersText.class), messages.of(ErasingText.class), host);
        this.panels = new PanelPresenter(messages, host, ends);
    }

    /**
     * The sheet as it stands.
     *
     * @param pad the pad's state; {@code null} for a device that may only watch
     * @param panel shown in place of the pad; {@code null}: the pad
     * @param allHands whether older hands of a long game are asked for
     */
    public SheetView draw(SheetGame recorded, @Nullable PadState pad, @Nullable Panel panel, boolean allHands) {
        return draw(recorded, pad, panel, allHands, null);
    }

    /** The pad alone, as the sheet has it; empty when the game is over, unless one of its hands is corrected. */
    public Optional<PadView> pad(SheetGame recorded, PadState asked) {
        Game game = recorded.game();
        PadState state = asked.within(game.hands().size());
        return state.correcting() == null && game.sheet().isOver()
                ? Optional.empty()
                : Optional.of(pads.draw(recorded, state));
    }

    /** A sheet as it stood after an earlier entry, read-only. */
    public SheetView past(SheetGame then, PastSheetView past, @Nullable Panel panel, boolean allHands) {
        return draw(then, null, panel, allHands, past);
    }

    private SheetView draw(
            SheetGame recorded,
            @Nullable PadState asked,
            @Nullable Panel shown,
            boolean allHands,
            @Nullable PastSheetView past) {
        Game game = recorded.game();
        PadState state = asked == null ? null : asked.within(game.hands().size());
        Scoresheet sheet = game.sheet();
        HandNarrator words = new HandNarrator(handText, game);
        UndoNarrator steps = new UndoNarrator(handText, game);
        Integer correcting = state == null ? null : state.correcting();
        Scoring scoring = game.start().rules().scoring();
        int startingScore = scoring.startingScore();
        String url = recorded.url();
        LastHandView last = lastHand(sheet, words);
        String here = past == null ? url : past.url();
        int first = allHands ? 1 : firstHand(sheet.hands().size(), correcting, shown);
        PanelView panel = panel(recorded, here, state, shown, past != null);
        List<PlayerView> players = players(game, here, shown);
        PadView pad =
                state == null || panel != null ? null : pad(recorded, state).orElse(null);
        return new SheetView(
                title(game),
                name(game),
                rules(game),
                new SettingNarrator(settings)
                        .marks(
                                game.start().variant(),
                                game.start().players().size(),
                                game.start().rules()),
                url,
                recorded.version(),
                state != null,
                sheet.isOver(),
                sheet.standings().inSeatOrder().size() > FEW_PLAYERS,
                now(game),
                players,
                first == 1 ? null : new Link(text.earlierHands(first - 1), here + "?" + PadFields.ALL_HANDS + "#hands"),
                HandRows.of(
                        game,
                        words,
                        here + "?" + (allHands ? PadFields.ALL_HANDS + "&" : ""),
                        first,
                        correcting,
                        shown),
                sheet.hands().size(),
                words.rosterChanges(sheet.hands().size() + 1),
                game.start().players().stream()
                        .anyMatch(player -> player.score() != startingScore || player.cucumbers() > 0),
                scoring instanceof StakesScoring ? text.credits() : text.total(),
                announcement(sheet, words, last),
                last,
                game.undoable()
                        .filter(_ -> state != null)
                        .map(entry -> ButtonView.of(steps.undo(entry), url + "/undo", host))
                        .orElse(null),
                game.redoable()
                        .filter(_ -> state != null)
                        .map(entry -> ButtonView.of(steps.redo(entry), url + "/redo", host))
                        .orElse(null),
                panel,
                pad,
                state == null ? null : state.lost(),
                state != null && pad == null ? state.errors() : List.of(),
                sheet.isOver() && pad == null && panel == null
                        ? ends.result(game, players, words, url, state != null)
                        : null,
                state == null ? null : ends.close(game, url),
                past == null ? panels.links(game, url, state != null) : past.more(),
                recorded.head(),
                recorded.fingerprint(),
                past);
    }

    /** The first hand that is shown; 1 also if an old one is corrected or explained. */
    private static int firstHand(int hands, @Nullable Integer correcting, @Nullable Panel panel) {
        int newest = hands > MANY_HANDS ? hands - NEWEST_HANDS + 1 : 1;
        Integer explained = panel instanceof Panel.Why(var _, Integer hand) ? hand : null;
        boolean isOld = (correcting != null && correcting < newest) || (explained != null && explained < newest);
        return isOld ? 1 : newest;
    }

    /** Devices that only watch, and earlier sheets, have the chart in place of the pad. Earlier sheets have no other panels. */
    private @Nullable PanelView panel(
            SheetGame recorded, String url, @Nullable PadState state, @Nullable Panel panel, boolean past) {
        PanelView drawn = panel == null || (past && !(panel instanceof Panel.Why))
                ? null
                : panels.draw(recorded, url, panel, state);
        boolean chart = drawn == null && state == null && (panel == null || past);
        return chart ? panels.chartOfGameInProgress(recorded) : drawn;
    }

    /** The name its players gave the game, otherwise that of its variant. */
    public String name(Game game) {
        return Optional.ofNullable(game.start().name())
                .orElseGet(() -> names.of(game.start().variant()));
    }

    private String title(Game game) {
        return game.sheet()
                .next()
                .map(deal -> text.hand() + " " + deal.number() + ", " + name(game))
                .orElseGet(() -> name(game));
    }

    private String rules(Game game) {
        Stream<String> variant = game.start().name() == null
                ? Stream.empty()
                : Stream.of(names.of(game.start().variant()));
        return Stream.concat(
                        variant, new EndSummary(handText, settings, game.start().rules()).parts().stream())
                .collect(Collectors.joining(" · "));
    }

    private List<Labelled> now(Game game) {
        Optional<Deal> next = game.sheet().next();
        if (next.isEmpty()) {
            return List.of(
                    new Labelled(text.hands(), Integer.toString(game.hands().size())));
        }
        Deal deal = next.get();
        return List.of(
                new Labelled(
                        text.hand(),
                        game.start().rules().end() instanceof End.Hands(int hands)
                                ? text.handOf(deal.number(), hands)
                                : Integer.toString(deal.number())),
                new Labelled(text.dealer(), game.nameOf(deal.dealer())),
                new Labelled(text.leads(), game.nameOf(deal.leader())),
                new Labelled(
                        text.deal(),
                        deal.handSize().isPresent() ? text.cards(deal.handSize().getAsInt()) : text.dealersChoice()));
    }

    private List<PlayerView> players(Game game, String url, @Nullable Panel panel) {
        Scoresheet sheet = game.sheet();
        RuleSet rules = game.start().rules();
        return sheet.standings().inSeatOrder().stream()
                .map(standing -> new PlayerView(
                        game.nameOf(standing.player()),
                        duty(sheet, standing.player()),
                        sheet.start()
                                .find(standing.player())
                                .map(Standing::score)
                                .orElse(null),
                        standing.score(),
                        !standing.isActive(),
                        sheet.winners().contains(standing.player()),
                        toGo(sheet, standing),
                        sheet.place(standing.player())
                                .filter(_ -> sheet.isOver())
                                .orElse(null),
                        HandRows.why(new Panel.Why(standing.player(), null), url + "?", panel),
                        standing.cucumbers(),
                        Math.max(0, rules.scoring().lives() - standing.cucumbers())))
                .toList();
    }

    private String duty(Scoresheet sheet, PlayerId player) {
        return sheet.next()
                .map(deal -> deal.dealer().equals(player)
                        ? text.dealsMark()
                        : deal.leader().equals(player) ? text.leadsMark() : "")
                .orElse("");
    }

    private @Nullable String toGo(Scoresheet sheet, Standing standing) {
        if (!standing.isActive()) {
            return switch (standing.status()) {
                case ACTIVE, OUT -> text.out();
                case LEFT -> text.left();
            };
        }
        if (sheet.isOver()) {
            return null;
        }
        RuleSet rules = sheet.rules();
        OptionalInt points = rules.end() instanceof End.Target(int target)
                ? OptionalInt.of(Math.max(0, target - standing.score()))
                : rules.scoring().pointsToLimit(standing.score());
        return points.isPresent() ? text.toGo(points.getAsInt()) : null;
    }

    private String announcement(Scoresheet sheet, HandNarrator words, @Nullable LastHandView last) {
        if (last == null) {
            return words.next(sheet);
        }
        String lines = last.lines().stream()
                .map(line -> line.name() + " " + line.numbers() + (line.fate() == null ? "" : ", " + line.fate()))
                .collect(Collectors.joining(". "));
        return text.handLabel(last.number()) + " " + last.text() + ". " + lines + ". " + words.next(sheet);
    }

    private static @Nullable LastHandView lastHand(Scoresheet sheet, HandNarrator words) {
        if (sheet.hands().isEmpty()) {
            return null;
        }
        int number = sheet.hands().size();
        ScoredHand hand = sheet.hands().getLast();
        return new LastHandView(
                number,
                words.describe(hand.result()),
                words.lines(hand, sheet.before(number).standings()));
    }
}
