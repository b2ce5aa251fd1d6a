package org.lasttrick.web.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.lasttrick.api.TestBook;
import org.lasttrick.history.BookPerson;

@QuarkusTest
class StatisticsPageTest {
    private static final Pattern RANK = Pattern.compile("<td>(\\d+)</td>\\s*<th scope=\"row\">");
    private static final Pattern LONGEST_RUN =
            Pattern.compile("(?s)<bdi translate=\"no\">(Anna|Bo)</bdi>, [^<]*from hand");

    private static String english(TestBook book, String address) {
        return book.asTablet()
                .header("Accept-Language", "en")
                .urlEncodingEnabled(false)
                .get(address)
                .then()
                .statusCode(200)
                .extract()
                .asString();
    }

    /** How many are behind the link that has this in its address. */
    private static long games(TestBook book, String page, String part) {
        Matcher link = Pattern.compile("href=\"(/games\\?[^\"]*" + Pattern.quote(part) + "[^\"]*)\"")
                .matcher(page);
        assertTrue(link.find(), part);
        return Pattern.compile("class=\"game-line\"")
                .matcher(english(book, link.group(1).replace("&amp;", "&")))
                .results()
                .count();
    }

    @Test
    void equalPeopleShareARankAndARecord() {
        TestBook book = TestBook.open();
        for (int game = 0; game < 6; game++) {
            String id = book.agurk("Anna", "Bo");
            book.score(id, "9", game % 2 == 0 ? "p1" : "p2");
            book.asDevice().post("/api/games/{game}/close", id).then().statusCode(200);
        }
        String page = english(book, "/statistics");
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
        // Anna has lost the first, the third and the fifth, and won the others.
        String anna = english(book, "/players/" + BookPerson.id("Anna"));
        assertEquals(1, games(book, anna, "having=wins&amp;state=finished&amp;between="));
        assertEquals(1, games(book, anna, "state=finished&amp;between="));
        assertEquals(3, games(book, anna, "having=ahead"));
        assertEquals(3, games(book, anna, "having=behind"));
        assertEquals(6, games(book, anna, "with=Bo&amp;state"));
        assertTrue(page.contains("+ 1"), "six games are the longest, of which five are shown");
    }

    @Test
    void aLineOfRulesLeadsToTheGamesThatItCounts() {
        TestBook book = TestBook.open();
        for (Map<String, Object> rules : List.<Map<String, Object>>of(
                Map.of(), Map.of("limit", 30), Map.of("limit", 30), Map.of("limit", 30, "lives", 3))) {
            String id = book.start("agurk", rules, "Anna", "Bo").path("id");
            book.score(id, "9", "p1");
            book.asDevice().post("/api/games/{game}/close", id).then().statusCode(200);
        }
        String anna = english(book, "/players/" + BookPerson.id("Anna"));
        assertEquals(1, games(book, anna, "game=agurk&amp;rules=usual&amp;state=finished"));
        assertEquals(2, games(book, anna, "game=agurk&amp;rules=%7B%22limit%22%3A30%7D&amp;state=finished"));
        String found = english(book, "/games?player=Anna&game=agurk&rules=%7B%22limit%22:30%7D");
        assertTrue(found.contains("Only games by the same house rules."), found);
        assertTrue(found.contains("value=\"{&quot;limit&quot;:30}\""), found);
        assertEquals(4, games(book, found, "player=Anna&amp;game=agurk"));
    }
}
