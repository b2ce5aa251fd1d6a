package org.lasttrick.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.lasttrick.game.GameCommand.OnConflict.REFUSE;
import static org.lasttrick.game.GameSpecification.agurk;
import static org.lasttrick.game.GameSpecification.entrants;
import static org.lasttrick.game.GameSpecification.given;
import static org.lasttrick.game.GameSpecification.scored;
import static org.lasttrick.game.GameSpecification.when;
import static org.lasttrick.rules.Table.high;
import static org.lasttrick.rules.Table.p;

import java.text.Normalizer;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.game.Decision.Accepted;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.Join;
import org.lasttrick.game.GameCommand.Rename;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.PlayerJoined;
import org.lasttrick.game.GameEvent.PlayerRenamed;
import org.lasttrick.game.Rejection.FieldFault;
import org.lasttrick.game.Rejection.NameTaken;
import org.lasttrick.game.Rejection.WrongField;

class NameChecksTest {
    private static final long NAMES = 20_000;

    private static final List<String> INVISIBLE = List.of(
            "\u00AD",
            "\u034F",
            "\u061C",
            "\u115F",
            "\u1160",
            "\u17B4",
            "\u180B",
            "\u180E",
            "\u200B",
            "\u200C",
            "\u200D",
            "\u200E",
            "\u200F",
            "\u2060",
            "\u2064",
            "\u206A",
            "\u3164",
            "\uFE00",
            "\uFE0E",
            "\uFE0F",
            "\uFEFF",
            "\uFFA0",
            "\uFFF9",
            tag('a'),
            tag('\u007F'),
            new String(Character.toChars(0xE0001)),
            new String(Character.toChars(0xE0100)),
            new String(Character.toChars(0x1D173)));

    private static final List<String> BLANKS =
            List.of(" ", "\u00A0", "\u1680", "\u2003", "\u200A", "\u202F", "\u205F", "\u2800", "\u3000");

    /** Other forms of a letter of the same alphabet. */
    private static final Map<String, String> FORMS = Map.of("K", "\u212A", "n", "ｎ", "N", "\uD835\uDDAD");

    private static String tag(char ascii) {
        return new String(Character.toChars(0xE0000 + ascii));
    }

    static List<String> invisible() {
        return INVISIBLE;
    }

    static List<String> blanks() {
        return BLANKS;
    }

    /** Names that need what is invisible elsewhere. */
    static Stream<String> shownByJoinersAndVariations() {
        return Stream.of(
                "\uD83D\uDC69\u200D\uD83C\uDF3E",
                "\uD83D\uDC69\uD83C\uDFFD\u200D\uD83C\uDF3E",
                "\u2764\uFE0F\u200D\uD83D\uDD25",
                "\uD83C\uDFF3\uFE0F\u200D\u26A7\uFE0F",
                "\uD83D\uDE42\u200D\u2194\uFE0F",
                "Bo \u2660\uFE0F",
                "7\uFE0F\u20E3",
                "\uD83C\uDFF4" + tag('g') + tag('b') + tag('e') + tag('n') + tag('g') + tag('\u007F'),
                // Persian: two parts of one word.
                "علی\u200Cرضا",
                // Persian: an abbreviated name, with the letter as it begins a word.
                "ه\u200D. سایه",
                // Hindi: letters that are not to melt into one.
                "शक्\u200Dति",
                // Malayalam as it was written before Unicode had the letter.
                "മോഹന\u0D4D\u200D",
                "ශ්\u200Dරී",
                // Japanese: one of the two forms of the first character.
                "葛\uDB40\uDD00城",
                "ᠠ\u180Bᠨ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"A\u202FB", "A\u206AB", "A\u200DB", "\uD83D\uDC69\u200D\uD83C\uDF3E", "A B", "\u05D0"})
    void aNameMayContainAnythingPrintableOnOneLine(String name) {
        for (NameChecks names : NameChecks.values()) {
            assertEquals(List.of(), names.check("/name", name).toList());
        }
    }

    /** U+1FACD and U+11DE0 came with Unicode 17, U+0378 may never come. */
    @ParameterizedTest
    @ValueSource(strings = {"Bo \uD83E\uDECD", "\uD83E\uDECD\u200D\uD83D\uDFE9", "\uD807\uDDE0", "A\u0378"})
    void aNameMayHaveCharactersThatAreNewerThanTheJvm(String name) {
        for (NameChecks names : NameChecks.values()) {
            assertEquals(List.of(), names.check("/name", name).toList());
            assertEquals(name, names.tidy(name));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"A\uFFFE", "A\uFDD0", "A\uFDEF", "A\uD83F\uDFFF", "A\uDBFF\uDFFE", "A\uD800"})
    void noncharactersAndHalvesOfCharactersAreRefused(String name) {
        for (NameChecks names : NameChecks.values()) {
            assertEquals(
                    List.of(new WrongField("/name", FieldFault.NAME_UNPRINTABLE)),
                    names.check("/name", name).toList());
        }
    }

    @ParameterizedTest
    @CsvSource({"ΝΙΚΟΣ, Νίκος", "ΣΙΣΥΦΟΣ, σισυφοσ", "Σ., ς.", "ΣΑΣ-ΣΑΣ, σας-σας"})
    void bothSmallSigmasAreOneLetter(String capitals, String small) {
        assertEquals(NameChecks.folded(capitals), NameChecks.folded(small));
        assertEquals(NameChecks.ENTERED.shape(capitals), NameChecks.ENTERED.shape(small.replace("ί", "ι")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"A\u202AB", "A\u202CB", "A\u202EB", "A\u2066B", "A\u2067B", "A\u2069B", "A\u2028B", "A\u0007B"})
    void aNameThatChangesTextDirectionOrLineIsRefused(String name) {
        for (NameChecks names : NameChecks.values()) {
            assertEquals(
                    List.of(new WrongField("/name", FieldFault.NAME_UNPRINTABLE)),
                    names.check("/name", name).toList());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u200D", "\u200D\u00A0\u200D"})
    void aRecordedNameShowsSomething(String name) {
        assertEquals(
                List.of(new WrongField("/name", FieldFault.NAME_UNPRINTABLE)),
                NameChecks.RECORDED.check("/name", name).toList());
    }

    @Test
    void aReasonThatCanNotBePrintedIsRefused() {
        given(agurk("Ann", "Bo"), scored(high("9", 1)))
                .when(new CorrectHand(1, high("8", 1), "mis\nread", REFUSE))
                .thenRejected(new WrongField("/reason", FieldFault.NAME_UNPRINTABLE));
    }

    @ParameterizedTest
    @MethodSource("invisible")
    void whatNobodySeesIsNotStored(String invisible) {
        String hidden = invisible + "An" + invisible + invisible + "na" + invisible;
        given(agurk("Bo", "Cy")).when(new Join(hidden, null, null)).then(new PlayerJoined("Anna", null, null));
        given(agurk("Anna", "Bo")).when(new Join(hidden, null, null)).thenRejected(new NameTaken("/name", "Anna"));
    }

    @ParameterizedTest
    @CsvSource({
        "AD, AD",
        "34F, 34F",
        "61C, 61C",
        "115F, 1160",
        "17B4, 17B5",
        "180B, 180F",
        "200B, 200F",
        "2060, 2065",
        "206A, 206F",
        "3164, 3164",
        "FE00, FE0F",
        "FEFF, FEFF",
        "FFA0, FFA0",
        "FFF0, FFFB",
        "1BCA0, 1BCA3",
        "1D159, 1D159",
        "1D173, 1D17A",
        "E0000, E0FFF"
    })
    void invisibleCharactersBeginAndEndWhereUnicodeSays(String first, String last) {
        int from = Integer.parseInt(first, 16);
        int to = Integer.parseInt(last, 16);
        assertTrue(InvisibleCharacters.isInvisible(from));
        assertTrue(InvisibleCharacters.isInvisible(to));
        assertFalse(InvisibleCharacters.isInvisible(from - 1));
        assertFalse(InvisibleCharacters.isInvisible(to + 1));
    }

    @ParameterizedTest
    @MethodSource({"invisible", "blanks"})
    void aNameOfNothingVisibleIsMissing(String nothing) {
        given(agurk("Ann", "Bo"))
                .when(new Rename(p(1), nothing + nothing, null))
                .thenRejected(new WrongField("/name", FieldFault.NAME_MISSING));
    }

    @ParameterizedTest
    @MethodSource("blanks")
    void blanksOfAnyKindAndNumberAreOne(String blank) {
        given(agurk("Ann", "Bo"))
                .when(new Join(blank + "Anna" + blank + "\u200B" + blank + "B." + blank, null, null))
                .then(new PlayerJoined("Anna B.", null, null));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u0301", "\u0301Anna", "Anna \u0301\u0302", "\u20DD", "\u0903"})
    void anAccentNeedsALetter(String name) {
        given(agurk("Ann", "Bo"))
                .when(new Rename(p(1), name, null))
                .thenRejected(new WrongField("/name", FieldFault.NAME_UNPRINTABLE));
    }

    @Test
    void whatStoodBetweenALetterAndItsAccentIsForgotten() {
        given(agurk("Ann", "Bo"))
                .when(new Rename(p(1), "Rene\u034F\u0301", null))
                .then(new PlayerRenamed(p(1), "Ren\u00e9", null));
    }

    @ParameterizedTest
    @MethodSource("shownByJoinersAndVariations")
    void whatIsInvisibleAloneStaysWhereItDoesSomething(String name) {
        given(agurk("Ann", "Bo")).when(new Join(name, null, null)).then(new PlayerJoined(name, null, null));
    }

    @Test
    void aFlagWithTagsThatNeverEndIsTheFlagAlone() {
        String flag = "\uD83C\uDFF4";
        given(agurk("Ann", "Bo"))
                .when(new Join(flag + tag('g') + tag('b'), null, null))
                .then(new PlayerJoined(flag, null, null));
    }

    @ParameterizedTest
    @CsvSource({
        "Anna, ANNA",
        "Anna, anna",
        "Anna, \uFF21\uFF4E\uFF4E\uFF41",
        "Anna, \uD835\uDDA0nna",
        "Нина, НИНА",
        "Нико\u0301с, нико\u0301с",
        "Νίκος, ΝΊΚΟΣ",
        "İpek, Ipek",
        "\u2764, \u2764\uFE0F",
        "علیرضا, علی\u200Cرضا"
    })
    void namesThatDifferInNothingThatIsReadDoNotSitAtOneTable(String here, String other) {
        given(agurk(here, "Bo")).when(new Join(other, null, null)).thenRejected(new NameTaken("/name", here));
        given(agurk("Cy", here)).when(new Rename(p(1), other, null)).thenRejected(new NameTaken("/name", here));
        when(new StartGame(null, "agurk", null, entrants(here, "Bo", other), null))
                .thenRejected(new NameTaken("/players/2/name", here));
    }

    @ParameterizedTest
    @CsvSource({
        "Ian, Lan",
        "Rene, René",
        "Anna, Anna B.",
        "Anna, Anne",
        "Анна, Anna",
        "Anna, Аnna",
        "Jørgen, Jorgen",
        "\uD83D\uDC69, \uD83D\uDC69\uD83C\uDFFD"
    })
    void namesThatDifferVisiblyMaySitAtOneTable(String here, String other) {
        given(agurk(here, "Bo")).when(new Join(other, null, null)).then(new PlayerJoined(other, null, null));
    }

    @Test
    void twoFlagsOfTagsAreTwoNames() {
        String england = shownByJoinersAndVariations().toList().get(7);
        String scotland = england.replace(tag('e') + tag('n') + tag('g'), tag('s') + tag('c') + tag('t'));
        given(agurk(england, "Bo")).when(new Join(scotland, null, null)).then(new PlayerJoined(scotland, null, null));
    }

    @Test
    void aNameOfManyTagsIsTidiedInOnePass() {
        String tags = tag('g').repeat(300_000);
        for (String name : List.of("\uD83C\uDFF4" + tags, "\uD83C\uDFF4" + tags + tag('\u007F'), tags)) {
            assertTimeoutPreemptively(Duration.ofSeconds(10), () -> NameChecks.ENTERED.shape(name));
        }
    }

    @Test
    void aNameWithANumberIsNoLongerThanANameMayBe() {
        assertEquals("Tablet", NameChecks.ENTERED.numbered(" Tablet ", 1));
        assertEquals("Tablet 2", NameChecks.ENTERED.numbered("Tablet", 2));
        assertEquals("😀".repeat(38) + " 2", NameChecks.ENTERED.numbered("😀".repeat(40), 2));
        assertEquals("a".repeat(36) + " 12", NameChecks.ENTERED.numbered("a".repeat(36) + " bcd", 12));
    }

    @Test
    void ofTwoPlayersWhoWereNamedAlikeLongAgoEachCanBeRenamed() {
        given(agurk("Anna", "Anna\u200B"))
                .when(new Rename(p(2), "Anna B.", null))
                .then(new PlayerRenamed(p(2), "Anna B.", null));
    }

    /** A file of an older version may have any of these. */
    @Test
    void whatWasANameOnceCanBeImported() {
        GameStarted start = agurk("Anna", "Anna\u200B", "ANNA", "\u3164", "\u0301", "A  B");
        assertTrue(CommandReplay.begins(start));
        Game game = Game.fold(List.of(start));
        for (String name : List.of("An\u00ADna", "\u2800", "anna", "a\u00A0\u00A0b", "Anna\uFE0F")) {
            assertTrue(CommandReplay.follows(game, new PlayerRenamed(p(1), name, null)), name);
        }
    }

    @Test
    void whatWasNeverANameIsNotImportedEither() {
        Game game = Game.fold(List.of(agurk("Anna", "Bo")));
        for (String name : List.of("Bo", " Cy", "Rene\u0301", "", "\u200B", "A\u202EB", "x".repeat(41))) {
            assertEquals(false, CommandReplay.follows(game, new PlayerRenamed(p(1), name, null)), name);
        }
    }

    @Test
    void tidyingTwiceChangesNothingMore() {
        for (long seed = 0; seed < NAMES; seed++) {
            String name = wild(new Random(seed));
            String once = NameChecks.ENTERED.tidy(name);
            assertEquals(once, NameChecks.ENTERED.tidy(once), () -> "of " + escaped(name));
            assertEquals(once, NameChecks.RECORDED.tidy(once), () -> "of " + escaped(name));
            assertEquals(NameChecks.ENTERED.shape(name), NameChecks.ENTERED.shape(once), () -> "of " + escaped(name));
        }
    }

    @Test
    void whatIsAcceptedCanBeImported() {
        for (long seed = 0; seed < NAMES; seed++) {
            Random random = new Random(seed);
            Game game = Game.fold(List.of(agurk(visible(random), "Bo")));
            if (GameDecider.decide(new Rename(p(2), wild(random), null), game) instanceof Accepted(GameEvent event)) {
                assertTrue(CommandReplay.follows(game, event), event::toString);
            }
        }
    }

    @Test
    void aDisguisedNameIsRefusedBesideTheOriginal() {
        for (long seed = 0; seed < NAMES; seed++) {
            Random random = new Random(seed);
            String name = visible(random);
            String disguised = disguised(name, random);
            given(agurk(name, "?")).when(new Join(disguised, null, null)).thenRejected(new NameTaken("/name", name));
        }
    }

    @Test
    void aNameWithOneOtherLetterIsAccepted() {
        for (long seed = 0; seed < NAMES; seed++) {
            Random random = new Random(seed);
            String name = visible(random);
            int at = random.nextInt(name.length());
            char other = "bcdfgjqxz".charAt(random.nextInt(9));
            if (Character.toLowerCase(name.charAt(at)) != other) {
                String changed = name.substring(0, at) + other + name.substring(at + 1);
                assertNotEquals(NameChecks.ENTERED.tidy(name), NameChecks.ENTERED.tidy(changed));
                assertInstanceOf(
                        Accepted.class,
                        GameDecider.decide(new Join(changed, null, null), Game.fold(List.of(agurk(name, "?")))),
                        () -> name + " and " + changed);
            }
        }
    }

    /** Characters of all kinds, many of which mean nothing beside each other. */
    private static String wild(Random random) {
        StringBuilder name = new StringBuilder();
        for (int length = 1 + random.nextInt(8); length > 0; length--) {
            switch (random.nextInt(7)) {
                case 0 -> name.append(any(INVISIBLE, random));
                case 1 -> name.append(any(BLANKS, random));
                case 2 -> name.append("\u0301\u0323\u3099\u093F\u094D\u20E3".charAt(random.nextInt(6)));
                case 3 -> name.appendCodePoint(random.nextInt(Character.MAX_CODE_POINT + 1));
                case 4 -> name.append(any(shownByJoinersAndVariations().toList(), random));
                case 5 -> name.append("\u2126\u212B\u1100\u1161\u0627か葛\n\t".charAt(random.nextInt(9)));
                default -> name.append((char) ('A' + random.nextInt(26)));
            }
        }
        return name.toString();
    }

    /** Of a few letters. */
    private static String visible(Random random) {
        StringBuilder name = new StringBuilder();
        for (int length = 1 + random.nextInt(8); length > 0; length--) {
            name.append("ABEKNOTaehinoprst".charAt(random.nextInt(17)));
        }
        return name.toString();
    }

    private static String disguised(String name, Random random) {
        StringBuilder disguised = new StringBuilder();
        name.chars().forEach(c -> {
            String letter = Character.toString(c);
            disguised.append(
                    switch (random.nextInt(4)) {
                        case 0 -> letter + any(INVISIBLE, random);
                        case 1 -> FORMS.getOrDefault(letter, letter);
                        case 2 -> letter.toUpperCase(Locale.ROOT);
                        default -> letter;
                    });
        });
        return Normalizer.normalize(random.nextBoolean() ? " " + disguised : disguised + "\u2800", Normalizer.Form.NFD);
    }

    private static String any(List<String> of, Random random) {
        return of.get(random.nextInt(of.size()));
    }

    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(c -> escaped.append(String.format("U+%04X ", c)));
        return escaped.toString();
    }

    @ParameterizedTest
    @CsvSource({"Björn, bjorn", "Þórgerður, thorgerdur", "Łukasz, lukasz", "STRAẞE, strasse", "Bo 2, bo 2"})
    void aNameIsFoundByAKeyboardWithoutItsAccents(String name, String typed) {
        assertEquals(typed, NameChecks.folded(name));
    }
}
