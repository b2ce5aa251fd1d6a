package org.lasttrick.rules.variants;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.DealerRule;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.RuleSet.HandSize;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;
import org.lasttrick.rules.Typed;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.SettingValue;
import org.lasttrick.rules.settings.Settings;
import org.lasttrick.rules.variants.Variant.FilledIn;
import org.lasttrick.rules.variants.Variant.FirstDealer;
import org.lasttrick.rules.variants.Variant.Following;
import org.lasttrick.rules.variants.Variant.Remark;

/** The games that the companion knows. A further card game is a further value here, and nothing elsewhere. */
public final class Variants {
    private static final String CATS = "CatsAtCards (catsatcards.com), “Cucumber”";
    private static final String OFFICIAL = "officialgamerules.org, “Official Cucumber Rules”";
    private static final String PAGAT = "pagat.com, “Cucumber”";
    private static final String WIKIPEDIA = "Wikipedia, “Cucumber (card game)”";
    private static final String LETZTER = "Wikipedia, “Letzter”";

    private static final String RASSI = "limit=50 aceInLastTrick=low multiplier=per-player handSize=6";

    /**
     * The settings of most card games, of which each names only its differences. All players of the highest card pay its rank,
     * reaching the limit puts a player out, seven cards each are dealt clockwise, and the last player in wins.
     */
    private static final Map<String, SettingValue> MOST_GAMES =
            values("limit= limitTest=reach lives=1 reEntry=highest-other payers=all tieBonus=false aceInLastTrick=high"
                    + " penalty=rank multiplier=none topCards=none handSize=7 dealer=clockwise end=last-one"
                    + " allOut=lowest-total");

    private static final List<Variant> ALL = List.of(
            published("agurk", "Agurk", 2, 7, "limit=21 lives=2 payers=last tieBonus=true", CATS, PAGAT, OFFICIAL)
                    .following(Following.CHOICE_MOSTLY),
            published(
                            "agurk-over-21",
                            "Agurk, out over 21",
                            2,
                            7,
                            "limit=21 limitTest=exceed lives=2 payers=last tieBonus=true",
                            "Denexa Games (denexa.com), “Cucumber”")
                    .following(Following.BEAT),
            published("cucumber-30", "Cucumber to 30", 2, 4, "limit=30 payers=last", OFFICIAL)
                    .following(Following.BEAT_OR_EQUAL)
                    .remark(Remark.PARTNERSHIPS),
            published("gurka-sweden", "Gurka (Swedish)", 3, 8, "limit=30 handSize=6", CATS, WIKIPEDIA)
                    .following(Following.BEAT_OR_EQUAL_THE_ONE_BEFORE),
            published("gurka-norway", "Gurka (Norwegian)", 2, 7, "limit=30", "Wikipedia, “Agurk (kortspill)”")
                    .following(Following.BEAT_OR_EQUAL),
            reconstructed("ogorek", "Ogórek", 3, 8, "limit=50 aceInLastTrick=low handSize=6", CATS, WIKIPEDIA)
                    .following(Following.BEAT)
                    .filledIn(FilledIn.EQUAL_CARDS),
            reconstructed("rassi", "Rassi", 2, 9, RASSI, CATS, PAGAT)
                    .with(9, rules(RASSI + " jokers=2"))
                    .filledIn(FilledIn.PLAYERS),
            reconstructed("kurkku", "Kurkku", 3, 8, "limit=30 lives=0 end=first-out handSize=6", CATS),
            reconstructed(
                    "matapesa",
                    "Mätäpesä",
                    3,
                    9,
                    "lives=0 end=open payers=last penalty=one handSize=dealer dealer=loser",
                    CATS),
            reconstructed("pickle", "Pickle", 2, 7, "limit=100 payers=last tieBonus=true multiplier=pickle", CATS)
                    .filledIn(FilledIn.PICKLE),
            letzter(),
            published(
                            "big-green",
                            "Big Green Cucumber",
                            2,
                            7,
                            "limit=50 handSize=bounce",
                            "Robert Rutherford, “Big Green Cucumber” (at pagat.com)")
                    .following(Following.CHOICE_ACE_ON_ACE),
            minibluff(),
            published(
                            "gurka-iceland",
                            "Gúrka (Icelandic)",
                            2,
                            4,
                            "limit=21 limitTest=exceed payers=last topCards=six-of-clubs handSize=descend",
                            "spilareglur.is, “Gúrka” (in Icelandic)")
                    .following(Following.CHOICE_OF_SEVERAL),
            published(
                    "gurka-norway-rampo",
                    "Gurka (Norwegian) with rampo",
                    2,
                    7,
                    "limit=30 allEqual=nobody",
                    "Wikipedia, “Agurk (kortspill)”"),
            published(
                            "cucumber-30-two-packs",
                            "Cucumber to 30, two packs",
                            5,
                            8,
                            "limit=30 payers=last packs=2",
                            OFFICIAL)
                    .following(Following.BEAT_OR_EQUAL),
            published(
                            "twenty-two",
                            "Twenty-Two",
                            2,
                            6,
                            "limit=22 payers=last values=J=10,Q=10,K=10,A=11 handSize=losing-card dealer=loser",
                            "pagat.com, “Twenty-Two”")
                    .following(Following.CHOICE_OF_AS_MANY)
                    .firstDealer(FirstDealer.HIGHEST_CARD)
                    .remark(Remark.EXCHANGE),
            reconstructed(
                            "vidivallagurka",
                            "Víðivallagúrka",
                            3,
                            6,
                            "limit=21 limitTest=exceed payers=last topCards=black-sevens",
                            "Ásmundur Lopahaus, “Víðivallagúrkan” (baggalutur.is, in Icelandic)")
                    .following(Following.CHOICE_OF_AS_MANY)
                    .remark(Remark.EXCHANGE_NO_MORE)
                    .filledIn(FilledIn.COSTS),
            published("cucumber-30-partners", "Cucumber to 30, partners", 4, 6, "limit=30 payers=last", OFFICIAL)
                    .inPartnerships()
                    .following(Following.BEAT_OR_EQUAL),
            published(
                            "cucumber-30-partners-two-packs",
                            "Cucumber to 30, partners, two packs",
                            4,
                            8,
                            "limit=30 payers=last packs=2",
                            OFFICIAL)
                    .inPartnerships()
                    .following(Following.BEAT_OR_EQUAL));

    private Variants() {}

    private static Variant published(String id, String name, int least, int most, String settings, String... sources) {
        return published(id, name, least, most, rules(settings), sources);
    }

    private static Variant reconstructed(
            String id, String name, int least, int most, String settings, String... sources) {
        return published(id, name, least, most, settings, sources).filledIn(FilledIn.PARTS);
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
                false);
    }

    /** @param settings in which a game differs from most, each with its value as it is typed */
    static RuleSet rules(String settings) {
        Map<String, SettingValue> all = new HashMap<>(MOST_GAMES);
        all.putAll(values(settings));
        return new Settings(Setting.Game.CARDS, all).withLegacyDefaults().rules();
    }

    private static Map<String, SettingValue> values(String settings) {
        Map<String, SettingValue> values = new HashMap<>();
        Typed.parts(settings, " ").forEach(typed -> values.put(key(typed), value(typed)));
        return values;
    }

    private static String key(String typed) {
        return typed.substring(0, typed.indexOf('='));
    }

    private static SettingValue value(String typed) {
        String key = key(typed);
        return Setting.byKey(key)
                .flatMap(setting -> setting.kind().parse(typed.substring(key.length() + 1)))
                .orElseThrow();
    }

    /** Each deals as often as the others: two rounds of four, or three of three. */
    private static Variant letzter() {
        return published("letzter", "Letzter", 3, 4, letzter(8), "CatsAtCards (catsatcards.com)", LETZTER)
                .with(3, letzter(9))
                .firstDealer(FirstDealer.HIGHEST_CARD);
    }

    private static RuleSet letzter(int hands) {
        return new RuleSet(
                new TakerScoring(), new HandSize.Fixed(8), DealerRule.CLOCKWISE_RIGHT_LEADS, new End.Hands(hands));
    }

    private static Variant minibluff() {
        RuleSet rules = new RuleSet(
                new StakesScoring(10), new HandSize.Fixed(7), DealerRule.LEAD_CLOCKWISE, End.Simple.LAST_ONE);
        String source = "Bernard Dulac, “Minibluff” (minibluff.com, and at pagat.com)";
        return published("minibluff", "Minibluff", 2, 7, rules, source).remark(Remark.FIVE_AT_MOST);
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
