package org.lasttrick.offline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lasttrick.form.FormFields;
import org.lasttrick.sheet.PlainSheet;

/** Games that begin on a device that can't reach the service. */
class OfflineGamesTest {
    private static final String BOOK =
            "{\"id\":\"b\",\"name\":\"<Kitchen>\",\"players\":[\"Anna\",\"Bo\"],\"games\":3}";
    private static final String KEPT =
            "[{\"id\":\"k\",\"name\":\"Ours\",\"variant\":\"agurk\",\"rules\":{\"limit\":null,\"values\":{\"J\":10},\"end\":\"hands\",\"hands\":5}}]";
    private static final String TWO = "variant=agurk&seated=Anna&seated=Bo&commandId=one";

    private final List<String> forms = new ArrayList<>();
    private final OfflineGames games = games();
    private Instant now = Instant.ofEpochMilli(1_770_000_000_000L);

    private static OfflineGames games() {
        OfflineGames games = GeneratedPages.games(
                "en", PlainSheet.HOST, new OfflineGames.Settings("123abc", "dark", true, true, Map.of()));
        games.book(BOOK, KEPT);
        return games;
    }

    private Page post(String path, String fields) {
        forms.add(path + " " + fields);
        now = now.plusSeconds(60);
        return answer(games, path, fields, true, now);
    }

    private Page get(String path) {
        return answer(games, path, "", false, now);
    }

    private static Page answer(OfflineGames games, String path, String query, boolean isForm, Instant now) {
        List<String> names = new ArrayList<>();
        List<String> values = new ArrayList<>();
        FormFields fields = PlainSheet.fields(query);
        fields.fields()
                .forEach((name, all) -> all.forEach(value -> {
                    names.add(name);
                    values.add(value);
                }));
        return games.answer(path, names, values, isForm, false, now);
    }

    private String begun(String fields) {
        Page page = post("/games", fields);
        assertEquals(303, page.status(), page.html());
        return page.address();
    }

    /** Bo takes four Aces, which ends it. */
    private void toItsEnd(String game) {
        for (int hand = 1; hand <= 4; hand++) {
            Page page = post(
                    game + "/hands", "trick=high&player=p2&card=A&version=" + hand + "&commandId=hand" + hand + game);
            assertEquals(303, page.status(), page.html());
        }
    }

    @Test
    void theSameFormBeginsTheSameGame() {
        String game = begun(TWO);
        assertTrue(game.startsWith("/games/local-"), game);
        assertEquals(game, begun(TWO));
        assertNotEquals(game, begun(TWO.replace("one", "other")));
        assertTrue(get(game).html().contains("Anna"));
    }

    @Test
    void aFormThatHasBegunAnotherGameIsRefused() {
        begun(TWO);
        Page page = post("/games", TWO.replace("Bo", "Cai"));
        assertEquals(List.of("422", "/"), List.of(page.status() + "", page.address()));
        assertTrue(page.html().contains("This form was already sent"), page.html());
    }

    @Test
    void aFormThatIsRefusedSaysWhyAndKeepsWhatWasEntered() {
        Page alone = post("/games", "variant=agurk&seated=Anna&commandId=one");
        assertEquals(422, alone.status());
        assertTrue(
                alone.html().contains("class=\"refused\" role=\"alert\"><p>This game is for 2 to 7 players, not 1."),
                alone.html());
        assertTrue(alone.html().contains("name=\"seated\" value=\"Anna\""), alone.html());
        Page unreadable =
                post("/games", "variant=kept:k&rulesOf=kept:k&rule-values=Z&seated=Anna&seated=Bo&commandId=one");
        assertTrue(unreadable.html().contains("Values of cards: “Z” can’t be read."), unreadable.html());
    }

    @Test
    void aRematchHasTheSamePlayersAndRulesAndItsOwnHands() {
        String game = begun(TWO.replace("agurk", "kept:k"));
        toItsEnd(game);
        post(game + "/hands", "trick=high&player=p2&card=A&version=5&commandId=last");
        Page page = post(game + "/rematch", "version=6&commandId=rematch" + game + "/6");
        assertEquals(303, page.status(), page.html());
        String rematch = page.address();
        assertTrue(rematch.startsWith("/games/local-"), rematch);
        assertNotEquals(game, rematch);
        assertEquals(
                rematch,
                post(game + "/rematch", "version=6&commandId=rematch" + game + "/6")
                        .address());
        Page scored = post(rematch + "/hands", "trick=high&player=p1&card=J&version=1&commandId=first");
        assertEquals(rematch, scored.address(), scored.html());
        assertTrue(get(rematch).html().contains("data-version=\"2\""));
        assertTrue(get(game).html().contains("data-version=\"6\""));
        OfflineGames again = games();
        now = Instant.ofEpochMilli(1_770_000_000_000L);
        for (String form : forms) {
            now = now.plusSeconds(60);
            answer(again, form.split(" ")[0], form.split(" ")[1], true, now);
        }
        for (String path : List.of("/", game, rematch)) {
            assertEquals(get(path), answer(again, path, "", false, now));
        }
    }

    @Test
    void aRematchOfAGameThatGoesOnIsRefused() {
        String game = begun(TWO);
        Page page = post(game + "/rematch", "version=1&commandId=rematch");
        assertEquals(422, page.status());
        assertTrue(page.html().contains("role=\"alert\""));
        assertEquals(412, post(game + "/rematch", "version=9&commandId=rematch").status());
    }

    /** As the service does, by the command and not by the fields that lead to it. */
    @Test
    void aFormThatIsSentAgainIsComparedByItsCommand() {
        String game = begun(TWO);
        String hand = "trick=high&player=p2&card=A&version=1&commandId=hand";
        assertEquals(303, post(game + "/hands", hand).status());
        assertEquals(303, post(game + "/hands", hand + "&hands=all").status());
        assertTrue(get(game).html().contains("data-version=\"2\""));
        assertEquals(
                412, post(game + "/hands", hand.replace("card=A", "card=K")).status());
        assertEquals(412, post(game + "/hands/1/strike", hand).status());
        assertEquals(303, post(game + "/close", "version=2&commandId=close").status());
        assertEquals(422, post(game + "/undo", "version=3&commandId=close").status());
        assertTrue(get(game).html().contains("data-version=\"3\""));
    }

    @Test
    void anEntryThatSaysWhenItWasPlayedIsReadLikeAnyOther() {
        String ledger = RandomTablet.play(1, "en", "").ledger();
        String onPaper = ledger.replace("\\\"edition\\\":2}", "\\\"edition\\\":2,\\\"at\\\":\\\"2026-11-21\\\"}");
        assertNotEquals(ledger, onPaper);
        games.open("g", List.of(onPaper), true);
        assertEquals(1, games.game("g").version());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            /seats             | order=p9,p9            | There is no player p9 in this game; the players are p1 to p2.
            /seats             | order=p2,p1&dealer=p9  | There is no player p9 in this game; the players are p1 to p2.
            /players/p9        | name=Eva               | There is no player p9 in this game; the players are p1 to p2.
            /players/p9/leave  | x=                     | There is no player p9 in this game; the players are p1 to p2.
            /players/p9/return | x=                     | There is no player p9 in this game; the players are p1 to p2.
            /hands             | trick=high&player=p9&card=9 | Who played the highest card?
            """)
    void aFormWithAPlayerWhoIsNotThereIsRefusedInWords(String path, String fields, String words) {
        String game = begun(TWO);
        Page page = post(game + path, fields + "&version=1&commandId=nobody");
        assertEquals(422, page.status(), page.html());
        assertTrue(page.html().contains(words), page.html());
    }

    @Test
    void aGameIsDatedByWhenItWasPlayedNotByWhenItWasRecorded() {
        String recorded = "\"recordedAt\":\"2026-02-01T19:30:00.123456Z\"";
        String ledger = RandomTablet.play(1, "en", "").ledger();
        assertTrue(ledger.contains(recorded), ledger);
        begun(TWO);
        games.open(
                "g",
                List.of(ledger.replace(
                        recorded, "\"recordedAt\":\"2026-03-01T19:30:00Z\",\"playedAt\":\"2026-01-01T19:30:00Z\"")),
                true);
        String html = get("/").html();
        assertTrue(html.contains("name=\"lastTime\" value=\"Anna\nBo\""), html);
    }

    @Test
    void aGameThatWasMovedToAnotherDayIsDatedByThat() {
        String ledger = RandomTablet.play(1, "en", "").ledger();
        String late = ledger.replace("2026-02-01T19:30:00.123456Z", "2026-03-01T19:30:00Z");
        assertNotEquals(ledger, late);
        begun(TWO);
        games.open("g", List.of(late), true);
        assertFalse(get("/").html().contains("name=\"lastTime\" value=\"Anna\nBo\""));
        String moved = """
                {"entries":[{"type":"day-corrected","revision":1,"payload":"{\\"day\\":\\"2026-01-01\\"}",\
                "recordedAt":"2026-03-01T19:31:00Z","hash":"%s"}]}""".formatted("0123456789abcdef".repeat(4));
        games.open("g", List.of(late, moved), true);
        assertEquals(2, games.game("g").version());
        assertTrue(get("/").html().contains("name=\"lastTime\" value=\"Anna\nBo\""));
    }

    @Test
    void aGameKnowsTheFormThatBeganIt() {
        String game = begun(TWO);
        assertEquals(
                422,
                post(game + "/hands", "trick=high&player=p2&card=A&version=1&commandId=one")
                        .status());
    }

    @Test
    void theStartPageHasTheBookAndTheGamesThatAreOpen() {
        Page first = get("/");
        assertTrue(first.html().contains("data-book=\"b\""), first.html());
        assertTrue(first.html().contains("<bdi translate=\"no\">&lt;Kitchen&gt;</bdi>"), first.html());
        assertTrue(first.html().contains("name=\"regular\" value=\"Bo\""), first.html());
        assertFalse(first.html().contains("name=\"lastTime\""), first.html());
        String over = begun(TWO);
        toItsEnd(over);
        String running = begun("variant=kept:k&seated=Cai&seated=Dag&commandId=two");
        String html = get("/").html();
        assertTrue(html.indexOf(running) < html.indexOf("id=\"new-game\""), html);
        assertTrue(html.indexOf(over) > html.indexOf("id=\"new-game\""), html);
        assertTrue(html.contains("name=\"lastTime\" value=\"Cai\nDag\""), html);
        assertTrue(html.contains("value=\"kept:k\" checked"), html);
        String seated = post("/", "regular=Bo&seated=Anna&variant=letzter").html();
        assertTrue(seated.contains("name=\"seated\" value=\"Bo\""), seated);
        assertTrue(seated.contains("value=\"letzter\" checked"), seated);
    }

    @Test
    void whatOnlyTheServiceKnowsIsLeftToIt() {
        OfflineGames nobodys = GeneratedPages.games(
                "en", PlainSheet.HOST, new OfflineGames.Settings("123abc", "dark", true, true, Map.of()));
        assertNull(answer(nobodys, "/", "", false, now));
        assertNull(post("/games", "variant=agurk&seated=Anna&seated=Bo"));
        assertNull(get("/games"));
        assertNull(get("/devices"));
        assertNull(post("/house-rules/k/forget", ""));
    }
}
