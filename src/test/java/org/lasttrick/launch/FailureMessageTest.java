package org.lasttrick.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.runtime.QuarkusBindException;
import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.net.BindException;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FailureMessageTest {

    @Test
    void aTakenPortIsNamedAndAnotherOneProposed() {
        var failure = new RuntimeException(new QuarkusBindException("0.0.0.0", 8080, new BindException()));
        String words = FailureMessage.of(failure).orElseThrow();
        assertTrue(words.contains("8080") && words.contains("QUARKUS_HTTP_PORT=8081"), words);
    }

    @Test
    void anUnreachableDatabaseIsReported() {
        var failure = new RuntimeException(new SQLException("Connection refused", "08001"));
        assertTrue(FailureMessage.of(failure).orElseThrow().contains("can't be reached"));
    }

    @Test
    void aWrongPasswordIsReported() {
        var failure = new RuntimeException(new SQLException("password authentication failed", "28P01"));
        assertTrue(FailureMessage.of(failure).orElseThrow().contains("doesn't let Last Trick in"));
    }

    @Test
    void aFullDiskIsReported() {
        var failure = new RuntimeException(new SQLException("could not extend file", "53100"));
        assertTrue(FailureMessage.of(failure).orElseThrow().contains("disk of the database is full"));
    }

    @Test
    void aMisspeltSettingIsNamed() {
        assertEquals(
                "There is no setting lasttrick.data-dri; README.md lists them.",
                refusal(Settings.class, "lasttrick", "data-dri", "/tmp"));
    }

    @Test
    void aSettingWithoutAValueIsNamed() {
        assertEquals(
                "The setting lasttrick.data-dir has no value.", refusal(Settings.class, "lasttrick", "data-dir", ""));
    }

    @Test
    void aWrongPublicUrlIsNamedAndARightOneShown() {
        assertEquals(
                "The setting lasttrick.public-url can't be \"score.example.org\"."
                        + " Write it like https://score.example.org, without a path.",
                refusal(Settings.class, "lasttrick", "public-url", "score.example.org"));
    }

    /** One of Quarkus's settings. */
    interface Http {
        int port();
    }

    @Test
    void aValueOfTheWrongKindIsNamed() {
        assertEquals(
                "The setting quarkus.http.port can't be \"many\".",
                refusal(Http.class, "quarkus.http", "port", "many"));
    }

    private static String refusal(Class<?> mapping, String prefix, String name, String value) {
        var builder = new SmallRyeConfigBuilder()
                .addDefaultInterceptors()
                .withMapping(mapping, prefix)
                .withDefaultValue("user.home", "/home/anna")
                .withSources(new PropertiesConfigSource(Map.of(prefix + "." + name, value), "test", 100));
        return FailureMessage.of(assertThrows(RuntimeException.class, builder::build))
                .orElseThrow();
    }

    @Test
    void anUnexpectedFailureHasNoMessage() {
        assertEquals(Optional.empty(), FailureMessage.of(new NullPointerException()));
    }
}
