package org.lasttrick.web.start;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.api.Test;

/** The address holds the whole hand. */
@QuarkusTest
class TryPageTest {

    @Test
    void anAddressShowsTheHandAndHowItIsScored() {
        given().queryParam("variant", "agurk")
                .queryParam("seated", "<b>Anna", "Bo")
                .queryParam("score", "9", "16")
                .queryParam("led", "p2")
                .queryParam("play-p1", "Q")
                .queryParam("play-p2", "7")
                .get("/rules/try")
                .then()
                .statusCode(200)
                .header("Cache-Control", "no-store")
                .body(containsString("value=\"&lt;b&gt;Anna\""))
                .body(containsString("href=\"#scoring-lives\""))
                .body(containsString("<li id=\"scoring-lives\""))
                .body(containsString("9 + 12 = 21."))
                .body(not(containsString("<b>Anna")));
    }

    @Test
    void theHighestCardAloneCanBeEntered() {
        given().get("/rules/try?variant=agurk&show=cards")
                .then()
                .statusCode(200)
                .body(containsString("name=\"player\""))
                .body(containsString("name=\"trick\" value=\"false\""))
                .body(containsString("name=\"show\" value=\"trick\""));
        given().get("/rules/try?variant=agurk").then().body(containsString("name=\"show\" value=\"cards\""));
    }

    @Test
    void scoringAHandThatIsNotCompleteLeadsToWhatIsMissing() {
        given().get("/rules/try?variant=agurk&play-p1=Q")
                .then()
                .body(containsString("formaction=\"/rules/try#tried\""))
                .body(containsString("id=\"tried\" role=\"status\">Now tap who led the last trick.</p>"));
    }

    @Test
    void whatIsWrongIsSaidOnThePage() {
        given().get("/rules/try?variant=agurk&score=99")
                .then()
                .statusCode(422)
                .body(containsString("A starting score here is 0 to 20, not 99."))
                .body(containsString("value=\"99\""));
    }
}
