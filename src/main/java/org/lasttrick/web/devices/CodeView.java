package org.lasttrick.web.devices;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URI;
import java.net.URLEncoder;
import org.lasttrick.access.Scorebook;
import org.lasttrick.http.ServiceAddress;
import org.lasttrick.sheet.WatchView.QrCode;
import org.lasttrick.web.sheet.ServiceSheetHost;

/**
 * A code that was just made is shown with the ways by which another device takes it.
 *
 * @param link with the code and the name of the book in its fragment, which no server is told
 * @param page where the code can be typed
 * @param code as it is read aloud
 * @param here whether only this device can open the link
 */
record CodeView(String link, String page, String code, QrCode drawing, boolean here) {

    /** @param query of the page to join, with its question mark; empty: none */
    static CodeView of(String code, Scorebook book, URI page, String query) {
        String name = URLEncoder.encode(book.name(), UTF_8).replace("+", "%20");
        String link = page + query + "#" + code + "/" + name;
        return new CodeView(
                link, page.toString(), groups(code), ServiceSheetHost.code(link), ServiceAddress.isOnlyHere(page));
    }

    /** Writes a code in groups of five characters. */
    private static String groups(String code) {
        return code.replaceAll("(.{5})(?=.)", "$1-");
    }
}
