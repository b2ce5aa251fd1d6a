package org.lasttrick.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What was damaged or made up is refused, with a sentence that says where. */
class CraftedFilesTest {
    static List<CraftedFile> files() {
        return CraftedFile.all();
    }

    @ParameterizedTest
    @MethodSource("files")
    void aCraftedFileIsRefusedAndItIsSaidWhere(CraftedFile file) {
        FileFault fault = assertThrows(FileFault.class, () -> BroughtFile.read(new ByteArrayInputStream(file.bytes())));
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
        FileFault fault = assertThrows(FileFault.class, () -> BroughtFile.read(bytes));
        assertEquals("The file is too large: at most 20,971,520 bytes are taken.", fault.sentence());
        assertTrue(bytes.available() > 25_000_000);
    }

    @Test
    void aSoundFileIsNotRefused() throws Exception {
        String book = SoundFile.book(SoundFile.text());
        assertEquals(
                1,
                BroughtFile.read(new ByteArrayInputStream(SoundFile.text().getBytes("UTF-8")))
                        .size());
        assertEquals(
                1,
                BroughtFile.read(new ByteArrayInputStream(book.getBytes("UTF-8")))
                        .size());
        assertEquals(
                0,
                BroughtFile.read(new ByteArrayInputStream(SoundFile.book().getBytes("UTF-8")))
                        .size());
    }
}
