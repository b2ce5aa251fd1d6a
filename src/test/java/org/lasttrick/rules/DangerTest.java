package org.lasttrick.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.rules.Table.agurk;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.over;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.sheet;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.rules.Danger.Fate;
import org.lasttrick.rules.variants.Variants;

class DangerTest {

    @Test
    void theLowestCardThatReachesTheLimitCostsALife() {
        assertEquals(
                List.of(
                        new Danger(p(2), Card.THREE, false, Fate.CUCUMBER),
                        new Danger(p(1), Card.NINE, false, Fate.CUCUMBER)),
                Danger.of(sheet(agurk(), 12, 18, 3)));
    }

    @Test
    void aLimitThatMustBeExceededTakesACardMore() {
        assertEquals(
                List.of(new Danger(p(1), Card.TEN, false, Fate.CUCUMBER)),
                Danger.of(sheet(agurk("{'limitTest':'exceed'}"), 12, 3)));
    }

    @Test
    void whoHasOneLifeLeftIsOut() {
        assertEquals(List.of(new Danger(p(1), Card.ACE, true, Fate.OUT)), Danger.of(sheet(agurk("{'lives':1}"), 7, 3)));
    }

    @Test
    void atTheSameCardWhoGoesOutComesFirst() {
        Scoresheet secondLife = sheet(agurk(), 7, 20, 7).score(high("2", 2));
        assertEquals(
                List.of(
                        new Danger(p(2), Card.ACE, true, Fate.OUT),
                        new Danger(p(1), Card.ACE, true, Fate.CUCUMBER),
                        new Danger(p(3), Card.ACE, true, Fate.CUCUMBER)),
                Danger.of(secondLife));
    }

    @Test
    void withAnAceAsTheLowestCardTheKingIsTheHighest() {
        RuleSet ogorek = Variants.byId("ogorek").orElseThrow().rules();
        assertEquals(
                List.of(new Danger(p(1), null, false, Fate.OUT), new Danger(p(2), Card.KING, true, Fate.OUT)),
                Danger.of(sheet(ogorek, 49, 37, 36)));
    }

    @Test
    void withoutLivesTheGameEnds() {
        RuleSet kurkku = Variants.byId("kurkku").orElseThrow().rules();
        assertEquals(List.of(new Danger(p(1), Card.QUEEN, false, Fate.END)), Danger.of(sheet(kurkku, 18, 3, 4)));
    }

    @Test
    void theSixOfClubsIsLeftAside() {
        RuleSet iceland = Variants.byId("gurka-iceland").orElseThrow().rules();
        assertEquals(List.of(), Danger.of(sheet(iceland, 0, 0)));
    }

    @Test
    void whereThePriceIsOneAnyCardDoesIt() {
        assertEquals(
                List.of(new Danger(p(1), null, false, Fate.OUT)),
                Danger.of(sheet(over(agurk("{'lives':1}"), "{'penalty':'one','tieBonus':false}"), 20, 3)));
    }

    @Test
    void valuesCountAsLongAsNoHigherCardIsCheaper() {
        RuleSet courts = agurk("{'values':{'J':10,'Q':10,'K':10,'A':11}}");
        assertEquals(List.of(new Danger(p(1), Card.TEN, false, Fate.CUCUMBER)), Danger.of(sheet(courts, 11, 3)));
        assertEquals(List.of(), Danger.of(sheet(agurk("{'values':{'Q':10}}"), 11, 3)));
    }

    @Test
    void nothingIsSaidWhereALowerCardMayCostAsMuch() {
        for (String variant : List.of("rassi", "pickle")) {
            RuleSet rules = Variants.byId(variant).orElseThrow().rules();
            assertEquals(List.of(), Danger.of(sheet(rules, 45, 95, 3)), variant);
        }
        assertEquals(List.of(), Danger.of(sheet(agurk("{'topCards':'black-sevens'}"), 15, 15, 3)));
    }

    @Test
    void nobodyIsInDangerWithoutALimitAndOnceTheGameIsOver() {
        assertEquals(
                List.of(),
                Danger.of(sheet(Variants.byId("letzter").orElseThrow().rules(), 3, 3, 3, 3)));
        assertEquals(
                List.of(),
                Danger.of(sheet(Variants.byId("matapesa").orElseThrow().rules(), 30, 3, 3)));
        assertEquals(List.of(), Danger.of(sheet(agurk("{'lives':1}"), 20, 3).score(high("9", 1))));
    }
}
