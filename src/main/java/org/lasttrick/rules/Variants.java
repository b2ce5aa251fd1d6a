package org.lasttrick.rules;

import static org.lasttrick.rules.CardGame.endsAt;
import static org.lasttrick.rules.CardGame.outAt;
import static org.lasttrick.rules.CardGame.outOver;
import static org.lasttrick.rules.CardGame.untilClosed;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lasttrick.rules.CardScoring.Multiplier;
import org.lasttrick.rules.RuleSet.DealerRule;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.RuleSet.HandSize;

/** The games that the companion knows. A further card game is a further value here, and nothing elsewhere. */
public final class Variants {
    private static final String CATS = "CatsAtCards (catsatcards.com), “Cucumber”";
    private static final String OFFICIAL = "officialgamerules.org, “Official Cucumber Rules”";
    private static final String PAGAT = "pagat.com, “Cucumber”";
    private static final String WIKIPEDIA = "Wikipedia, “Cucumber (card game)”";
    private static final String LETZTER = "Wikipedia, “Letzter”";

    private static final List<Variant> ALL = List.of(
            published("agurk", "Agurk", 2, 7, outAt(21).lives(2).lastPays().tieBonus(), CATS, PAGAT, OFFICIAL),
            published(
                    "agurk-over-21",
                    "Agurk, out over 21",
                    2,
                    7,
                    outOver(21).lives(2).lastPays().tieBonus(),
                    "Denexa Games (denexa.com), “Cucumber”"),
            published("cucumber-30", "Cucumber to 30", 2, 4, outAt(30).lastPays(), OFFICIAL),
            published("gurka-sweden", "Gurka (Swedish)", 3, 8, outAt(30).dealt(6), CATS, WIKIPEDIA),
            published("gurka-norway", "Gurka (Norwegian)", 2, 7, outAt(30), "Wikipedia, “Agurk (kortspill)”"),
            reconstructed("ogorek", "Ogórek", 3, 8, outAt(50).lowAce().dealt(6), CATS, WIKIPEDIA),
            reconstructed(
                    "rassi",
                    "Rassi",
                    2,
                    8,
                    outAt(50).lowAce().multiplied(Multiplier.PER_PLAYER).dealt(6),
                    CATS),
            reconstructed("kurkku", "Kurkku", 3, 8, endsAt(30).dealt(6), CATS),
            reconstructed(
                    "matapesa",
                    "Mätäpesä",
                    3,
                    9,
                    untilClosed()
                            .lastPays()
                            .marks()
                            .dealt(new HandSize.DealerChooses())
                            .loserDeals(),
                    CATS),
            reconstructed(
                    "pickle", "Pickle", 2, 7, outAt(100).lastPays().tieBonus().multiplied(Multiplier.PICKLE), CATS),
            letzter(),
            published(
                    "big-green",
                    "Big Green Cucumber",
                    2,
                    7,
                    outAt(50).dealt(new HandSize.Bounce()),
                    "Robert Rutherford, “Big Green Cucumber” (at pagat.com)"),
            minibluff(),
            published(
                    "gurka-iceland",
                    "Gúrka (Icelandic)",
                    2,
                    4,
                    outOver(21).lastPays().sixOfClubs().dealt(new HandSize.Descend()),
                    "spilareglur.is, “Gúrka” (in Icelandic)"));

    private Variants() {}

    private static Variant published(String id, String name, int least, int most, CardGame game, String... sources) {
        return new Variant(id, name, least, most, game.rules(), Map.of(), List.of(sources), false);
    }

    private static Variant reconstructed(
            String id, String name, int least, int most, CardGame game, String... sources) {
        return new Variant(id, name, least, most, game.rules(), Map.of(), List.of(sources), true);
    }

    /** Each deals as often as the others: two rounds of four, or three of three. */
    private static Variant letzter() {
        return new Variant(
                "letzter",
                "Letzter",
                3,
                4,
                letzter(8),
                Map.of(3, letzter(9)),
                List.of("CatsAtCards (catsatcards.com)", LETZTER),
                false);
    }

    private static RuleSet letzter(int hands) {
        return new RuleSet(
                new TakerScoring(), new HandSize.Fixed(8), DealerRule.CLOCKWISE_RIGHT_LEADS, new End.Hands(hands));
    }

    private static Variant minibluff() {
        RuleSet rules =
                new RuleSet(new StakesScoring(10), new HandSize.Fixed(7), DealerRule.LEAD_CLOCKWISE, new End.LastOne());
        return new Variant(
                "minibluff",
                "Minibluff",
                2,
                7,
                rules,
                Map.of(),
                List.of("Bernard Dulac, “Minibluff” (minibluff.com, and at pagat.com)"),
                false);
    }

    /** In the order in which they are offered, the default first. */
    public static List<Variant> all() {
        return ALL;
    }

    /** The variant of that id; empty for an unknown one, never a default. */
    public static Optional<Variant> byId(String id) {
        return ALL.stream().filter(variant -> variant.id().equals(id)).findFirst();
    }
}
