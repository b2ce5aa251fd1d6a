package org.lasttrick.web.layout;

import io.quarkus.qute.TemplateGlobal;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** The files that pages refer to, and that a browser keeps for when the network is gone. */
@TemplateGlobal
final class StaticFiles {
    private static final List<String> FILES =
            List.of("style.css", "pages.js", "live.js", "outbox.js", "heads.js", "start.js", "worker.js", "icon.svg");
    private static final int DIGITS = 12;

    /** Another one whenever one of them is another. */
    static final String build = digest();

    private StaticFiles() {}

    private static String digest() {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (String file : FILES) {
                try (InputStream in = StaticFiles.class.getResourceAsStream("/META-INF/resources/" + file)) {
                    if (in == null) {
                        throw new IllegalStateException("Not built in: " + file);
                    }
                    new DigestInputStream(in, digest).transferTo(OutputStream.nullOutputStream());
                }
            }
            return HexFormat.of().formatHex(digest.digest()).substring(0, DIGITS);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256", e);
        }
    }
}
