package org.lasttrick.offline;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.Theme;
import org.lasttrick.sheet.Panel;
import org.lasttrick.sheet.RefusedForms;
import org.lasttrick.sheet.SheetForm;
import org.lasttrick.sheet.SheetHost;
import org.lasttrick.sheet.SheetPresenter;
import org.lasttrick.sheet.pad.ConflictPrompts;
import org.lasttrick.sheet.pad.FormFields;
import org.lasttrick.sheet.pad.PadPresenter;
import org.lasttrick.sheet.pad.PadState;
import org.lasttrick.sheet.pad.PadView;
import org.lasttrick.sheet.pad.SheetGame;

/**
 * The games of a device that can't reach the service: it answers the addresses of a sheet as the service does.
 *
 * <p>It keeps nothing. After {@link #open}, the device answers the waiting forms again, in their order and each with the time at which
 * it was entered; then the game is as it was. A form that is answered by 303 waits from then on.
 *
 * <p>Not answered: whatever the service alone knows or makes. Panels with an address or a QR code show those of the host.
 */
public final class OfflineGames {
    private static final String GAMES = "/games/";

    private final Drawn drawn;
    private final Settings settings;
    private final Language language;
    private final Map<String, OfflineGame> games = new HashMap<>();
    private final Messages messages;
    private final SheetPresenter views;
    private final PadPresenter pads;
    private final RefusedForms refused;

    /**
     * For whom pages are drawn.
     *
     * @param build that the page belongs to, of which this code is
     * @param theme its word
     * @param others each other language's name for itself, by tag, in the order of the tags
     */
    public record Settings(String build, String theme, boolean sound, boolean secure, Map<String, String> others) {}

    public OfflineGames(Drawn drawn, SheetHost host, Settings settings, Language language) {
        this.drawn = drawn;
        this.settings = settings;
        this.language = language;
        this.messages = drawn.messages(language);
        this.views = new SheetPresenter(messages, host);
        this.pads = new PadPresenter(messages, host::newCommandId);
        this.refused = new RefusedForms(messages, pads);
    }

    /**
     * Begins with a game as the service has it; forms that were answered before don't count any more.
     *
     * @param pages of its ledger, as {@code /api/games/{id}/ledger} answers them, one after the other
     */
    public void open(String id, List<String> pages) {
        games.put(id, new OfflineGame(id, pages));
    }

    /**
     * Answers an address as the service does.
     *
     * @param path with its query, as in {@code /games/x1y2?panel=chart}; {@code /games/x1y2/hands} for a form
     * @param names of the fields, in the order in which the page sends them: those of the query, or of the form
     * @param values of each
     * @param isForm whether it is posted
     * @param padAlone whether only the pad is asked for, beside a sheet of the version in the fields
     * @param now the time; for a form that waited, when it was entered
     * @return {@code null} for a game that isn't open, and for an address that only the service answers
     */
    public @Nullable Page answer(
            String path, List<String> names, List<String> values, boolean isForm, boolean padAlone, Instant now) {
        int query = path.indexOf('?');
        String address = query < 0 ? path : path.substring(0, query);
        String below = address.startsWith(GAMES) ? address.substring(GAMES.length()) : "";
        int slash = below.indexOf('/');
        OfflineGame game = games.get(slash < 0 ? below : below.substring(0, slash));
        if (game == null || isForm == slash < 0) {
            return null;
        }
        FormFields fields = fields(names, values);
        return isForm
                ? SheetForm.read(below.substring(slash + 1), fields, pads)
                        .map(form -> entered(game, form, now))
                        .orElse(null)
                : shown(game, path, fields, padAlone);
    }

    private static FormFields fields(List<String> names, List<String> values) {
        Map<String, List<String>> fields = new LinkedHashMap<>();
        for (int i = 0; i < names.size(); i++) {
            fields.computeIfAbsent(names.get(i), _ -> new ArrayList<>()).add(values.get(i));
        }
        return new FormFields(fields);
    }

    private Page entered(OfflineGame game, SheetForm form, Instant now) {
        String url = game.sheet().url();
        Optional<RefusedForms.Answer> answer = game.enter(form, now, refused);
        Panel panel = answer.isPresent() ? answer.get().panel() : form.panel();
        String address = url + (panel == null ? "" : "?" + panel.query());
        return answer.map(why -> new Page(
                        why.status(),
                        sheet(
                                game.sheet(),
                                why.state(),
                                panel,
                                why.state().fields().asksForAllHands(),
                                address),
                        address))
                .orElseGet(() -> new Page(303, "", address));
    }

    private Page shown(OfflineGame game, String path, FormFields fields, boolean padAlone) {
        SheetGame sheet = game.sheet();
        Integer seen = fields.version();
        Panel panel = Panel.read(fields.text(Panel.PARAMETER)).orElse(null);
        PadState state = PadState.of(fields, fields.correct());
        if (panel == null && seen != null && seen != sheet.version()) {
            state = new ConflictPrompts(messages).onOutdatedSheet(sheet, seen, state);
            state = padAlone ? state.besideSheet(seen) : state;
        }
        Optional<PadView> pad = padAlone && panel == null ? views.pad(sheet, state) : Optional.empty();
        String html = pad.isPresent()
                ? drawn.padAlone(pad.get(), reader(path), language)
                : sheet(sheet, state, panel, fields.asksForAllHands(), path);
        return new Page(200, html, null);
    }

    private String sheet(SheetGame sheet, PadState state, @Nullable Panel panel, boolean allHands, String address) {
        return drawn.sheet(views.draw(sheet, state, panel, allHands), reader(address), language);
    }

    private Reader reader(String address) {
        List<Reader.Named> others = settings.others().entrySet().stream()
                .map(other -> new Reader.Named(other.getKey(), other.getValue()))
                .toList();
        return new Reader(
                settings.build(),
                new Reader.ReaderLanguage(language.tag(), address, others),
                new Reader.ThemeChoice(Theme.of(settings.theme()).orElse(Theme.SYSTEM), Arrays.asList(Theme.values())),
                new Reader.Sound(settings.sound()),
                new Reader.Service(settings.secure()));
    }
}
