package org.lasttrick.transfer.importing;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.lasttrick.chain.LedgerEntry;
import org.lasttrick.chain.TestChain;
import org.lasttrick.chain.TestChain.Forged;
import org.lasttrick.transfer.export.ExportJson;
import org.lasttrick.transfer.importing.ImportFault.Kind;

/**
 * A damaged or forged file, and the sentence that refuses it.
 *
 * @param pointer to what is wrong
 * @param words what is said about it, in part
 */
public record CraftedFile(String what, byte[] bytes, String pointer, String words) {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final String NINE = "{\"result\":{\"type\":\"high-card\",\"card\":\"9\",\"players\":[\"p1\"]}}";

    @Override
    public String toString() {
        return what;
    }

    private static final String BEGIN = "{'game':'" + TestChain.CHAIN + "','begins':true}";

    private static CraftedFile text(String what, String pointer, String words, String text) {
        return new CraftedFile(what, text.getBytes(StandardCharsets.UTF_8), pointer, words);
    }

    private static CraftedFile edited(String what, String pointer, String words, UnaryOperator<String> edit) {
        String sound = ValidFile.text();
        String crafted = edit.apply(sound);
        if (crafted.equals(sound)) {
            throw new AssertionError(what + " changes nothing");
        }
        return text(what, pointer, words, crafted);
    }

    /** Of a book whose file says this of people or evenings. */
    private static CraftedFile saying(String members, String pointer, String words) {
        return text(
                members.substring(0, Math.min(members.length(), 80)), pointer, words, ValidFile.bookSaying(members));
    }

    /** One person of so many names. */
    private static String names(int number) {
        return IntStream.rangeClosed(1, number)
                .mapToObj(i -> "'Anna " + i + "'")
                .collect(Collectors.joining(",", "'people':[{'name':'Anna 1','names':[", "]}]"));
    }

    private static CraftedFile in(Charset charset, String what, String words) {
        return new CraftedFile(what, ValidFile.text().getBytes(charset), "", words);
    }

    private static CraftedFile changed(String what, String pointer, String words, Consumer<ObjectNode> change) {
        return edited(what, pointer, words, sound -> {
            ObjectNode game = tree(sound);
            change.accept(game);
            return game.toString();
        });
    }

    private static CraftedFile entry(String what, int index, String field, String words, Consumer<ObjectNode> change) {
        return changed(
                what,
                "/entries/" + index + field,
                words,
                game -> change.accept((ObjectNode) entries(game).get(index)));
    }

    /** All hashes are right, and the head is theirs. */
    private static CraftedFile forged(String what, String place, String words, Forged... more) {
        return text(what, "/entries/" + (5 + more.length - 1) + place, words, forged(more));
    }

    private static String forged(Forged... more) {
        List<LedgerEntry> entries = TestChain.forged(ValidFile.GAME, List.of(more));
        ObjectNode game = tree(ValidFile.text());
        ArrayNode written = game.putArray("entries");
        entries.forEach(entry -> written.add(written(entry)));
        game.put("head", entries.getLast().hash().hex());
        game.put("fingerprint", entries.getLast().hash().fingerprint());
        return game.toString();
    }

    private static ObjectNode written(LedgerEntry entry) {
        var receipt = entry.receipt();
        return MAPPER.createObjectNode()
                .put("version", entry.version())
                .put("type", entry.type())
                .put("revision", entry.revision())
                .put("payload", entry.payload())
                .put("actor", entry.actor())
                .put("commandId", receipt == null ? null : receipt.commandId())
                .put("commandDigest", receipt == null ? null : receipt.digest().hex())
                .put("recordedAt", ExportJson.TIME.format(entry.recordedAt()))
                .put("previousHash", entry.previousHash().hex())
                .put("hash", entry.hash().hex());
    }

    private static Forged event(String type, String payload) {
        return new Forged(type, 1, payload, null);
    }

    private static ArrayNode entries(ObjectNode game) {
        return (ArrayNode) game.get("entries");
    }

    private static ObjectNode device(ObjectNode game) {
        return (ObjectNode) game.get("devices").get(0);
    }

    private static ObjectNode tree(String text) {
        try {
            return (ObjectNode) MAPPER.readTree(text);
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }

    /** A start with one forged hand of an unknown player, in a book after a valid game. */
    private static String other() {
        return forged(event("hand-scored", NINE)).replace(TestChain.CHAIN, "s".repeat(26));
    }

    static CraftedFile tooLarge(int bytes) {
        byte[] blank = new byte[bytes];
        Arrays.fill(blank, (byte) ' ');
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.writeBytes("{\"format\":\"lasttrick-game\",".getBytes(StandardCharsets.UTF_8));
        file.writeBytes(blank);
        return new CraftedFile(bytes + " bytes", file.toByteArray(), "/format", "at most 20,971,520 bytes");
    }

    public static List<CraftedFile> all() {
        return byKind().values().stream().flatMap(List::stream).toList();
    }

    /** By the kind of their fault. */
    public static Map<Kind, List<CraftedFile>> byKind() {
        return new EnumMap<>(Map.of(
                Kind.NOT_JSON, notJson(),
                Kind.NOT_OURS, notOurs(),
                Kind.TOO_MUCH, tooMuch(),
                Kind.BROKEN_CHAIN, brokenChain(),
                Kind.IMPOSSIBLE, impossible(),
                Kind.CONTRADICTORY, contradictory()));
    }

    private static List<CraftedFile> notJson() {
        return List.of(
                edited(
                        "truncated",
                        "/fingerprint",
                        "cut off",
                        text -> text.substring(0, text.indexOf("\"fingerprint\":\"") + 16)),
                edited(
                        "last brace missing",
                        "/entries",
                        "cut off",
                        text -> text.stripTrailing().replaceFirst("}$", "")),
                edited("a comma too much", "/entries", "can't be read as JSON", text -> text.replace("]}", "],}")),
                edited("garbage after it", "", "can't be read as JSON", text -> text + "x"),
                edited("a byte order mark", "", "can't be read as JSON", text -> "\ufeff" + text),
                in(StandardCharsets.UTF_16LE, "UTF-16", "not in UTF-8"),
                in(StandardCharsets.UTF_16, "UTF-16 that says so", "not in UTF-8"),
                new CraftedFile(
                        "a broken character",
                        new byte[] {'{', '"', 'f', 'o', 'r', 'm', 'a', 't', '"', ':', '"', (byte) 0xc3, '"', '}'},
                        "/format",
                        "not in UTF-8"),
                edited(
                        "version NaN",
                        "/version",
                        "can't be read as JSON",
                        t -> t.replaceFirst("\"version\":1", "\"version\":NaN")),
                edited(
                        "a field twice",
                        "/chain",
                        "has a field twice",
                        t -> t.replaceFirst("\"chain\"", "\"chain\":\"" + TestChain.CHAIN + "\",\"chain\"")),
                edited(
                        "rules with a field twice",
                        "/rules/lives",
                        "twice",
                        t -> t.replace("\"lives\":", "\"lives\":1,\"lives\":")));
    }

    private static List<CraftedFile> notOurs() {
        String form = "is not of the form that its type and revision have";
        return List.of(
                text("nothing", "", "must be one object", ""),
                text("blanks", "", "must be one object", "  \n "),
                edited("something after it", "", "nothing after it", text -> text + "{}"),
                text("a list", "", "must be one object", "[" + ValidFile.text() + "]"),
                text("a text", "", "must be an object", "\"lasttrick-game\""),
                text("null", "", "must be an object", "null"),
                text("lists and nothing else", "", "must be one object", "[".repeat(10_000)),
                forged(
                        "depth 10,000 where the hash is right",
                        "/payload",
                        form,
                        event("hand-scored", "{\"result\":" + "[".repeat(10_000) + "]".repeat(10_000) + "}")),
                changed("no format", "", "must be an object with the field format", game -> game.remove("format")),
                edited(
                        "another format",
                        "/format",
                        "must be lasttrick-game",
                        t -> t.replace("lasttrick-game", "chess")),
                changed("version 2", "/version", "must be 1", game -> game.put("version", 2)),
                changed("version -1", "/version", "must be 1, not -1", game -> game.put("version", -1)),
                changed("version 1.0", "/version", "must be a whole number", game -> game.put("version", 1.0)),
                changed("a field too much", "/evil", "is not known here", game -> game.put("evil", 1)),
                changed("no rules", "/rules", "is missing", game -> game.remove("rules")),
                changed("no entries field", "/entries", "is missing", game -> game.remove("entries")),
                changed("chain too long", "/chain", "must be an id", game -> game.put("chain", "a".repeat(5_000))),
                changed(
                        "hostile chain",
                        "/chain",
                        "must be an id",
                        game -> game.put("chain", "'; DROP TABLE entry;--")),
                changed("chain null", "/chain", "is missing or null", game -> game.putNull("chain")),
                changed("name a number", "/name", "must be text", game -> game.put("name", 5)),
                changed(
                        "rules with a field more",
                        "/rules/evil",
                        "is not known here",
                        g -> ((ObjectNode) g.get("rules")).put("evil", 1)),
                changed("head too short", "/head", "must be 64", game -> game.put("head", "00")),
                changed("devices null", "/devices", "is missing or null", game -> game.putNull("devices")),
                changed(
                        "device null",
                        "/devices/0",
                        "is missing or null",
                        g -> g.putArray("devices").addNull()),
                changed(
                        "device with a line break",
                        "/devices/0/name",
                        "must be a name",
                        g -> device(g).put("name", "a\nb")),
                changed(
                        "device with a long name",
                        "/devices/0/name",
                        "must be a name",
                        g -> device(g).put("name", "x".repeat(41))),
                changed(
                        "device without a name",
                        "/devices/0/name",
                        "must be a name",
                        g -> device(g).put("name", " ")),
                changed("entries an object", "/entries", "must be a list", game -> game.putObject("entries")),
                changed(
                        "an entry null",
                        "/entries/0",
                        "is missing or null",
                        g -> g.putArray("entries").addNull()),
                entry("version huge", 0, "/version", "is too large", e -> e.put("version", 9_999_999_999L)),
                entry(
                        "hash in upper case",
                        1,
                        "/hash",
                        "must be 64",
                        e -> e.put("hash", e.get("hash").textValue().toUpperCase())),
                entry("digest of another length", 0, "/commandDigest", "must be 64", e -> e.put("commandDigest", "00")),
                entry("digest alone", 0, "/commandDigest", "must be there where", entry -> entry.putNull("commandId")),
                entry("command with a blank", 0, "/commandId", "must be 1 to 64", e -> e.put("commandId", "a b")),
                entry(
                        "a day that isn't",
                        0,
                        "/recordedAt",
                        "must be a time",
                        e -> e.put("recordedAt", "2026-02-30T20:15:00.123456Z")),
                entry(
                        "a time without micros",
                        0,
                        "/recordedAt",
                        "must be a time",
                        e -> e.put("recordedAt", "2024-11-21T20:15:00Z")),
                entry("payload an object", 0, "/payload", "must be text", e -> e.putObject("payload")),
                forged("a result that is null", "/payload", form, event("hand-scored", "{\"result\":null}")),
                forged("unknown type", "/payload", form, event("hand-imagined", "{}")),
                forged("unknown revision", "/payload", form, new Forged("hand-scored", 2, NINE, null)),
                forged("payload no JSON", "/payload", form, event("hand-scored", "{")),
                forged("payload a list", "/payload", form, event("hand-scored", "[]")),
                forged("payload with a field more", "/payload", form, event("entry-undone", "{\"version\":3,\"x\":1}")),
                forged(
                        "payload with a field twice",
                        "/payload",
                        form,
                        event("entry-undone", "{\"version\":3,\"version\":3}")),
                text("a book of null", "/games/0", "is missing or null", ValidFile.book("null")),
                text("a book in a book", "/games/0/format", "must be lasttrick-game", ValidFile.book(ValidFile.book())),
                text(
                        "a book's name with a control character",
                        "/name",
                        "must be a name",
                        ValidFile.book().replace("Friday", "a\\u0007")),
                saying("'people':{}", "/people", "must be a list"),
                saying("'people':['Anna']", "/people/0", "must be an object"),
                saying("'people':[null]", "/people/0", "is missing or null"),
                saying("'people':[{'name':'Anna'}]", "/people/0/names", "is missing or null"),
                saying("'people':[{'names':['Anna','Ann']}]", "/people/0/name", "is missing or null"),
                saying("'people':[{'name':'A','names':['A',7]}]", "/people/0/names/1", "must be text"),
                saying("'people':[{'name':'A','names':['A',null]}]", "/people/0/names/1", "is missing or null"),
                saying("'people':[{'name':'A','names':['A','B'],'id':'x'}]", "/people/0/id", "is not known here"),
                saying("'people':[{'name':'A','names':['A','']}]", "/people/0/names/1", "must be a name"),
                saying("'people':[{'name':' A','names':[' A','B']}]", "/people/0/names/0", "must be a name"),
                saying("'people':[{'name':'A','names':['A','B\u202eC']}]", "/people/0/names/1", "must be a name"),
                saying(
                        "'people':[{'name':'A','names':['A','%s']}]".formatted("B".repeat(41)),
                        "/people/0/names/1",
                        "1 to 40 characters"),
                saying("'evenings':{}", "/evenings", "must be a list"),
                saying("'evenings':[null]", "/evenings/0", "is missing or null"),
                saying("'evenings':[{'begins':true}]", "/evenings/0/game", "is missing or null"),
                saying("'evenings':[" + BEGIN.replace("true", "null") + "]", "/evenings/0/begins", ""),
                saying(
                        "'evenings':[" + BEGIN.replace("true", "1") + "]",
                        "/evenings/0/begins",
                        "must be true or false"),
                saying("'eveningPoints':'PLACES'", "/eveningPoints", "must be places, wins or cucumbers"),
                saying("'eveningPoints':''", "/eveningPoints", "must be places, wins or cucumbers"),
                saying("'eveningPoints':['wins']", "/eveningPoints", "must be text"),
                saying("'records':[]", "/records", "is not known here"));
    }

    private static List<CraftedFile> tooMuch() {
        return List.of(
                edited(
                        "depth 10,000",
                        "/rules" + "/0".repeat(15),
                        "exceeds a limit on imports",
                        t -> t.replace("\"rules\":{", "\"rules\":" + "[".repeat(10_000))),
                edited(
                        "a field too much with too many values",
                        "/evil/%d".formatted(1_999_995),
                        "2,000,000 values",
                        t -> t.replaceFirst("\"version\"", "\"evil\":[" + "0,".repeat(2_000_000) + "0],\"version\"")),
                changed("rules deep", "/rules" + "/0".repeat(15), "16 levels", CraftedFile::deepRules),
                changed(
                        "a long text",
                        "/devices/0/name",
                        "texts of 32,768 characters",
                        g -> device(g).put("name", "x".repeat(100_000))),
                entry("version huger", 0, "/version", "", e -> e.put("version", Double.MAX_VALUE)),
                text("more entries than are taken", "/entries/3000", "is one too many", tooMany()),
                text(
                        "more entries to replay than are taken",
                        "/entries/1416",
                        "is one correction too many",
                        replayed(1_000, 414)),
                saying(names(5_001), "/people/0/names/5000", "at most 5,000 are taken"));
    }

    private static List<CraftedFile> brokenChain() {
        String broken = "is not the one over this entry";
        return List.of(
                in(StandardCharsets.ISO_8859_1, "Latin-1 with signs lost", broken)
                        .at("/entries/0/hash"),
                changed("foreign chain", "/entries/0/hash", broken, game -> game.put("chain", "s".repeat(26))),
                changed("no entries", "/entries", "has none", game -> game.putArray("entries")),
                changed(
                        "a gap",
                        "/entries/2/version",
                        "is 4, and 3 is due",
                        game -> entries(game).remove(2)),
                changed(
                        "two first entries",
                        "/entries/1/version",
                        "is 1, and 2 is due",
                        game -> entries(game).insert(0, entries(game).get(0).deepCopy())),
                changed(
                        "entries swapped",
                        "/entries/1/version",
                        "is 3, and 2 is due",
                        game -> entries(game).insert(1, entries(game).remove(2))),
                entry("an entry of version -1", 0, "/version", "is -1, and 1 is due", e -> e.put("version", -1)),
                entry("revision 2", 1, "/hash", broken, entry -> entry.put("revision", 2)),
                entry("another type", 1, "/hash", broken, entry -> entry.put("type", "hand-struck")),
                entry("another payload", 1, "/hash", broken, entry -> entry.put("payload", NINE.replace("9", "8"))),
                entry("another actor", 1, "/hash", broken, entry -> entry.put("actor", "s".repeat(26))),
                entry("another time", 1, "/hash", broken, e -> e.put("recordedAt", "2024-11-21T20:15:01.123457Z")),
                entry("another command", 3, "/hash", broken, entry -> entry.put("commandId", "tap")),
                entry("another digest", 3, "/hash", broken, e -> e.put("commandDigest", "1".repeat(64))),
                entry("wrong hash", 1, "/hash", broken, entry -> entry.put("hash", "1".repeat(64))),
                entry(
                        "wrong link",
                        1,
                        "/previousHash",
                        "must be the hash of the entry before",
                        e -> e.put("previousHash", "1".repeat(64))),
                text(
                        "a book with a wrong game",
                        "/games/1/entries/0/hash",
                        "Game 2, entry 1: ",
                        ValidFile.book(ValidFile.text(), other())));
    }

    private static List<CraftedFile> impossible() {
        String impossible = "can't have happened in the game";
        return List.of(
                forged("hash right, hand impossible", "", impossible, event("hand-scored", NINE.replace("p1", "p3"))),
                forged(
                        "hand of another game",
                        "",
                        impossible,
                        event("hand-scored", "{\"result\":{\"type\":\"taker\",\"player\":\"p1\"}}")),
                forged(
                        "second start",
                        "",
                        impossible,
                        new Forged(
                                "game-started",
                                ValidFile.GAME.entry(1).revision(),
                                ValidFile.GAME.entry(1).payload(),
                                null)),
                forged("undo of something else", "", impossible, event("entry-undone", "{\"version\":2}")),
                forged("redo of nothing", "", impossible, event("entry-redone", "{\"version\":3}")),
                forged(
                        "rename of nobody",
                        "",
                        impossible,
                        event("player-renamed", "{\"player\":\"p9\",\"name\":\"X\"}")),
                forged(
                        "name that turns the text",
                        "",
                        impossible,
                        event("player-renamed", "{\"player\":\"p1\",\"name\":\"A\u202eB\"}")),
                forged(
                        "a command carried out twice",
                        "/commandId",
                        "each command is carried out once",
                        new Forged("hand-scored", 1, NINE, "tap-0")));
    }

    private static List<CraftedFile> contradictory() {
        return List.of(
                changed(
                        "variant changed",
                        "/variant",
                        "must be what its entries lead to",
                        g -> g.put("variant", "rassi")),
                changed("name changed", "/name", "must be the name", game -> game.put("name", "Saturday")),
                changed(
                        "rules changed",
                        "/rules",
                        "must be the rules",
                        g -> ((ObjectNode) g.get("rules")).put("limit", 99)),
                changed(
                        "wrong head",
                        "/head",
                        "must be the hash of the last entry",
                        g -> g.put("head", "0".repeat(64))),
                changed("wrong fingerprint", "/fingerprint", "must be ", g -> g.put("fingerprint", "0000-0000-0000")),
                changed(
                        "device unknown",
                        "/devices/0/id",
                        "is no device",
                        g -> device(g).put("id", "s".repeat(26))),
                changed(
                        "device twice",
                        "/devices/1/id",
                        "is there twice",
                        g -> ((ArrayNode) g.get("devices")).add(device(g).deepCopy())),
                changed(
                        "the tail cut off",
                        "/head",
                        "must be the hash of the last entry",
                        g -> entries(g).remove(4)),
                text(
                        "a game twice in a book",
                        "/games/1/chain",
                        "each game once",
                        ValidFile.book(ValidFile.text(), ValidFile.text())),
                saying(
                        "'people':[{'name':'Anna','names':['Anna']}]",
                        "/people/0/names",
                        "must be the person's name and at least one other"),
                saying(
                        "'people':[{'name':'Anna','names':['Anne','Anna']}]",
                        "/people/0/names",
                        "must be the person's name and at least one other"),
                saying(
                        "'people':[{'name':'Anna','names':['Anna','Bo']},{'name':'Cai','names':['Cai','Bo']}]",
                        "/people/1/names/1",
                        "each name is one person's"),
                saying(
                        "'people':[{'name':'Anna','names':['Anna','Anna']}]",
                        "/people/0/names/1",
                        "each name is one person's"),
                saying(
                        "'evenings':[{'game':'" + "s".repeat(26) + "','begins':true}]",
                        "/evenings/0/game",
                        "must be a chain of this file"),
                saying(
                        "'evenings':[" + BEGIN + "," + BEGIN.replace("true", "false") + "]",
                        "/evenings/1/game",
                        "each once"));
    }

    private CraftedFile at(String otherPointer) {
        return new CraftedFile(what, bytes, otherPointer, words);
    }

    private static void deepRules(ObjectNode game) {
        ArrayNode inner = game.putArray("rules");
        for (int i = 0; i < 50; i++) {
            inner = inner.addArray();
        }
    }

    /**
     * Small, but takes hours to replay.
     *
     * @param times all hands have to be rescored
     */
    static String replayed(int hands, int times) {
        List<Forged> anew = List.of(
                event("hand-corrected", "{}"),
                event("hand-struck", "{}"),
                event("entry-undone", "{}"),
                event("entry-redone", "{}"));
        Stream<Forged> scored =
                Stream.generate(() -> event("hand-scored", NINE)).limit(hands - 2L);
        Stream<Forged> rescored = IntStream.range(0, times).mapToObj(i -> anew.get(i % anew.size()));
        return forged(Stream.concat(scored, rescored).toArray(Forged[]::new));
    }

    /** A valid file in which the first of two players is renamed, again and again. */
    public static String renamed(String... names) {
        return forged(Arrays.stream(names)
                .map(name -> event("player-renamed", "{\"player\":\"p1\",\"name\":\"" + name + "\"}"))
                .toArray(Forged[]::new));
    }

    private static String tooMany() {
        ObjectNode game = tree(ValidFile.text());
        ArrayNode entries = entries(game);
        ObjectNode last = (ObjectNode) entries.get(4);
        for (int i = entries.size(); i <= ImportFile.MAX_ENTRIES; i++) {
            entries.add(last.deepCopy());
        }
        return game.toString();
    }
}
