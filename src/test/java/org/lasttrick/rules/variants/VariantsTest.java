package org.lasttrick.rules.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.Multiplier;
import org.lasttrick.rules.CardScoring.Payers;
import org.lasttrick.rules.CardScoring.PickleRank;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.DealerRule;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.RuleSet.HandSize;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.variants.Variant.FilledIn;
import org.lasttrick.rules.variants.Variant.FirstDealer;
import org.lasttrick.rules.variants.Variant.Following;
import org.lasttrick.rules.variants.Variant.Remark;

class VariantsTest {
    private static RuleSet rules(String id) {
        return Variants.byId(id).orElseThrow().rules();
    }

    private static CardScoring cards(String id) {
        return (CardScoring) rules(id).scoring();
    }

    @Test
    void aGameHasItsOwnSettingsAndThoseOfMostGames() {
        CardScoring.Builder agurk = new CardScoring.Builder();
        agurk.limit = 21;
        agurk.lives = 2;
        agurk.payers = Payers.LAST;
        agurk.tieBonus = true;

        assertEquals(
                new RuleSet(agurk.build(), new HandSize.Fixed(7), DealerRule.CLOCKWISE, End.Simple.LAST_ONE),
                rules("agurk"));
    }

    @Test
    void aLimitMayEndTheGameInPlaceOfCostingALife() {
        assertEquals(End.Simple.FIRST_OUT, rules("kurkku").end());
        assertEquals(30, cards("kurkku").limit());
        assertEquals(0, cards("kurkku").lives());
    }

    @Test
    void aGameUntilItIsClosedHasNoLimit() {
        assertEquals(End.Simple.OPEN, rules("matapesa").end());
        assertNull(cards("matapesa").limit());
    }

    @Test
    void theDoublingPickleIsTheHighestCard() {
        assertEquals(Multiplier.PICKLE, cards("pickle").multiplier());
        assertEquals(PickleRank.HIGHEST, cards("pickle").pickleRank());
    }

    @Test
    void aVariantIsMadeOfAnotherByWhatDiffers() {
        Variant first = Variants.all().getFirst();
        for (FirstDealer way : FirstDealer.values()) {
            assertEquals(way, first.firstDealer(way).firstDealer());
        }
        for (Following way : Following.values()) {
            assertEquals(way, first.following(way).following());
        }
        for (Remark remark : Remark.values()) {
            assertEquals(List.of(remark), first.remark(remark).remarks());
        }
        for (FilledIn what : FilledIn.values()) {
            assertEquals(what, first.filledIn(what).filledIn());
        }
        RuleSet other = first.where(Setting.LIMIT.is(33)).rules();
        assertEquals(other, first.with(first.maxPlayers(), Setting.LIMIT.is(33)).rulesFor(first.maxPlayers()));
        assertEquals(
                first.rules(),
                first.with(first.maxPlayers(), Setting.LIMIT.is(33)).rulesFor(2));
    }

    @Test
    void aGameThatIsOfferedForFewerThanItWasGoesOn() {
        Variant narrowed = Variants.byId("letzter").orElseThrow().with(2).with(6);
        assertEquals(List.of(3, 4), List.of(narrowed.minPlayers(), narrowed.maxPlayers()));
        assertEquals(List.of(2, 6), List.of(narrowed.leastEver(), narrowed.mostEver()));
        assertEquals(narrowed.rules(), narrowed.rulesFor(6));
        assertEquals(new End.Hands(9), narrowed.rulesFor(3).end());
    }

    @Test
    void aSettingThatAGameNamesReplacesThatOfMostGames() {
        CardScoring cards = (CardScoring) Variants.byId("rassi")
                .orElseThrow()
                .where(Setting.LIMIT.is(33), Setting.PAYERS.is(Payers.LAST))
                .rules()
                .scoring();

        assertEquals(33, cards.limit());
        assertEquals(Payers.LAST, cards.payers());
        assertEquals(1, cards.lives());
    }

    @Test
    void aGameOfPartnersIsAlikeOtherwise() {
        Variant first = Variants.all().getFirst();
        assertFalse(first.partners());
        assertTrue(first.inPartnerships().partners());
        assertEquals(first.rules(), first.inPartnerships().rules());
    }
}
