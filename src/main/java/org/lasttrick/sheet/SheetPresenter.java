package org.lasttrick.sheet;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.language.narration.EntryNarrator;
import org.lasttrick.language.narration.GameNarrator;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.rulebook.RuleChanges;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.language.texts.RulesText;
import org.lasttrick.language.texts.SheetText;
import org.lasttrick.sheet.SheetView.ButtonView;
import org.lasttrick.sheet.SheetView.TableView;
import org.lasttrick.sheet.pad.PadPresenter;
import org.lasttrick.sheet.pad.PadState;
import org.lasttrick.sheet.pad.PadView;
import org.lasttrick.sheet.pad.SheetGame;

/** Draws the scoresheet. */
public final class SheetPresenter {
    private final PageText text;
    private final HeadingPresenter headings;
    private final GameText handText;
    private final LastEntryPresenter lastEntries;
    private final PadPresenter pads;
    private final PanelPresenter panels;
    private final EndPresenter ends;
    private final LinkPreview.Presenter previews;

    public SheetPresenter(Messages messages, SheetHost host) {
        this.text = messages.of(PageText.class);
        this.handText = messages.of(GameText.class);
        this.headings = new HeadingPresenter(text, new GameNames(messages), handText, messages.of(RulesText.class));
        this.lastEntries = new LastEntryPresenter(text, new EntryNarrator(messages, new RuleChanges(messages)), host);
        this.pads = new PadPresenter(messages, host::newCommandId);
        this.ends = new EndPresenter(text, messages.of(SheetText.class), host);
        this.previews = new LinkPreview.Presenter(messages, host);
        this.panels = new PanelPresenter(messages, host, ends);
    }

    /**
     * Returns the sheet as it stands.
     *
     * @param pad the pad's state; {@code null} for a device that may only watch
     * @param panel shown in place of the pad; {@code null}: the pad
     * @param allHands whether older hands of a long game are asked for
     */
    public SheetView draw(SheetGame recorded, @Nullable PadState pad, @Nullable Panel panel, boolean allHands) {
        return draw(recorded, pad, panel, allHands, null);
    }

    /** Returns the pad alone, as the sheet has it; empty when the game is over, unless one of its hands is corrected. */
    public Optional<PadView> pad(SheetGame recorded, PadState asked) {
        Game game = recorded.game();
        PadState state = asked.within(game.hands().size());
        return state.correcting() == null && game.sheet().isOver()
                ? Optional.empty()
                : Optional.of(pads.draw(recorded, state));
    }

    /** Returns the button that starts another game of the same players; {@code null} if too few are left. */
    public @Nullable ButtonView rematch(Game game, String url) {
        return ends.rematch(game, url);
    }

    /** Draws a sheet as it stood after an earlier entry, read-only. */
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
        boolean mayScore = state != null;
        HandNarrator words = new HandNarrator(handText, game);
        String url = recorded.url();
        String here = past == null ? url : past.url();
        TableView table =
                new TablePresenter(text, words, here, shown).draw(state == null ? null : state.correcting(), allHands);
        PanelView panel = panel(recorded, here, state, shown, past != null);
        PadView pad =
                state == null || panel != null ? null : pad(recorded, state).orElse(null);
        boolean showsResult = game.sheet().isOver() && pad == null && panel == null;
        return new SheetView(
                recorded,
                mayScore,
                headings.draw(game),
                table,
                lastEntries.draw(words, url, mayScore),
                panel,
                pad,
                showsResult ? ends.result(words, table.players(), url, state) : null,
                state == null ? null : state.lost(),
                mayScore ? ends.close(game, url) : null,
                past == null ? panels.links(game, url, mayScore) : past.more(),
                past == null ? previews.draw(game, url) : null,
                past);
    }

    /**
     * Draws the panel beside the table; {@code null} without one. Devices that only watch, and earlier sheets, have the
     * chart in place of the pad. Earlier sheets have no other panels, except explanations.
     */
    private @Nullable PanelView panel(
            SheetGame recorded, String url, @Nullable PadState state, @Nullable Panel panel, boolean past) {
        PanelView drawn = panel == null || (past && !(panel instanceof Panel.Why))
                ? null
                : panels.draw(recorded, url, panel, state);
        boolean chart = drawn == null && state == null && (panel == null || past);
        return chart ? panels.chartOfGameInProgress(recorded) : drawn;
    }

    /** Says who is ahead, and what the next last trick may bring to whom, for those who look at it from across the room. */
    public List<String> facts(Game game) {
        GameNarrator narrator = new GameNarrator(text, new HandNarrator(handText, game));
        return game.sheet().isOver()
                ? List.of()
                : Stream.concat(narrator.ahead().stream(), narrator.dangers().stream())
                        .toList();
    }
}
