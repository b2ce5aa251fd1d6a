package org.lasttrick.rules.variants;

import static org.lasttrick.rules.settings.Setting.ACE_IN_LAST_TRICK;
import static org.lasttrick.rules.settings.Setting.ALL_EQUAL;
import static org.lasttrick.rules.settings.Setting.DEALER;
import static org.lasttrick.rules.settings.Setting.END;
import static org.lasttrick.rules.settings.Setting.EXACT_LIMIT;
import static org.lasttrick.rules.settings.Setting.FIRST;
import static org.lasttrick.rules.settings.Setting.HANDS;
import static org.lasttrick.rules.settings.Setting.HAND_SIZE;
import static org.lasttrick.rules.settings.Setting.JOKERS;
import static org.lasttrick.rules.settings.Setting.JOKER_RANK;
import static org.lasttrick.rules.settings.Setting.LIMIT;
import static org.lasttrick.rules.settings.Setting.LIMIT_TEST;
import static org.lasttrick.rules.settings.Setting.LIVES;
import static org.lasttrick.rules.settings.Setting.MOST;
import static org.lasttrick.rules.settings.Setting.MULTIPLIER;
import static org.lasttrick.rules.settings.Setting.PACKS;
import static org.lasttrick.rules.settings.Setting.PAYERS;
import static org.lasttrick.rules.settings.Setting.PENALTY;
import static org.lasttrick.rules.settings.Setting.PICKLE_RANK;
import static org.lasttrick.rules.settings.Setting.RE_ENTRY;
import static org.lasttrick.rules.settings.Setting.TIE_BONUS;
import static org.lasttrick.rules.settings.Setting.TOP_CARDS;
import static org.lasttrick.rules.settings.Setting.VALUES;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.CardScoring.AceInLastTrick;
import org.lasttrick.rules.CardScoring.AllEqual;
import org.lasttrick.rules.CardScoring.ExactLimit;
import org.lasttrick.rules.CardScoring.JokerRank;
import org.lasttrick.rules.CardScoring.LimitTest;
import org.lasttrick.rules.CardScoring.Multiplier;
import org.lasttrick.rules.CardScoring.Payers;
import org.lasttrick.rules.CardScoring.Penalty;
import org.lasttrick.rules.CardScoring.PickleRank;
import org.lasttrick.rules.CardScoring.ReEntry;
import org.lasttrick.rules.CardScoring.SuitedCards;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.DealerRule;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.RuleSet.HandSize;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;
import org.lasttrick.rules.settings.Choice;
import org.lasttrick.rules.settings.Settings;
import org.lasttrick.rules.variants.Variant.Country;
import org.lasttrick.rules.variants.Variant.FilledIn;
import org.lasttrick.rules.variants.Variant.FirstDealer;
import org.lasttrick.rules.variants.Variant.Following;
import org.lasttrick.rules.variants.Variant.Remark;

/**
 * Defines the games that Last Trick knows. A game of cards says where its rules differ from
 * {@linkplain Settings#OF_MOST_GAMES those of most}.
 */
public final class Variants {
    private static final String CATS = "CatsAtCards (catsatcards.com), “Cucumber”";
    private static final String OFFICIAL = "officialgamerules.org, “Official Cucumber Rules”";
    private static final String PAGAT = "pagat.com, “Cucumber”";
    private static final String WIKIPEDIA = "Wikipedia, “Cucumber (card game)”";
    private static final String NORWEGIAN = "Wikipedia, “Agurk (kortspill)” (in Norwegian)";
    private static final String KORTOXEN = "Einar Werner and Tore Sandgren, “Kortoxen” (1975)";
    private static final String LETZTER = "Wikipedia, “Letzter”";

    private static final List<Variant> ALL = List.of(
            published("agurk", "Agurk", 2, 7, CATS, PAGAT, OFFICIAL)
                    .from(Country.DENMARK, "21")
                    .where(LIMIT.is(21), LIVES.is(2), PAYERS.is(Payers.LAST), TIE_BONUS.is(true))
                    .following(Following.CHOICE_MOSTLY)
                    .remark(Remark.OPEN_CARDS),
            published("agurk-over-21", "Agurk, out over 21", 2, 7, "Denexa Games (denexa.com), “Cucumber”")
                    .from(Country.DENMARK)
                    .where(
                            LIMIT.is(21),
                            LIMIT_TEST.is(LimitTest.EXCEED),
                            LIVES.is(2),
                            PAYERS.is(Payers.LAST),
                            TIE_BONUS.is(true))
                    .following(Following.BEAT),
            published("cucumber-30", "Cucumber to 30", 2, 4, OFFICIAL)
                    .where(LIMIT.is(30), PAYERS.is(Payers.LAST))
                    .following(Following.BEAT_OR_EQUAL)
                    .remark(Remark.PARTNERSHIPS),
            published("gurka-sweden", "Gurka (Swedish)", 3, 8, CATS, PAGAT, KORTOXEN, WIKIPEDIA)
                    .from(Country.SWEDEN)
                    .where(LIMIT.is(30), cardsEach(6))
                    .following(Following.BEAT_OR_EQUAL_THE_ONE_BEFORE),
            published("gurka-norway", "Agurk (Norwegian), to 30", 2, 7, NORWEGIAN)
                    .from(Country.NORWAY, "Gurka", "Røkkar")
                    .where(LIMIT.is(30))
                    .following(Following.BEAT_OR_EQUAL),
            published("ogorek", "Ogórek", 3, 8, PAGAT, CATS)
                    .from(Country.POLAND)
                    .where(LIMIT.is(50), ACE_IN_LAST_TRICK.is(AceInLastTrick.LOW), cardsEach(6))
                    .following(Following.BEAT_OR_EQUAL_MOSTLY)
                    .remark(Remark.ONE_HEAP, Remark.MORE_PACKS),
            published("rassi", "Rassi", 2, 8, PAGAT, CATS)
                    .from(Country.FINLAND)
                    .where(
                            LIMIT.is(50),
                            ACE_IN_LAST_TRICK.is(AceInLastTrick.LOW),
                            MULTIPLIER.is(Multiplier.PER_PLAYER),
                            cardsEach(6))
                    .with(9, JOKERS.is(2), JOKER_RANK.is(JokerRank.HIGHEST_20))
                    .remark(Remark.THREE_OR_FOUR),
            published("kurkku", "Kurkku", 3, 8, PAGAT, CATS)
                    .from(Country.FINLAND)
                    .where(LIMIT.is(30), LIVES.is(0), END.is(End.Kind.FIRST_OUT), cardsEach(6)),
            published("matapesa", "Mätäpesä", 3, 9, PAGAT, CATS)
                    .from(Country.FINLAND)
                    .where(
                            LIVES.is(0),
                            END.is(End.Kind.OPEN),
                            PAYERS.is(Payers.LAST),
                            PENALTY.is(Penalty.ONE),
                            HAND_SIZE.is(HandSize.Pattern.DEALER),
                            DEALER.is(DealerRule.LOSER))
                    .remark(Remark.UNDEALT_SHOWN),
            reconstructed("pickle", "Pickle", 2, 7, CATS)
                    .where(
                            LIMIT.is(100),
                            PAYERS.is(Payers.LAST),
                            TIE_BONUS.is(true),
                            MULTIPLIER.is(Multiplier.PICKLE),
                            PICKLE_RANK.is(PickleRank.HIGHEST))
                    .filledIn(FilledIn.PICKLE),
            letzter(),
            published("big-green", "Big Green Cucumber", 2, 7, "Robert Rutherford, “Big Green Cucumber” (at pagat.com)")
                    .where(LIMIT.is(50), HAND_SIZE.is(HandSize.Pattern.BOUNCE))
                    .following(Following.CHOICE_ACE_ON_ACE),
            minibluff(),
            published("gurka-iceland", "Gúrka (Icelandic)", 2, 4, "spilareglur.is, “Gúrka” (in Icelandic)")
                    .from(Country.ICELAND)
                    .where(
                            LIMIT.is(21),
                            LIMIT_TEST.is(LimitTest.EXCEED),
                            PAYERS.is(Payers.LAST),
                            TOP_CARDS.is(SuitedCards.SIX_OF_CLUBS_LOSES),
                            HAND_SIZE.is(HandSize.Pattern.DESCEND))
                    .following(Following.CHOICE_OF_SEVERAL)
                    .remark(Remark.CARDS_KEPT),
            published("gurka-norway-rampo", "Agurk (Norwegian), to 30, with rampo", 2, 7, NORWEGIAN)
                    .from(Country.NORWAY)
                    .where(LIMIT.is(30), ALL_EQUAL.is(AllEqual.NOBODY))
                    .filledIn(FilledIn.RAMPO),
            published("cucumber-30-two-packs", "Cucumber to 30, two packs", 5, 8, OFFICIAL)
                    .where(LIMIT.is(30), PAYERS.is(Payers.LAST), PACKS.is(2))
                    .following(Following.BEAT_OR_EQUAL)
                    .filledIn(FilledIn.MANY_PLAYERS),
            published("twenty-two", "Twenty-Two", 2, 6, "pagat.com, “Twenty-Two”")
                    .where(
                            LIMIT.is(22),
                            PAYERS.is(Payers.LAST),
                            VALUES.is(Map.of(Card.JACK, 10, Card.QUEEN, 10, Card.KING, 10, Card.ACE, 11)),
                            HAND_SIZE.is(HandSize.LosingCard.USUAL),
                            DEALER.is(DealerRule.LOSER))
                    .following(Following.CHOICE_OF_AS_MANY)
                    .firstDealer(FirstDealer.HIGHEST_CARD)
                    .remark(Remark.EXCHANGE),
            reconstructed(
                            "vidivallagurka",
                            "Víðivallagúrka",
                            3,
                            6,
                            "Ásmundur Lopahaus, “Víðivallagúrkan” (baggalutur.is, in Icelandic)",
                            PAGAT)
                    .from(Country.ICELAND)
                    .where(
                            LIMIT.is(21),
                            LIMIT_TEST.is(LimitTest.EXCEED),
                            PAYERS.is(Payers.LAST),
                            TOP_CARDS.is(SuitedCards.BLACK_SEVENS_16))
                    .following(Following.CHOICE_OF_AS_MANY)
                    .remark(Remark.EXCHANGE_NO_MORE)
                    .filledIn(FilledIn.LIMIT),
            published("cucumber-30-partners", "Cucumber to 30, partners", 4, 6, OFFICIAL)
                    .where(LIMIT.is(30), PAYERS.is(Payers.LAST))
                    .inPartnerships()
                    .following(Following.BEAT_OR_EQUAL)
                    .filledIn(FilledIn.MANY_PLAYERS),
            published("cucumber-30-partners-two-packs", "Cucumber to 30, partners, two packs", 4, 8, OFFICIAL)
                    .where(LIMIT.is(30), PAYERS.is(Payers.LAST), PACKS.is(2))
                    .inPartnerships()
                    .following(Following.BEAT_OR_EQUAL)
                    .filledIn(FilledIn.MANY_PLAYERS),
            published("gurka-norway-21", "Gurka (Norwegian)", 2, 7, PAGAT, CATS)
                    .from(Country.NORWAY, "Agurk")
                    .where(LIMIT.is(21), PAYERS.is(Payers.LAST)),
            published("agurk-30", "Agurk to 30", 2, 7, WIKIPEDIA)
                    .from(Country.DENMARK)
                    .where(LIMIT.is(30))
                    .following(Following.BEAT_OR_EQUAL_BUT_ACES),
            published("agurk-kept-cards", "Agurk with kept cards", 2, 7, PAGAT)
                    .from(Country.DENMARK)
                    .where(LIMIT.is(21), LIMIT_TEST.is(LimitTest.EXCEED), PAYERS.is(Payers.LAST))
                    .remark(Remark.OPEN_CARDS, Remark.CARDS_KEPT),
            published("ogorek-classic", "Ogórek, classic", 3, 8, PAGAT)
                    .from(Country.POLAND)
                    .where(LIMIT.is(21), ACE_IN_LAST_TRICK.is(AceInLastTrick.LOW), cardsEach(6))
                    .following(Following.BEAT_OR_EQUAL_MOSTLY)
                    .remark(Remark.ONE_HEAP, Remark.MORE_PACKS),
            published("ogorek-kontra", "Ogórek with kontra", 3, 8, PAGAT)
                    .from(Country.POLAND)
                    .where(
                            LIMIT.is(50),
                            ACE_IN_LAST_TRICK.is(AceInLastTrick.LOW),
                            MULTIPLIER.is(Multiplier.KONTRA),
                            cardsEach(6))
                    .following(Following.BEAT_OR_EQUAL_MOSTLY)
                    .remark(Remark.ONE_HEAP, Remark.MORE_PACKS),
            published("kurko", "Kurko", 2, 9, PAGAT)
                    .from(Country.FINLAND)
                    .where(
                            LIMIT.is(30),
                            LIVES.is(0),
                            END.is(End.Kind.ALL_BUT_ONE),
                            JOKERS.is(2),
                            JOKER_RANK.is(JokerRank.ACE),
                            ACE_IN_LAST_TRICK.is(AceInLastTrick.LOW),
                            cardsEach(6))
                    .following(Following.BEAT_OR_EQUAL)
                    .remark(Remark.THIRD_JOKER, Remark.DIFFERENCE_PAID),
            published("gurka-iceland-zero", "Gúrka (Icelandic), back to 0 at 21", 2, 4, PAGAT)
                    .from(Country.ICELAND)
                    .where(
                            LIMIT.is(21),
                            LIMIT_TEST.is(LimitTest.EXCEED),
                            EXACT_LIMIT.is(ExactLimit.ZERO),
                            PAYERS.is(Payers.LAST),
                            TOP_CARDS.is(SuitedCards.SIX_OF_CLUBS),
                            HAND_SIZE.is(HandSize.Pattern.DESCEND))
                    .following(Following.CHOICE_OF_AS_MANY)
                    .remark(Remark.LAST_CARD_KEPT, Remark.CARDS_KEPT),
            published("gurka-norway-vidargas", "Gurka (Norwegian), after Vidargas", 2, 7, PAGAT)
                    .from(Country.NORWAY)
                    .where(
                            LIMIT.is(21),
                            PAYERS.is(Payers.LAST),
                            VALUES.is(Map.of(Card.JACK, 11, Card.QUEEN, 11, Card.KING, 11, Card.ACE, 11)),
                            HAND_SIZE.is(HandSize.LosingCard.USUAL),
                            FIRST.is(5),
                            MOST.is(7),
                            DEALER.is(DealerRule.LOWEST)),
            published("concombre", "Concombre", 2, 7, PAGAT)
                    .from(Country.FRANCE)
                    .where(
                            LIMIT.is(21),
                            LIVES.is(2),
                            RE_ENTRY.is(ReEntry.OWN_HIGHEST),
                            PAYERS.is(Payers.LAST),
                            HAND_SIZE.is(HandSize.LosingCard.USUAL),
                            END.is(End.Kind.FIRST_OUT))
                    .remark(Remark.HALF_CUCUMBERS));

    private Variants() {}

    private static Variant published(String id, String name, int least, int most, String... sources) {
        return published(id, name, least, most, Settings.OF_MOST_GAMES.rules(), sources);
    }

    private static Variant reconstructed(String id, String name, int least, int most, String... sources) {
        return published(id, name, least, most, sources).filledIn(FilledIn.PARTS);
    }

    private static Variant published(String id, String name, int least, int most, RuleSet rules, String... sources) {
        return new Variant(
                id,
                name,
                least,
                most,
                rules,
                Map.of(),
                Following.CHOICE,
                FirstDealer.FIRST_JACK,
                List.of(),
                List.of(sources),
                FilledIn.NOTHING,
                false,
                Country.ELSEWHERE,
                List.of());
    }

    private static Choice cardsEach(int number) {
        return HAND_SIZE.is(new HandSize.Fixed(number));
    }

    /** Makes Letzter, in which each deals as often as the others: two rounds of four, or three of three. */
    private static Variant letzter() {
        RuleSet rules = new RuleSet(
                new TakerScoring(), new HandSize.Fixed(8), DealerRule.CLOCKWISE_RIGHT_LEADS, new End.Hands(8));
        return published("letzter", "Letzter", 3, 4, rules, "CatsAtCards (catsatcards.com)", LETZTER)
                .with(3, HANDS.is(9))
                .from(Country.GERMANY)
                .firstDealer(FirstDealer.HIGHEST_CARD);
    }

    private static Variant minibluff() {
        RuleSet rules = new RuleSet(
                new StakesScoring(10), new HandSize.Fixed(7), DealerRule.LEAD_CLOCKWISE, End.Simple.LAST_ONE);
        String source = "Bernard Dulac, “Minibluff” (minibluff.com, and at pagat.com)";
        return published("minibluff", "Minibluff", 2, 7, rules, source)
                .firstDealer(FirstDealer.AT_RANDOM)
                .remark(Remark.FIVE_AT_MOST);
    }

    /** Returns the variants in the order in which they are offered, the default first. */
    public static List<Variant> all() {
        return ALL;
    }

    /** Returns the variant of that id; empty for an unknown one, never a default. */
    public static Optional<Variant> byId(String id) {
        return ALL.stream().filter(variant -> variant.id().equals(id)).findFirst();
    }
}
