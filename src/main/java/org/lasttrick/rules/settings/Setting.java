package org.lasttrick.rules.settings;

import static org.lasttrick.rules.settings.SettingKind.constants;
import static org.lasttrick.rules.settings.SettingKind.flag;
import static org.lasttrick.rules.settings.SettingKind.number;
import static org.lasttrick.rules.settings.SettingKind.words;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.AceInLastTrick;
import org.lasttrick.rules.CardScoring.AllEqual;
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
import org.lasttrick.rules.Scoring;
import org.lasttrick.rules.Scoring.AllOut;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;
import org.lasttrick.rules.Written;
import org.lasttrick.rules.settings.SettingValue.Flag;
import org.lasttrick.rules.settings.SettingValue.None;
import org.lasttrick.rules.settings.SettingValue.Points;
import org.lasttrick.rules.settings.SettingValue.Whole;
import org.lasttrick.rules.settings.SettingValue.Word;

/**
 * One setting of the house rules. {@link #ALL} is the one list of them: JSON, the ledger, the checks of ranges, the house-rules
 * form and the API's schema go through it.
 *
 * @param key its name in all of these
 * @param games those whose rules have it
 * @param offered those of them whose house-rules form offers it; requests may set it in all of them
 * @param end the end of the game that it belongs to; {@code null}: it exists whatever the end
 * @param getter reads its value from rules that have it
 * @param legacyDefault its value in games older than the setting, chosen so that their scores don't change; {@code null} for a setting
 *     that was there from the start
 */
public record Setting(
        String key,
        SettingKind kind,
        Set<Game> games,
        Set<Game> offered,
        @Nullable String end,
        Function<RuleSet, SettingValue> getter,
        @Nullable Function<Settings, SettingValue> legacyDefault) {

    /** Games by what is entered of a hand. */
    public enum Game implements Written {
        CARDS,
        TAKER,
        STAKES;

        public static Game of(RuleSet rules) {
            return switch (rules.scoring()) {
                case CardScoring cards -> CARDS;
                case TakerScoring() -> TAKER;
                case StakesScoring stakes -> STAKES;
            };
        }
    }

    private static final Set<Game> EVERY = Set.of(Game.values());
    private static final Set<Game> CARDS = Set.of(Game.CARDS);
    private static final Set<Game> STAKES = Set.of(Game.STAKES);
    private static final Set<Game> WITHOUT_CREDITS = Set.of(Game.CARDS, Game.TAKER);
    private static final List<String> ENDS = List.of("last-one", "last-two", "first-out", "hands", "target", "open");

    /** In the order in which they are written. */
    public static final List<Setting> ALL = List.of(
            cards("limit", number(1, 999).orNone(), cards -> orNone(cards.limit())),
            cards("limitTest", constants(LimitTest.values()), cards -> word(cards.limitTest())),
            cards("lives", number(0, 9), cards -> new Whole(cards.lives())),
            cards("reEntry", constants(ReEntry.values()), cards -> word(cards.reEntry())),
            cards("payers", constants(Payers.values()), cards -> word(cards.payers())),
            cards("tieBonus", flag(), cards -> new Flag(cards.tieBonus())),
            cards("aceInLastTrick", constants(AceInLastTrick.values()), cards -> word(cards.aceInLastTrick())),
            cards("penalty", constants(Penalty.values()), cards -> word(cards.penalty())),
            cards("multiplier", constants(Multiplier.values()), cards -> word(cards.multiplier())),
            cards("pickleRank", constants(PickleRank.values()), cards -> word(cards.pickleRank()))
                    .legacyDefault(settings -> word(
                            settings.constant("multiplier", Multiplier.values()) == Multiplier.PICKLE
                                    ? PickleRank.HIGHEST
                                    : PickleRank.PLAIN)),
            cards("topCards", constants(SuitedCards.values()), cards -> word(cards.suitedCards())),
            cards("packs", number(1, 2), cards -> new Whole(cards.packs())).legacyDefault(settings -> new Whole(1)),
            cards("jokers", SettingKind.either(0, 2), cards -> new Whole(cards.jokers()))
                    .legacyDefault(settings -> new Whole(0)),
            cards("allEqual", constants(AllEqual.values()), cards -> word(cards.allEqual()))
                    .legacyDefault(settings -> word(AllEqual.ALL_PAY)),
            cards("values", SettingKind.points(), cards -> new Points(cards.values()))
                    .legacyDefault(settings -> new Points(Map.of())),
            in(
                    STAKES,
                    "credits",
                    number(1, 999),
                    rules -> new Whole(StakesScoring.class.cast(rules.scoring()).credits())),
            in(
                            EVERY,
                            "handSize",
                            number(1, Scoring.LARGEST_HAND).orWords("bounce", "descend", "dealer", "losing-card"),
                            Setting::handSize)
                    .offeredIn(CARDS),
            in(EVERY, "dealer", constants(DealerRule.values()), rules -> word(rules.dealer()))
                    .offeredIn(CARDS),
            in(EVERY, "end", words(ENDS), rules -> new Word(endOf(rules))).offeredIn(WITHOUT_CREDITS),
            in(EVERY, "hands", number(1, 999), Setting::endNumber)
                    .withEnd("hands")
                    .offeredIn(WITHOUT_CREDITS),
            in(EVERY, "target", number(1, 999), Setting::endNumber)
                    .withEnd("target")
                    .offeredIn(WITHOUT_CREDITS),
            cards("allOut", constants(AllOut.values()), cards -> word(cards.allOut())));

    /** The words to choose from in such a game: a game without elimination can't end by it. */
    public List<String> wordsIn(Game game) {
        return kind.words().stream()
                .filter(word -> !(key.equals("end")
                        && game == Game.TAKER
                        && end(word, 0).isByElimination()))
                .toList();
    }

    /** Whether rules of such a game with that end have this setting. */
    public boolean isPartOf(Game game, @Nullable String endOfGame) {
        return games.contains(game) && (end == null || end.equals(endOfGame));
    }

    static RuleSet rules(Settings settings) {
        Scoring scoring = switch (settings.game()) {
            case CARDS ->
                new CardScoring(
                        settings.get("limit") instanceof Whole(int limit) ? limit : null,
                        settings.constant("limitTest", LimitTest.values()),
                        settings.number("lives"),
                        settings.constant("reEntry", ReEntry.values()),
                        settings.constant("payers", Payers.values()),
                        settings.flag("tieBonus"),
                        settings.constant("aceInLastTrick", AceInLastTrick.values()),
                        settings.constant("penalty", Penalty.values()),
                        settings.constant("multiplier", Multiplier.values()),
                        settings.constant("pickleRank", PickleRank.values()),
                        settings.constant("topCards", SuitedCards.values()),
                        settings.number("packs"),
                        settings.number("jokers"),
                        settings.constant("allEqual", AllEqual.values()),
                        Points.class.cast(settings.get("values")).points(),
                        settings.constant("allOut", AllOut.values()));
            case TAKER -> new TakerScoring();
            case STAKES -> new StakesScoring(settings.number("credits"));
        };
        HandSize handSize = settings.get("handSize") instanceof Whole(int each)
                ? new HandSize.Fixed(each)
                : settings.constant("handSize", HandSize.Pattern.values());
        String end = settings.word("end");
        int number = settings.has(end) ? settings.number(end) : 0;
        return new RuleSet(scoring, handSize, settings.constant("dealer", DealerRule.values()), end(end, number));
    }

    public static Optional<Setting> byKey(String key) {
        return ALL.stream().filter(setting -> setting.key().equals(key)).findFirst();
    }

    private static Setting cards(String key, SettingKind kind, Function<CardScoring, SettingValue> getter) {
        return in(CARDS, key, kind, rules -> getter.apply(CardScoring.class.cast(rules.scoring())));
    }

    private static Setting in(Set<Game> games, String key, SettingKind kind, Function<RuleSet, SettingValue> getter) {
        return new Setting(key, kind, games, games, null, getter, null);
    }

    private Setting offeredIn(Set<Game> forms) {
        return new Setting(key, kind, games, forms, end, getter, legacyDefault);
    }

    private Setting withEnd(String word) {
        return new Setting(key, kind, games, offered, word, getter, legacyDefault);
    }

    /** For a setting added after the first games were recorded. */
    public Setting legacyDefault(Function<Settings, SettingValue> value) {
        return new Setting(key, kind, games, offered, end, getter, value);
    }

    private static SettingValue orNone(@Nullable Integer number) {
        return number == null ? new None() : new Whole(number);
    }

    private static SettingValue word(Enum<?> constant) {
        return new Word(SettingKind.word(constant));
    }

    private static SettingValue handSize(RuleSet rules) {
        return switch (rules.handSize()) {
            case HandSize.Fixed(int each) -> new Whole(each);
            case HandSize.Pattern pattern -> word(pattern);
        };
    }

    /** The word for the end of such a game. */
    static String endOf(RuleSet rules) {
        return switch (rules.end()) {
            case End.Simple end -> SettingKind.word(end);
            case End.Hands _ -> "hands";
            case End.Target _ -> "target";
        };
    }

    private static End end(String word, int number) {
        return switch (word) {
            case "hands" -> new End.Hands(number);
            case "target" -> new End.Target(number);
            default -> SettingKind.constant(word, End.Simple.values());
        };
    }

    private static SettingValue endNumber(RuleSet rules) {
        return new Whole(rules.end().numberOrNone());
    }
}
