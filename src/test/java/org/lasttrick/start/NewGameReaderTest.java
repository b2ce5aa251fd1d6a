package org.lasttrick.start;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.core.MultivaluedMap;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lasttrick.form.FormFields;
import org.lasttrick.game.Decision;
import org.lasttrick.game.GameCommand.StartGame;
import org.lasttrick.game.GameDecider;
import org.lasttrick.language.texts.PlainMessages;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.settings.Setting;
import org.lasttrick.rules.settings.Settings;

class NewGameReaderTest {
    private final NewGameReader reader = new NewGameReader(PlainMessages.ENGLISH);

    /** @param fields a game and its settings, such as {@code agurk lives=3} */
    private NewGameReader.Read read(String fields) {
        String[] parts = fields.split(" ");
        MultivaluedMap<String, String> form = new MultivaluedHashMap<>();
        form.putSingle("players", "Anna\nBo\nCai");
        form.putSingle("variant", parts[0]);
        form.putSingle("rulesOf", parts[0]);
        for (int i = 1; i < parts.length; i++) {
            String[] setting = parts[i].split("=", 2);
            form.putSingle("rule-" + setting[0], setting[1]);
        }
        return reader.read(NewGameForm.of(new FormFields(form)), List.of());
    }

    private List<String> partners(String dealer, String... carriedOn) {
        StartGame start = assertInstanceOf(NewGameReader.Valid.class, readPartners(dealer, carriedOn))
                .command();
        return Stream.concat(
                        start.players().stream().map(each -> each.playerName() + " " + each.score()),
                        Stream.ofNullable(start.dealer()).map(PlayerId::toString))
                .toList();
    }

    private NewGameReader.Read readPartners(String dealer, String... carriedOn) {
        MultivaluedMap<String, String> form = new MultivaluedHashMap<>();
        form.put("seated", List.of("Anna", "Bo", "Cai", "Dag"));
        form.putSingle("variant", "cucumber-30-partners");
        form.putSingle("dealer", dealer);
        form.put("score", List.of(carriedOn));
        return reader.read(NewGameForm.of(new FormFields(form)), List.of());
    }

    @Test
    void partnersSitOppositeEachOther() {
        assertEquals(List.of("Anna & Cai 0", "Bo & Dag 0"), partners(""));
        assertEquals(List.of("Anna & Cai 0", "Bo & Dag 0", "p2"), partners("Bo"));
    }

    @Test
    void whoeverDealsFirstIsTheFirstOfTheTwo() {
        assertEquals(List.of("Cai & Anna 0", "Dag & Bo 0", "p1"), partners("Cai"));
        assertEquals(List.of("Cai & Anna 0", "Dag & Bo 0", "p2"), partners("Dag"));
    }

    @Test
    void whatPartnersCarryOnIsEnteredWithEitherOfThem() {
        assertEquals(List.of("Anna & Cai 5", "Bo & Dag 7"), partners("", "5", "", "", "7"));
        assertEquals(List.of("Anna & Cai 5", "Bo & Dag 0"), partners("", "5", "", "5"));
    }

    @Test
    void twoScoresOfOnePlayerAreRefused() {
        NewGameReader.Read read = readPartners("", "5", "7", "5", "8");
        assertEquals(new NewGameReader.Invalid(List.of("Bo & Dag share a score: enter it with one of the two.")), read);
    }

    @Test
    void aScoreWithoutAPlayerCountsForNobody() {
        MultivaluedMap<String, String> form = new MultivaluedHashMap<>();
        form.put("seated", List.of("Anna", "Bo", "Cai"));
        form.put("score", List.of("", "", "", "12"));
        NewGameReader.Read read = reader.read(NewGameForm.of(new FormFields(form)), List.of());
        StartGame start = assertInstanceOf(NewGameReader.Valid.class, read).command();
        assertEquals(
                List.of(0, 0, 0),
                start.players().stream().map(each -> each.score()).toList());
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            agurk multiplier=pickle pickleRank=plain,  pickle, plain
            agurk multiplier=pickle,                   pickle, plain
            pickle multiplier=none pickleRank=highest, none,   highest
            pickle multiplier=none,                    none,   highest
            pickle lives=2,                            pickle, highest
            """)
    void settingsThatAreNotNamedStayAsTheyAre(String fields, String multiplier, String pickleRank) {
        NewGameReader.Valid valid = assertInstanceOf(NewGameReader.Valid.class, read(fields));
        Settings settings = Settings.of(valid.command().rules());
        assertEquals(multiplier, settings.text(Setting.MULTIPLIER));
        assertEquals(pickleRank, settings.text(Setting.PICKLE_RANK));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            agurk limit=x                   | Limit: give a whole number, or leave it empty for none.
            agurk end=hands hands=          | Say what “Number of hands” is to be.
            agurk end=last-one hands=5      | Number of hands: this goes with another choice for “The game ends”. Choose that, or leave it empty.
            agurk handSize=7 first=5        | Cards in the first hand: this goes with another choice for “Cards each”. Choose that, or leave it empty.
            agurk tieBonus=perhaps          | Say what “Tie bonus” is to be.
            agurk handSize=                 | Say what “Cards each” is to be.
            agurk credits=5                 | Say what “Credits to start with” is to be.
            agurk weather=rain              | Say what “weather” is to be.
            """)
    void aFieldThatCannotBeReadIsNamed(String fields, String reason) {
        assertEquals(new NewGameReader.Invalid(List.of(reason)), read(fields));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            J=10,Q:10,A=11 | Q:10
            Q=100          | Q=100
            dame=10        | dame=10
            Q=10,J=5,Q=11  | Q=10,J=5,Q=11
            """)
    void aCardWhoseValueCannotBeReadIsNamedWithAnExampleOfWhatCan(String typed, String wrong) {
        String reason =
                "Values of cards: “%s” can’t be read. Write each card once, with the 1 to 99 points that it counts,"
                        + " such as J=10, Q=10, A=11.";
        assertEquals(new NewGameReader.Invalid(List.of(reason.formatted(wrong))), read("agurk values=" + typed));
    }

    @Test
    void anEmptyNumberMeansNoneOrLeavesItAsItWas() {
        NewGameReader.Valid valid =
                assertInstanceOf(NewGameReader.Valid.class, read("agurk limit= lives= end=target target=40 hands="));
        Settings settings = Settings.of(valid.command().rules());
        assertEquals(
                List.of("", "2", "40"),
                List.of(settings.text(Setting.LIMIT), settings.text(Setting.LIVES), settings.text(Setting.TARGET)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            limit= | Limit: The game ends when players are out, so there must be a limit: give one.
            lives=0 | Lives: The game ends when players are out, so they must have lives to lose: give 1 to 9.
            """)
    void aGameThatEndsWithTheLastTwoSaysWhatItNeeds(String setting, String reason) {
        NewGameReader.Valid valid = assertInstanceOf(NewGameReader.Valid.class, read("agurk end=last-two " + setting));
        Decision.Rejected refused = assertInstanceOf(Decision.Rejected.class, GameDecider.start(valid.command()));
        assertEquals(List.of(reason), reader.words(refused.reasons()));
    }
}
