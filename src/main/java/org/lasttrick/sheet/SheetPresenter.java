package org.lasttrick.sheet;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.language.narration.GameNarrator;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.narration.HandText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Scoring;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.sheet.SheetView.ButtonView;
import org.lasttrick.sheet.SheetView.LastHandView;
import org.lasttrick.sheet.SheetView.Link;
import org.lasttrick.sheet.SheetView.PlayerView;
import org.lasttrick.sheet.pad.FormFields;
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
    private final HeadingPresenter headings;
    private final ColumnsPresenter columns;
    private final HandText handText;
    private final PadPresenter pads;
    private final PanelPresenter panels;
    private final EndPresenter ends;
    private final LinkPreview.Presenter previews;

    public SheetPresenter(Messages messages, SheetHost host) {
        this.host = host;
        this.headings = new HeadingPresenter(messages);
        this.text = messages.of(PageText.class);
        this.columns = new ColumnsPresenter(text);
        this.handText = messages.of(HandText.class);
        this.pads = new PadPresenter(messages, host::newCommandId);
        this.ends = new EndPresenter(text, messages.of(PlayersText.class), messages.of(ErasingText.class), host);
        this.previews = new LinkPreview.Presenter(messages, host);
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

    /** Starts another game of the same players; {@code null} if too few are left. */
    public @Nullable ButtonView rematch(Game game, String url) {
        return ends.rematch(game, url);
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
        Integer correcting = state == null ? null : state.correcting();
        Scoring scoring = game.start().rules().scoring();
        int startingScore = scoring.startingScore();
        String url = recorded.url();
        LastHandView last = lastHand(sheet, words);
        String here = past == null ? url : past.url();
        int first = allHands ? 1 : firstHand(sheet.hands().size(), correcting, shown);
        PanelView panel = panel(recorded, here, state, shown, past != null);
        List<PlayerView> players = columns.draw(game, here, shown);
        PadView pad =
                state == null || panel != null ? null : pad(recorded, state).orElse(null);
        return new SheetView(
                headings.title(game),
                headings.name(game),
                headings.rules(game),
                headings.marks(game),
                url,
                recorded.version(),
                state != null,
                sheet.isOver(),
                sheet.standings().inSeatOrder().size() > FEW_PLAYERS,
                headings.now(game),
                players,
                first == 1
                        ? null
                        : new Link(text.earlierHands(first - 1), here + "?" + FormFields.ALL_HANDS + "#hands"),
                HandRows.of(
                        game,
                        words,
                        here + "?" + (allHands ? FormFields.ALL_HANDS + "&" : ""),
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
                        .map(entry -> ButtonView.of(words.undo(entry), url + "/undo", host))
                        .orElse(null),
                game.redoable()
                        .filter(_ -> state != null)
                        .map(entry -> ButtonView.of(words.redo(entry), url + "/redo", host))
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
                past == null ? previews.draw(game, url) : null,
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

    /** Who is ahead, and what the next last trick may bring to whom, for those who look at it from across the room. */
    public List<String> facts(Game game) {
        GameNarrator narrator = new GameNarrator(text, new HandNarrator(handText, game));
        return game.sheet().isOver()
                ? List.of()
                : Stream.concat(narrator.ahead().stream(), narrator.dangers().stream())
                        .toList();
    }

    /** The name its players gave the game, otherwise that of its variant. */
    public String name(Game game) {
        return headings.name(game);
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
        return new LastHandView(number, words.describe(hand.result()), words.lines(hand));
    }
}
