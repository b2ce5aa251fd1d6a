package org.lasttrick.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.concurrent.TimeUnit;
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

    private Page page;
    private String origin;

    @BeforeEach
    void theModuleIsLoaded() {
        page = tablet();
        page.navigate(service.toString());
        origin = service.toString().replaceAll("/$", "");
        page.evaluate("""
                async () => {
                  const assets = `/assets/${document.documentElement.dataset.build}/`;
                  window.core = await import(assets + "core.js");
                  window.sentences = {};
                  for (const tag of ["en", "pl"]) sentences[tag] = await (await fetch(assets + tag + ".json")).text();
                  window.plain = html => html.replace(/(name="commandId" value=")[^"]*/g, "$1")
                    .replace(/(<time)[^>]*>[^<]*/g, "$1");
                  window.hash = text => { let h = 0; for (let i = 0; i < text.length; i++) h = (31 * h + text.charCodeAt(i)) | 0; return h; };
                  window.ask = asked => {
                    const answer = core.answer(...asked);
                    return answer.length ? answer : ["0", "", ""];
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

    private void compare(long seed) {
        String language = seed % 4 == 0 ? "pl" : "en";
        RandomTablet tablet = RandomTablet.play(seed, language, origin);
        List<Object> sent = tablet.asked().stream().<Object>map(CoreIT::sent).toList();
        Object answers =
                page.evaluate("""
                ([language, ledger, book, kept, asked]) => {
                  core.begin(language, sentences[language], ["xx", "Xx"], "123abc", "dark", true, true);
                  core.open("g", [ledger], true);
                  core.book(book, kept);
                  return asked.map(a => { const [status, html, address] = ask(a), text = plain(html);
                    return status + " " + address + " " + text.length + " " + hash(text); });
                }""", List.of(language, tablet.ledger(), RandomTablet.BOOK, RandomTablet.KEPT, sent));
        List<?> found = (List<?>) answers;
        for (int i = 0; i < found.size(); i++) {
            Asked asked = tablet.asked().get(i);
            if (!asked.summary().equals(found.get(i))) {
                assertEquals(asked.html(), again(tablet, language, sent.subList(0, i + 1)), seed + ", " + asked.path());
                assertEquals(asked.summary(), found.get(i), seed + ", " + asked.path());
            }
        }
        assertTrue(found.size() > 10, "game " + seed);
    }

    private static List<Object> sent(Asked asked) {
        return List.of(asked.path(), asked.names(), asked.values(), asked.isForm(), asked.padAlone(), asked.now());
    }

    private Object again(RandomTablet tablet, String language, List<Object> sent) {
        return page.evaluate("""
                ([language, ledger, book, kept, asked]) => {
                  core.begin(language, sentences[language], ["xx", "Xx"], "123abc", "dark", true, true);
                  core.open("g", [ledger], true);
                  core.book(book, kept);
                  return plain(asked.map(ask).pop()[1]);
                }""", List.of(language, tablet.ledger(), RandomTablet.BOOK, RandomTablet.KEPT, sent));
    }
}
