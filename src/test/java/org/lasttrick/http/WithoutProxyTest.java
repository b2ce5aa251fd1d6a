package org.lasttrick.http;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.specification.RequestSpecification;
import java.net.URI;
import org.junit.jupiter.api.Test;
import org.lasttrick.api.TestBook;

/** Without a public URL, nothing that a client says of a proxy changes anything. */
@QuarkusTest
class WithoutProxyTest {
    @TestHTTPResource
    URI here;

    @Test
    void aCookieIsNotSecureAndARedirectIsAPath() {
        claimsAProxy()
                .redirects()
                .follow(false)
                .formParam("variant", "agurk")
                .formParam("players", "Anna\nBo")
                .post("/games")
                .then()
                .statusCode(201)
                .header("Set-Cookie", not(containsString("Secure")))
                .header("Strict-Transport-Security", nullValue())
                .header("Location", startsWith("/games/"));
    }

    @Test
    void theLinkForWatchingIsWhereTheConnectionWasTaken() {
        TestBook book = TestBook.open();
        String game = book.agurk("Anna", "Bo");
        claimsAProxy()
                .header("Host", "evil.example")
                .cookie("lasttrick-key", book.key())
                .get("/games/" + game + "?panel=watching")
                .then()
                .statusCode(200)
                .body(containsString(
                        "<p class=\"address\" translate=\"no\">http://" + here.getAuthority() + "/games/" + game));
    }

    @Test
    void whatAProgramCreatesIsAtAPath() {
        TestBook book = TestBook.open();
        claimsAProxy()
                .header("Authorization", "Bearer " + book.key())
                .contentType("application/json")
                .body("{\"variant\":\"agurk\",\"players\":[{\"name\":\"Anna\"},{\"name\":\"Bo\"}]}")
                .post("/api/games")
                .then()
                .statusCode(201)
                .header("Location", startsWith("/api/games/"));
        claimsAProxy()
                .contentType("application/json")
                .body("{\"name\":\"Friday\"}")
                .post("/api/scorebooks")
                .then()
                .statusCode(201)
                .header("Location", startsWith("/api/scorebooks/"));
    }

    private static RequestSpecification claimsAProxy() {
        return given().header("X-Forwarded-Proto", "https")
                .header("X-Forwarded-Host", "evil.example")
                .header("X-Forwarded-For", "192.0.2.7")
                .header("Forwarded", "for=192.0.2.7;proto=https;host=evil.example");
    }
}
