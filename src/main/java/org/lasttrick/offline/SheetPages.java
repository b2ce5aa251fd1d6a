package org.lasttrick.offline;

import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.lasttrick.form.FormFields;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.written.Language;
import org.lasttrick.sheet.Panel;
import org.lasttrick.sheet.RefusedForms;
import org.lasttrick.sheet.SheetForm;
import org.lasttrick.sheet.SheetHost;
import org.lasttrick.sheet.SheetPresenter;
import org.lasttrick.sheet.pad.ConflictPrompts;
import org.lasttrick.sheet.pad.PadPresenter;
import org.lasttrick.sheet.pad.PadState;
import org.lasttrick.sheet.pad.PadView;
import org.lasttrick.sheet.pad.SheetGame;

/** Answers the addresses of one game's sheet. */
final class SheetPages {
    private final PageRenderer drawn;
    private final Language language;
    private final Function<String, Reader> readers;
    private final Messages messages;
    private final SheetPresenter views;
    private final PadPresenter pads;
    final RefusedForms refused;

    /** @param readers of the page with an address */
    SheetPages(
            PageRenderer drawn,
            Language language,
            Function<String, Reader> readers,
            Messages messages,
            SheetHost host) {
        this.drawn = drawn;
        this.language = language;
        this.readers = readers;
        this.messages = messages;
        this.views = new SheetPresenter(messages, host);
        this.pads = new PadPresenter(messages, host::newCommandId);
        this.refused = new RefusedForms(messages, pads);
    }

    /** @param form the address below the sheet's own; {@code null} if no form has it */
    @Nullable
    Page entered(OfflineGame game, String form, FormFields fields, Instant now) {
        return SheetForm.read(form, fields, pads)
                .map(read -> game.enter(read, now, refused)
                        .map(why -> refused(game, why))
                        .orElseGet(() -> new Page(303, "", address(game, read.panel()))))
                .orElse(null);
    }

    private static String address(OfflineGame game, @Nullable Panel panel) {
        return game.sheet().url() + (panel == null ? "" : "?" + panel.query());
    }

    Page refused(OfflineGame game, RefusedForms.Answer why) {
        String address = address(game, why.panel());
        boolean allHands = why.state().fields().asksForAllHands();
        return new Page(why.status(), sheet(game.sheet(), why.state(), why.panel(), allHands, address), address);
    }

    Page shown(OfflineGame game, String path, FormFields fields, boolean padAlone) {
        SheetGame sheet = game.sheet();
        Integer seen = fields.version();
        Panel panel = Panel.read(fields.text(Panel.PARAMETER)).orElse(null);
        PadState state = game.mayScore() ? PadState.of(fields, fields.correct()) : null;
        if (state != null && panel == null && seen != null && seen != sheet.version()) {
            state = new ConflictPrompts(messages).onOutdatedSheet(sheet, seen, state);
            state = padAlone ? state.besideSheet(seen) : state;
        }
        Optional<PadView> pad = padAlone && state != null && panel == null ? views.pad(sheet, state) : Optional.empty();
        String html = pad.isPresent()
                ? drawn.padAlone(pad.get(), readers.apply(path), language)
                : sheet(sheet, state, panel, fields.asksForAllHands(), path);
        return new Page(200, html, null);
    }

    private String sheet(
            SheetGame sheet, @Nullable PadState state, @Nullable Panel panel, boolean allHands, String address) {
        return drawn.sheet(views.draw(sheet, state, panel, allHands), readers.apply(address), language);
    }
}
