package org.lasttrick.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.lasttrick.sheet.Panel.Simple;

class PanelTest {
    @ParameterizedTest
    @EnumSource
    void anAddressNamesItsPanel(Simple panel) {
        assertEquals(Optional.of(panel), Panel.read(panel.written()));
    }

    @Test
    void anAddressOfAnOlderVersionStillOpensTheExports() {
        assertEquals(Optional.of(Simple.EXPORT), Panel.read("take-home"));
    }
}
