package org.lasttrick.engines;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;

/** People at the table before one of the browsers: what they tap, and what they read. */
final class EngineTable {
    /** Sets {@code window.kept} when the device has the sheet, and the code that draws it. */
    private static final String KEPT = """
            import(`/assets/${document.documentElement.dataset.build}/storage.js`).then(async (storage) => {
              const { url, version } = document.getElementById("live").dataset;
              let kept;
              while (!kept || kept.version !== Number(version)) {
                await new Promise((go) => setTimeout(go, 50));
                kept = await storage.base(url);
              }
              window.kept = true;
            })""";

    private final Engine engine;
    private final boolean hasScript;

    EngineTable(OldBrowser browser, Engine engine) {
        this.engine = engine;
        hasScript = browser.hasScript();
    }

    /** A new game of Agurk: names are typed, each ended by Enter. */
    static EngineTable seat(OldBrowser browser, Engine engine, String service, String... names) throws Exception {
        EngineTable table = new EngineTable(browser, engine);
        engine.open(service);
        table.hasItsScript();
        engine.tap("#players");
        engine.type(String.join("\n", names) + "\n");
        if (browser.hasScript()) {
            table.shows(".seating bdi", names);
        }
        engine.leave(() -> engine.tap(".new-game button.primary"));
        table.hasItsScript();
        if (browser.hasScript()) {
            engine.tap("#on");
        } else {
            engine.leave(() -> engine.tap("#on"));
        }
        return table;
    }

    private void hasItsScript() throws Exception {
        engine.await("document.documentElement.classList.contains('js')", String.valueOf(hasScript));
    }

    /** Taps a tile, and waits until it is chosen; on a page with script also until the pad has the next question. */
    void choose(String id) throws Exception {
        engine.tap("#" + id);
        engine.await("document.getElementById('" + id + "').checked", "true");
    }

    void choose(String card, List<String> players) throws Exception {
        for (String player : players) {
            choose("player-" + player);
        }
        choose("card-" + card);
        if (!hasScript && players.size() > 1) {
            // Without script the order of the taps isn't known.
            engine.leave(() -> engine.tap(".preview"));
            choose("last-" + players.getLast());
        }
    }

    /** One card after the other, from who leads; without script who leads is asked at last. */
    void chooseFullTrick(JsonNode plays) throws Exception {
        tapLink("#another");
        for (JsonNode play : plays) {
            String player = play.get("player").asText();
            if (hasScript) {
                choose("turn-" + player);
            }
            choose("play-" + player + "-" + play.get("card").asText());
        }
        if (!hasScript) {
            engine.leave(() -> engine.tap(".preview"));
            choose("turn-" + plays.get(0).get("player").asText());
        }
    }

    /** Plays a hand of the golden games. */
    void play(JsonNode hand) throws Exception {
        if (hand.get("type").asText().equals("last-trick")) {
            chooseFullTrick(hand.get("plays"));
        } else {
            choose(hand.get("card").asText(), texts(hand.get("players")));
        }
        record();
    }

    static List<String> texts(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false)
                .map(JsonNode::asText)
                .toList();
    }

    /** Follows a link, or presses a button like one, of the sheet. */
    void tapLink(String selector) throws Exception {
        if (hasScript) {
            engine.tap(selector);
        } else {
            engine.leave(() -> engine.tap(selector));
        }
    }

    void record(String card, String... players) throws Exception {
        choose(card, List.of(players));
        record();
    }

    /** Records what is chosen, once the page says what it will do. */
    void record() throws Exception {
        int hand = hands() + 1;
        awaitPreview();
        engine.tap("#record");
        engine.await("!!document.getElementById('hand-" + hand + "')", "true");
    }

    void awaitPreview() throws Exception {
        if (hasScript) {
            engine.await(
                    "!document.querySelector('.outcome .hint') && !!document.querySelector('.outcome li')", "true");
        }
    }

    int hands() throws Exception {
        return Integer.parseInt(engine.run("document.querySelectorAll('tr.hand[id]').length"));
    }

    void totals(Object... totals) throws Exception {
        List<String> texts = new ArrayList<>();
        for (Object total : totals) {
            texts.add(total.toString());
        }
        shows("tfoot .sum", texts.toArray(String[]::new));
    }

    /** Waits until these elements have these texts. */
    void shows(String selector, String... texts) throws Exception {
        engine.await(
                "[].map.call(document.querySelectorAll(" + Engine.JSON.writeValueAsString(selector)
                        + "), function (it) { return it.textContent.trim().replace(/\\s+/g, ' '); }).join('|')",
                String.join("|", texts));
    }

    /** Waits until the device can go on without the service. */
    void awaitKept() throws Exception {
        engine.run(KEPT);
        engine.await("window.kept", "true");
    }

    /** Waits until the service has all that was entered. */
    void awaitSaved() throws Exception {
        if (hasScript) {
            engine.await("document.documentElement.dataset.state", "saved");
            engine.await("document.getElementById('waiting').hidden", "true");
        }
    }
}
