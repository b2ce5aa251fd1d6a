package org.lasttrick.web.sheet;

import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.web.GamePages;

/** The sheet of a game that is longer than games are: the newest hands, and all when they are asked for. */
@QuarkusTest
class LongGameTest {
    private GamePages pages;
    private int hands;

    @BeforeEach
    void aGameOf120Hands() {
        pages = GamePages.of("matapesa", Map.of(), "Anna", "Bo", "Cai");
        hands = 0;
        play(120);
    }

    private void play(int more) {
        for (int i = 0; i < more; i++) {
            hands++;
            pages.submits(
                            "/hands",
                            Map.of(
                                    "player",
                                    "p" + (hands % 3 + 1),
                                    "handSize",
                                    5,
                                    "version",
                                    hands,
                                    "commandId",
                                    UUID.randomUUID().toString()))
                    .statusCode(303);
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
