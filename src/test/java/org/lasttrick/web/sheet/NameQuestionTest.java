package org.lasttrick.web.sheet;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.not;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.web.GamePages;

/** Who joins late, or is called otherwise, may be somebody of the book in other letters: the panel asks. */
@QuarkusTest
class NameQuestionTest {
    private static final String ASKED = "“anna” hasn’t played here, but “Anna” has.";

    private GamePages pages;

    @BeforeEach
    void annaHasPlayedInTheBook() {
        pages = GamePages.agurk("Cai", "Dag");
        pages.book().agurk("Anna", "Bo");
    }

    private ValidatableResponse names(String form, String name, Map<String, String> answer) {
        Map<String, String> fields = new HashMap<>(Map.of("name", name, "version", "1", "commandId", "once"));
        fields.putAll(answer);
        return pages.submits(form, fields);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/players", "/players/p2"})
    void whoIsMeantIsAskedAndAnswered(String form) {
        names(form, " anna ", Map.of())
                .statusCode(422)
                .body(containsString(ASKED))
                .body(containsString("name=\"name\" value=\"anna\""));
        assertEquals(List.of("Cai", "Dag"), pages.names());
        names(form, "anna", Map.of("typed", "anna", "meant", "Anna")).statusCode(303);
        assertEquals("Anna", pages.names().getLast());
    }

    @ParameterizedTest
    @ValueSource(strings = {"/players", "/players/p2"})
    void twoWhoDifferByACapitalStayTwoIfTheTableSaysSo(String form) {
        names(form, "anna", Map.of("typed", "anna", "somebodyElse", "anna")).statusCode(303);
        assertEquals("anna", pages.names().getLast());
    }

    @Test
    void whoSitsThereIsNotProposed() {
        names("/players/p1", "CAI", Map.of()).statusCode(303);
        assertEquals("CAI", pages.names().getFirst());
    }

    @Test
    void aFormThatWaitedIsRecordedSinceNobodyCanBeAsked() {
        pages.book()
                .asTablet()
                .header("Waited", "100")
                .formParams(Map.of("name", "anna", "version", "1", "commandId", "once"))
                .post("/games/" + pages.game() + "/players")
                .then()
                .statusCode(422);
        pages.book()
                .asTablet()
                .header("Waited", "5000")
                .formParams(Map.of("name", "anna", "version", "1", "commandId", "once"))
                .post("/games/" + pages.game() + "/players")
                .then()
                .statusCode(303);
    }

    @Test
    void whoOnlyWatchesIsToldNoNames() {
        given().formParams(Map.of("name", "anna", "version", "1", "commandId", "once"))
                .post("/games/" + pages.game() + "/players")
                .then()
                .statusCode(403)
                .body(not(containsString("Anna")));
    }
}
