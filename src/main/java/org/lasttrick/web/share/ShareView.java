package org.lasttrick.web.share;

import java.util.List;
import org.lasttrick.sheet.LinkPreview;

/**
 * What can be shared of a game.
 *
 * @param sheet its path
 * @param onlyHere whether only this device can open the link
 */
record ShareView(String name, String sheet, LinkPreview preview, boolean onlyHere, List<PictureLink> pictures) {

    /** @param isFor what it is good for */
    record PictureLink(String path, int width, int height, String isFor) {}
}
