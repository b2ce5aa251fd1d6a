package org.lasttrick.offline;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.lasttrick.form.FormFields;
import org.lasttrick.game.Decision;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameCommand.Rematch;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameDecider;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.Rejection;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.language.texts.Theme;
import org.lasttrick.language.written.Language;
import org.lasttrick.rules.Keyword;
import org.lasttrick.sheet.SheetForm;
import org.lasttrick.sheet.SheetHost;
import org.lasttrick.sheet.pad.SheetGame;
import org.lasttrick.start.NewGameForm;
import org.lasttrick.start.NewGameReader;
import org.lasttrick.start.StartBook;
import org.lasttrick.start.StartPresenter;
import org.lasttrick.start.StartView;

/**
 * Answers the addresses of a sheet, and of the start page, as the service does, on a device that can't reach it.
 *
 * <p>It keeps nothing. After {@link #open} and {@link #book}, the device answers the waiting forms of all games again, in their order
 * and each with the time at which it was entered; then the games are as they were. A form that is answered by 303 waits from then on.
 *
 * <p>A game that begins on the device has an id that starts with {@code local-} and depends on its form's idempotency key alone.
 *
 * <p>Not answered: whatever the service alone knows or makes. Panels with an address or a QR code show those of the host.
 */
public final class OfflineGames {
    private static final String GAMES = "/games/";

    private final PageRenderer drawn;
    private final SheetHost host;
    private final Settings settings;
    private final Function<String, Object> json;
    private final Language language;
    private final Messages messages;
    private final SheetPages sheets;
    /**
     * These games are in the order in which they were opened or begun: of two of the same time, the same one is
     * proposed everywhere.
     */
    private final Map<String, OfflineGame> games = new LinkedHashMap<>();

    /** Each game that began on the device has the request by which it began. */
    private final Map<String, Object> begunBy = new LinkedHashMap<>();

    private @Nullable StartBook book;

    /**
     * These settings are those of whoever pages are drawn for.
     *
     * @param build that the page belongs to, of which this code is
     * @param theme its word
     * @param others each other language's name for itself, by tag, in the order of the tags
     */
    public record Settings(String build, String theme, boolean sound, boolean secure, Map<String, String> others) {}

    /** @param json parses it, into texts, whole numbers, truth values, lists and maps of Java */
    public OfflineGames(
            PageRenderer drawn, SheetHost host, Settings settings, Language language, Function<String, Object> json) {
        this.json = json;
        this.drawn = drawn;
        this.host = host;
        this.settings = settings;
        this.language = language;
        this.messages = drawn.messages(language);
        this.sheets = new SheetPages(drawn, language, this::reader, messages, host);
    }

    /**
     * Begins with a game as the service has it; forms that were answered before don't count any more.
     *
     * @param pages of its ledger, as {@code /api/games/{id}/ledger} answers them, one after the other
     * @param mayScore whether this device may; otherwise it watches
     */
    public void open(String id, List<String> pages, boolean mayScore) {
        games.put(id, new OfflineGame(id, parsed(pages), mayScore, json));
    }

    /** Returns an open game, with the forms that were answered since. */
    public Game game(String id) {
        return opened(id).sheet().game();
    }

    /**
     * Compares an open game with what the service has now: the same entries in the same places were made by both.
     *
     * @param pages of its ledger after the version that the game was opened with
     * @return the last version up to which the entries made here are the service's
     */
    public int equalUntil(String id, List<String> pages) {
        return opened(id).equalUntil(parsed(pages), json);
    }

    private List<Object> parsed(List<String> pages) {
        return pages.stream().map(json).toList();
    }

    private OfflineGame opened(String id) {
        return Objects.requireNonNull(games.get(id), id);
    }

    /**
     * Says whose start page it is. The game proposed there is the newest that is open.
     *
     * @param scorebook as {@code /api/scorebooks/{id}} answers it
     * @param houseRules as {@code /api/scorebooks/{id}/house-rules} answers them
     */
    public void book(String scorebook, String houseRules) {
        book = OfflineBook.read(json.apply(scorebook), List.class.cast(json.apply(houseRules)));
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
     * @return {@code null} for a game that isn't open, for the start page before its scorebook is known, for a new game without an
     *     idempotency key, and for an address that only the service answers
     */
    public @Nullable Page answer(
            String path, List<String> names, List<String> values, boolean isForm, boolean padAlone, Instant now) {
        int query = path.indexOf('?');
        String address = query < 0 ? path : path.substring(0, query);
        FormFields fields = fields(names, values);
        if (!address.startsWith(GAMES)) {
            return book == null ? null : atStart(book, path, address, fields, isForm, now);
        }
        String below = address.substring(GAMES.length());
        int slash = below.indexOf('/');
        OfflineGame game = games.get(slash < 0 ? below : below.substring(0, slash));
        if (game == null || isForm == slash < 0) {
            return null;
        }
        String form = below.substring(slash + 1);
        return !isForm
                ? sheets.shown(game, path, fields, padAlone)
                : form.equals("rematch") ? rematch(game, fields, now) : sheets.entered(game, form, fields, now);
    }

    private static FormFields fields(List<String> names, List<String> values) {
        Map<String, List<String>> fields = new LinkedHashMap<>();
        for (int i = 0; i < names.size(); i++) {
            fields.computeIfAbsent(names.get(i), _ -> new ArrayList<>()).add(values.get(i));
        }
        return new FormFields(fields);
    }

    private @Nullable Page atStart(
            StartBook known, String path, String address, FormFields fields, boolean isForm, Instant now) {
        NewGameForm form = NewGameForm.of(fields);
        if (address.equals("/")) {
            return start(known, 200, form, List.of(), isForm ? address : path);
        }
        String once = form.commandId();
        if (!isForm || !address.equals("/games") || once == null) {
            return null;
        }
        NewGameReader reader = new NewGameReader(messages);
        Function<List<String>, Page> refused = reasons -> start(known, 422, form, reasons, "/");
        return switch (reader.read(form, known.kept())) {
            case NewGameReader.Invalid(List<String> reasons) -> refused.apply(reasons);
            case NewGameReader.Valid(StartGame command, var _) ->
                begin(
                        once,
                        command,
                        now,
                        GameDecider.start(command),
                        reasons -> refused.apply(reader.words(reasons)),
                        () -> refused.apply(List.of(messages.of(PageText.class).usedForm())));
        };
    }

    private Page start(StartBook known, int status, NewGameForm form, List<String> errors, String address) {
        StartBook now =
                new OfflineBook(messages, host).with(games.values().stream().map(OfflineGame::sheet), known);
        StartView view =
                new StartPresenter(messages).draw(now, form, false, host.newCommandId(), errors, null, false, null);
        return new Page(status, drawn.start(view, reader(address), language), status == 200 ? null : address);
    }

    /**
     * Answers the form for a rematch; {@code null} without an idempotency key. It decides in the order in which the
     * service does: a repetition, an outdated sheet, and the rules of the game.
     */
    private @Nullable Page rematch(OfflineGame game, FormFields fields, Instant now) {
        SheetForm form = SheetForm.rematch(fields);
        SheetGame before = game.sheet();
        Rematch command = new Rematch(before.id());
        Integer seen = fields.version();
        String once = fields.commandId();
        if (once == null) {
            return null;
        }
        if (seen != null && seen != before.version() && !begunBy.containsKey(local(once))) {
            return sheets.refused(game, sheets.refused.stale(form, before, seen));
        }
        return begin(
                once,
                command,
                now,
                GameDecider.rematch(before.game()),
                reasons -> sheets.refused(game, sheets.refused.refused(form, before, reasons)),
                () -> sheets.refused(game, sheets.refused.used(form, before)));
    }

    /**
     * Returns the id of a game that begins on the device. It is short, since the key of the next rematch is made of it.
     */
    private static String local(String once) {
        return "local-" + Integer.toHexString(once.hashCode());
    }

    /**
     * @param once the form's idempotency key
     * @param used the answer if that form has begun another game
     */
    private Page begin(
            String once,
            Object command,
            Instant now,
            Decision decision,
            Function<List<Rejection>, Page> refused,
            Supplier<Page> used) {
        String id = local(once);
        Page begun = new Page(303, "", GAMES + id);
        Object before = begunBy.get(id);
        if (before != null) {
            return before.equals(command) ? begun : used.get();
        }
        return switch (decision) {
            case Decision.Rejected(List<Rejection> reasons) -> refused.apply(reasons);
            case Decision.Accepted(GameEvent start) -> {
                begunBy.put(id, command);
                games.put(id, new OfflineGame(id, start, once, now));
                yield begun;
            }
        };
    }

    private Reader reader(String address) {
        List<Reader.Named> others = settings.others().entrySet().stream()
                .map(other -> new Reader.Named(other.getKey(), other.getValue()))
                .toList();
        return new Reader(
                settings.build(),
                new Reader.ReaderLanguage(language.tag(), address, others),
                new Reader.ThemeChoice(
                        Keyword.read(Theme.values(), settings.theme()).orElse(Theme.SYSTEM),
                        Arrays.asList(Theme.values())),
                new Reader.Sound(settings.sound()),
                new Reader.Service(settings.secure()));
    }
}
