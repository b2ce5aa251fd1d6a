package org.lasttrick.web.sheet;

import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.not;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.lasttrick.rules.Table.dealt;
import static org.lasttrick.rules.Table.marked;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.access.Device;
import org.lasttrick.chain.GameId;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.rules.HandResult;
import org.lasttrick.scorekeeping.ImportedGames;
import org.lasttrick.scorekeeping.Outcome;
import org.lasttrick.scorekeeping.Request;
import org.lasttrick.scorekeeping.Scorekeeping;
import org.lasttrick.web.GamePages;

/** The sheet and the ledger of a game that is longer than games are: what is newest, and all when it is asked for. */
@QuarkusTest
class LongGameTest {
    @Inject
    Scorekeeping scorekeeping;

    private GamePages pages;
    private int hands;

    @BeforeEach
    void aGameOf120Hands() {
        GamePages started = GamePages.of("matapesa", Map.of(), "Anna", "Bo", "Cai");
        hands = 0;
        Stream<GameEvent> events = Stream.concat(
                scorekeeping.game(new GameId(started.game())).orElseThrow().events().stream(),
                Stream.generate(() -> new HandScored(hand())).limit(120));
        pages = new GamePages(started.book(), ImportedGames.of(events.toList(), started.book()));
    }

    private HandResult hand() {
        hands++;
        return marked(dealt(5), hands % 3 + 1);
    }

    private void play(int more) {
        GameId game = new GameId(pages.game());
        Request tablet = new Request(Device.findByKey(pages.book().key()).orElseThrow(), null, null);
        for (int i = 0; i < more; i++) {
            assertInstanceOf(Outcome.Done.class, scorekeeping.execute(game, new ScoreHand(hand()), tablet));
        }
    }

    private static void shows(ValidatableResponse sheet, int first, int last) {
        sheet.body(containsString("id=\"hand-" + first + "\""))
                .body(containsString("id=\"hand-" + last + "\""))
                .body(not(containsString("id=\"hand-" + (first - 1) + "\"")));
    }

    @Test
    void anOrdinaryGameIsShownWhole() {
        ValidatableResponse sheet = pages.sees("");
        shows(sheet, 1, 120);
        sheet.body(not(containsString("Show hands")));
    }

    @Test
    void aLongGameBeginsWithALinkToItsOlderHands() {
        play(1);
        String url = "/games/" + pages.game();
        ValidatableResponse sheet = pages.sees("");
        shows(sheet, 22, 121);
        sheet.body(containsString("<a href=\"" + url + "?hands=all#hands\" data-with-pad>Show hands 1–21</a>"));
        ValidatableResponse then = pages.sees("/ledger/122");
        shows(then, 22, 121);
        then.body(containsString("<a href=\"" + url + "/ledger/122?hands=all#hands\""));
        shows(pages.sees("/ledger/122?hands=all"), 1, 121);
    }

    @Test
    void allHandsStayWhileThePadIsUsed() {
        play(1);
        ValidatableResponse sheet = pages.sees("?hands=all&player=p1");
        shows(sheet, 1, 121);
        sheet.body(not(containsString("Show hands")))
                .body(containsString("<input type=\"hidden\" name=\"hands\" value=\"all\">"))
                .body(containsString("?hands=all&amp;correct=5#hand-5\""))
                .body(containsString("?hands=all&amp;panel=why-p1-5\""));
    }

    @Test
    void aLongLedgerShowsItsNewestEntriesAndLeadsToTheOthers() {
        String url = "/games/" + pages.game() + "/ledger";
        ValidatableResponse newest = ledger("", 22, 121);
        newest.body(containsString("href=\"" + url + "?entries=all#entries\">Show entries 1–21</a>"));
        newest.body(not(containsString("?before=")));
        ledger("?before=22", 1, 21)
                .body(containsString("href=\"" + url + "?before=122#entries\">Show entries 22–121</a>"));
        ledger("?entries=all", 1, 121).body(not(containsString("Show entries")));
        play(100);
        ledger("", 122, 221)
                .body(containsString("href=\"" + url + "?before=122#entries\">Show entries 22–121</a>"))
                .body(containsString("href=\"" + url + "?entries=all#entries\">Show entries 1–121</a>"));
        ledger("?before=122", 22, 121)
                .body(containsString("href=\"" + url + "?before=222#entries\">Show entries 122–221</a>"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"?before=0", "?before=1", "?before=2"})
    void beforeTheFirstEntryIsTheFirst(String query) {
        ledger(query, 1, 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"?before=122", "?before=999999999", "?before=x", "?before=", "?entries=some"})
    void otherwiseTheNewestEntriesAreShown(String query) {
        ledger(query, 22, 121);
    }

    @Test
    void whatIsAboutAnEntryElsewhereLeadsThere() {
        pages.submits("/hands/2/strike", Map.of("version", 121, "commandId", "strike"))
                .statusCode(303);
        ledger("", 23, 122).body(containsString("href=\"?before=4#entry-3\">about entry 3</a>"));
        ledger("?before=4", 1, 3)
                .body(containsString("href=\"?before=123#entry-122\">struck out since: entry 122</a>"));
        ledger("?entries=all", 1, 122)
                .body(containsString("href=\"#entry-3\">about entry 3</a>"))
                .body(containsString("href=\"#entry-122\">struck out since: entry 122</a>"));
    }

    private ValidatableResponse ledger(String query, int first, int last) {
        return pages.sees("/ledger" + query)
                .body(containsString("<li id=\"entry-" + first + "\""))
                .body(containsString("<li id=\"entry-" + last + "\""))
                .body(not(containsString("<li id=\"entry-" + (first - 1) + "\"")))
                .body(not(containsString("<li id=\"entry-" + (last + 1) + "\"")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"?correct=5", "?panel=why-p1-21"})
    void anOldHandIsShownWhileItIsCorrectedOrExplained(String query) {
        play(1);
        shows(pages.sees(query), 1, 121);
    }

    @ParameterizedTest
    @ValueSource(strings = {"?correct=22", "?panel=why-p1-22", "?panel=why-p1", "?hands=some"})
    void otherwiseOnlyTheNewestHandsAreShown(String query) {
        play(1);
        shows(pages.sees(query), 22, 121);
    }
}
