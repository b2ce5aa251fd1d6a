package org.lasttrick.rules.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.AceInLastTrick;
import org.lasttrick.rules.CardScoring.AceOnAce;
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
import org.lasttrick.rules.Keyword;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.DealerRule;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.RuleSet.HandSize;
import org.lasttrick.rules.RuleSet.HandSize.LosingCard;
import org.lasttrick.rules.Scoring.AllOut;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;
import org.lasttrick.rules.settings.SettingValue.Word;

/**
 * A setting is a part of the house rules, and a constant of this class. JSON, the ledger, the checks of ranges, the house-rules
 * form, the rules pages and the API's schema go through {@link #ALL} of them.
 *
 * @param <T> what rules have for it
 */
public final class Setting<T extends @Nullable Object> {
    private static final List<Setting<?>> MADE = new ArrayList<>();

    public static final Setting<@Nullable Integer> LIMIT =
            cards("limit", SettingKind.numberOrNone(1, 999), CardScoring::limit, (cards, limit) -> cards.limit = limit);
    public static final Setting<LimitTest> LIMIT_TEST = cards(
            "limitTest",
            SettingKind.constants(LimitTest.values()),
            CardScoring::limitTest,
            (cards, test) -> cards.limitTest = test);
    public static final Setting<ExactLimit> EXACT_LIMIT = cards(
                    "exactLimit",
                    SettingKind.constants(ExactLimit.values()),
                    CardScoring::exactLimit,
                    (cards, exact) -> cards.exactLimit = exact)
            .inOlderGames(older -> ExactLimit.COUNTS)
            .matters(settings -> settings.get(LIMIT) != null)
            .hasOwnSentence();
    public static final Setting<Integer> LIVES =
            cards("lives", SettingKind.number(0, 9), CardScoring::lives, (cards, lives) -> cards.lives = lives);
    public static final Setting<ReEntry> RE_ENTRY = cards(
                    "reEntry",
                    SettingKind.constants(ReEntry.values()),
                    CardScoring::reEntry,
                    (cards, score) -> cards.reEntry = score)
            .matters(settings -> settings.get(LIVES) > 1);
    public static final Setting<Payers> PAYERS = cards(
                    "payers",
                    SettingKind.constants(Payers.values()),
                    CardScoring::payers,
                    (cards, payers) -> cards.payers = payers)
            .matters(Setting::isNotEntered);
    public static final Setting<Boolean> TIE_BONUS = cards(
                    "tieBonus", SettingKind.flag(), CardScoring::tieBonus, (cards, on) -> cards.tieBonus = on)
            .hasOwnSentence();
    public static final Setting<AceInLastTrick> ACE_IN_LAST_TRICK = cards(
            "aceInLastTrick",
            SettingKind.constants(AceInLastTrick.values()),
            CardScoring::aceInLastTrick,
            (cards, rank) -> cards.aceInLastTrick = rank);
    public static final Setting<AceOnAce> ACE_ON_ACE = cards(
                    "aceOnAce",
                    SettingKind.constants(AceOnAce.values()),
                    CardScoring::aceOnAce,
                    (cards, ace) -> cards.aceOnAce = ace)
            .inOlderGames(older -> AceOnAce.BEATS)
            .matters(Setting::isNotEntered);
    public static final Setting<Penalty> PENALTY = cards(
            "penalty",
            SettingKind.constants(Penalty.values()),
            CardScoring::penalty,
            (cards, penalty) -> cards.penalty = penalty);
    public static final Setting<Multiplier> MULTIPLIER = cards(
            "multiplier",
            SettingKind.constants(Multiplier.values()),
            CardScoring::multiplier,
            (cards, multiplier) -> cards.multiplier = multiplier);
    public static final Setting<PickleRank> PICKLE_RANK = cards(
                    "pickleRank",
                    SettingKind.constants(PickleRank.values()),
                    CardScoring::pickleRank,
                    (cards, rank) -> cards.pickleRank = rank)
            .inOlderGames(older -> older.get(MULTIPLIER) == Multiplier.PICKLE ? PickleRank.HIGHEST : PickleRank.PLAIN)
            .matters(Setting::mayHavePickle);
    public static final Setting<SuitedCards> TOP_CARDS = cards(
            "topCards",
            SettingKind.constants(SuitedCards.values()),
            CardScoring::suitedCards,
            (cards, top) -> cards.suitedCards = top);
    public static final Setting<Integer> PACKS = cards(
                    "packs", SettingKind.number(1, 2), CardScoring::packs, (cards, packs) -> cards.packs = packs)
            .inOlderGames(older -> 1);
    public static final Setting<Integer> JOKERS = cards(
                    "jokers",
                    SettingKind.numberBut(1, 0, 3),
                    CardScoring::jokers,
                    (cards, jokers) -> cards.jokers = jokers)
            .inOlderGames(older -> 0);
    public static final Setting<JokerRank> JOKER_RANK = cards(
                    "jokerRank",
                    SettingKind.constants(JokerRank.values()),
                    CardScoring::jokerRank,
                    (cards, rank) -> cards.jokerRank = rank)
            .inOlderGames(older -> older.get(JOKERS) > 0 ? JokerRank.HIGHEST_20 : JokerRank.HIGHEST)
            .matters(settings -> settings.get(JOKERS) > 0);
    public static final Setting<AllEqual> ALL_EQUAL = cards(
                    "allEqual",
                    SettingKind.constants(AllEqual.values()),
                    CardScoring::allEqual,
                    (cards, payers) -> cards.allEqual = payers)
            .inOlderGames(older -> AllEqual.ALL_PAY);
    public static final Setting<Map<Card, Integer>> VALUES = cards(
                    "values", SettingKind.points(), CardScoring::values, (cards, values) -> cards.values = values)
            .inOlderGames(older -> Map.of());
    public static final Setting<Integer> CREDITS = new Setting<>(
            Set.of(Game.STAKES),
            "credits",
            SettingKind.number(1, 999),
            rules -> StakesScoring.class.cast(rules.scoring()).credits(),
            (draft, credits) -> draft.credits = credits);
    public static final Setting<HandSize> HAND_SIZE = every(
                    "handSize", SettingKind.handSize(), RuleSet::handSize, (draft, size) -> draft.handSize = size)
            .offeredIn(Game.CARDS);
    public static final Setting<Integer> FIRST = losingCard(
                    "first",
                    SettingKind.number(1, SettingKind.LARGEST_HAND),
                    LosingCard::first,
                    (size, first) -> new LosingCard(first, size.most()))
            .inOlderGames(older -> LosingCard.USUAL.first());
    public static final Setting<@Nullable Integer> MOST = losingCard(
                    "most",
                    SettingKind.numberOrNone(1, 99),
                    LosingCard::most,
                    (size, most) -> new LosingCard(size.first(), most))
            .inOlderGames(older -> LosingCard.USUAL.most());
    public static final Setting<DealerRule> DEALER = every(
                    "dealer",
                    SettingKind.constants(DealerRule.values()),
                    RuleSet::dealer,
                    (draft, rule) -> draft.dealer = rule)
            .offeredIn(Game.CARDS);
    /** A game without elimination can't end by it. */
    public static final Setting<End.Kind> END = every(
                    "end",
                    SettingKind.constants(End.Kind.values()),
                    rules -> rules.end().kind(),
                    (draft, end) -> draft.end = end)
            .offeredIn(Game.CARDS, Game.TAKER)
            .fits((game, end) -> game != Game.TAKER || !(end.with(0).isByElimination() || end == End.Kind.ALL_BUT_ONE));

    public static final Setting<Integer> HANDS = endNumber("hands", End.Kind.HANDS);
    public static final Setting<Integer> TARGET = endNumber("target", End.Kind.TARGET);
    public static final Setting<AllOut> ALL_OUT = cards(
            "allOut",
            SettingKind.constants(AllOut.values()),
            CardScoring::allOut,
            (cards, winner) -> cards.allOut = winner);

    /** These are all settings in the order in which they are written: that of the constants. */
    public static final List<Setting<?>> ALL = List.copyOf(MADE);

    /** A game is of one of these kinds, by what is entered of a hand. */
    public enum Game implements Keyword {
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

    private final Set<Game> games;
    private final String key;
    private final SettingKind<T> kind;
    private final Function<RuleSet, T> getter;
    private final BiConsumer<RulesDraft, T> setter;

    // What only some have, said where each is made.
    private Set<Game> offered;

    @Nullable
    private Choice onlyWith;

    @Nullable
    private Function<Settings, T> inOlderGames;

    private Predicate<Settings> matters = settings -> true;
    private BiPredicate<Game, T> fits = (game, value) -> true;
    private boolean hasOwnSentence;

    private Setting(
            Set<Game> games,
            String key,
            SettingKind<T> kind,
            Function<RuleSet, T> getter,
            BiConsumer<RulesDraft, T> setter) {
        this.games = games;
        this.key = key;
        this.kind = kind;
        this.getter = getter;
        this.setter = setter;
        this.offered = games;
        MADE.add(this);
    }

    private static <T extends @Nullable Object> Setting<T> every(
            String key, SettingKind<T> kind, Function<RuleSet, T> getter, BiConsumer<RulesDraft, T> setter) {
        return new Setting<>(Set.of(Game.values()), key, kind, getter, setter);
    }

    /** Makes a setting that games of cards have. */
    static <T extends @Nullable Object> Setting<T> cards(
            String key,
            SettingKind<T> kind,
            Function<CardScoring, T> getter,
            BiConsumer<CardScoring.Builder, T> setter) {
        return new Setting<>(
                Set.of(Game.CARDS),
                key,
                kind,
                rules -> getter.apply(CardScoring.class.cast(rules.scoring())),
                (draft, value) -> setter.accept(draft.cards, value));
    }

    private static Setting<Integer> endNumber(String key, End.Kind end) {
        return every(
                        key,
                        SettingKind.number(1, 999),
                        rules -> rules.end().numberOrNone(),
                        (draft, number) -> draft.endNumber = number)
                .offeredIn(Game.CARDS, Game.TAKER)
                .onlyWith(END.is(end));
    }

    private static <T extends @Nullable Object> Setting<T> losingCard(
            String key,
            SettingKind<T> kind,
            Function<LosingCard, T> getter,
            BiFunction<LosingCard, T, LosingCard> setter) {
        return every(
                        key,
                        kind,
                        rules -> getter.apply(LosingCard.class.cast(rules.handSize())),
                        (draft, value) -> draft.losingCard = setter.apply(draft.losingCard, value))
                .offeredIn(Game.CARDS)
                .onlyWith(HAND_SIZE.is(LosingCard.USUAL));
    }

    private static boolean isNotEntered(Settings settings) {
        return settings.get(PENALTY) != Penalty.ENTERED;
    }

    private static boolean mayHavePickle(Settings settings) {
        return settings.get(MULTIPLIER) == Multiplier.PICKLE || settings.get(PICKLE_RANK) != PickleRank.PLAIN;
    }

    /** Offers the setting in the forms of these games alone; requests may set it in all that have it. */
    private Setting<T> offeredIn(Game... games) {
        offered = Set.of(games);
        return this;
    }

    /** Lets the setting exist only beside this choice. */
    private Setting<T> onlyWith(Choice choice) {
        onlyWith = choice;
        return this;
    }

    /** Gives the setting's value in games that are older than it, so that their scores don't change. */
    Setting<T> inOlderGames(Function<Settings, T> value) {
        inOlderGames = value;
        return this;
    }

    /** Says beside which other settings this one changes something. */
    private Setting<T> matters(Predicate<Settings> others) {
        matters = others;
        return this;
    }

    /** Says which values make sense in a game. */
    private Setting<T> fits(BiPredicate<Game, T> values) {
        fits = values;
        return this;
    }

    private Setting<T> hasOwnSentence() {
        hasOwnSentence = true;
        return this;
    }

    /** Returns the setting's name wherever it is written. */
    public String key() {
        return key;
    }

    /** Returns where requests have the setting, as a JSON pointer. */
    public String pointer() {
        return "/rules/" + key;
    }

    public SettingKind<T> kind() {
        return kind;
    }

    /**
     * Returns whether the setting's value is said in a sentence that stands alone, behind those about the limit, where it isn't
     * that of most games.
     */
    public boolean isSaidAlone() {
        return hasOwnSentence;
    }

    /** Returns the choice of this value for the setting. */
    public Choice is(T value) {
        return new Choice(this, kind.writer().apply(value));
    }

    /** Returns whether games have the setting, whatever their other settings. */
    public boolean isAlwaysPartOf(Game game) {
        return games.contains(game) && onlyWith == null;
    }

    /** Returns whether rules with these other settings have this one. */
    public boolean isPartOf(Settings others) {
        return isPartOf(others.game(), others::text);
    }

    /** @param others the text of each other setting */
    public boolean isPartOf(Game game, Function<Setting<?>, String> others) {
        return games.contains(game)
                && (onlyWith == null || onlyWith.value().text().equals(others.apply(onlyWith.setting())));
    }

    /** Returns whether the game has the setting, perhaps beside other settings only. */
    public boolean isKnownIn(Game game) {
        return games.contains(game);
    }

    /** Returns whether a form offers the setting beside these others. */
    public boolean isOffered(Settings others) {
        return offered.contains(others.game()) && isPartOf(others) && matters(others);
    }

    /** Returns whether the setting can change anything beside these others. */
    public boolean matters(Settings others) {
        return matters.test(others);
    }

    /** Returns the setting that this one belongs to, or else this one. */
    public Setting<?> group() {
        return onlyWith == null ? this : onlyWith.setting();
    }

    /** Returns the words to choose from in such a game. */
    public List<String> wordsIn(Game game) {
        return kind.words().stream()
                .filter(word -> fits.test(game, kind.reader().apply(new Word(word))))
                .toList();
    }

    /** Returns whether some games are older than the setting. */
    public boolean isNewer() {
        return inOlderGames != null;
    }

    /** Returns what games have that are older than the setting; empty for one that was there from the start. */
    public Optional<SettingValue> inOlderGames(Settings others) {
        return Optional.ofNullable(inOlderGames).map(value -> kind.writer().apply(value.apply(others)));
    }

    SettingValue value(RuleSet rules) {
        return kind.writer().apply(getter.apply(rules));
    }

    void write(SettingValue value, RulesDraft draft) {
        setter.accept(draft, kind.reader().apply(value));
    }

    public static Optional<Setting<?>> byKey(String key) {
        return ALL.stream().filter(setting -> setting.key.equals(key)).findFirst();
    }

    @Override
    public String toString() {
        return key;
    }
}
