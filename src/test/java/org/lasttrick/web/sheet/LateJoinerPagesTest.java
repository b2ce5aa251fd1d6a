package org.lasttrick.web.sheet;

import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lasttrick.web.GamePages;

/** The page of a game that somebody joined between two seats, now and as it stood earlier. */
@QuarkusTest
class LateJoinerPagesTest {

    @Test
    void theHandsFromBeforeStayUnderTheirPlayers() {
        GamePages pages = GamePages.of("agurk", Map.of(), "Uno", "Duo", "Tre");
        pages.scored("9", "p3");
        pages.submits("/players", Map.of("name", "Quatro", "seat", 2, "version", 2, "commandId", "joins"))
                .statusCode(303);
        for (String sheet : new String[] {"", "/ledger/3"}) {
            pages.sees(sheet)
                    .body(
                            "**.find { it.@id == 'hand-1' }.td.collect { it.text().replaceAll('\\\\s', '') }",
                            equalTo(List.of("0", "", "0", "+99")));
        }
    }
}
