package org.lasttrick.web.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.lasttrick.api.TestBook;

@QuarkusTest
class StatisticsPageTest {
    private static final Pattern RANK = Pattern.compile("<td>(\\d+)</td>\\s*<th scope=\"row\">");
    private static final Pattern LONGEST_RUN = Pattern.compile("(?s)<bdi>(Anna|Bo)</bdi>, [^<]*from hand");

    @Test
    void equalPeopleShareARankAndARecord() {
        TestBook book = TestBook.open();
        for (int game = 0; game < 6; game++) {
            String id = book.agurk("Anna", "Bo");
            book.score(id, "9", game % 2 == 0 ? "p1" : "p2");
            book.asDevice().post("/api/games/{game}/close", id).then().statusCode(200);
        }
        String page = book.asTablet()
                .header("Accept-Language", "en")
                .get("/statistics")
                .then()
                .statusCode(200)
                .extract()
                .asString();
        assertEquals(
                List.of("1", "1"),
                RANK.matcher(page).results().map(found -> found.group(1)).toList());
        assertEquals(
                List.of("Bo", "Anna"),
                LONGEST_RUN
                        .matcher(page)
                        .results()
                        .map((MatchResult found) -> found.group(1))
                        .toList());
        assertTrue(page.contains("+ 1"), "six games are the longest, of which five are shown");
    }
}
