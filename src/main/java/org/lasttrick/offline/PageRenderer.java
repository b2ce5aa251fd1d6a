package org.lasttrick.offline;

import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.written.Language;
import org.lasttrick.sheet.SheetView;
import org.lasttrick.sheet.pad.PadView;
import org.lasttrick.start.StartView;

/**
 * Draws the pages by Java alone. The build generates the class that implements it, from the templates that the service
 * draws them by.
 */
public interface PageRenderer {
    Messages messages(Language language);

    String sheet(SheetView view, Reader reader, Language language);

    String start(StartView view, Reader reader, Language language);

    String padAlone(PadView pad, Reader reader, Language language);
}
