package org.lasttrick.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.lasttrick.rules.Table.agurk;
import static org.lasttrick.rules.Table.entered;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.players;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.rules.HandResult.CardHand;

/** Who pays, of those who played the highest card. */
class PayersTest {
    private static final int CARDS = 4;

    private static List<PlayerId> payers(String settings, HandResult hand) {
        CardScoring rules = (CardScoring) agurk(settings).scoring();
        return TopCards.of(rules, (CardHand) hand).payers(rules, CARDS);
    }

    @Test
    void allOrTheLastOfThemPay() {
        assertEquals(players(4, 2), payers("{'payers':'all','tieBonus':false}", high("9", 4, 2)));
        assertEquals(players(2), payers("{}", high("9", 4, 2)));
    }

    @Test
    void whereNoAceBeatsAnAceTheFirstIsPaidFor() {
        assertEquals(players(4), payers("{'aceOnAce':'not'}", high("A", 4, 2)));
        assertEquals(players(4), payers("{'aceOnAce':'not','payers':'all','tieBonus':false}", high("A", 4, 2, 1)));
        assertEquals(players(2), payers("{'aceOnAce':'not'}", high("K", 4, 2)));
        assertEquals(players(), payers("{'aceOnAce':'not','allEqual':'nobody'}", high("A", 4, 2, 1, 3)));
    }

    @Test
    void nobodyMayPayWhereAllCardsAreEqual() {
        assertEquals(players(), payers("{'allEqual':'nobody'}", high("9", 1, 2, 3, 4)));
        assertEquals(players(3), payers("{'allEqual':'nobody'}", high("9", 1, 2, 3)));
        assertEquals(players(4), payers("{}", high("9", 1, 2, 3, 4)));
    }

    @Test
    void whoeverIsEnteredPays() {
        assertEquals(players(1, 3), payers("{'penalty':'entered','tieBonus':false}", entered("p3 4", "p1 17")));
    }
}
