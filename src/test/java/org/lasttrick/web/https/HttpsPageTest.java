package org.lasttrick.web.https;

import static io.restassured.RestAssured.get;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.api.Test;

@QuarkusTest
class HttpsPageTest {

    @Test
    void withoutTheSettingThePageSaysHowToTurnItOn() {
        get("/https")
                .then()
                .statusCode(200)
                .body(containsString("lasttrick.https=home"))
                .body(not(containsString("last-trick.crt")));
    }

    @Test
    void withoutTheSettingThereIsNoCertificate() {
        get("/https/last-trick.crt").then().statusCode(404);
    }
}
