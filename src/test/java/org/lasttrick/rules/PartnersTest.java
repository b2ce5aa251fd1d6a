package org.lasttrick.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.rules.Table.agurk;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.scores;
import static org.lasttrick.rules.Table.trick;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lasttrick.rules.Standing.Status;

/** Two partners are one player: a card each, one score. */
class PartnersTest {
    private static final String ALL_PAY = "{'payers':'all','tieBonus':false}";

    /** Players of so many people, who start with 5 points each. */
    private static Scoresheet table(String settings, int... people) {
        List<Standing> start = IntStream.range(0, people.length)
                .mapToObj(seat -> new Standing(p(seat + 1), people[seat], 5, 0, Status.ACTIVE))
                .toList();
        return Scoresheet.begin(agurk(settings), Edition.LATEST, new Standings(start), p(1));
    }

    private static List<String> deals(Scoresheet sheet, int hands) {
        return Stream.iterate(sheet, before -> before.score(high("2", 1)))
                .limit(hands)
                .map(before -> before.next().orElseThrow())
                .map(deal -> deal.dealer() + " " + deal.leader())
                .toList();
    }

    @Test
    void theDealMovesFromPersonToPersonRoundTheTable() {
        assertEquals(List.of("p1 p2", "p2 p1-2", "p1-2 p2-2", "p2-2 p1", "p1 p2"), deals(table("{}", 2, 2), 5));
        assertEquals(List.of("p1 p2", "p2 p3", "p3 p2-2", "p2-2 p1"), deals(table("{}", 1, 2, 1), 4));
    }

    @Test
    void partnersWhoAreOutNeitherDealNorLead() {
        Scoresheet sheet = table("{'lives':1}", 2, 2, 2).score(high("A", 2)).score(high("4", 2));
        assertEquals(Status.OUT, sheet.standings().of(p(2)).status());
        assertEquals("p3", sheet.next().orElseThrow().dealer().toString());
        assertEquals("p1-2", sheet.next().orElseThrow().leader().toString());
    }

    @Test
    void theFirstOfThePartnersWhoLostDeals() {
        Scoresheet sheet = table("{'dealer':'loser'}", 2, 2).score(high("4", 2));
        assertEquals("p2", sheet.next().orElseThrow().dealer().toString());
    }

    @Test
    void ofPartnersWhoeverPlayedTheLowestCardDeals() {
        Scoresheet sheet = table("{'dealer':'lowest'}", 2, 2);
        assertEquals(
                "p1-2",
                sheet.score(trick("p2 4", "p1 3", "p2 9", "p1 8"))
                        .next()
                        .orElseThrow()
                        .dealer()
                        .toString());
        assertEquals(
                "p1",
                sheet.score(trick("p2 4", "p1 8", "p2 9", "p1 3"))
                        .next()
                        .orElseThrow()
                        .dealer()
                        .toString());
    }

    @Test
    void twoHighestCardsOfOnePlayerArePaidOnce() {
        assertEquals(List.of(5, 14), scores(table("{}", 2, 2).score(trick("p1 4", "p2 9", "p1 3", "p2 9"))));
        assertEquals(List.of(5, 14), scores(table(ALL_PAY, 2, 2).score(trick("p1 4", "p2 9", "p1 3", "p2 9"))));
        assertEquals(List.of(5, 14), scores(table(ALL_PAY, 2, 2).score(high("9", 2, 2))));
    }

    @Test
    void nobodyHasABonusForAnEqualCardOfTheirOwn() {
        Scoresheet sheet = table("{}", 2, 2).score(trick("p1 4", "p2 4", "p1 4", "p2 2"));
        assertEquals(List.of(9, 1), scores(sheet));
        assertEquals(
                List.of(new Effect.Penalty(p(1), 4), new Effect.Bonus(p(2), -4)),
                sheet.hands().getLast().effects());
    }

    @Test
    void theLastOfTheEqualCardsPaysOrEachPlayerOnce() {
        HandResult tie = trick("p2 9", "p1 9", "p2 9", "p1 2");
        assertEquals(List.of(0, 14), scores(table("{}", 2, 2).score(tie)));
        assertEquals(List.of(14, 14), scores(table(ALL_PAY, 2, 2).score(tie)));
        assertEquals(
                Optional.of(p(2)),
                table(ALL_PAY, 2, 2).score(tie).hands().getLast().loser());
    }

    @Test
    void cardsAreCountedAndNotPlayers() {
        HandResult nine = trick("p1 9", "p2 4", "p1 3", "p2 2");
        assertEquals(
                List.of(9, 5),
                scores(table("{'penalty':'cards-in-trick'}", 2, 2).score(nine)));
        String rampo = "{'allEqual':'nobody'}";
        assertEquals(List.of(5, 5), scores(table(rampo, 2, 2).score(high("9", 1, 2, 1, 2))));
        assertEquals(List.of(0, 14), scores(table(rampo, 2, 2).score(high("9", 1, 2))));
    }

    @Test
    void eachPersonIsDealtCards() {
        assertEquals(13, table("{}", 2, 2).mostCardsEach());
        assertEquals(8, table("{}", 2, 2, 2).mostCardsEach());
    }

    @Test
    void partnersJoinAndReturnTogether() {
        Scoresheet sheet = table("{}", 2, 2).with(new RosterChange.Joined(p(3), 2, 1, JoinScore.LATE));
        assertEquals(
                List.of("p3", "p1", "p2", "p3-2", "p1-2", "p2-2"),
                sheet.standings().activePeople().stream().map(Person::toString).toList());
        assertEquals(
                2,
                sheet.with(new RosterChange.Left(p(1)))
                        .with(new RosterChange.Returned(p(1)))
                        .standings()
                        .of(p(1))
                        .people());
        assertEquals(
                4,
                sheet.with(new RosterChange.Left(p(1)))
                        .standings()
                        .presentPeople()
                        .size());
    }

    private static String people(Scoresheet sheet, String... plays) {
        return ((HandResult.LastTrick) trick(plays))
                .people(sheet.standings().activePeople())
                .toString();
    }

    @Test
    void thePlaysAreOfThePeopleClockwiseFromWhoeverLed() {
        assertEquals("[p2, p1-2, p2-2, p1]", people(table("{}", 2, 2), "p2 5", "p1 A", "p2 A", "p1 3"));
        assertEquals("[p1-2, p1, p2]", people(table("{}", 2, 1), "p1 5", "p1 A", "p2 A"));
        Scoresheet three = table("{}", 2, 2, 2);
        assertEquals("[p2, p3, p1-2, p2-2, p3-2, p1]", people(three, "p2 5", "p3 2", "p1 3", "p2 4", "p3 6", "p1 7"));
        assertEquals(
                "[p3, p1-2, p3-2, p1]",
                people(three.with(new RosterChange.Left(p(2))), "p3 2", "p1 3", "p3 6", "p1 7"));
    }

    @Test
    void whoHeldNoCardIsPassedOver() {
        assertEquals("[p3, p1-2, p3-2, p1]", people(table("{}", 2, 2, 2), "p3 2", "p1 3", "p3 6", "p1 7"));
    }

    @Test
    void ofPlaysThatGoRoundOtherwiseTheFirstIsTakenForTheFirstPartners() {
        assertEquals("[p2, p2-2, p1, p1-2]", people(table("{}", 2, 2), "p2 9", "p2 4", "p1 3", "p1 2"));
    }

    @Test
    void aPersonIsReadAsWritten() {
        assertEquals(Optional.of(new Person(p(7), 2)), Person.parse("p7-2"));
        assertEquals(Optional.of(Person.firstOf(p(7))), Person.parse("p7"));
        for (String nobody : List.of("", "p", "p0", "7", "p7-1", "p7-3", "-2", "p7-2-2")) {
            assertEquals(Optional.empty(), Person.parse(nobody), nobody);
        }
    }
}
