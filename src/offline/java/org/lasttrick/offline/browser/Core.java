package org.lasttrick.offline.browser;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.language.written.Language;
import org.lasttrick.offline.OfflineGames;
import org.lasttrick.offline.Page;
import org.lasttrick.offline.drawn.DrawnPages;
import org.teavm.jso.JSExport;

/**
 * Has the module's functions: {@code import {begin, open, book, answer, …} from "/assets/{build}/core.js"}.
 *
 * <p>{@code begin} comes first, and again for another language; no game is open after it, and no scorebook known. The others are those of {@link OfflineGames}.
 */
public final class Core {
    private static @Nullable OfflineGames games;

    private Core() {}

    public static void main(String[] args) {}

    /**
     * @param tag of the language
     * @param sentences the text of its file, {@code /assets/{build}/{tag}.json}
     * @param others the tag and the name of each other language, by turns, in the order of the tags
     */
    @JSExport
    public static void begin(
            String tag, String sentences, String[] others, String build, String theme, boolean sound, boolean secure) {
        Map<String, String> names = new LinkedHashMap<>();
        for (int i = 0; i < others.length; i += 2) {
            names.put(others[i], others[i + 1]);
        }
        OfflineGames.Settings settings = new OfflineGames.Settings(build, theme, sound, secure, names);
        Language language = new Language(tag, BrowserJson.parse(sentences));
        games = new OfflineGames(new DrawnPages(), new BrowserHost(language), settings, language, BrowserJson::parse);
    }

    @JSExport
    public static void open(String id, String[] pages, boolean mayScore) {
        Objects.requireNonNull(games).open(id, List.of(pages), mayScore);
    }

    /** @return the version, and how many hands there are */
    @JSExport
    public static int[] state(String id) {
        Game game = Objects.requireNonNull(games).game(id);
        return new int[] {game.version(), game.hands().size()};
    }

    @JSExport
    public static int equalUntil(String id, String[] pages) {
        return Objects.requireNonNull(games).equalUntil(id, List.of(pages));
    }

    @JSExport
    public static void book(String scorebook, String houseRules) {
        Objects.requireNonNull(games).book(scorebook, houseRules);
    }

    /**
     * @param now in milliseconds, as of {@code Date.now()}
     * @return status, HTML, and address; the address may be empty. Nothing at all where the service has to be asked
     */
    @JSExport
    public static String[] answer(
            String path, String[] names, String[] values, boolean isForm, boolean padAlone, double now) {
        Page page = Objects.requireNonNull(games)
                .answer(path, List.of(names), List.of(values), isForm, padAlone, Instant.ofEpochMilli((long) now));
        return page == null
                ? new String[0]
                : new String[] {
                    Integer.toString(page.status()), page.html(), Objects.requireNonNullElse(page.address(), "")
                };
    }
}
