package org.lasttrick.sheet;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.lasttrick.form.FormFields;
import org.lasttrick.game.Decision.Accepted;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameDecider;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameSpecification;
import org.lasttrick.language.texts.PlainMessages;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Table;
import org.lasttrick.rules.variants.Variants;
import org.lasttrick.sheet.pad.PadState;
import org.lasttrick.sheet.pad.PadView;
import org.lasttrick.sheet.pad.SheetGame;

/** A game, and its sheet in English as a tablet shows it, in plain Java. */
public final class PlainSheet {
    public static final SheetHost HOST = new SheetHost() {
        @Override
        public String newCommandId() {
            return "once";
        }

        @Override
        public WatchView watch(String path) {
            return new WatchView("http://tablet" + path, new WatchView.QrCode(1, ""), path + "/tv", false);
        }

        @Override
        public FormattedTime time(Instant at) {
            return new FormattedTime("25 Nov 2026", at.toString());
        }

        @Override
        public FormattedTime day(Instant at) {
            return time(at);
        }

        @Override
        public String shared(String path) {
            return "http://tablet" + path;
        }
    };

    private final SheetPresenter presenter = new SheetPresenter(PlainMessages.ENGLISH, HOST);
    private final List<GameEvent> events = new ArrayList<>();

    private PlainSheet(StartGame start) {
        events.add(((Accepted) GameDecider.start(start)).event());
    }

    public static PlainSheet agurk(String... players) {
        return of("agurk", "{}", players);
    }

    /**
     * @param settings in which the rules differ from the variant's, with single quotes
     * @param players of partners both, such as “Anna & Cai”
     */
    public static PlainSheet of(String variant, String settings, String... players) {
        RuleSet usual = Variants.byId(variant).orElseThrow().rules();
        return startedWith(variant, settings, GameSpecification.entrants(usual, players));
    }

    public static PlainSheet startedWith(String variant, String settings, List<Entrant> players) {
        int people = players.stream()
                .mapToInt(each -> each.partner() == null ? 1 : 2)
                .sum();
        RuleSet usual = Variants.byId(variant).orElseThrow().rulesFor(people);
        return new PlainSheet(new StartGame(null, variant, Table.over(usual, settings), players, null));
    }

    public PlainSheet score(HandResult... hands) {
        for (HandResult hand : hands) {
            enter(new ScoreHand(hand));
        }
        return this;
    }

    public PlainSheet enter(GameCommand command) {
        if (GameDecider.decide(command, game()) instanceof Accepted(GameEvent event)) {
            events.add(event);
            return this;
        }
        throw new AssertionError(command + " was refused");
    }

    public Game game() {
        return Game.fold(events);
    }

    public SheetGame recorded() {
        return recorded(events);
    }

    private static SheetGame recorded(List<GameEvent> events) {
        List<GameEvent> copy = List.copyOf(events);
        List<Instant> times =
                copy.stream().map(_ -> Instant.parse("2026-11-25T19:30:00Z")).toList();
        return new SheetGame("g", Game.fold(copy), "hash", "1a2b 3c4d", times.getFirst(), times, () -> copy);
    }

    /** What the form sends, written as a query: {@code player=p1&player=p2&card=9}. */
    public static FormFields fields(String query) {
        Map<String, List<String>> fields = new LinkedHashMap<>();
        for (String field : query.isEmpty() ? new String[0] : query.split("&")) {
            String[] parts = field.split("=", 2);
            fields.computeIfAbsent(parts[0], _ -> new ArrayList<>()).add(parts[1]);
        }
        return new FormFields(fields);
    }

    public static PadState state(String query) {
        FormFields fields = fields(query);
        return PadState.of(fields, fields.correct());
    }

    /** The pad with these choices. */
    public PadView pad(String query) {
        return presenter.pad(recorded(), state(query)).orElseThrow();
    }

    /** The sheet as a tablet of the scorebook shows it. */
    public SheetView tablet(String query) {
        return presenter.draw(
                recorded(), state(query), panel(query), fields(query).asksForAllHands());
    }

    public SheetView tablet() {
        return tablet("");
    }

    /** The sheet as a device shows it that only watches. */
    public SheetView watcher(String query) {
        return presenter.draw(recorded(), null, panel(query), fields(query).asksForAllHands());
    }

    /** The sheet as it stood after an entry. */
    public SheetView after(int entry, String query) {
        String ledger = "/games/g/ledger";
        SheetView.Link now = new SheetView.Link("Now", "/games/g");
        FormattedTime at = new FormattedTime("25 Nov 2026", "2026-11-25T19:30:00Z");
        PastSheetView past = new PastSheetView("Then", at, entry, events.size(), ledger, null, null, now, List.of(now));
        return presenter.past(
                recorded(events.subList(0, entry)),
                past,
                panel(query),
                fields(query).asksForAllHands());
    }

    private static Panel panel(String query) {
        return Panel.read(fields(query).text(Panel.PARAMETER)).orElse(null);
    }
}
