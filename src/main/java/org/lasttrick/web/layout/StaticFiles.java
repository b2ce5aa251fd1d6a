package org.lasttrick.web.layout;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.quarkus.qute.TemplateGlobal;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.commons.codec.digest.DigestUtils;
import org.apache.commons.io.IOUtils;
import org.apache.commons.io.function.Uncheck;

/** The files that pages refer to, and that a browser caches for use offline. */
final class StaticFiles {
    private static final List<String> FILES =
            List.of("pages.js", "live.js", "outbox.js", "heads.js", "start.js", "worker.js", "icon.svg");
    private static final int DIGITS = 12;

    /** The stylesheets' files; later ones override earlier ones. */
    private static final List<String> STYLES =
            List.of("base head sheet pad screens panels pages start rules tv ledger preferences print".split(" "));

    static final String STYLESHEET =
            STYLES.stream().map(file -> read("style/" + file + ".css")).collect(Collectors.joining("\n"));

    /** Changes whenever one of them changes. */
    @TemplateGlobal
    static final String build = digest();

    private StaticFiles() {}

    private static String digest() {
        String all = FILES.stream()
                .map(file -> read("META-INF/resources/" + file))
                .collect(Collectors.joining("", STYLESHEET, ""));
        return DigestUtils.sha256Hex(all).substring(0, DIGITS);
    }

    /** Reads a text file from the class path. */
    static String read(String path) {
        return Uncheck.get(() -> IOUtils.resourceToString(path, UTF_8, StaticFiles.class.getClassLoader()));
    }
}
