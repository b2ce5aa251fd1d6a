package org.lasttrick.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Gatherers;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.offline.RandomTablet;
import org.lasttrick.offline.RandomTablet.Asked;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.Scoring;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;

/** The core as a browser runs it, next to the same Java on this JVM, which {@code GeneratedPagesTest} compares with Qute. */
@Timeout(value = 12, unit = TimeUnit.HOURS)
class CoreIT extends PackagedBrowserTest {
    /** Of each kind. */
    private static final long GAMES = Long.getLong("games", FULL ? 1_000 : 30);

    /** How many games are sent at once: the JVM plays the next ones meanwhile. */
    private static final int BATCH = 24;

    /** Answers games beside each other, a worker for each processor. */
    private static final String WORKER = """
            import * as core from "./core.js";
            const plain = html => html.replace(/(name="commandId" value=")[^"]*/g, "$1").replace(/(<time)[^>]*>[^<]*/g, "$1");
            const hash = text => { let h = 0; for (let i = 0; i < text.length; i++) h = (31 * h + text.charCodeAt(i)) | 0; return h; };
            onmessage = ({data: {sentences, game: [language, ledger, book, kept, asked], whole}}) => {
              core.begin(language, sentences[language], ["xx", "Xx"], "123abc", "dark", true, true);
              core.open("g", [ledger], true);
              core.book(book, kept);
              postMessage(asked.map(each => {
                const [status = "0", html = "", address = ""] = core.answer(...each), text = plain(html);
                return whole ? text : `${status} ${address} ${text.length} ${hash(text)}`;
              }));
            };""";

    private Page page;
    private String origin;

    @BeforeEach
    void theModuleIsLoaded() {
        page = tablet();
        page.route(
                "**/compared.js",
                route -> route.fulfill(new Route.FulfillOptions()
                        .setContentType("text/javascript")
                        .setBody(WORKER)));
        page.navigate(service.toString());
        origin = service.toString().replaceAll("/$", "");
        page.evaluate("""
                async () => {
                  const assets = `/assets/${document.documentElement.dataset.build}/`;
                  window.core = await import(assets + "core.js");
                  window.sentences = {};
                  for (const tag of ["en", "pl"]) sentences[tag] = await (await fetch(assets + tag + ".json")).text();
                  const workers = Array.from({length: navigator.hardwareConcurrency},
                    () => new Worker(assets + "compared.js", {type: "module"}));
                  window.answers = (games, whole) => {
                    const found = [];
                    let next = 0;
                    return Promise.all(workers.map(worker => new Promise((resolve, reject) => {
                      const ask = () => {
                        const i = next++;
                        if (i >= games.length) return resolve();
                        worker.onmessage = answer => { found[i] = answer.data; ask(); };
                        worker.onerror = error => reject(error.message);
                        worker.postMessage({sentences, game: games[i], whole});
                      };
                      ask();
                    }))).then(() => found);
                  };
                }""");
    }

    /**
     * A hand, corrections, conflicts, undo, players that come and go, panels, a new game and a rematch; in all games, with names from
     * all over the world.
     */
    @ParameterizedTest
    @ValueSource(classes = {CardScoring.class, TakerScoring.class, StakesScoring.class})
    void randomGamesAreAnsweredAsOnTheJvm(Class<? extends Scoring> kind) {
        LongStream.iterate(1, seed -> seed + 1)
                .filter(seed ->
                        kind.isInstance(RandomTablet.variant(seed).rules().scoring()))
                .limit(GAMES)
                .boxed()
                .gather(Gatherers.windowFixed(BATCH))
                .gather(Gatherers.mapConcurrent(2, this::played))
                .forEach(this::compare);
    }

    /** One text of any object at all brings the code for the text of every record, a tenth of the module. */
    @Test
    void noRecordIsWrittenAsText() {
        Object module = page.evaluate("""
                async () => (await fetch(`/assets/${document.documentElement.dataset.build}/core.js`)).text()""");
        assertFalse(module.toString().contains("Entrant["));
    }

    /** TeaVM goes on after a wrong cast; the reader of entries doesn't, so that no total is made of them. */
    @ParameterizedTest
    @ValueSource(strings = {"payload.dealer = 1", "payload.name = {}", "payload.players[0].score = '0'"})
    void entriesOfAnotherFormAreRefused(String fault) {
        Object answers = page.evaluate(
                """
                ledger => {
                  const opened = change => {
                    const book = JSON.parse(ledger), payload = JSON.parse(book.entries[0].payload);
                    change(payload);
                    book.entries[0].payload = JSON.stringify(payload);
                    try { core.open("g", [JSON.stringify(book)], true); return "taken"; } catch { return "refused"; }
                  };
                  core.begin("en", sentences.en, [], "123abc", "dark", true, true);
                  return [opened(() => {}), opened(payload => { %s; })];
                }""".formatted(fault), RandomTablet.play(1, "en", origin).ledger());
        assertEquals(List.of("taken", "refused"), answers);
    }

    /** @param sent to a worker */
    private record Played(long seed, RandomTablet tablet, List<Object> sent) {
        List<Object> sentUntil(int last) {
            List<Object> until = new ArrayList<>(sent);
            until.set(until.size() - 1, ((List<?>) until.getLast()).subList(0, last + 1));
            return until;
        }
    }

    private List<Played> played(List<Long> seeds) {
        return seeds.stream().map(this::played).toList();
    }

    private Played played(long seed) {
        String language = seed % 4 == 0 ? "pl" : "en";
        RandomTablet tablet = RandomTablet.play(seed, language, origin);
        List<Object> asked = tablet.asked().stream().<Object>map(CoreIT::sent).toList();
        return new Played(
                seed, tablet, List.of(language, tablet.ledger(), RandomTablet.BOOK, RandomTablet.KEPT, asked));
    }

    private void compare(List<Played> batch) {
        List<?> answers = answers(batch.stream().map(Played::sent).toList(), false);
        for (int i = 0; i < batch.size(); i++) {
            compare(batch.get(i), (List<?>) answers.get(i));
        }
    }

    private void compare(Played played, List<?> found) {
        List<Asked> asked = played.tablet().asked();
        assertEquals(asked.size(), found.size());
        assertTrue(found.size() > 10, "game " + played.seed());
        for (int i = 0; i < found.size(); i++) {
            Asked each = asked.get(i);
            if (!each.summary().equals(found.get(i))) {
                List<?> pages =
                        (List<?>) answers(List.of(played.sentUntil(i)), true).getFirst();
                assertEquals(each.html(), pages.getLast(), played.seed() + ", " + each.path());
                assertEquals(each.summary(), found.get(i), played.seed() + ", " + each.path());
            }
        }
    }

    private static List<Object> sent(Asked asked) {
        return List.of(asked.path(), asked.names(), asked.values(), asked.isForm(), asked.padAlone(), asked.now());
    }

    private List<?> answers(List<List<Object>> games, boolean whole) {
        return (List<?>) page.evaluate("([games, whole]) => answers(games, whole)", List.of(games, whole));
    }
}
