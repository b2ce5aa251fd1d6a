package org.lasttrick.web.layout;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.specification.RequestSpecification;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.sheet.Panel;
import org.lasttrick.web.GamePages;

/** Pages in many states, in all languages: {@link DrawnTwice} fails if they are not the same as compiled and by Qute. */
@QuarkusTest
class CompiledPagesTest {
    private static final String[] PLAYERS = {"Anna", "<b>Bo&Co</b> \"x\"", "Þórgerður O'Hara {x}"};

    private String language = "";

    @BeforeEach
    void forget() {
        DrawnTwice.COMPARED.clear();
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "da", "de", "fi", "is", "nb", "pl", "sv"})
    void aPageIsTheSameInBoth(String tag) {
        language = tag;
        GamePages game = GamePages.agurk(PLAYERS);
        seeAll(game, "", "?card=9&player=p1&order=p1");
        game.scored("A", "p2");
        game.scored("7", "p1");
        seeAll(game, "?correct=1", "?correct=2&player=p3&card=K&order=p3", "?version=1&card=2", "?panel=why-p1-2");
        Stream.of(Panel.Simple.values()).forEach(panel -> seeAll(game, "?" + panel.query()));
        game.submits("/undo", Map.of("version", "3"));
        seeAll(game, "");
        for (int hand = 0; hand < 8; hand++) {
            game.book().score(game.game(), "A", "p2");
            game.book().score(game.game(), "A", "p1");
        }
        seeAll(game, "", "?panel=chart", "?correct=2", "?panel=ending");
        for (String variant : new String[] {"minibluff", "letzter", "pickle"}) {
            seeAll(GamePages.of(variant, Map.of(), PLAYERS), "", "?double=p1&player=p2&pickle=9");
        }
        see(reader().cookie("lasttrick-key", game.book().key()), "/");
        see(reader().cookie("lasttrick-theme", "dark").cookie("lasttrick-sound", "on"), "/");
        see(reader(), "/?variant=pickle&players=" + "Anna,Bo");
        assertEquals(Set.of("Sheet", "PadAlone", "Tv", "Start"), DrawnTwice.COMPARED.keySet());
        assertTrue(DrawnTwice.COMPARED.get("Sheet") > 40, DrawnTwice.COMPARED::toString);
    }

    /** As a tablet that scores, which may ask for its pad alone, and as those who watch see it. */
    private void seeAll(GamePages game, String... queries) {
        String sheet = "/games/" + game.game();
        for (String query : queries) {
            see(reader().cookie("lasttrick-key", game.book().key()), sheet + query);
            see(reader().cookie("lasttrick-key", game.book().key()).header("Pad-Alone", "true"), sheet + query);
            see(reader(), sheet + query);
        }
        see(reader(), sheet + "/tv");
        see(reader(), sheet + "/tv?version=99&head=" + "0".repeat(64));
    }

    private RequestSpecification reader() {
        return given().cookie("lasttrick-language", language).urlEncodingEnabled(false);
    }

    private void see(RequestSpecification reader, String address) {
        reader.get(address)
                .then()
                .statusCode(200)
                .header("Content-Type", "text/html;charset=UTF-8")
                .body(containsString("<html lang=\"" + language + "\""));
    }
}
