package org.lasttrick.transfer.importing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.chain.TestChain;
import org.lasttrick.history.BookPerson;
import org.lasttrick.scorekeeping.GameImport.ImportedGame;
import org.lasttrick.transfer.export.BookFile;

/** Damaged and forged files are refused, with a sentence that says where. */
@Execution(ExecutionMode.CONCURRENT)
class CraftedFilesTest {
    static Stream<Arguments> files() {
        return CraftedFile.byKind().entrySet().stream()
                .flatMap(kind -> kind.getValue().stream().map(file -> Arguments.of(kind.getKey(), file)));
    }

    @ParameterizedTest
    @MethodSource("files")
    void aCraftedFileIsRefusedWithASentenceAndAPointer(ImportFault.Kind kind, CraftedFile file) {
        ImportFault fault = assertThrows(
                ImportFault.class, () -> ImportFile.read(new ByteArrayInputStream(file.bytes()), ValidFile.LATER));
        assertEquals(kind, fault.kind(), fault::sentence);
        assertEquals(file.pointer(), fault.pointer(), fault::sentence);
        assertTrue(fault.sentence().contains(file.words()), fault::sentence);
        assertTrue(fault.sentence().matches("[\\x20-\\x7e]{10,400}\\."), fault::sentence);
    }

    @Test
    void thereAreMoreThanFortyCraftedFiles() {
        List<CraftedFile> all = CraftedFile.all();
        assertTrue(all.size() > 40);
        assertEquals(all.size(), all.stream().map(CraftedFile::what).distinct().count());
    }

    @Test
    void aFileOverTheLimitIsNotReadToItsEnd() {
        CraftedFile file = CraftedFile.tooLarge(50_000_000);
        ByteArrayInputStream bytes = new ByteArrayInputStream(file.bytes());
        ImportFault fault = assertThrows(ImportFault.class, () -> ImportFile.read(bytes, ValidFile.LATER));
        assertTrue(fault.sentence().contains(file.words()), fault::sentence);
        assertTrue(bytes.available() > 25_000_000);
    }

    @Test
    void aValidFileIsRead() throws Exception {
        String book = ValidFile.book(ValidFile.text());
        assertEquals(1, read(ValidFile.text(), ValidFile.LATER).size());
        assertEquals(1, read(book, ValidFile.LATER).size());
        assertEquals(0, read(ValidFile.book(), ValidFile.LATER).size());
    }

    @Test
    void whatABookSaysOfPeopleAndEveningsIsReadAndMayBeMissing() throws Exception {
        BookFile said =
                book(ValidFile.bookSaying("'people':[{'name':'Anna','names':['Anna','Anne 🥒']}],'evenings':[{'game':'"
                        + TestChain.CHAIN + "','begins':false}],'eveningPoints':'wins'"));
        assertEquals(List.of(new BookPerson("Anna", List.of("Anna", "Anne 🥒"))), said.people());
        assertEquals(List.of(new BookFile.EveningStart(TestChain.CHAIN, false)), said.evenings());
        assertEquals("wins", said.eveningPoints());
        BookFile older = book(ValidFile.book(ValidFile.text()));
        assertEquals(List.of(), older.people());
        assertFalse(older.evenings().iterator().hasNext());
        assertNull(older.eveningPoints());
    }

    private static BookFile book(String file) throws Exception {
        return ImportFile.read(new ByteArrayInputStream(file.getBytes(StandardCharsets.UTF_8)), ValidFile.LATER)
                .book();
    }

    @Test
    void upToTheLimitEntriesAreReplayed() {
        ImportFault fault =
                assertThrows(ImportFault.class, () -> read(CraftedFile.replayed(1_000, 413), ValidFile.LATER));
        assertEquals(ImportFault.Kind.IMPOSSIBLE, fault.kind(), fault::sentence);
    }

    @Test
    void anEntryDatedMoreThanADayAheadIsRefused() throws Exception {
        Instant last = ValidFile.GAME.entry(5).recordedAt();
        Instant aDayBefore = last.minus(Duration.ofDays(1));
        assertEquals(1, read(ValidFile.text(), aDayBefore).size());
        ImportFault fault = assertThrows(
                ImportFault.class, () -> read(ValidFile.book(ValidFile.text()), aDayBefore.minusSeconds(1)));
        assertEquals("/games/0/entries/4/recordedAt", fault.pointer());
        assertEquals(
                "Game 1, entry 5: /games/0/entries/4/recordedAt is in the future: here it is"
                        + " 2024-11-20T20:15:03.123456Z.",
                fault.sentence());
    }

    private static List<ImportedGame> read(String file, Instant now) throws Exception {
        return ImportFile.read(new ByteArrayInputStream(file.getBytes(StandardCharsets.UTF_8)), now)
                .games();
    }
}
