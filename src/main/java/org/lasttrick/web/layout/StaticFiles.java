package org.lasttrick.web.layout;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.quarkus.qute.TemplateGlobal;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.codec.digest.DigestUtils;
import org.apache.commons.io.IOUtils;
import org.apache.commons.io.function.Uncheck;

/** The files that pages refer to, and that a browser caches for use offline. */
final class StaticFiles {
    static final String STYLESHEET = "style.css";

    /** By itself, since a page says when it holds. */
    static final String DARK = "dark.css";

    private static final List<String> SCRIPTS = List.of(
            "pages.js",
            "live.js",
            "outbox.js",
            "heads.js",
            "moments.js",
            "start.js",
            "games.js",
            "zone.js",
            "join.js",
            "recovery.js",
            "share.js");

    /** Served by Quarkus: browsers ask for the icon and the manifest, and a worker is there for the folder that it comes from. */
    private static final List<String> AT_THE_ROOT = List.of("worker.js", "icon.svg", "manifest.json");

    private static final int DIGITS = 12;

    /** The stylesheets' files; later ones override earlier ones. */
    private static final List<String> STYLES =
            List.of("base colours head sheet pad screens panels pages start games rules tv ledger preferences print"
                    .split(" "));

    /** The scripts and the stylesheet, by name. */
    static final Map<String, String> ASSETS = assets();

    /** Changes whenever one of the files changes. */
    @TemplateGlobal
    static final String build = digest();

    private StaticFiles() {}

    private static Map<String, String> assets() {
        Map<String, String> assets = new TreeMap<>();
        SCRIPTS.forEach(file -> assets.put(file, read("script/" + file)));
        assets.put(DARK, read("style/" + DARK));
        assets.put(
                STYLESHEET,
                STYLES.stream().map(file -> read("style/" + file + ".css")).collect(Collectors.joining("\n")));
        return assets;
    }

    private static String digest() {
        String all = Stream.of(
                        ASSETS.values(),
                        AT_THE_ROOT.stream()
                                .map(file -> read("META-INF/resources/" + file))
                                .toList())
                .flatMap(Collection::stream)
                .collect(Collectors.joining());
        return DigestUtils.sha256Hex(all).substring(0, DIGITS);
    }

    /** Reads a text file from the class path. */
    static String read(String path) {
        return Uncheck.get(() -> IOUtils.resourceToString(path, UTF_8, StaticFiles.class.getClassLoader()));
    }
}
