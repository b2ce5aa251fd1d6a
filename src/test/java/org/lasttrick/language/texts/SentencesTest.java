package org.lasttrick.language.texts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lasttrick.chain.Verification;
import org.lasttrick.game.Conflict;
import org.lasttrick.game.Contradiction;
import org.lasttrick.game.Rejection;
import org.lasttrick.http.Languages;
import org.lasttrick.language.narration.RejectionNarrator;
import org.lasttrick.notation.HouseRules;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Scoring;
import org.lasttrick.rules.TakerScoring;
import org.lasttrick.rules.settings.Settings;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

/** Every message can be rendered, with all its parameters filled in. */
@QuarkusTest
class SentencesTest {

    @Inject
    PageText page;

    @Inject
    GameText game;

    @Inject
    RulesText settings;

    @Inject
    Languages languages;

    @Test
    void everyMessageCanBeRenderedInEveryLanguage() throws ReflectiveOperationException {
        assertEquals(
                "{da=Dansk, de=Deutsch, en=English, fi=Suomi, is=Íslenska, nb=Norsk, pl=Polski, sv=Svenska}",
                languages.names().toString());
        for (BundlesTest.Bundle bundle : BundlesTest.bundles()) {
            for (Object sentences : languages.bundles(bundle.type()).values()) {
                renderAll(bundle.type(), sentences);
            }
        }
    }

    @Test
    void anInvalidAcceptLanguageIsEnglish() {
        assertEquals(
                List.of("en", "en", "da"),
                Stream.of(",;q=%", "*", "da,*;q=0.1").map(languages::best).toList());
    }

    @Test
    void danishCardsHaveTheirArticle() {
        GameText danish = languages.bundles(GameText.class).get("da");
        assertEquals(
                List.of("en 2’er", "en 10’er", "en knægt", "en dame", "en konge", "et es", "en joker", "klør seks"),
                Stream.of("2", "10", "J", "Q", "K", "A", "joker", "6C")
                        .map(danish::card)
                        .toList());
    }

    @Test
    void everyRefusalCanBeRendered() throws ReflectiveOperationException {
        RejectionNarrator words = new RejectionNarrator(game, player -> "Anna");
        List<Class<?>> kinds = kinds(Rejection.class).toList();
        assertTrue(kinds.size() >= 20, kinds::toString);
        for (Class<?> kind : kinds) {
            for (Object refusal : kind.isEnum() ? kind.getEnumConstants() : new Object[] {sample(kind)}) {
                assertRendered(kind.getSimpleName(), words.of((Rejection) refusal));
            }
        }
        for (Contradiction why : Contradiction.values()) {
            assertRendered(why.name(), words.of(new Rejection.SettingsContradict(why)));
        }
        assertRendered("no hand yet", words.of(new Rejection.NoSuchHand(1, 0)));
    }

    @Test
    void everyFaultOfALedgerCanBeRenderedInEveryLanguage() {
        for (GameText text : languages.bundles(GameText.class).values()) {
            for (Verification.Kind kind : Verification.Kind.values()) {
                assertNotEquals(kind.name(), text.ledgerFault(kind.name(), 3));
            }
        }
    }

    @Test
    void everySettingAndEachOfItsWordsHasAName() {
        for (Variant variant : Variants.all()) {
            HouseRules.json(Settings.of(variant.rules()).values()).properties().stream()
                    .forEach(setting -> {
                        assertNotEquals(setting.getKey(), settings.settingLabel(setting.getKey()));
                        if (setting.getValue().isTextual()) {
                            assertFalse(settings.settingValue(
                                            setting.getKey(), setting.getValue().asText())
                                    .contains("-"));
                        }
                    });
        }
    }

    @Test
    void everyCardHasItsArticle() {
        assertEquals(
                List.of(
                        "a 2",
                        "a 3",
                        "a 4",
                        "a 5",
                        "a 6",
                        "a 7",
                        "an 8",
                        "a 9",
                        "a 10",
                        "a Jack",
                        "a Queen",
                        "a King",
                        "an Ace",
                        "a joker",
                        "the seven of spades",
                        "the seven of clubs",
                        "a black seven",
                        "the six of clubs"),
                Stream.of(Card.values()).map(card -> game.card(card.notation())).toList());
    }

    @Test
    void placesAreOrdinals() {
        assertEquals(
                List.of("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th"),
                IntStream.rangeClosed(1, 8).mapToObj(place -> page.place(place)).toList());
    }

    @Test
    void cucumbersAreCounted() {
        assertEquals(
                List.of("out", "out", "second cucumber, out", "third cucumber, out", "cucumber 4, out"),
                IntStream.rangeClosed(0, 4)
                        .mapToObj(cucumber -> game.goesOut(cucumber))
                        .toList());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | 0 cards, 1 card, 2 cards, 5 cards, 22 cards
            da | 0 kort, 1 kort, 2 kort, 5 kort, 22 kort
            de | 0 Karten, 1 Karte, 2 Karten, 5 Karten, 22 Karten
            fi | 0 korttia, 1 kortti, 2 korttia, 5 korttia, 22 korttia
            is | 0 spil, 1 spil, 2 spil, 5 spil, 22 spil
            nb | 0 kort, 1 kort, 2 kort, 5 kort, 22 kort
            pl | 0 kart, 1 karta, 2 karty, 5 kart, 22 karty
            sv | 0 kort, 1 kort, 2 kort, 5 kort, 22 kort
            """)
    void cardsAreCounted(String language, String counted) {
        PageText text = languages.bundles(PageText.class).get(language);
        assertEquals(counted, IntStream.of(0, 1, 2, 5, 22).mapToObj(text::cards).collect(Collectors.joining(", ")));
    }

    @Test
    void livesAreCounted() {
        assertEquals(
                List.of("out at 21 or more", "out at your second 21+", "out at your third 21+", "out at your 4th 21+"),
                IntStream.rangeClosed(1, 4)
                        .mapToObj(lives -> game.outAt(21, true, lives))
                        .toList());
        assertEquals(
                List.of("out over 21", "out at your second score over 21"),
                IntStream.rangeClosed(1, 2)
                        .mapToObj(lives -> game.outAt(21, false, lives))
                        .toList());
    }

    @Test
    void namesAreNotParsedAsTemplates() {
        assertEquals("There is already a player called {Bo} in this game. Add an initial.", game.nameTaken("{Bo}"));
    }

    private static void renderAll(Class<?> bundle, Object sentences) throws ReflectiveOperationException {
        for (Method sentence : bundle.getMethods()) {
            int most = Stream.of(sentence.getParameterTypes())
                    .map(Class::getEnumConstants)
                    .mapToInt(constants -> constants == null ? 1 : constants.length)
                    .max()
                    .orElse(1);
            for (int i = 0; i < most; i++) {
                int number = i;
                Object[] fillings = Stream.of(sentence.getParameterTypes())
                        .map(type -> filling(type, number))
                        .toArray();
                assertRendered(
                        sentence.getName() + Arrays.toString(fillings), (String) sentence.invoke(sentences, fillings));
            }
        }
    }

    /** @param number which of an enum's constants */
    private static Object filling(Class<?> type, int number) {
        if (type.isEnum()) {
            return type.getEnumConstants()[number];
        }
        return type == String.class ? "Anna" : type == boolean.class ? true : (Object) 3;
    }

    private static void assertRendered(String what, String sentence) {
        assertFalse(sentence.isBlank(), what);
        assertFalse(sentence.contains("{") || sentence.contains("NOT_FOUND"), () -> what + ": " + sentence);
    }

    private static Stream<Class<?>> kinds(Class<?> type) {
        return type.isSealed()
                ? Stream.of(type.getPermittedSubclasses()).flatMap(SentencesTest::kinds)
                : Stream.of(type);
    }

    private static Object sample(Class<?> kind) throws ReflectiveOperationException {
        RecordComponent[] parts = kind.getRecordComponents();
        Class<?>[] types = Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
        var constructor = kind.getDeclaredConstructor(types);
        constructor.setAccessible(true);
        return constructor.newInstance(
                Arrays.stream(parts).map(part -> value(kind, part)).toArray());
    }

    private static Object value(Class<?> kind, RecordComponent part) {
        if (kind == Rejection.Contradicts.class) {
            return List.of(new Conflict.PlayerWouldBeOut(3, new PlayerId(1)), new Conflict.GameWouldBeOver(4));
        }
        if (part.getType() == Rejection.class) {
            return Rejection.State.GAME_OVER;
        }
        if (part.getType().isEnum() && part.getType() != Card.class) {
            return part.getType().getEnumConstants()[0];
        }
        Map<Class<?>, Object> samples = Map.of(
                String.class,
                "Bo",
                int.class,
                3,
                PlayerId.class,
                new PlayerId(2),
                Card.class,
                Card.NINE,
                List.class,
                List.of(new PlayerId(2), new PlayerId(3)),
                Scoring.class,
                new TakerScoring());
        return samples.get(part.getType());
    }
}
