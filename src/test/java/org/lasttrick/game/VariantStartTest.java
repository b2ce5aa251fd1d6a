package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.lasttrick.game.GameSpecification.entrants;
import static org.lasttrick.game.GameSpecification.when;
import static org.lasttrick.rules.Table.letzter;
import static org.lasttrick.rules.Table.p;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.game.Decision.Rejected;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameEvent.Entrant;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

class VariantStartTest {
    static List<Variant> variants() {
        return Variants.all();
    }

    private static StartGame start(Variant variant, int players) {
        int seats = variant.partners() ? (players + 1) / 2 : players;
        String[] names = IntStream.rangeClosed(1, seats)
                .mapToObj(seat -> "P" + seat + (seat + seats <= players ? " & Q" + seat : ""))
                .toArray(String[]::new);
        return new StartGame(null, variant.id(), null, entrants(variant.rules(), names), null);
    }

    @ParameterizedTest
    @MethodSource("variants")
    void eachVariantStartsWithEachOfItsNumbersOfPlayers(Variant variant) {
        int step = variant.partners() ? 2 : 1;
        for (int players = variant.minPlayers(); players <= variant.maxPlayers(); players += step) {
            StartGame command = start(variant, players);
            when(command)
                    .then(new GameStarted(
                            null, variant.id(), variant.rulesFor(players), command.players(), p(1), Edition.LATEST));
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void eachVariantIsRefusedWithOneFewerAndOneMore(Variant variant) {
        for (int players : List.of(variant.minPlayers() - 1, variant.maxPlayers() + 1)) {
            Rejected refused = assertInstanceOf(Rejected.class, GameDecider.start(start(variant, players)));
            assertTrue(refused.reasons()
                    .contains(new Rejection.OutOfRange(
                            "/players", Rejection.Bound.PLAYERS, players, variant.minPlayers(), variant.maxPlayers())));
        }
    }

    /**
     * The numbers of players that a game was ever offered for, here or in an older version: games of so many go on. {@code with(9)} keeps
     * one that is no longer offered.
     */
    @ParameterizedTest
    @CsvSource({
        "agurk, 2, 7",
        "agurk-over-21, 2, 7",
        "cucumber-30, 2, 4",
        "gurka-sweden, 3, 8",
        "gurka-norway, 2, 7",
        "ogorek, 3, 8",
        "rassi, 2, 9",
        "kurkku, 3, 8",
        "matapesa, 3, 9",
        "pickle, 2, 7",
        "letzter, 3, 4",
        "big-green, 2, 7",
        "minibluff, 2, 7",
        "gurka-iceland, 2, 4",
        "gurka-norway-rampo, 2, 7",
        "cucumber-30-two-packs, 5, 8",
        "twenty-two, 2, 6",
        "vidivallagurka, 3, 6",
        "cucumber-30-partners, 4, 6",
        "cucumber-30-partners-two-packs, 4, 8",
        "gurka-norway-21, 2, 7",
        "agurk-30, 2, 7",
        "agurk-kept-cards, 2, 7",
        "ogorek-classic, 3, 8",
        "ogorek-kontra, 3, 8",
        "kurko, 2, 9",
        "gurka-iceland-zero, 2, 4",
        "gurka-norway-vidargas, 2, 7",
        "concombre, 2, 7"
    })
    void eachVariantKeepsTheNumbersOfPlayersThatItEverHad(String id, int least, int most) {
        Variant variant = Variants.byId(id).orElseThrow();
        assertEquals(List.of(least, most), List.of(variant.leastEver(), variant.mostEver()));
    }

    @Test
    void fourPlayTwoRoundsOfLetzterAndThreePlayThree() {
        Variant letzter = Variants.byId("letzter").orElseThrow();
        when(start(letzter, 4))
                .then(new GameStarted(
                        null,
                        "letzter",
                        letzter("{'hands':8}"),
                        start(letzter, 4).players(),
                        p(1),
                        Edition.LATEST));
        when(start(letzter, 3))
                .then(new GameStarted(
                        null,
                        "letzter",
                        letzter("{'hands':9}"),
                        start(letzter, 3).players(),
                        p(1),
                        Edition.LATEST));
    }

    @Test
    void creditsCarriedOverFromPaperAreAtLeastOne() {
        when(minibluff(1, 999))
                .then(new GameStarted(
                        null,
                        "minibluff",
                        Variants.byId("minibluff").orElseThrow().rules(),
                        minibluff(1, 999).players(),
                        p(1),
                        Edition.LATEST));
        when(minibluff(0, 1000))
                .thenRejected(
                        new Rejection.OutOfRange("/players/0/score", Rejection.Bound.START_SCORE, 0, 1, 999),
                        new Rejection.OutOfRange("/players/1/score", Rejection.Bound.START_SCORE, 1000, 1, 999));
    }

    /** In Kurko some have long passed the limit while the others go on. */
    @Test
    void whereNobodyGoesOutPlayersAtTheLimitStartWhileTwoAreBelowIt() {
        when(kurko(34, 29, 5))
                .then(new GameStarted(
                        null,
                        "kurko",
                        Variants.byId("kurko").orElseThrow().rules(),
                        kurko(34, 29, 5).players(),
                        p(1),
                        Edition.LATEST));
        when(kurko(34, 30, 5))
                .thenRejected(
                        new Rejection.OutOfRange("/players/0/score", Rejection.Bound.START_SCORE, 34, 0, 29),
                        new Rejection.OutOfRange("/players/1/score", Rejection.Bound.START_SCORE, 30, 0, 29));
    }

    private static StartGame kurko(int ann, int bo, int cy) {
        return new StartGame(
                null,
                "kurko",
                null,
                List.of(new Entrant("Ann", ann, 0), new Entrant("Bo", bo, 0), new Entrant("Cy", cy, 0)),
                null);
    }

    private static StartGame minibluff(int one, int other) {
        return new StartGame(
                null, "minibluff", null, List.of(new Entrant("Ann", one, 0), new Entrant("Bo", other, 0)), null);
    }

    @Test
    void nobodyStartsLetzterWithTheTargetOrWithACucumber() {
        RuleSet toTen = letzter("{'end':'target'}");
        List<Entrant> players = List.of(
                new Entrant("Ann", 10, 0), new Entrant("Bo", 9, 1), new Entrant("Cy", -1, 0), new Entrant("Di", 0, 0));
        when(new StartGame(null, "letzter", toTen, players, null))
                .thenRejected(
                        new Rejection.OutOfRange("/players/0/score", Rejection.Bound.START_SCORE, 10, 0, 9),
                        new Rejection.OutOfRange("/players/1/cucumbers", Rejection.Bound.START_CUCUMBERS, 1, 0, 0),
                        new Rejection.OutOfRange("/players/2/score", Rejection.Bound.START_SCORE, -1, 0, 9));
    }
}
