package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.params.provider.Arguments.argumentSet;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.rules.Deal;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

class GoldenGamesTest {
    static Stream<Arguments> games() {
        return GoldenGame.all().entrySet().stream().map(file -> argumentSet(file.getKey(), file.getValue()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGameIsDealtAndScoredAsWorkedOutByHand(GoldenGame golden) {
        Scoresheet sheet = golden.played().sheet();

        assertEquals(
                String.join("\n", golden.lines()),
                IntStream.rangeClosed(1, sheet.hands().size())
                        .mapToObj(number -> line(sheet, number))
                        .collect(Collectors.joining("\n")));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGameEndsAndIsWonAsWorkedOutByHand(GoldenGame golden) {
        Scoresheet sheet = golden.played().sheet();

        assertEquals(golden.closed() ? Scoresheet.Status.CLOSED : Scoresheet.Status.FINISHED, sheet.status());
        assertEquals(golden.winners(), sheet.winners());
        assertEquals(
                golden.places().stream().map(Optional::of).toList(),
                sheet.standings().inSeatOrder().stream()
                        .map(standing -> sheet.place(standing.player()))
                        .toList());
    }

    @Test
    void everyVariantHasAGoldenGame() {
        Set<String> golden = GoldenGame.all().values().stream()
                .filter(game -> game.rules().isEmpty())
                .map(GoldenGame::variant)
                .collect(Collectors.toSet());
        assertEquals(Variants.all().stream().map(Variant::id).collect(Collectors.toSet()), golden);
    }

    /** The deal before the hand, and all totals after it. */
    private static String line(Scoresheet sheet, int number) {
        Deal deal = sheet.before(number).next().orElseThrow();
        List<Standing> after = sheet.hands().get(number - 1).after().inSeatOrder();
        return deal(deal) + ": " + after.stream().map(GoldenGamesTest::total).toList();
    }

    private static String deal(Deal deal) {
        String cards = deal.handSize().isPresent() ? " " + deal.handSize().getAsInt() : "";
        return deal.dealer() + " deals" + cards + ", " + deal.leader() + " leads";
    }

    private static String total(Standing standing) {
        String cucumbers = standing.cucumbers() == 0 ? "" : " " + "c".repeat(standing.cucumbers());
        return standing.score() + cucumbers + (standing.isActive() ? "" : " out");
    }
}
