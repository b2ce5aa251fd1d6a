package org.lasttrick.operations;

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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lasttrick.config.ServiceConfig;

class FailureMessageTest {

    @Test
    void aTakenPortIsNamedAndAnotherOneProposed() {
        var failure = new RuntimeException(new QuarkusBindException("0.0.0.0", 8080, new BindException()));
        String words = FailureMessage.of(failure).orElseThrow();
        assertTrue(words.contains("8080") && words.contains("QUARKUS_HTTP_PORT=8081"), words);
    }

    @Test
    void aTakenPortOfHttpsIsNamedAsThat() {
        String words = FailureMessage.of(new QuarkusBindException("0.0.0.0", 8443, new BindException()))
                .orElseThrow();
        assertTrue(words.contains("8443") && words.contains("QUARKUS_HTTP_SSL_PORT=8444"), words);
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
    void aMissingDatabaseIsReported() {
        var failure = new RuntimeException(new SQLException("database \"none\" does not exist", "3D000"));
        assertTrue(FailureMessage.of(failure).orElseThrow().contains("no such database"));
    }

    @Test
    void aRoleWithTooFewRightsIsReportedInOneLine() {
        var failure = new RuntimeException(new SQLException("permission denied for schema\n  Position: 14", "42501"));
        assertEquals(
                "The database doesn't let Last Trick in: permission denied for schema",
                FailureMessage.of(failure).orElseThrow());
    }

    @Test
    void aFullDiskIsReported() {
        var failure = new RuntimeException(new SQLException("could not extend file", "53100"));
        assertTrue(FailureMessage.of(failure).orElseThrow().contains("disk of the database is full"));
    }

    @ParameterizedTest
    @CsvSource({
        "data-dri, /tmp, does not map to any root",
        "data-dir, '', is defined as the empty String",
        "public-url, score.example.org, Write it like https://score.example.org",
        "limits.writes-per-minute, many, many",
        "https, yes, yes"
    })
    void aWrongSettingIsNamedWithWhatIsWrong(String name, String value, String fault) {
        String words = refusal(name, value);
        assertTrue(words.startsWith("These settings are wrong"), words);
        assertTrue(words.contains("lasttrick." + name) && words.contains(fault), words);
    }

    private static String refusal(String name, String value) {
        var builder = new SmallRyeConfigBuilder()
                .addDefaultInterceptors()
                .withMapping(ServiceConfig.class)
                .withDefaultValue("user.home", "/home/anna")
                .withSources(new PropertiesConfigSource(Map.of("lasttrick." + name, value), "test", 100));
        return FailureMessage.of(assertThrows(RuntimeException.class, builder::build))
                .orElseThrow();
    }

    @Test
    void anUnexpectedFailureHasNoMessage() {
        assertEquals(Optional.empty(), FailureMessage.of(new NullPointerException()));
    }
}
