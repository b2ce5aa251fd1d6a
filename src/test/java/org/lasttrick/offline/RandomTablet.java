package org.lasttrick.offline;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Decision.Accepted;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameDecider;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.notation.Notation;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;
import org.lasttrick.sheet.FormattedTime;
import org.lasttrick.sheet.SheetHost;
import org.lasttrick.sheet.WatchView;

/**
 * Somebody who taps at random on a tablet without a service, on this JVM, and everything that was asked and answered. The same seed
 * always taps the same.
 */
public final class RandomTablet {
    private static final int STEPS = 14;
    private static final int MOST_TAPS = 10;
    private static final ObjectMapper MAPPER = Notation.stored();
    private static final List<String> NAMES = List.of(
            "Anna",
            "ÅSE",
            "Åse",
            "İpek",
            "ﬁnn",
            "Þórgerður",
            "李小龍",
            "مريم",
            "🥒 Bo",
            "e\u0301va",
            "Straße",
            "Ωmega",
            "O’Brien & <b>Co</b>",
            "ǅana",
            "ท้าว",
            "Ⅷ",
            "Bo 🫍",
            "🫍\u200D🟩",
            "\u3000Mia\u00A0",
            "ΝΙΚΟΣ",
            "νικος",
            "Νικοσ",
            "ΑΣ.",
            "ας.",
            "ŉßǰ",
            "\u1ACFBo",
            "\u2B96\u200D\u2B96");
    private static final List<String> NUMBERS =
            List.of("5", " 7", "5\u00A0", "\u30006", "\u2003", "\t", "\u00A0", "8\u2028", "x", "٣");
    public static final String BOOK =
            "{\"id\":\"b\",\"name\":\"<Åse>\",\"players\":[\"Anna\",\"e\u0301va\",\"O’Brien & <b>Co</b>\"],\"games\":3}";
    public static final String KEPT = "[{\"id\":\"k\",\"name\":\"Ours\",\"variant\":\"agurk\","
            + "\"rules\":{\"limit\":null,\"values\":{\"J\":10},\"end\":\"hands\",\"hands\":5}}]";
    /** One each, since a search for either takes ten times as long. */
    private static final Pattern COMMAND_ID = Pattern.compile("(name=\"commandId\" value=\")[^\"]*");

    private static final Pattern TIME = Pattern.compile("(<time)[^>]*>[^<]*");
    private static final Pattern VERSION = Pattern.compile("data-version=\"(\\d+)\"");
    private static final Pattern TILE = Pattern.compile("<input type=\"(radio|checkbox)\" name=\"([^\"]*)\"\\s+"
            + "id=\"[^\"]*\" value=\"([^\"]*)\"( checked)?( disabled)?>");
    private static final Pattern HIDDEN =
            Pattern.compile("<input type=\"hidden\" name=\"(?!commandId|version)([^\"]*)\" value=\"([^\"]*)\">");
    private static final Pattern POINTS = Pattern.compile("name=\"(points-p\\d+)\"");

    private final Random random;
    private final OfflineGames games;
    private final String ledger;
    private final List<Asked> asked = new ArrayList<>();
    private String url = "/games/g";
    private int version = 1;
    private long now = 1_770_000_000_000L;

    /** What was asked, and the answer without what depends on chance and on the clock. */
    public record Asked(
            String path,
            List<String> names,
            List<String> values,
            boolean isForm,
            boolean padAlone,
            double now,
            int status,
            String html,
            String address) {
        public String summary() {
            return status + " " + address + " " + html.length() + " " + html.hashCode();
        }
    }

    /** @param name and value of each field */
    private record Field(String name, String value) {}

    private RandomTablet(long seed, String language, String origin, @Nullable String ledger) {
        this.random = new Random(seed);
        this.games = GeneratedPages.games(
                language,
                new Host(origin),
                new OfflineGames.Settings("123abc", "dark", true, true, Map.of("xx", "Xx")));
        this.ledger = ledger == null ? ledger(seed) : ledger;
    }

    public static RandomTablet play(long seed, String language, String origin) {
        return play(seed, language, origin, null);
    }

    /** @param ledger the beginning of a game that the service has; {@code null}: a game of its own */
    static RandomTablet play(long seed, String language, String origin, @Nullable String ledger) {
        RandomTablet tablet = new RandomTablet(seed, language, origin, ledger);
        tablet.games.open("g", List.of(tablet.ledger), true);
        tablet.games.book(BOOK, KEPT);
        for (int step = 0; step < STEPS; step++) {
            tablet.step();
        }
        tablet.playNewGames();
        return tablet;
    }

    /** What is played, unless the service has begun the game. */
    public static Variant variant(long seed) {
        return Variants.all().get((int) (seed % Variants.all().size()));
    }

    public List<Asked> asked() {
        return asked;
    }

    OfflineGames games() {
        return games;
    }

    /** The game's beginning, as the service answers it. */
    public String ledger() {
        return ledger;
    }

    private String ledger(long seed) {
        Variant variant = variant(seed);
        GameStarted start = null;
        while (start == null) {
            start = started(variant);
        }
        try {
            return MAPPER.writeValueAsString(Map.of(
                    "entries",
                    List.of(Map.of(
                            "type",
                            "game-started",
                            "revision",
                            2,
                            "payload",
                            MAPPER.writeValueAsString(start),
                            "recordedAt",
                            "2026-02-01T19:30:00.123456Z",
                            "hash",
                            "0123456789abcdef".repeat(4)))));
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }

    private GameStarted started(Variant variant) {
        int people = variant.minPlayers() + random.nextInt(variant.maxPlayers() - variant.minPlayers() + 1);
        int players = variant.partners() ? people / 2 : people;
        RuleSet rules = variant.rulesFor(people);
        List<Entrant> entrants = IntStream.range(0, players)
                .mapToObj(i -> new Entrant(
                        name() + i,
                        variant.partners() ? name() + "-" + i : null,
                        rules.scoring().startingScore(),
                        0))
                .toList();
        return GameDecider.start(new StartGame(null, variant.id(), null, entrants, null))
                        instanceof Accepted(GameStarted start)
                ? start
                : null;
    }

    private String name() {
        return NAMES.get(random.nextInt(NAMES.size()));
    }

    /** Sometimes with somebody who isn't at the table, even twice. */
    private String order() {
        return List.of("p2,p1,p3", "p9,p9", "p1,p2,p9", "p2,p1", "p4,p2,p1,p3").get(random.nextInt(5));
    }

    private String number() {
        return NUMBERS.get(random.nextInt(NUMBERS.size()));
    }

    private void step() {
        String player = "p" + (1 + random.nextInt(4));
        String hand = String.valueOf(1 + random.nextInt(6));
        now += random.nextInt(4) == 0 ? 2_000 : 60_000;
        switch (random.nextInt(22)) {
            case 0 -> post(url + "/undo", List.of());
            case 1 -> post(url + "/redo", List.of());
            case 2 -> post(url + "/" + List.of("close", "abandon", "reopen").get(random.nextInt(3)), List.of());
            case 3 -> {
                List<Field> joins = List.of(
                        new Field("name", name() + random.nextInt(9)),
                        new Field("from", hand),
                        new Field("score", random.nextBoolean() ? "late" : "start"));
                get(url, with("panel", "players", joins), false);
                post(url + "/players", random.nextBoolean() ? joins : joins.subList(0, 1));
            }
            case 4 -> post(url + "/players/" + player, List.of(new Field("name", name())));
            case 13 -> {
                List<Field> plays = List.of(new Field("name", name() + random.nextInt(9)), new Field("from", hand));
                get(url, with("panel", "players", with("for", player, plays)), false);
                post(url + "/players/" + player + "/substitute", random.nextBoolean() ? plays : plays.subList(0, 1));
            }
            case 5 -> post(url + "/players/" + player + "/leave", List.of());
            case 6 -> post(url + "/players/" + player + "/return", List.of());
            case 7 -> {
                List<Field> seats =
                        List.of(new Field("order", order()), new Field("dealer", player), new Field("from", hand));
                get(url, with("panel", "players", seats), false);
                post(url + "/seats", random.nextBoolean() ? seats : seats.subList(0, 2));
            }
            case 8 ->
                post(
                        url + "/hands/" + hand + "/strike",
                        List.of(new Field(
                                "onStrikeConflict",
                                List.of("refuse", "strike", "keep").get(random.nextInt(3)))));
            case 9, 10 -> pad(url, List.of(new Field("correct", hand)));
            case 11 ->
                get(
                        url,
                        List.of(new Field(
                                "panel",
                                List.of("rules", "chart", "entries", "players", "why-" + player, "ending")
                                        .get(random.nextInt(6)))),
                        false);
            case 12 ->
                post(
                        url + "/other-rules",
                        List.of(
                                new Field(
                                        "variant",
                                        Variants.all()
                                                .get(random.nextInt(
                                                        Variants.all().size()))
                                                .id()),
                                new Field("rule-limit", number()),
                                new Field(
                                        "onConflict",
                                        List.of("refuse", "strike", "keep").get(random.nextInt(3)))));
            default -> pad(url, List.of());
        }
    }

    /** A hand of another game, and of its rematch; neither where the form is refused. */
    private void playNewGames() {
        List<Variant> variants = Variants.all();
        String variant = random.nextInt(4) == 0
                ? "kept:k"
                : variants.get(random.nextInt(variants.size())).id();
        List<Field> fields = new ArrayList<>(List.of(new Field("variant", variant)));
        for (int seat = random.nextInt(5); seat < 5; seat++) {
            fields.add(new Field("seated", name() + (random.nextInt(9) == 0 ? "" : seat)));
            fields.add(new Field("score", random.nextInt(6) == 0 ? number() : ""));
            fields.add(new Field("cucumbers", random.nextInt(9) == 0 ? number() : ""));
        }
        if (random.nextInt(4) == 0) {
            fields.add(new Field("rulesOf", variant));
            fields.add(new Field("rule-limit", number()));
        }
        get("/", fields, false);
        ask("/", with("regular", "Anna", fields), true, false);
        post("/games", fields);
        if (isBegun()) {
            pad(url, List.of());
            post(url + "/close", List.of());
            post(url + "/rematch", List.of());
        }
        if (isBegun()) {
            pad(url, List.of());
        }
        get("/", List.of(), false);
    }

    private boolean isBegun() {
        String address = asked.getLast().address();
        if (address.startsWith("/games/local-") && !address.equals(url)) {
            url = address;
            version = 1;
            return true;
        }
        return false;
    }

    /** Taps tiles until the hand is complete, and records it. */
    private void pad(String url, List<Field> first) {
        List<Field> fields = first;
        String html = get(url, fields, random.nextBoolean());
        for (int tap = 0; tap < MOST_TAPS && html.contains("record incomplete"); tap++) {
            List<Field> free = new ArrayList<>();
            List<Field> next = new ArrayList<>();
            all(HIDDEN, html, 1, 2, next);
            for (Matcher tile = TILE.matcher(html); tile.find(); ) {
                Field field = new Field(tile.group(2), tile.group(3));
                if (tile.group(4) != null) {
                    next.add(field);
                } else if (tile.group(5) == null) {
                    free.add(field);
                }
            }
            if (!free.isEmpty()) {
                Field tapped = free.get(random.nextInt(free.size()));
                if (html.contains("type=\"radio\" name=\"" + tapped.name())) {
                    next.removeIf(field -> field.name().equals(tapped.name()));
                }
                next.add(tapped);
            }
            for (Matcher points = POINTS.matcher(html); points.find(); ) {
                next.add(new Field(points.group(1), String.valueOf(1 + random.nextInt(40))));
            }
            fields = next;
            html = get(url, fields, true);
        }
        String hand = fields.stream()
                .filter(field -> field.name().equals("correct"))
                .map(field -> "/" + field.value())
                .findFirst()
                .orElse("");
        post(url + "/hands" + hand, fields);
    }

    private static void all(Pattern pattern, String html, int name, int value, List<Field> to) {
        for (Matcher found = pattern.matcher(html); found.find(); ) {
            to.add(new Field(found.group(name), found.group(value)));
        }
    }

    private String get(String url, List<Field> fields, boolean padAlone) {
        return ask(url, with("version", String.valueOf(version), fields), false, padAlone);
    }

    /** Sometimes from an outdated sheet, and sometimes twice. */
    private void post(String url, List<Field> fields) {
        int seen = random.nextInt(8) == 0 ? Math.max(1, version - 2) : version;
        List<Field> sent = with("version", String.valueOf(seen), with("commandId", "id" + asked.size(), fields));
        ask(url, sent, true, false);
        if (random.nextInt(8) == 0) {
            ask(url, sent, true, false);
        }
    }

    private static List<Field> with(String name, String value, List<Field> fields) {
        List<Field> more = new ArrayList<>(fields);
        more.addFirst(new Field(name, value));
        return more;
    }

    private String ask(String path, List<Field> fields, boolean isForm, boolean padAlone) {
        List<String> names = fields.stream().map(Field::name).toList();
        List<String> values = fields.stream().map(Field::value).toList();
        Page page = games.answer(path, names, values, isForm, padAlone, Instant.ofEpochMilli(now));
        String html = page == null ? "" : plain(page.html());
        asked.add(new Asked(
                path,
                names,
                values,
                isForm,
                padAlone,
                now,
                page == null ? 0 : page.status(),
                html,
                page == null || page.address() == null ? "" : page.address()));
        Matcher shown = VERSION.matcher(html);
        version = shown.find()
                ? Integer.parseInt(shown.group(1))
                : isForm && page != null && page.status() == 303 ? reread() : version;
        return html;
    }

    private static String plain(String html) {
        return TIME.matcher(COMMAND_ID.matcher(html).replaceAll("$1")).replaceAll("$1");
    }

    private int reread() {
        Page page = games.answer(url, List.of(), List.of(), false, false, Instant.ofEpochMilli(now));
        Matcher shown = VERSION.matcher(page.html());
        return shown.find() ? Integer.parseInt(shown.group(1)) : version;
    }

    private record Host(String origin) implements SheetHost {
        @Override
        public String newCommandId() {
            return "once";
        }

        @Override
        public WatchView watch(String path) {
            return new WatchView(shared(path), new WatchView.QrCode(1, ""), path + "/tv", true);
        }

        @Override
        public FormattedTime time(Instant at) {
            return new FormattedTime("", at.toString());
        }

        @Override
        public FormattedTime day(Instant at) {
            return time(at);
        }

        @Override
        public String shared(String path) {
            return origin + path;
        }
    }
}
