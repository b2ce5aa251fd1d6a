package org.lasttrick.http.limits;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.restassured.http.ContentType;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Without a trusted proxy, nobody is taken for another client by what a header says. */
@QuarkusTest
@TestProfile(MadeUpAddressTest.WithoutProxy.class)
class MadeUpAddressTest {
    public static class WithoutProxy implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of("lasttrick.limits.enabled", "true", "lasttrick.limits.new-books-per-hour", "3");
        }
    }

    @Test
    void anInventedAddressIsNoOtherClient() {
        assertTrue(IntStream.range(0, 5)
                .map(i -> given().contentType(ContentType.JSON)
                        .header("X-Forwarded-For", "192.0.2." + i)
                        .header("Forwarded", "for=192.0.2." + i)
                        .body("{\"name\":\"Friday\"}")
                        .post("/api/scorebooks")
                        .statusCode())
                .anyMatch(status -> status == 429));
    }
}
