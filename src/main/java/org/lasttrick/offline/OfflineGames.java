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
import org.lasttrick.game.Decision;
import org.lasttrick.game.GameCommand.Rematch;
import org.lasttrick.game.GameDecider;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.Rejection;
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
 * <p>It keeps nothing. After {@link #open}, the device answers the waiting forms of all games again, in their order and each with the time at which
 * it was entered; then the games are as they were. A form that is answered by 303 waits from then on.
 *
 * <p>A game that begins on the device has an id that starts with {@code local-} and depends on its form's idempotency key alone.
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
    /** What each game that began on the device was started by: a {@code StartGame} or a {@code Rematch}. */
    private final Map<String, Object> started = new HashMap<>();

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
        if (!isForm) {
            return shown(game, path, fields, padAlone);
        }
        String form = below.substring(slash + 1);
        return form.equals("rematch")
                ? rematch(game, SheetForm.rematch(fields), now)
                : SheetForm.read(form, fields, pads)
                        .map(read -> entered(game, read, now))
                        .orElse(null);
    }

    private static FormFields fields(List<String> names, List<String> values) {
        Map<String, List<String>> fields = new LinkedHashMap<>();
        for (int i = 0; i < names.size(); i++) {
            fields.computeIfAbsent(names.get(i), _ -> new ArrayList<>()).add(values.get(i));
        }
        return new FormFields(fields);
    }

    private Page entered(OfflineGame game, SheetForm form, Instant now) {
        return game.enter(form, now, refused)
                .map(why -> refused(game, why))
                .orElseGet(() -> new Page(303, "", address(game, form.panel())));
    }

    private static String address(OfflineGame game, @Nullable Panel panel) {
        return game.sheet().url() + (panel == null ? "" : "?" + panel.query());
    }

    private Page refused(OfflineGame game, RefusedForms.Answer why) {
        String address = address(game, why.panel());
        boolean allHands = why.state().fields().asksForAllHands();
        return new Page(why.status(), sheet(game.sheet(), why.state(), why.panel(), allHands, address), address);
    }

    /** Decides in the order in which the service does: a repetition, an outdated sheet, and the rules of the game. */
    private @Nullable Page rematch(OfflineGame game, SheetForm form, Instant now) {
        SheetGame before = game.sheet();
        Integer seen = form.fields().version();
        String once = form.fields().commandId();
        Rematch command = new Rematch(before.id());
        if (once == null) {
            return null;
        }
        if (started.containsKey(local(once))) {
            return started.get(local(once)).equals(command)
                    ? begun(local(once))
                    : refused(game, refused.used(form, before));
        }
        if (seen != null && seen != before.version()) {
            return refused(game, refused.stale(form, before, seen));
        }
        return switch (GameDecider.rematch(before.game())) {
            case Decision.Rejected(List<Rejection> reasons) -> refused(game, refused.refused(form, before, reasons));
            case Decision.Accepted(GameEvent start) -> begin(local(once), command, start, now);
        };
    }

    /** The same for the same form, and short: the form for the next rematch is called after it. */
    private static String local(String commandId) {
        return "local-" + Integer.toHexString(commandId.hashCode());
    }

    private Page begin(String id, Object command, GameEvent start, Instant now) {
        started.put(id, command);
        games.put(id, new OfflineGame(id, start, now));
        return begun(id);
    }

    private static Page begun(String id) {
        return new Page(303, "", GAMES + id);
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
