package org.lasttrick.web.devices;

import java.net.URI;
import org.lasttrick.sheet.WatchView.QrCode;
import org.lasttrick.web.sheet.SheetBeans;

/**
 * A code that was just made, and how another device takes it.
 *
 * @param link with the code in its fragment
 * @param page where the code can be typed
 * @param code as it is read aloud
 * @param here whether only this device can open the link
 */
record CodeView(String link, String page, String code, QrCode drawing, boolean here) {

    /** @param query of the page to join, with its question mark; empty: none */
    static CodeView of(String code, URI page, String query) {
        String link = page + query + "#" + code;
        return new CodeView(link, page.toString(), groups(code), SheetBeans.code(link), SheetBeans.isOnlyHere(page));
    }

    /** Five characters at a time. */
    private static String groups(String code) {
        return code.replaceAll("(.{5})(?=.)", "$1-");
    }
}
