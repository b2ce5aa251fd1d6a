package org.lasttrick.web.sheet;

import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lasttrick.web.GamePages;

/** Forms as no page sends them. */
@QuarkusTest
class OddFormsTest {
    @Test
    void aDoubleOfNobodyIsNone() {
        GamePages pages = GamePages.of("minibluff", Map.of(), "Anna", "Bo", "Carl");
        pages.submits("/hands", Map.of("double", "nobody", "winner", "p2")).statusCode(303);
        pages.json().body("hands[0].result.winner", equalTo("p2")).body("hands[0].result.doubles.size()", equalTo(0));
    }

    @Test
    void aHandWithAQuestionLeftIsNotRecorded() {
        GamePages pages = GamePages.of("rassi", Map.of(), "Anna", "Bo", "Cai");
        pages.submits("/hands", Map.of("trick", "false", "player", "p2", "card", "9"))
                .statusCode(422)
                .body(containsString("Tap how often Bo pays"));
        pages.json().body("version", equalTo(1));
    }
}
