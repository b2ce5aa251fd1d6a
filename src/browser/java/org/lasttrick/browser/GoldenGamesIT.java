package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games that were worked out by hand, each played through its pads to the end: one of them, and all in {@code -Pfull}. */
class GoldenGamesIT extends PackagedBrowserTest {

    /** Four people, a full trick, and twice a tie of two partners' cards. */
    private static final String PARTNERS = "cucumber-30-partners-two-packs-four";

    static Stream<String> games() {
        return Boolean.getBoolean("full")
                ? Stream.of("rassi", "letzter", "minibluff", PARTNERS)
                : Stream.of("minibluff", PARTNERS);
    }

    @ParameterizedTest
    @MethodSource("games")
    void aWholeGameIsPlayedThroughItsPads(String name) throws IOException {
        JsonNode game = read(name);
        Page page = tablet();
        String[] names = texts(game.get("players")).toArray(String[]::new);
        Table table = Table.seatFor(game.get("variant").asText(), page, service.toString(), round(names));
        for (JsonNode hand : game.get("hands")) {
            play(table, hand.get("result"));
            table.record();
            table.shows(texts(hand.get("totals")).stream()
                    .map(total -> Integer.valueOf(total.split(" ")[0]))
                    .toArray(Integer[]::new));
        }
        assertThat(page.locator("#result")).isVisible();
        List<String> winners = texts(game.get("winners")).stream()
                .map(winner -> names[Integer.parseInt(winner.substring(1)) - 1])
                .toList();
        assertThat(page.locator(".places .first bdi")).hasText(winners.toArray(String[]::new));
    }

    /** Everyone clockwise: partners sit opposite each other. */
    private static String[] round(String... players) {
        return IntStream.of(0, 1)
                .boxed()
                .flatMap(person -> Stream.of(players)
                        .map(player -> player.split(" & "))
                        .filter(people -> people.length > person)
                        .map(people -> people[person]))
                .toArray(String[]::new);
    }

    private static void play(Table table, JsonNode hand) {
        switch (hand.get("type").asText()) {
            case "high-card" -> highCard(table, hand);
            case "last-trick" -> lastTrick(table, hand);
            case "taker" -> table.tapTile("player-" + hand.get("player").asText());
            case "march" -> {
                table.tapTile("player-" + hand.get("player").asText());
                table.tapTile("march-true");
            }
            case "stakes" -> stakes(table, hand);
            default -> throw new IllegalArgumentException(hand.toString());
        }
    }

    private static void highCard(Table table, JsonNode hand) {
        texts(hand.get("players")).forEach(player -> table.tapTile("player-" + player));
        table.tapTile("card-" + hand.get("card").asText());
        multiply(table, hand);
    }

    private static void lastTrick(Table table, JsonNode hand) {
        table.tap(table.page().locator("#another"));
        Set<String> played = new HashSet<>();
        for (JsonNode play : hand.get("plays")) {
            String first = play.get("player").asText();
            String player = played.add(first) ? first : first + "-2";
            String card = "#play-" + player + "-" + play.get("card").asText();
            table.tapTile("turn-" + player);
            table.tap(table.page().locator("label:has(" + card + ")"));
            assertThat(table.page().locator(card)).isChecked();
        }
        multiply(table, hand);
    }

    /** Only payers are asked; the others' multipliers change nothing. */
    private static void multiply(Table table, JsonNode hand) {
        if (!hand.has("multipliers")) {
            return;
        }
        assertThat(table.page().locator(".outcome .hint")).hasCount(0);
        hand.get("multipliers").properties().forEach(each -> {
            if (table.page().locator("#times-" + each.getKey() + "-1").count() > 0) {
                table.tapTile("times-" + each.getKey() + "-" + each.getValue().asText());
            }
        });
    }

    private static void stakes(Table table, JsonNode hand) {
        int number = 0;
        for (JsonNode doubling : hand.get("doubles")) {
            number++;
            table.tap(table.page()
                    .locator("label:has(#double-" + doubling.get("player").asText() + ")"));
            assertThat(table.page()
                            .locator("[name=dropped][value^='" + number + "-']")
                            .first())
                    .isVisible();
            for (String dropped : texts(doubling.get("dropped"))) {
                table.tapTile("dropped-" + number + "-" + dropped);
            }
        }
        if (hand.has("winner")) {
            table.tapTile("winner-" + hand.get("winner").asText());
        }
    }

    private static JsonNode read(String variant) throws IOException {
        try (InputStream file =
                Objects.requireNonNull(GoldenGamesIT.class.getResourceAsStream("/golden/games/" + variant + ".json"))) {
            return new ObjectMapper().readTree(file);
        }
    }

    private static List<String> texts(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false)
                .map(JsonNode::asText)
                .toList();
    }
}
