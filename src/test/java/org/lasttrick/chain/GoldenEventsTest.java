package org.lasttrick.chain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandCorrected;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.game.GameEvent.KeptHand;
import org.lasttrick.game.stored.EventType;
import org.lasttrick.notation.Notation;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.HandResult.Doubling;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.HandResult.LastTrick;
import org.lasttrick.rules.HandResult.March;
import org.lasttrick.rules.HandResult.Play;
import org.lasttrick.rules.HandResult.Stakes;
import org.lasttrick.rules.HandResult.Taker;
import org.lasttrick.rules.JoinScore;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Scoring;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.Settings;
import org.lasttrick.rules.variants.Variants;

/** Each form in which an event was ever stored, byte for byte. Golden files never change: a new form is a new revision. */
class GoldenEventsTest {
    private static final Path FILES = Path.of("src", "test", "resources", "golden", "events");
    private static final PlayerId ANNA = new PlayerId(1);
    private static final PlayerId BO = new PlayerId(2);

    /** Every setting that is older than these files differs from Agurk's. */
    private static final RuleSet OTHER_RULES = Settings.OF_MOST_GAMES
            .with(
                    Setting.LIMIT.is(null),
                    Setting.LIMIT_TEST.is(CardScoring.LimitTest.EXCEED),
                    Setting.LIVES.is(0),
                    Setting.RE_ENTRY.is(CardScoring.ReEntry.ZERO),
                    Setting.PAYERS.is(CardScoring.Payers.ALL),
                    Setting.TIE_BONUS.is(false),
                    Setting.ACE_IN_LAST_TRICK.is(CardScoring.AceInLastTrick.LOW),
                    Setting.PENALTY.is(CardScoring.Penalty.CARDS_IN_TRICK),
                    Setting.MULTIPLIER.is(CardScoring.Multiplier.PER_PLAYER),
                    Setting.TOP_CARDS.is(CardScoring.SuitedCards.SIX_OF_CLUBS_LOSES),
                    Setting.HAND_SIZE.is(RuleSet.HandSize.Pattern.DEALER),
                    Setting.DEALER.is(RuleSet.DealerRule.LOSER),
                    Setting.END.is(RuleSet.End.Kind.HANDS),
                    Setting.HANDS.is(12),
                    Setting.ALL_OUT.is(Scoring.AllOut.SHARED))
            .rules();

    enum Golden {
        GAME_STARTED(
                "game-started-v1",
                new GameStarted(
                        "Friday’s 🥒",
                        "agurk",
                        Variants.byId("agurk").orElseThrow().rules(),
                        List.of(new Entrant("Åse \"A\"", 18, 1), new Entrant("Bo", 0, 0)),
                        BO,
                        Edition.FIRST)),
        GAME_STARTED_WITH_OTHER_RULES(
                "game-started-v1-other-rules",
                new GameStarted(
                        null,
                        "agurk-over-21",
                        OTHER_RULES,
                        List.of(new Entrant("Anna", 0, 0), new Entrant("Bo", 0, 0)),
                        ANNA,
                        Edition.FIRST)),
        HAND_SCORED("hand-scored-v1", new HandScored(new HighCard(Card.NINE, List.of(BO, ANNA), Extras.NONE))),
        HAND_SCORED_LAST_TRICK(
                "hand-scored-v1-last-trick",
                new HandScored(new LastTrick(
                        List.of(new Play(BO, Card.TEN), new Play(ANNA, Card.SIX_OF_CLUBS)), Extras.NONE))),
        HAND_SCORED_EXTRAS(
                "hand-scored-v1-extras",
                new HandScored(
                        new HighCard(Card.QUEEN, List.of(ANNA), Extras.of(Map.of(BO, 4, ANNA, 2), Card.QUEEN, 5)))),
        GAME_STARTED_LETZTER(
                "game-started-v1-letzter",
                new GameStarted(
                        null,
                        "letzter",
                        Variants.byId("letzter").orElseThrow().rulesFor(3),
                        List.of(new Entrant("Anna", 0, 0), new Entrant("Bo", 0, 0), new Entrant("Cai", 0, 0)),
                        ANNA,
                        Edition.FIRST)),
        GAME_STARTED_MINIBLUFF(
                "game-started-v1-minibluff",
                new GameStarted(
                        null,
                        "minibluff",
                        Variants.byId("minibluff").orElseThrow().rules(),
                        List.of(new Entrant("Anna", 10, 0), new Entrant("Bo", 10, 0)),
                        ANNA,
                        Edition.FIRST)),
        HAND_SCORED_WITHOUT_CARD(
                "hand-scored-v1-no-card",
                new HandScored(new HighCard(null, List.of(BO), Extras.of(Map.of(), null, 4)))),
        HAND_SCORED_TAKER("hand-scored-v1-taker", new HandScored(new Taker(BO))),
        HAND_SCORED_MARCH("hand-scored-v1-march", new HandScored(new March(ANNA))),
        HAND_SCORED_STAKES(
                "hand-scored-v1-stakes",
                new HandScored(new Stakes(
                        List.of(
                                new Doubling(ANNA, List.of(new PlayerId(3), new PlayerId(4))),
                                new Doubling(BO, List.of())),
                        BO))),
        HAND_SCORED_STAKES_ALL_DROPPED(
                "hand-scored-v1-stakes-all-dropped",
                new HandScored(new Stakes(List.of(new Doubling(ANNA, List.of(BO))), null))),
        GAME_CLOSED("game-closed-v1", new GameEvent.GameClosed()),
        GAME_ABANDONED("game-abandoned-v1", new GameEvent.GameAbandoned()),
        GAME_REOPENED("game-reopened-v1", new GameEvent.GameReopened()),
        HAND_CORRECTED(
                "hand-corrected-v1",
                new HandCorrected(
                        2,
                        new HighCard(Card.KING, List.of(ANNA), Extras.NONE),
                        "Anna had it",
                        List.of(4, 5),
                        List.of())),
        HAND_CORRECTED_WITHOUT_REASON(
                "hand-corrected-v1-no-reason",
                new HandCorrected(1, new HighCard(Card.TWO, List.of(BO), Extras.NONE), null, List.of(), List.of())),
        HAND_STRUCK("hand-struck-v1", new GameEvent.HandStruck(3, List.of(7), List.of())),
        PLAYER_JOINED("player-joined-v1", new GameEvent.PlayerJoined("Dag 🥒", null, null)),
        PLAYER_ADDED("player-added-v1", new GameEvent.PlayerAdded(3, "Dag 🥒", null, 2, JoinScore.LATE, List.of(4, 5))),
        PLAYER_ADDED_PARTNERS(
                "player-added-v1-partners",
                new GameEvent.PlayerAdded(1, "Eva", "Finn", null, JoinScore.START, List.of())),
        PLAYER_LEFT("player-left-v1", new GameEvent.PlayerLeft(BO)),
        PLAYER_RENAMED("player-renamed-v1", new GameEvent.PlayerRenamed(BO, "Bente", null)),
        PLAYER_SUBSTITUTED("player-substituted-v1", new GameEvent.PlayerSubstituted(3, BO, "Eva 🥒", null)),
        PLAYER_SUBSTITUTED_PARTNERS(
                "player-substituted-v1-partners", new GameEvent.PlayerSubstituted(1, BO, "Eva", "Finn")),
        SEATS_CHANGED("seats-changed-v1", new GameEvent.SeatsChanged(List.of(BO, ANNA), ANNA)),
        SEATS_CORRECTED("seats-corrected-v1", new GameEvent.SeatsCorrected(3, List.of(BO, ANNA), ANNA)),
        RULES_CORRECTED(
                "rules-corrected-v1",
                new GameEvent.RulesCorrected("agurk-over-21", OTHER_RULES, List.of(4, 5), List.of())),
        RULES_CORRECTED_KEPT(
                "rules-corrected-v1-kept",
                new GameEvent.RulesCorrected(
                        "minibluff",
                        Variants.byId("minibluff").orElseThrow().rules(),
                        List.of(),
                        List.of(new KeptHand(3, ANNA)))),
        DAY_CORRECTED("day-corrected-v1", new GameEvent.DayCorrected("2026-11-21")),
        ENTRY_UNDONE("entry-undone-v1", new GameEvent.EntryUndone(5)),
        ENTRY_REDONE("entry-redone-v1", new GameEvent.EntryRedone(5)),
        GAME_STARTED_2(
                "game-started-v2",
                new GameStarted(
                        "Friday’s 🥒",
                        "pickle",
                        Variants.byId("pickle").orElseThrow().rules(),
                        List.of(new Entrant("Åse \"A\"", 18, 0), new Entrant("Bo", 0, 0)),
                        BO,
                        Edition.SECOND)),
        HAND_CORRECTED_2(
                "hand-corrected-v2",
                new HandCorrected(
                        2,
                        new HighCard(Card.KING, List.of(ANNA), Extras.NONE),
                        "Anna had it",
                        List.of(4, 5),
                        List.of())),
        HAND_CORRECTED_2_KEPT(
                "hand-corrected-v2-kept",
                new HandCorrected(
                        1,
                        new HighCard(Card.TWO, List.of(BO), Extras.NONE),
                        null,
                        List.of(),
                        List.of(new KeptHand(3, ANNA), new KeptHand(4, ANNA)))),
        HAND_STRUCK_2("hand-struck-v2", new GameEvent.HandStruck(3, List.of(7), List.of())),
        HAND_STRUCK_2_KEPT("hand-struck-v2-kept", new GameEvent.HandStruck(3, List.of(), List.of(new KeptHand(5, BO)))),
        PLAYER_JOINED_2("player-joined-v2", new GameEvent.PlayerJoined("Dag 🥒", null, 2)),
        PLAYER_JOINED_2_LAST("player-joined-v2-last-seat", new GameEvent.PlayerJoined("Dag", null, null)),
        GAME_STARTED_2_PARTNERS(
                "game-started-v2-partners",
                new GameStarted(
                        null,
                        "cucumber-30-partners",
                        Variants.byId("cucumber-30-partners").orElseThrow().rules(),
                        List.of(new Entrant("Anna", "Cai", 0, 0), new Entrant("Bo", "Dag", 9, 0)),
                        BO,
                        Edition.SECOND)),
        GAME_STARTED_2_BLACK_SEVENS(
                "game-started-v2-black-sevens",
                new GameStarted(
                        null,
                        "vidivallagurka",
                        Settings.of(Variants.byId("vidivallagurka")
                                        .orElseThrow()
                                        .rules())
                                .with(Setting.TOP_CARDS.is(CardScoring.SuitedCards.BLACK_SEVENS))
                                .rules(),
                        List.of(new Entrant("Anna", 0, 0), new Entrant("Bo", 0, 0), new Entrant("Cai", 0, 0)),
                        BO,
                        Edition.SECOND)),
        PLAYER_JOINED_2_PARTNERS("player-joined-v2-partners", new GameEvent.PlayerJoined("Eva", "Finn", null)),
        PLAYER_RENAMED_PARTNERS("player-renamed-v1-partners", new GameEvent.PlayerRenamed(BO, "Bente", "Dag")),
        PLAYER_RETURNED("player-returned-v1", new GameEvent.PlayerReturned(BO));

        private final String file;
        private final GameEvent event;

        Golden(String file, GameEvent event) {
            this.file = file;
            this.event = event;
        }

        String form() {
            return file.replaceFirst("(-v\\d+).*", "$1");
        }

        /** The current forms. */
        static Stream<Golden> today() {
            return Stream.of(values()).filter(golden -> forms().contains(golden.form()));
        }

        private static Set<String> forms() {
            return Stream.of(EventType.values())
                    .map(type -> type.word() + "-v" + type.revision())
                    .collect(Collectors.toSet());
        }
    }

    static Stream<Golden> today() {
        return Golden.today();
    }

    @ParameterizedTest
    @MethodSource("today")
    void anEventIsWrittenAsInItsGoldenFile(Golden golden) throws IOException {
        EventCodec.Stored stored = EventCodec.write(golden.event, null);
        assertEquals(read(golden), stored.payload());
        assertEquals(golden.form(), stored.type() + "-v" + stored.revision());
    }

    @ParameterizedTest
    @EnumSource
    void anEventIsReadFromItsGoldenFile(Golden golden) throws IOException {
        String[] form = golden.form().split("-v");
        EventCodec.Stored stored = new EventCodec.Stored(form[0], Integer.parseInt(form[1]), read(golden));
        LedgerEntry entry = LedgerEntry.first(new GameId("game"), stored, "device", null, Instant.EPOCH);
        assertEquals(golden.event, EventCodec.read(entry));
    }

    /** A device reads by the same code, and a browser would go on with a value of another kind. */
    @ParameterizedTest
    @EnumSource
    void aPayloadWithAnotherFieldOrAValueOfAnotherKindIsUnreadable(Golden golden) throws IOException {
        ObjectMapper mapper = Notation.stored();
        JsonNode payload = mapper.readTree(read(golden));
        List<String> taken = new ArrayList<>();
        for (ObjectNode object : objects(payload).toList()) {
            object.put("weather", 1);
            if (isRead(golden, payload)) {
                taken.add("weather in " + object);
            }
            object.remove("weather");
            object.properties().stream().map(Map.Entry::getKey).toList().forEach(field -> {
                JsonNode value = object.get(field);
                if (value.isValueNode() && !value.isNull()) {
                    object.set(field, value.isTextual() ? IntNode.valueOf(-7) : TextNode.valueOf(value.asText()));
                    if (isRead(golden, payload)) {
                        taken.add(object.toString());
                    }
                    object.set(field, value);
                }
            });
        }
        assertEquals(List.of(), taken);
        assertTrue(isRead(golden, payload));
    }

    /** One of the choices was once a setting of its own, and is still written as that. */
    @ParameterizedTest
    @EnumSource
    void aGameHasTheCardsAboveTheAceWithWhichItWasStored(CardScoring.SuitedCards cards) {
        GameStarted started = new GameStarted(
                null,
                "agurk",
                Settings.OF_MOST_GAMES.with(Setting.TOP_CARDS.is(cards)).rules(),
                List.of(new Entrant("Anna", 0, 0), new Entrant("Bo", 0, 0)),
                ANNA,
                Edition.FIRST);
        LedgerEntry entry =
                LedgerEntry.first(new GameId("game"), EventCodec.write(started, null), "device", null, Instant.EPOCH);
        assertEquals(started, EventCodec.read(entry));
    }

    private static Stream<ObjectNode> objects(JsonNode node) {
        Stream<ObjectNode> own = node instanceof ObjectNode object ? Stream.of(object) : Stream.empty();
        return Stream.concat(own, node.valueStream().flatMap(GoldenEventsTest::objects));
    }

    private static boolean isRead(Golden golden, JsonNode payload) {
        String[] form = golden.form().split("-v");
        EventCodec.Stored stored = new EventCodec.Stored(form[0], Integer.parseInt(form[1]), payload.toString());
        try {
            EventCodec.read(LedgerEntry.first(new GameId("game"), stored, "device", null, Instant.EPOCH));
            return true;
        } catch (UnreadableEntry e) {
            return false;
        }
    }

    @Test
    void everyFormHasAFileAndEveryFileIsTested() throws IOException {
        Set<String> tested =
                Stream.of(Golden.values()).map(golden -> golden.file).collect(Collectors.toSet());
        assertEquals(files(), tested);
        Set<String> forms = Stream.of(EventType.values())
                .flatMap(type ->
                        IntStream.rangeClosed(1, type.revision()).mapToObj(revision -> type.word() + "-v" + revision))
                .collect(Collectors.toSet());
        assertEquals(forms, Stream.of(Golden.values()).map(Golden::form).collect(Collectors.toSet()));
    }

    @Test
    void aPayloadOfAnOldRevisionHasNoLaterFields() {
        String payload = "{\"name\":\"Dag\",\"seat\":2}";
        LedgerEntry entry = LedgerEntry.first(
                new GameId("game"), new EventCodec.Stored("player-joined", 1, payload), "device", null, Instant.EPOCH);
        assertThrows(UnreadableEntry.class, () -> EventCodec.read(entry));
    }

    @Test
    void anUnknownRevisionIsUnreadable() {
        String payload = "{\"player\":\"p1\"}";
        for (int revision : new int[] {0, 2, Integer.MAX_VALUE}) {
            LedgerEntry entry = LedgerEntry.first(
                    new GameId("game"),
                    new EventCodec.Stored("player-left", revision, payload),
                    "device",
                    null,
                    Instant.EPOCH);
            assertThrows(UnreadableEntry.class, () -> EventCodec.read(entry));
        }
    }

    private static String read(Golden golden) throws IOException {
        return Files.readString(FILES.resolve(golden.file + ".json"));
    }

    private static Set<String> files() throws IOException {
        try (Stream<Path> files = Files.list(FILES)) {
            return files.map(file -> file.getFileName().toString().replace(".json", ""))
                    .collect(Collectors.toSet());
        }
    }
}
