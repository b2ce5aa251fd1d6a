package org.lasttrick.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.form.FormFields;
import org.lasttrick.language.texts.PlainMessages;
import org.lasttrick.sheet.pad.PadPresenter;

class SheetFormTest {
    private static boolean isRead(String path) {
        PadPresenter pads = new PadPresenter(PlainMessages.ENGLISH, () -> "once");
        return SheetForm.read(path, FormFields.NONE, pads).isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hands",
                "hands/3",
                "hands/3/strike",
                "players",
                "players/p2",
                "players/p2/leave",
                "players/p2/return",
                "seats",
                "undo",
                "redo",
                "close",
                "abandon",
                "reopen"
            })
    void aFormIsReadByItsAddress(String path) {
        assertEquals(true, isRead(path));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "*",
                "hands/x",
                "hands/3/undo",
                "hands/3/strike/now",
                "players/3",
                "players/p2/promote",
                "seats/3",
                "undo/3",
                "erase"
            })
    void noOtherAddressIsAForm(String path) {
        assertEquals(false, isRead(path));
    }
}
