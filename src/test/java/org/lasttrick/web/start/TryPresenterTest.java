package org.lasttrick.web.start;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lasttrick.form.FormFields;
import org.lasttrick.language.narration.ScoreExplainer.Step;
import org.lasttrick.language.rulebook.Sentence;
import org.lasttrick.language.texts.PlainMessages;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;
import org.lasttrick.sheet.pad.PadView.Hidden;
import org.lasttrick.start.StartView.SeatView;

/** A hand that is tried is scored and explained as one on a sheet. */
class TryPresenterTest {
    private static final String THREE = "variant=agurk&score=9&score=16&score=7&cucumbers=0&cucumbers=1&cucumbers=&";

    private final TryPresenter views = new TryPresenter(PlainMessages.ENGLISH);

    static List<Variant> variants() {
        return Variants.all();
    }

    private TryView view(String query) {
        Map<String, List<String>> fields = new LinkedHashMap<>();
        Stream.of(query.split("&"))
                .map(field -> field.split("=", 2))
                .forEach(parts ->
                        fields.computeIfAbsent(parts[0], _ -> new ArrayList<>()).add(parts[1]));
        return views.draw(new FormFields(fields));
    }

    private static String explained(TryView view, int seat) {
        return view.scored().get(seat).steps().stream().map(Step::text).collect(Collectors.joining(" "));
    }

    @Test
    void eachPlayersScoreIsExplainedRuleByRule() {
        TryView view = view(THREE + "play-p1=Q&play-p2=7&play-p3=Q&led=p3");
        assertEquals(List.of(), view.errors());
        assertEquals(
                List.of("Anna", "Bo", "Cai"),
                view.scored().stream().map(TryView.ScoredPlayer::name).toList());
        assertEquals(
                "Anna took the last trick with a Queen. Equal cards: the one played last takes the trick, and Anna played last. It"
                        + " counts 12. 9 + 12 = 21. 21 is 21 or more: that costs a life, and gives a cucumber. A life is left, so"
                        + " Anna re-enters with the highest total among the others still in: Bo’s 16.",
                explained(view, 0));
        assertEquals(
                "scoring-payers", view.scored().getFirst().steps().getFirst().rule());
        assertEquals("Next: Bo deals 7, Cai leads", view.pad().next());
    }

    @Test
    void partnersHaveACardEachAndOneScore() {
        TryView view = view("variant=cucumber-30-partners&number=3&score=9&score=7&score=&score=&"
                + "play-p1=Q&play-p2=7&play-p1-2=4&play-p2-2=Q&led=p1");
        assertEquals(List.of(), view.errors());
        assertEquals(
                List.of("Anna", "Bo", "Cai", "Dag"),
                view.seats().stream().map(SeatView::name).toList());
        assertEquals(
                List.of("Anna & Cai", "Bo & Dag"),
                view.scored().stream().map(TryView.ScoredPlayer::name).toList());
        assertTrue(explained(view, 1).contains("7 + 12 = 19"), explained(view, 1));
        assertEquals("Next: Bo deals 7, Cai leads", view.pad().next());
    }

    @Test
    void theCardsOfPartnersStayTheirsWhoeverDealt() {
        String hand = "variant=cucumber-30-partners&number=4&play-p1=Q&play-p2=7&play-p1-2=4&play-p2-2=3&led=p1&dealt=";
        assertEquals(
                List.of(1, 2, 2),
                Stream.of("1", "2", "3")
                        .map(dealt -> view(hand + dealt).dealt())
                        .toList());
        assertTrue(explained(view(hand + "3"), 0).startsWith("Anna & Cai took the last trick with a Queen."));
    }

    @Test
    void whoLedDecidesWhichOfEqualCardsWasPlayedLast() {
        TryView view = view(THREE + "play-p1=Q&play-p2=7&play-p3=Q&led=p1");
        assertTrue(explained(view, 2).startsWith("Cai took the last trick with a Queen."), explained(view, 2));
    }

    @Test
    void theHighestCardAndWhoPlayedItIsEnough() {
        String high = THREE + "trick=false&player=p1&player=p3&card=Q";
        assertEquals("Now tap which of them played last.", view(high).pad().hint());
        TryView view = view(high + "&last=p1");
        assertEquals(List.of(), view.errors());
        assertEquals(explained(view(THREE + "play-p1=Q&play-p2=7&play-p3=Q&led=p3"), 0), explained(view, 0));
        assertTrue(view.hidden().contains(new Hidden("trick", "false")), view.hidden()::toString);
    }

    @Test
    void whatWasEnteredStaysWhenTheHandIsToBeEnteredInTheOtherWay() {
        TryView highest = view(THREE + "play-p1=Q&play-p2=7&play-p3=Q&led=p3&trick=true&show=cards");
        assertTrue(explained(highest, 0).startsWith("Anna took the last trick with a Queen."), explained(highest, 0));
        TryView full = view(THREE + "trick=false&player=p1&card=Q&show=trick");
        assertEquals("Now tap who led the last trick.", full.pad().hint());
        assertTrue(full.hidden().contains(new Hidden("trick", "true")), full.hidden()::toString);
    }

    @Test
    void untilTheHandIsCompleteItSaysWhatIsMissing() {
        TryView view = view(THREE + "play-p1=Q");
        assertEquals(List.of(), view.errors());
        assertEquals(List.of(), view.scored());
        assertEquals("Now tap who led the last trick.", view.pad().hint());
    }

    @Test
    void aCardThatIsThereTooOftenIsRefusedInTheUsualWords() {
        TryView view = view("variant=agurk&number=5&led=p1&play-p1=9&play-p2=9&play-p3=9&play-p4=9&play-p5=9");
        assertEquals(List.of("9 is there 5 times, and there are only 4."), view.errors());
        assertEquals(List.of(), view.scored());
    }

    @Test
    void aTotalOutOfRangeIsRefusedAndStaysInItsField() {
        TryView view = view("variant=agurk&score=21&led=p1&play-p1=9&play-p2=8&play-p3=7");
        assertEquals(List.of("A starting score here is 0 to 20, not 21."), view.errors());
        assertEquals("21", view.seats().getFirst().score());
        assertEquals(List.of(), view.scored());
    }

    @Test
    void whatIsRefusedKeepsItsNames() {
        TryView view = view("variant=agurk&seated=Erik&seated=Lis&score=99&score=1&led=p1&play-p1=9");
        assertEquals("Still without a card: Lis.", view.pad().hint());
    }

    @Test
    void theLastTwoOfAGameForThreeCanTryAHand() {
        TryView view = view("variant=gurka-sweden&number=2&score=20&score=25&led=p1&play-p1=9&play-p2=8");
        assertEquals(List.of(), view.errors());
        assertEquals(2, view.scored().size());
        assertEquals("Next: Bo deals 6, Anna leads", view.pad().next());
    }

    @Test
    void houseRulesCountAndAreMarkedAmongTheRulesThatTheStepsApply() {
        TryView view = view(THREE + "rulesOf=agurk&rule-limit=30&play-p1=Q&play-p2=7&play-p3=2&led=p3");
        assertTrue(explained(view, 0).endsWith("21 is less than 30: no cucumber."), explained(view, 0));
        assertNotNull(view.houseRules());
        List<Sentence> rules = view.rules().stream()
                .flatMap(chapter -> chapter.sentences().stream())
                .toList();
        assertEquals(
                List.of("scoring-lives"),
                rules.stream().filter(Sentence::house).map(Sentence::id).toList());
        List<String> ids = rules.stream().map(Sentence::id).toList();
        assertTrue(view.scored().stream()
                .flatMap(player -> player.steps().stream())
                .flatMap(step -> Stream.ofNullable(step.rule()))
                .allMatch(ids::contains));
    }

    @Test
    void pointsThatTheTableEntersAreExplained() {
        TryView view = view(THREE + "rulesOf=agurk&rule-penalty=entered&rule-tieBonus=false&player=p1&points-p1=11");
        assertEquals(List.of(), view.errors());
        assertEquals("Anna pays 11. 9 + 11 = 20. 20 is less than 21: no cucumber.", explained(view, 0));
        assertEquals(
                "scoring-penalty", view.scored().getFirst().steps().getFirst().rule());
    }

    @Test
    void whoIsHitIsAskedWhetherTheyBuyBackIn() {
        String hit = "variant=agurk&number=4&score=20&score=4&score=0&score=0&rulesOf=agurk&rule-reEntry=buy-in"
                + "&led=p1&play-p1=9&play-p2=8&play-p3=7&play-p4=6";
        assertEquals("Now tap whether Anna buys back in.", view(hit).pad().hint());
        assertTrue(explained(view(hit + "&back-p1=no"), 0).endsWith("Anna is out, and the total stays."));
    }

    @ParameterizedTest
    @MethodSource("variants")
    void everyGameCanBeTried(Variant variant) {
        TryView view = view("variant=" + variant.id());
        assertEquals(List.of(), view.errors());
        assertEquals(
                variant.partners() ? List.of("Anna", "Bo", "Cai", "Dag") : List.of("Anna", "Bo", "Cai"),
                view.seats().stream().map(SeatView::name).toList());
        assertNotNull(view.pad().hint());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "variant=whist",
                "variant=agurk&number=999999999&dealt=999999999",
                "variant=agurk&number=0&dealt=0",
                "variant=letzter&number=9",
                "variant=agurk&score=x&cucumbers=-1",
                "variant=agurk&led=p99&play-p1=Z&play-p99=9&shown=p99&turn=p99",
                "variant=kept:1&rulesOf=kept:1&rule-limit=x",
                "variant=agurk&seated=Anna&seated=anna&seated=\u0007"
            })
    void whateverIsSentIsAnsweredWithAForm(String query) {
        TryView view = view(query);
        assertTrue(view.seats().size() >= 2 && view.seats().size() <= 9, view::toString);
        assertEquals(List.of(), view.scored());
    }

    @Test
    void aThousandNamesAreNoMoreThanATable() {
        assertEquals(
                9,
                view("variant=agurk" + "&seated=Bo&score=1".repeat(1000))
                        .seats()
                        .size());
    }
}
