package org.lasttrick.transfer.importing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.scorekeeping.BringingIn.Arriving;

/** What was damaged or made up is refused, with a sentence that says where. */
class CraftedFilesTest {
    static List<CraftedFile> files() {
        return CraftedFile.all();
    }

    @ParameterizedTest
    @MethodSource("files")
    void aCraftedFileIsRefusedAndItIsSaidWhere(CraftedFile file) {
        FileFault fault = assertThrows(
                FileFault.class, () -> BroughtFile.read(new ByteArrayInputStream(file.bytes()), SoundFile.LATER));
        if (file.pointer() != null) {
            assertEquals(file.pointer(), fault.pointer(), fault::sentence);
        }
        assertTrue(fault.sentence().contains(file.words()), fault::sentence);
        assertTrue(fault.sentence().matches("[\\x20-\\x7e]{10,400}\\."), fault::sentence);
    }

    @Test
    void thereAreMoreThanFortyOfThem() {
        assertTrue(files().size() > 40);
        assertEquals(
                files().size(),
                files().stream().map(CraftedFile::what).distinct().count());
    }

    @Test
    void whatIsLargerThanIsTakenIsNotReadToItsEnd() {
        CraftedFile file = CraftedFile.tooLarge(50_000_000);
        ByteArrayInputStream bytes = new ByteArrayInputStream(file.bytes());
        FileFault fault = assertThrows(FileFault.class, () -> BroughtFile.read(bytes, SoundFile.LATER));
        assertEquals("The file is too large: at most 20,971,520 bytes are taken.", fault.sentence());
        assertTrue(bytes.available() > 25_000_000);
    }

    @Test
    void aSoundFileIsNotRefused() throws Exception {
        String book = SoundFile.book(SoundFile.text());
        assertEquals(1, read(SoundFile.text(), SoundFile.LATER).size());
        assertEquals(1, read(book, SoundFile.LATER).size());
        assertEquals(0, read(SoundFile.book(), SoundFile.LATER).size());
    }

    @Test
    void whatHasFewEnoughHandsToBePlayedAgainIsPlayed() {
        FileFault fault =
                assertThrows(FileFault.class, () -> read(CraftedFile.playedAgain(1_000, 413), SoundFile.LATER));
        assertEquals(FileFault.Kind.IMPOSSIBLE, fault.kind(), fault::sentence);
    }

    @Test
    void whatIsSaidToBeRecordedMoreThanADayFromNowIsRefused() throws Exception {
        Instant last = SoundFile.GAME.entry(5).recordedAt();
        Instant aDayBefore = last.minus(Duration.ofDays(1));
        assertEquals(1, read(SoundFile.text(), aDayBefore).size());
        FileFault fault =
                assertThrows(FileFault.class, () -> read(SoundFile.book(SoundFile.text()), aDayBefore.minusSeconds(1)));
        assertEquals("/games/0/entries/4/recordedAt", fault.pointer());
        assertEquals(
                "Game 1, entry 5: /games/0/entries/4/recordedAt has not come yet: here it is"
                        + " 2024-11-20T20:15:03.123456Z.",
                fault.sentence());
    }

    private static List<Arriving> read(String file, Instant now) throws Exception {
        return BroughtFile.read(new ByteArrayInputStream(file.getBytes(StandardCharsets.UTF_8)), now);
    }
}
