package org.lasttrick.web.layout;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.quarkus.qute.TemplateGlobal;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;

/** The files that pages refer to, and that a browser caches for use offline. */
final class StaticFiles {
    private static final List<String> FILES =
            List.of("pages.js", "live.js", "outbox.js", "heads.js", "start.js", "worker.js", "icon.svg");
    private static final int DIGITS = 12;

    /** Changes whenever one of them changes. */
    @TemplateGlobal
    static final String build = digest();

    private StaticFiles() {}

    private static String digest() {
        try {
            String all = FILES.stream()
                    .map(file -> read("/META-INF/resources/" + file))
                    .collect(Collectors.joining("", Stylesheet.TEXT, ""));
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(all.getBytes(UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256", e);
        }
    }

    /** Reads a text file from the class path. */
    static String read(String path) {
        try (InputStream in = StaticFiles.class.getResourceAsStream(path)) {
            if (in == null) {
                throw new IllegalStateException("Not built in: " + path);
            }
            return new String(in.readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
