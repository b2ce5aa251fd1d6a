package org.lasttrick.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.runtime.QuarkusBindException;
import java.net.BindException;
import java.sql.SQLException;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FailureInWordsTest {

    @Test
    void aTakenPortIsNamedAndAnotherOneProposed() {
        var failure = new RuntimeException(new QuarkusBindException("0.0.0.0", 8080, new BindException()));
        String words = FailureInWords.of(failure).orElseThrow();
        assertTrue(words.contains("8080") && words.contains("QUARKUS_HTTP_PORT=8081"), words);
    }

    @Test
    void aDatabaseOutOfReachIsCalledThat() {
        var failure = new RuntimeException(new SQLException("Connection refused", "08001"));
        assertTrue(FailureInWords.of(failure).orElseThrow().contains("can't be reached"));
    }

    @Test
    void aWrongPasswordIsCalledThat() {
        var failure = new RuntimeException(new SQLException("password authentication failed", "28P01"));
        assertTrue(FailureInWords.of(failure).orElseThrow().contains("doesn't let Last Trick in"));
    }

    @Test
    void theUnforeseenIsLeftToTheStackTrace() {
        assertEquals(Optional.empty(), FailureInWords.of(new NullPointerException()));
    }
}
