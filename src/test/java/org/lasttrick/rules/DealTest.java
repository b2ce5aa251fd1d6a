package org.lasttrick.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.rules.Table.agurk;
import static org.lasttrick.rules.Table.dealt;
import static org.lasttrick.rules.Table.first;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.letzter;
import static org.lasttrick.rules.Table.minibluff;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.pickle;
import static org.lasttrick.rules.Table.sheet;
import static org.lasttrick.rules.Table.stakes;
import static org.lasttrick.rules.Table.suddenDeath;
import static org.lasttrick.rules.Table.trick;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.lasttrick.rules.RuleSet.HandSize;

class DealTest {
    private static Deal next(Scoresheet sheet) {
        return sheet.next().orElseThrow();
    }

    @Test
    void theFirstDealerDealsAndTheNextClockwiseLeads() {
        assertEquals(new Deal(1, first(1), first(2), OptionalInt.of(7)), next(sheet(agurk(), 0, 0, 0)));
    }

    @Test
    void anyoneMayDealFirst() {
        Scoresheet start = sheet(agurk(), 0, 0, 0);
        Scoresheet dealtByTheLast = Scoresheet.begin(start.rules(), Edition.LATEST, start.start(), p(3));

        assertEquals(p(3), next(dealtByTheLast).dealer().player());
        assertEquals(p(1), next(dealtByTheLast).leader().player());
        assertEquals(p(1), next(dealtByTheLast.score(high("2", 3))).dealer().player());
    }

    @Test
    void theDealMovesClockwiseRoundTheTable() {
        Scoresheet sheet = sheet(agurk(), 0, 0, 0);

        sheet = sheet.score(high("2", 1));
        assertEquals(
                List.of(p(2), p(3)),
                List.of(next(sheet).dealer().player(), next(sheet).leader().player()));
        sheet = sheet.score(high("2", 1));
        assertEquals(
                List.of(p(3), p(1)),
                List.of(next(sheet).dealer().player(), next(sheet).leader().player()));
        sheet = sheet.score(high("2", 1));
        assertEquals(
                List.of(p(1), p(2)),
                List.of(next(sheet).dealer().player(), next(sheet).leader().player()));
        assertEquals(4, next(sheet).number());
    }

    @Test
    void aPlayerWhoIsOutNeitherDealsNorLeads() {
        Scoresheet sheet = sheet(sheet(suddenDeath("{}"), 0, 0, 0, 0, 0), high("9", 2, 4));

        assertEquals(
                List.of(p(3), p(5)),
                List.of(next(sheet).dealer().player(), next(sheet).leader().player()));
        assertEquals(
                List.of(p(5), p(1)),
                List.of(
                        next(sheet.score(high("9", 3))).dealer().player(),
                        next(sheet.score(high("9", 3))).leader().player()));
    }

    @Test
    void theDealMovesOnFromADealerWhoJustWentOut() {
        Scoresheet sheet = sheet(sheet(suddenDeath("{}"), 0, 0, 0), high("9", 1));

        assertEquals(
                List.of(p(2), p(3)),
                List.of(next(sheet).dealer().player(), next(sheet).leader().player()));
    }

    @Test
    void theLoserDealsIfTheRulesSaySo() {
        Scoresheet sheet = sheet(agurk("{'dealer':'loser'}"), 0, 0, 0, 0);

        assertEquals(p(3), next(sheet.score(high("9", 2, 3))).dealer().player());
        assertEquals(p(4), next(sheet.score(high("9", 2, 3))).leader().player());
        assertEquals(
                p(2), next(sheet(sheet, high("9", 2, 3), high("4", 2))).dealer().player());
    }

    @Test
    void whoeverPlayedTheLowestCardDealsAndLeadsIfTheRulesSaySo() {
        Scoresheet sheet = sheet(agurk("{'dealer':'lowest'}"), 0, 0, 0, 0);

        assertEquals(List.of(p(1), p(1)), dealerAndLeader(sheet));
        assertEquals(List.of(p(4), p(4)), dealerAndLeader(sheet.score(trick("p3 9", "p4 2", "p1 2", "p2 A"))));
        assertEquals(
                List.of(p(1), p(1)),
                dealerAndLeader(
                        sheet.score(trick("p3 9", "p4 2", "p1 2", "p2 A")).with(new RosterChange.Left(p(4)))));
        assertEquals(
                List.of(p(2), p(2)),
                dealerAndLeader(sheet(agurk("{'dealer':'lowest','aceInLastTrick':'low'}"), 0, 0, 0)
                        .score(trick("p3 9", "p1 2", "p2 A"))));
    }

    /** A hand may have been entered by other rules, which asked for the highest card alone. */
    @Test
    void theDealMovesOnWhereTheLowestCardIsUnknown() {
        Scoresheet sheet = sheet(agurk("{'dealer':'lowest'}"), 0, 0, 0);

        assertEquals(List.of(p(2), p(2)), dealerAndLeader(sheet.score(high("9", 3))));
    }

    @Test
    void ifAllPayTheLoserIsTheLastOfTheHighestCards() {
        Scoresheet sheet = sheet(agurk("{'dealer':'loser','payers':'all','tieBonus':false}"), 0, 0, 0, 0);

        assertEquals(p(2), next(sheet.score(high("9", 4, 2))).dealer().player());
        assertEquals(p(4), next(sheet.score(high("9", 2, 4))).dealer().player());
    }

    @Test
    void theNextClockwiseDealsForALoserWhoIsOut() {
        Scoresheet sheet = sheet(suddenDeath("{'dealer':'loser'}"), 0, 0, 0, 0);

        assertEquals(p(1), next(sheet.score(high("9", 4))).dealer().player());
        assertEquals(
                p(4), next(sheet(sheet, high("9", 3), high("9", 2))).dealer().player());
    }

    @Test
    void aFixedHandIsAlwaysOfTheSameSize() {
        assertEquals(List.of(6, 6, 6), sizes(new HandSize.Fixed(6), 3));
    }

    @Test
    void aBouncingHandShrinksToOneCardAndGrowsAgain() {
        assertEquals(List.of(7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7, 6, 5), sizes(HandSize.Pattern.BOUNCE, 15));
    }

    @Test
    void aDescendingHandStartsAgainAtTen() {
        assertEquals(List.of(10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 10, 9), sizes(HandSize.Pattern.DESCEND, 12));
    }

    @Test
    void theDealerChoosesWhereTheRulesSaySo() {
        assertEquals(OptionalInt.empty(), HandSize.Pattern.DEALER.cards(1));
    }

    @Test
    void theLargestHandIsTheMostThatAPatternEverDeals() {
        assertEquals(8, new HandSize.Fixed(8).largest());
        for (HandSize pattern : List.of(HandSize.Pattern.BOUNCE, HandSize.Pattern.DESCEND)) {
            assertEquals(
                    sizes(pattern, 40).stream().mapToInt(each -> each).max().orElseThrow(), pattern.largest());
        }
    }

    @Test
    void theSequenceOfHandSizesGoesOnWhenSomebodyGoesOut() {
        Scoresheet sheet = sheet(sheet(suddenDeath("{'handSize':'bounce'}"), 0, 0, 0), high("9", 1));

        assertEquals(OptionalInt.of(6), next(sheet).handSize());
    }

    /** Four seats where p2 is out after a first hand dealt by {@code dealer}, under another rule of dealing. */
    private static Scoresheet withoutTheSecond(String rule, int dealer) {
        Scoresheet start = sheet(suddenDeath("{'dealer':'" + rule + "'}"), 0, 0, 0, 0);
        return Scoresheet.begin(start.rules(), Edition.LATEST, start.start(), p(dealer))
                .score(high("9", 2));
    }

    private static List<PlayerId> dealerAndLeader(Scoresheet sheet) {
        return List.of(next(sheet).dealer().player(), next(sheet).leader().player());
    }

    @Test
    void ifTheRightLeadsThePlayerBeforeTheDealerLeads() {
        Scoresheet sheet = sheet(letzter("{}"), 0, 0, 0, 0);

        assertEquals(new Deal(1, first(1), first(4), OptionalInt.of(8)), next(sheet));
        assertEquals(List.of(p(2), p(1)), dealerAndLeader(sheet.score(new HandResult.Taker(p(3)))));
        assertEquals(
                List.of(p(3), p(2)),
                dealerAndLeader(sheet(sheet, new HandResult.Taker(p(3)), new HandResult.March(p(3)))));
    }

    @Test
    void ifTheRightLeadsAPlayerWhoIsOutIsSkipped() {
        assertEquals(List.of(p(3), p(1)), dealerAndLeader(withoutTheSecond("clockwise-right-leads", 1)));
        assertEquals(List.of(p(3), p(1)), dealerAndLeader(withoutTheSecond("clockwise-right-leads", 2)));
        assertEquals(List.of(p(1), p(4)), dealerAndLeader(withoutTheSecond("clockwise-right-leads", 4)));
    }

    @Test
    void ifTheLeadMovesTheFirstLeaderSitsAfterTheFirstDealer() {
        assertEquals(new Deal(1, first(1), first(2), OptionalInt.of(7)), next(sheet(minibluff("{}"), 10, 10, 10)));
    }

    @Test
    void ifTheLeadMovesThePlayerBeforeTheLeaderDeals() {
        Scoresheet sheet = sheet(minibluff("{}"), 10, 10, 10);

        assertEquals(new Deal(2, first(2), first(3), OptionalInt.of(7)), next(sheet.score(stakes(1))));
        assertEquals(new Deal(3, first(3), first(1), OptionalInt.of(7)), next(sheet(sheet, stakes(1), stakes(1))));
    }

    @Test
    void ifTheLeadMovesAPlayerWhoIsOutNeitherLeadsNorDeals() {
        Scoresheet sheet = withoutTheSecond("lead-clockwise", 1);

        assertEquals(List.of(p(1), p(3)), dealerAndLeader(sheet));
        assertEquals(List.of(p(1), p(4)), dealerAndLeader(sheet.score(high("9", 3))));
        assertEquals(
                List.of(p(4), p(1)),
                dealerAndLeader(withoutTheSecond("lead-clockwise", 2).score(high("9", 3))));
    }

    @Test
    void aHandSizeThatTheDealerChoseIsKnownOnceTheHandIsPlayed() {
        Scoresheet sheet = sheet(agurk("{'handSize':'dealer'}"), 0, 0).score(high(dealt(5), "9", 1));

        assertEquals(OptionalInt.of(5), sheet.hands().getFirst().deal().handSize());
        assertEquals(OptionalInt.empty(), next(sheet).handSize());
    }

    @Test
    void theLosingCardSaysHowManyCardsAreDealt() {
        Scoresheet sheet = sheet(
                agurk("{'limit':99,'handSize':'losing-card','allEqual':'nobody','multiplier':'pickle'}"), 0, 0, 0, 0);
        Scoresheet king = sheet(sheet, high(pickle("2"), "K", 2));

        assertEquals(OptionalInt.of(7), next(sheet).handSize());
        assertEquals(OptionalInt.of(12), next(king).handSize(), "51 cards serve four players with no more");
        assertEquals(
                OptionalInt.of(13), next(king.with(new RosterChange.Left(p(4)))).handSize());
        assertEquals(
                OptionalInt.of(3), next(sheet(king, high(pickle("3"), "3", 1))).handSize(), "not doubled");
        assertEquals(
                OptionalInt.of(12),
                next(sheet(king, high(pickle("2"), "3", 1, 2, 3, 4))).handSize());
    }

    @Test
    void theFirstHandIsOfAsManyAndALaterOneOfAsManyAtMost() {
        String vidargas =
                "{'handSize':'losing-card','first':5,'most':7,'limit':99,'values':{'J':11,'Q':11,'K':11,'A':11}}";
        Scoresheet sheet = sheet(agurk(vidargas), 0, 0, 0);

        assertEquals(OptionalInt.of(5), next(sheet).handSize());
        assertEquals(OptionalInt.of(7), next(sheet(sheet, high("A", 2))).handSize());
        assertEquals(OptionalInt.of(4), next(sheet(sheet, high("4", 2))).handSize());
    }

    @Test
    void aFirstHandIsSharedByWhoeverJoinsBeforeIt() {
        Scoresheet sheet = sheet(agurk("{'handSize':'losing-card','first':26}"), 0, 0);

        assertEquals(OptionalInt.of(26), next(sheet).handSize());
        assertEquals(
                OptionalInt.of(17),
                next(sheet(agurk("{'handSize':'losing-card','first':26}"), 0, 0, 0))
                        .handSize());
    }

    /** Two packs serve two players with 52 cards each. */
    @Test
    void aLosingCardThatCountsMuchIsLimitedByThePackAlone() {
        Scoresheet sheet =
                sheet(agurk("{'handSize':'losing-card','packs':2,'values':{'A':40,'K':60},'limit':999}"), 0, 0);

        assertEquals(OptionalInt.of(40), next(sheet(sheet, high("A", 1))).handSize());
        assertEquals(OptionalInt.of(52), next(sheet(sheet, high("K", 1))).handSize());
    }

    @Test
    void whereNobodyLostTheSamePlayerDealsAgain() {
        Scoresheet sheet = sheet(agurk("{'dealer':'loser','allEqual':'nobody'}"), 0, 0, 0);
        Scoresheet lost = sheet(sheet, high("9", 3));
        Scoresheet equal = sheet(lost, high("9", 1, 2, 3));

        assertEquals(p(3), lost.next().orElseThrow().dealer().player());
        assertEquals(p(3), equal.next().orElseThrow().dealer().player());
        assertEquals(Optional.empty(), equal.hands().getLast().loser());
        assertEquals(
                p(1),
                equal.with(new RosterChange.Left(p(3)))
                        .next()
                        .orElseThrow()
                        .dealer()
                        .player());
    }

    @Test
    void thePackIsSharedByThePlayersStillIn() {
        assertEquals(17, sheet(agurk(), 0, 0, 0).mostCardsEach());
        assertEquals(26, sheet(sheet(suddenDeath("{}"), 0, 0, 0), high("9", 1)).mostCardsEach());
        assertEquals(17, sheet(agurk("{'packs':2}"), 0, 0, 0, 0, 0, 0).mostCardsEach());
        assertEquals(34, sheet(agurk("{'packs':2}"), 0, 0, 0).mostCardsEach());
        assertEquals(6, sheet(agurk("{'jokers':2}"), 0, 0, 0, 0, 0, 0, 0, 0, 0).mostCardsEach());
        assertEquals(
                18, sheet(agurk("{'jokers':2,'packs':2}"), 0, 0, 0, 0, 0, 0).mostCardsEach());
        assertEquals(26, sheet(minibluff("{}"), 1, 1).mostCardsEach());
        assertEquals(8, sheet(letzter("{}"), 0, 0, 0, 0).mostCardsEach());
        assertEquals(8, sheet(letzter("{}"), 0, 0, 0).mostCardsEach());
    }

    private static List<Integer> sizes(HandSize pattern, int hands) {
        return IntStream.rangeClosed(1, hands)
                .map(number -> pattern.cards(number).orElseThrow())
                .boxed()
                .toList();
    }
}
