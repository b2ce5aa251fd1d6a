package org.lasttrick.transfer.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;

class FileNameTest {
    private static final Instant LATE = Instant.parse("2026-11-20T23:30:00Z");

    private static FileName of(String title) {
        return FileName.of(title, LATE, ZoneOffset.UTC, "csv");
    }

    @Test
    void aFileNameHasTheTitleAndTheDay() {
        assertEquals("Friday’s game 2026-11-20.csv", of("Friday’s game").text());
    }

    @Test
    void theDayIsThatOfTheTable() {
        assertEquals(
                "Agurk 2026-11-21.pdf",
                FileName.of("Agurk", LATE, ZoneId.of("Europe/Copenhagen"), "pdf")
                        .text());
    }

    @Test
    void nothingInItMeansAnythingToAFileSystem() {
        assertEquals(
                "etc passwd 2026-11-20.csv", of("../../etc/passwd\u0000").text().replaceFirst("^\\W+", ""));
        assertFalse(of("../../etc/passwd").text().contains("/"));
        assertFalse(of("...hidden").text().startsWith("."));
        assertFalse(of("a\u202egpj.exe").text().contains("\u202e"));
    }

    @Test
    void aLongNameIsCutBetweenCharacters() {
        String name = of("🥒".repeat(100)).text();
        assertEquals("🥒".repeat(60) + " 2026-11-20.csv", name);
    }

    @Test
    void aSignThatAppearsOnlyInAsciiIsReplacedToo() {
        String disposition = of("x\uff02; filename=\uff02evil.bat \uff0f\uff3c").disposition();
        assertEquals(2, disposition.chars().filter(c -> c == '"').count(), disposition);
        assertEquals(2, disposition.chars().filter(c -> c == ';').count(), disposition);
    }

    @Test
    void theHeaderHasItInUnicodeAndInAscii() {
        assertEquals(
                "attachment; filename=\"Ogorek 2026-11-20.csv\"; filename*=UTF-8''Og%C3%B3rek%202026-11-20.csv",
                of("Ogórek").disposition());
        assertTrue(of("say \"hi\"\r\nX: y").disposition().matches("[\\x20-\\x7e]+"));
    }
}
