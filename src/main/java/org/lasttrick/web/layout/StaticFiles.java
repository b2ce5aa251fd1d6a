package org.lasttrick.web.layout;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.quarkus.qute.TemplateGlobal;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.codec.digest.DigestUtils;
import org.apache.commons.io.IOUtils;
import org.apache.commons.io.function.Uncheck;

/** Has the files that pages refer to, and that a browser caches for use offline. */
public final class StaticFiles {
    static final String STYLESHEET = "style.css";

    /**
     * Pages ask for these styles by themselves: a page says when the first one holds, and big screens alone need the
     * second one.
     */
    private static final List<String> OTHER_STYLES = List.of("dark.css", "tv.css");

    private static final List<String> SCRIPTS = List.of(
            "begin pages live queue entering storage conflicts waiting local awake moments past paper start games refresh zone join recovery share"
                    .split(" "));

    /**
     * Quarkus serves these files: browsers ask for the icon and the manifest, and a worker is there for the folder that
     * it comes from.
     */
    private static final List<String> AT_THE_ROOT = List.of("worker.js", "icon.svg", "manifest.json");

    private static final String CORE = "script/core/";

    private static final int DIGITS = 12;

    /** These are the stylesheets' files; later ones override earlier ones. */
    private static final List<String> STYLES = List.of(
            "typeface base colours head sheet pad screens panels pages start games figures rules ledger preferences older print"
                    .split(" "));

    private static final List<String> TYPEFACE =
            List.of("last-trick-sans last-trick-sans-more last-trick-serif last-trick-serif-more".split(" "));

    /** The scripts, the stylesheet and the typeface are found by name. */
    static final Map<String, byte[]> ASSETS = assets();

    /** This digest changes whenever one of the files changes. */
    @TemplateGlobal
    public static final String build = digest();

    private StaticFiles() {}

    private static Map<String, byte[]> assets() {
        Map<String, byte[]> assets = new TreeMap<>();
        SCRIPTS.forEach(file -> assets.put(file + ".js", text(Stream.of("script/" + file + ".js"))));
        OTHER_STYLES.forEach(file -> assets.put(file, style(Stream.of("style/" + file))));
        assets.put(STYLESHEET, style(STYLES.stream().map(file -> "style/" + file + ".css")));
        TYPEFACE.forEach(file -> assets.put(file + ".woff2", bytes("style/" + file + ".woff2")));
        core().forEach(file -> assets.put(file, bytes(CORE + file)));
        return assets;
    }

    /** Returns the core for browsers, and its languages: the build lists them in a file. In development mode there is none. */
    private static List<String> core() {
        return StaticFiles.class.getClassLoader().getResource(CORE + "files") == null
                ? List.of()
                : read(CORE + "files").lines().toList();
    }

    private static byte[] text(Stream<String> files) {
        return withoutComments(together(files)).getBytes(UTF_8);
    }

    private static byte[] style(Stream<String> files) {
        return minified(together(files)).getBytes(UTF_8);
    }

    private static String together(Stream<String> files) {
        return files.map(StaticFiles::read).collect(Collectors.joining("\n"));
    }

    /** Returns a stylesheet without comments and needless spaces: a fifth of what would be sent. */
    static String minified(String stylesheet) {
        return withoutComments(stylesheet).replaceAll("\\s*([{};,])\\s*", "$1").replaceAll(":\\s+", ":");
    }

    /**
     * Leaves out comments that begin a line, with empty lines and the spaces before each line: a fifth of what would be sent.
     */
    static String withoutComments(String text) {
        return text.replaceAll("(?ms)^ *(//[^\n]*|/\\*.*?\\*/)? *\n|^ +", "");
    }

    private static String digest() {
        MessageDigest digest = DigestUtils.getSha256Digest();
        ASSETS.values().forEach(digest::update);
        AT_THE_ROOT.forEach(file -> digest.update(bytes("META-INF/resources/" + file)));
        return HexFormat.of().formatHex(digest.digest()).substring(0, DIGITS);
    }

    /** Reads a text file from the class path. */
    static String read(String path) {
        return new String(bytes(path), UTF_8);
    }

    private static byte[] bytes(String path) {
        return Uncheck.get(() -> IOUtils.resourceToByteArray(path, StaticFiles.class.getClassLoader()));
    }
}
