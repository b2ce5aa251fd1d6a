package org.lasttrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Games that were worked out by hand, each played through its pads while the service can't be reached, and sent to it afterwards:
 * two of them, and all in {@code -Pfull}.
 */
class GoldenGamesIT extends PackagedBrowserTest {
    private static final Path GAMES = Path.of("src", "test", "resources", "golden", "games");

    /** Four people, a full trick, and twice a tie of two partners' cards. */
    private static final String PARTNERS = "cucumber-30-partners-two-packs-four.json";

    /** More players than the game is offered for now. */
    private static final String OF_OLDER_VERSIONS = "rassi-nine.json";

    static List<String> games() throws IOException {
        try (Stream<Path> files = FULL ? Files.list(GAMES) : Stream.of(Path.of("minibluff.json"), Path.of(PARTNERS))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> !name.equals(OF_OLDER_VERSIONS))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aWholeGameIsPlayedWithoutTheServiceAndIsTheSameThere(String name) {
        JsonNode game = read(name);
        Page page = tablet();
        String[] names = texts(game.get("players")).toArray(String[]::new);
        PageTable table = PageTable.seatFor(withHouseRules(game), page, service.toString(), round(names));
        Offline.awaitKept(page);
        page.context().setOffline(true);
        for (JsonNode hand : game.get("hands")) {
            play(table, hand.get("result"));
            table.record();
            table.shows(totals(hand));
        }
        if (game.get("closed").asBoolean()) {
            table.tap(page.locator("form[action$='/close'] button"));
        }
        assertWon(game, page, names);
        assertThat(page.locator("#waiting .how-many")).not().hasText("0");
        page.context().setOffline(false);
        Offline.awaitSent(page);
        page.reload();
        table.shows(totals(game.get("hands").get(game.get("hands").size() - 1)));
        assertWon(game, page, names);
        assertThat(page.locator("tr.hand")).hasCount(game.get("hands").size());
        String ledger = "/api" + URI.create(page.url()).getPath() + "/verification";
        String verified = page.request().get(service.resolve(ledger).toString()).text();
        assertTrue(verified.contains("\"valid\":true"), verified);
    }

    /** As the start page's form has them. */
    private static String withHouseRules(JsonNode game) {
        String variant = game.get("variant").asText();
        return game.get("rules").properties().stream()
                .map(rule -> "&rule-" + rule.getKey() + "=" + rule.getValue().asText())
                .collect(joining("", variant + "&rulesOf=" + variant, ""));
    }

    private static Integer[] totals(JsonNode hand) {
        return texts(hand.get("totals")).stream()
                .map(total -> Integer.valueOf(total.split(" ")[0]))
                .toArray(Integer[]::new);
    }

    private static void assertWon(JsonNode game, Page page, String... names) {
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

    private static void play(PageTable table, JsonNode hand) {
        if (hand.has("pickle")) {
            Locator pickle =
                    table.page().locator("#pickle-" + hand.get("pickle").asText());
            table.tap(table.page().locator("label", new Page.LocatorOptions().setHas(pickle)));
            assertThat(table.page().locator(".players")).isVisible();
        }
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
        if (hand.has("handSize")) {
            table.tapTile("handSize-" + hand.get("handSize").asText());
        }
    }

    /** Partners who both have the highest card are tapped once, in the place of the one who played last. */
    private static void highCard(PageTable table, JsonNode hand) {
        List<String> players = texts(hand.get("players"));
        new LinkedHashSet<>(players.reversed()).reversed().forEach(player -> table.tapTile("player-" + player));
        // Where each hand costs the same, the pad doesn't ask for the card.
        if (table.page().locator("#pad [name=card]").count() > 0) {
            table.tapTile("card-" + hand.get("card").asText());
        }
        multiply(table, hand);
    }

    /** The people of the table follow one another, so a player's next card is that of the next of two partners. */
    private static void lastTrick(PageTable table, JsonNode hand) {
        // Where the lowest card matters, too, nothing else is asked.
        if (table.page().locator("#another").count() > 0) {
            table.tap(table.page().locator("#another"));
        }
        Locator turns = table.page().locator("#pad [name=turn]");
        assertThat(turns.first()).isAttached();
        List<String> people =
                turns.all().stream().map(person -> person.getAttribute("value")).toList();
        int at = 0;
        for (JsonNode play : hand.get("plays")) {
            String player = play.get("player").asText();
            while (!people.get(at % people.size()).split("-")[0].equals(player)) {
                at++;
            }
            String person = people.get(at++ % people.size());
            String card = "#play-" + person + "-" + play.get("card").asText();
            table.tapTile("turn-" + person);
            table.tap(table.page().locator("label:has(" + card + ")"));
            assertThat(table.page().locator(card)).isChecked();
        }
        multiply(table, hand);
    }

    /** Everybody may have said kontra. For doubles, only payers are asked; the others' multipliers change nothing. */
    private static void multiply(PageTable table, JsonNode hand) {
        if (!hand.has("multipliers")) {
            return;
        }
        assertThat(table.page().locator(".outcome .hint")).hasCount(0);
        hand.get("multipliers").properties().forEach(each -> {
            if (table.page().locator("#kontra-nobody").count() > 0) {
                table.tapTile("kontra-" + each.getKey());
            } else if (table.page().locator("#times-" + each.getKey() + "-1").count() > 0) {
                table.tapTile("times-" + each.getKey() + "-" + each.getValue().asText());
            }
        });
    }

    private static void stakes(PageTable table, JsonNode hand) {
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

    private static JsonNode read(String file) {
        try {
            return new ObjectMapper().readTree(GAMES.resolve(file).toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> texts(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false)
                .map(JsonNode::asText)
                .toList();
    }
}
