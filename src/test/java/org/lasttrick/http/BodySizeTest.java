package org.lasttrick.http;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import java.io.ByteArrayInputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bodies that are too large, and don't say so beforehand. */
@QuarkusTest
class BodySizeTest {

    @ParameterizedTest
    @ValueSource(ints = {66_000, 200_000})
    void aLongBodyWithoutALengthIsRefusedByTheApi(int bytes) throws Exception {
        HttpResponse<String> refused =
                chunked("/api/scorebooks", "application/json", "{\"name\":\"" + "x".repeat(bytes) + "\"}");
        assertEquals(413, refused.statusCode());
        assertTrue(refused.body().contains("\"detail\":\"At most 65,536 bytes are taken.\""), refused::body);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/games", "/games/unknown/hands"})
    void aLongFormWithoutALengthIsRefusedByAPage(String address) throws Exception {
        HttpResponse<String> refused = chunked(address, "application/x-www-form-urlencoded", "name=x&".repeat(10_000));
        assertEquals(413, refused.statusCode());
        assertTrue(refused.body().contains("This is too much"), refused::body);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 40})
    void aShortBodyWithoutALengthIsRead(int characters) throws Exception {
        assertEquals(
                201,
                chunked("/api/scorebooks", "application/json", "{\"name\":\"" + "x".repeat(characters) + "\"}")
                        .statusCode());
        given().get("/").then().statusCode(200);
    }

    private static HttpResponse<String> chunked(String address, String type, String body) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://localhost:" + RestAssured.port + address))
                .header("Content-Type", type)
                .POST(BodyPublishers.ofInputStream(
                        () -> new ByteArrayInputStream(body.getBytes(StandardCharsets.UTF_8))))
                .build();
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(request, BodyHandlers.ofString());
        }
    }
}
