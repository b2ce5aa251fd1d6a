package org.lasttrick.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.rules.Table.agurk;
import static org.lasttrick.rules.Table.buyingIn;
import static org.lasttrick.rules.Table.cucumbers;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.p;
import static org.lasttrick.rules.Table.players;
import static org.lasttrick.rules.Table.scores;
import static org.lasttrick.rules.Table.sheet;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.rules.Danger.Fate;
import org.lasttrick.rules.HandResult.CardHand;

class BuyInTest {
    private static final RuleSet RULES = agurk("{'reEntry':'buy-in'}");
    private static final RuleSet ALL_PAY = agurk("{'reEntry':'buy-in','payers':'all','tieBonus':false}");

    private static List<PlayerId> mayBuyIn(Scoresheet sheet, HandResult hand) {
        return sheet.mayBuyIn((CardHand) hand, sheet.activePlayers());
    }

    private static List<PlayerId> out(Scoresheet sheet) {
        return sheet.standings().inSeatOrder().stream()
                .filter(standing -> standing.status() == Standing.Status.OUT)
                .map(Standing::player)
                .toList();
    }

    @Test
    void whoBuysBackInGoesOnWithTheHighestOtherScoreAndACucumber() {
        Scoresheet sheet = sheet(RULES, 20, 4, 11, 0);
        HandResult hand = high("5", 1);
        assertEquals(players(1), mayBuyIn(sheet, hand));

        Scoresheet after = sheet.score(buyingIn(hand, 1));

        assertEquals(List.of(11, 4, 11, 0), scores(after));
        assertEquals(List.of(1, 0, 0, 0), cucumbers(after));
        assertEquals(List.of(), out(after));
    }

    @Test
    void whoDoesNotIsOutAndTheTotalStays() {
        Scoresheet after = sheet(RULES, 20, 4, 11, 0).score(buyingIn(high("5", 1)));

        assertEquals(List.of(25, 4, 11, 0), scores(after));
        assertEquals(List.of(1, 0, 0, 0), cucumbers(after));
        assertEquals(players(1), out(after));
    }

    @Test
    void aPlayerBuysBackInOnce() {
        Scoresheet sheet = sheet(RULES, 20, 4, 11, 0).score(buyingIn(high("5", 1), 1));

        assertEquals(List.of(), mayBuyIn(sheet, high("10", 1)));
        assertEquals(players(1), out(sheet.score(buyingIn(high("10", 1), 1))));
    }

    @Test
    void nobodyBuysBackInWithFewerThanThreeOthersWhoAreNotHit() {
        assertEquals(List.of(), mayBuyIn(sheet(RULES, 20, 4, 11), high("5", 1)));
        assertEquals(players(1), out(sheet(RULES, 20, 4, 11).score(buyingIn(high("5", 1), 1))));
        assertEquals(List.of(), mayBuyIn(sheet(ALL_PAY, 20, 20, 11, 0), high("5", 1, 2)));
        assertEquals(players(2, 1), mayBuyIn(sheet(ALL_PAY, 20, 20, 11, 0, 0), high("5", 2, 1)));
    }

    @Test
    void nobodyIsAskedWhoIsNotHitOrUnderOtherRules() {
        assertEquals(List.of(), mayBuyIn(sheet(RULES, 10, 4, 11, 0), high("5", 1)));
        assertEquals(List.of(), mayBuyIn(sheet(agurk(), 20, 4, 11, 0), high("5", 1)));
    }

    @Test
    void withoutAnAnswerNobodyIsBackIn() {
        assertEquals(players(1), out(sheet(RULES, 20, 4, 11, 0).score(high("5", 1))));
    }

    @Test
    void anAnswerThatWasNotAskedForDoesNotCount() {
        Scoresheet after = sheet(RULES, 0, 4, 11, 0).score(buyingIn(high("5", 1), 1));

        assertEquals(List.of(5, 4, 11, 0), scores(after));
        assertEquals(List.of(0, 0, 0, 0), cucumbers(after));
    }

    @Test
    void aCardIsAsDangerousAsForWhoBuysBackInIfPossible() {
        assertEquals(List.of(new Danger(p(1), Card.ACE, true, Fate.CUCUMBER)), Danger.of(sheet(RULES, 7, 0, 0, 0)));
        assertEquals(List.of(new Danger(p(1), Card.ACE, true, Fate.OUT)), Danger.of(sheet(RULES, 7, 0, 0)));
    }
}
