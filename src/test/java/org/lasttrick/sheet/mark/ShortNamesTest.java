package org.lasttrick.sheet.mark;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ShortNamesTest {
    private static final int ROOM = 10;

    @Test
    void aNameWhoseBeginningTellsItApartStaysWhole() {
        List<String> names = List.of("Anna", "Anna-Maria", "Bartholomew Featherstone");
        assertEquals(names, ShortNames.of(names, ROOM));
    }

    @Test
    void namesThatBeginAlikeLoseTheirMiddle() {
        assertEquals(
                List.of("Familie Abel", "F…Berg", "F…Bergmann"),
                ShortNames.of(List.of("Familie Abel", "Familie Berg", "Familie Bergmann"), ROOM));
    }

    @Test
    void ofALongWordItsEndIsKept() {
        assertEquals(
                List.of("W…echowski", "W…echowska"), ShortNames.of(List.of("Wojciechowski", "Wojciechowska"), ROOM));
    }

    @Test
    void whatAReaderTakesForOneCharacterIsNotCut() {
        String family = "👩‍👩‍👧";
        assertEquals(
                List.of(family + "…" + family + "A", family + "…" + family + "B"),
                ShortNames.of(List.of(family.repeat(4) + "A", family.repeat(4) + "B"), 4));
    }
}
