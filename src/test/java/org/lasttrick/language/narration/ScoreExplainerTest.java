package org.lasttrick.language.narration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.argumentSet;
import static org.lasttrick.rules.Table.high;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.game.Game;
import org.lasttrick.game.GoldenGame;
import org.lasttrick.language.rulebook.RulebookWriter;
import org.lasttrick.language.rulebook.Sentence;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.PlainMessages;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.rules.Standing;
import org.lasttrick.sheet.PlainSheet;

/** The explanation of a number leads to that number, and its sums are right. */
class ScoreExplainerTest {
    private static final Pattern SUM = Pattern.compile("(\\d+) ([+−×]) (\\d+) = (\\d+)");

    private final GameText text = PlainMessages.ENGLISH.of(GameText.class);

    static Stream<Arguments> games() {
        return GoldenGame.all().entrySet().stream()
                .map(file -> argumentSet(file.getKey(), file.getValue().played()));
    }

    private List<ScoreExplainer.Step> steps(Game game, int number, PlayerId player) {
        return ScoreExplainer.explain(new HandNarrator(text, game), number, player);
    }

    private List<String> why(Game game, int number, PlayerId player) {
        return steps(game, number, player).stream()
                .map(ScoreExplainer.Step::text)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyExplanationEndsWithTheNumberOnTheSheet(Game game) {
        for (ScoredHand hand : game.sheet().hands()) {
            for (Standing after : hand.after().inSeatOrder()) {
                List<String> sentences = why(game, hand.deal().number(), after.player());
                String last = sentences.stream()
                        .filter(sentence -> says(sentence, after.score()))
                        .reduce((one, other) -> other)
                        .orElse("");
                assertTrue(says(last, after.score()), () -> after + " isn't explained by " + sentences);
                assertTrue(sentences.size() >= 2 && sentences.size() <= 7, sentences::toString);
            }
        }
    }

    private static boolean says(String sentence, int number) {
        return Pattern.compile("(?<!\\d)" + number + "(?!\\d)")
                .matcher(sentence)
                .find();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everySumInAnExplanationIsRight(Game game) {
        int sums = 0;
        for (ScoredHand hand : game.sheet().hands()) {
            for (Standing after : hand.after().inSeatOrder()) {
                for (String sentence : why(game, hand.deal().number(), after.player())) {
                    Matcher sum = SUM.matcher(sentence);
                    while (sum.find()) {
                        sums++;
                        int one = Integer.parseInt(sum.group(1));
                        int other = Integer.parseInt(sum.group(3));
                        int result = switch (sum.group(2)) {
                            case "+" -> one + other;
                            case "−" -> one - other;
                            default -> one * other;
                        };
                        assertEquals(Integer.parseInt(sum.group(4)), result, sentence);
                    }
                }
            }
        }
        long costing = game.sheet().hands().stream()
                .filter(hand -> !hand.effects().isEmpty())
                .count();
        assertTrue(sums >= costing, "each of these hands costs somebody something");
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyRuleThatAStepAppliesIsOnTheRulesPageOfTheGame(Game game) {
        Set<String> rulebook = new RulebookWriter(PlainMessages.ENGLISH)
                .of(game).chapters().stream()
                        .flatMap(chapter -> chapter.sentences().stream())
                        .map(Sentence::id)
                        .collect(Collectors.toSet());
        Set<String> applied = game.sheet().hands().stream()
                .flatMap(hand -> hand.after().inSeatOrder().stream()
                        .flatMap(standing -> steps(game, hand.deal().number(), standing.player()).stream()))
                .map(ScoreExplainer.Step::rule)
                .filter(Objects::nonNull)
                .collect(Collectors.toSet());
        assertFalse(applied.isEmpty());
        assertTrue(rulebook.containsAll(applied), () -> applied + " are not all among " + rulebook);
    }

    @Test
    void eachStepNamesTheRuleThatItApplies() {
        Game game = GoldenGame.all().get("agurk.json").played();
        List<String> rules = IntStream.rangeClosed(1, game.hands().size())
                .boxed()
                .flatMap(number -> game.sheet().standings().inSeatOrder().stream()
                        .map(standing -> steps(game, number, standing.player())))
                .filter(steps -> steps.stream().anyMatch(step -> step.text().contains("re-enters")))
                .findFirst()
                .orElseThrow()
                .stream()
                .map(step -> String.valueOf(step.rule()))
                .toList();
        assertEquals(List.of("scoring-payers", "scoring-penalty", "null", "scoring-lives", "scoring-reEntry"), rules);
    }

    /** The first explanation in a game that has this sentence. */
    private String explanation(String file, String word) {
        Game game = GoldenGame.all().get(file).played();
        return IntStream.rangeClosed(1, game.hands().size())
                .boxed()
                .flatMap(number -> game.sheet().standings().inSeatOrder().stream()
                        .map(standing -> String.join(" ", why(game, number, standing.player()))))
                .filter(derivation -> derivation.contains(word))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aCucumberIsExplainedFromTheCardToTheReEntry() {
        assertEquals(
                "Anna took the last trick with a Queen. It counts 12. 9 + 12 = 21. 21 is 21 or more: that costs a life, and"
                        + " gives a cucumber. A life is left, so Anna re-enters with the highest total among the others still in:"
                        + " Cai’s 11.",
                explanation("agurk.json", "re-enters"));
        assertEquals(
                "Dag took the last trick with a 7. Equal cards: the one played last takes the trick, and Dag played last. It"
                        + " counts 7. 19 + 7 = 26. 26 is 21 or more: that costs a life, and gives a cucumber. It was the last"
                        + " life: Dag is out, and the total stays.",
                explanation("agurk.json", "last life"));
    }

    @Test
    void exactlyTheLimitLeadsBackToZero() {
        PlainSheet sheet = PlainSheet.of("agurk", "{'limitTest':'exceed','exactLimit':'zero'}", "Anna", "Bo")
                .score(high("J", 1), high("10", 1));

        assertEquals(
                "Anna took the last trick with a 10. It counts 10. 11 + 10 = 21. 21 is not over 21: no cucumber. 21 is"
                        + " exactly the limit: Anna goes back to 0.",
                String.join(" ", why(sheet.game(), 2, new PlayerId(1))));
        assertEquals(
                "scoring-exactLimit",
                steps(sheet.game(), 2, new PlayerId(1)).getLast().rule());
    }

    @Test
    void onlyTheHighestPenaltyMayStay() {
        PlainSheet sheet = PlainSheet.of("agurk", "{'reEntry':'own-highest'}", "Anna", "Bo")
                .score(high("J", 1), high("10", 1));

        assertEquals(
                "A life is left, and of all that Anna has paid only the highest penalty stays: 11.",
                why(sheet.game(), 2, new PlayerId(1)).getLast());
    }

    @Test
    void whoeverMayBuyInLaterIsOutForNow() {
        PlainSheet sheet = PlainSheet.of(
                        "agurk", "{'limit':10,'reEntry':'buy-in-any-time'}", "Anna", "Bo", "Cai", "Dag")
                .score(high("J", 1));

        assertEquals(
                "Anna is out, and the total stays unless Anna buys back in.",
                why(sheet.game(), 1, new PlayerId(1)).getLast());
    }

    @Test
    void whoeverCannotBuyInIsNotSaidToBeOutForNow() {
        PlainSheet sheet = PlainSheet.of("agurk", "{'limit':10,'reEntry':'buy-in-any-time'}", "Anna", "Bo", "Cai")
                .score(high("J", 1));

        assertEquals(
                "Anna did not buy back in, or could not: Anna is out, and the total stays.",
                why(sheet.game(), 1, new PlayerId(1)).getLast());
    }

    /** Gúrka by pagat.com: alone the six of clubs leads back to 0, with points before it out. */
    @Test
    void theSixOfClubsLeadsToZeroOrOut() {
        assertEquals(
                "Bo took the last trick with the six of clubs. It counts 21. 0 + 21 = 21. 21 is not over 21: no cucumber. 21"
                        + " is exactly the limit: Bo goes back to 0.",
                explanation("gurka-iceland-zero.json", "0 + 21"));
        assertEquals(
                "Cai took the last trick with the six of clubs. It counts 21. 5 + 21 = 26. 26 is over 21: that costs a life,"
                        + " and gives a cucumber. It was the last life: Cai is out, and the total stays.",
                explanation("gurka-iceland-zero.json", "5 + 21"));
    }

    @Test
    void theFirstAceIsPaidForWhereNoneBeatsAnother() {
        PlainSheet sheet =
                PlainSheet.of("agurk", "{'aceOnAce':'not'}", "Anna", "Bo").score(high("A", 2, 1));

        assertEquals(
                "Bo took the last trick with an Ace. No Ace beats an Ace, and Bo played the first. It counts 14. 0 + 14 = 14."
                        + " 14 is less than 21: no cucumber.",
                String.join(" ", why(sheet.game(), 1, new PlayerId(2))));
        assertEquals(
                "scoring-aceOnAce",
                steps(sheet.game(), 1, new PlayerId(2)).get(1).rule());
    }

    @Test
    void anEqualCardTakesOffWhatTheLoserPaidButNeverBelowZero() {
        assertEquals(
                "Anna took the last trick with a 9. Cai tied without taking the trick: what Anna paid, 9, comes"
                        + " off. 0 − 9 would be below 0, and nobody goes below 0: 0.",
                explanation("agurk.json", "below 0"));
    }

    @Test
    void aDoubledPenaltyIsExplained() {
        assertEquals(
                "Bo and Dag played a Jack. Equal cards: everyone who played one pays. It counts 11. Bo had doubled: 2 × 11 ="
                        + " 22. 0 + 22 = 22. 22 is less than 50: no cucumber.",
                explanation("rassi.json", "doubled"));
        assertEquals(
                "Cai took the last trick with a Queen. It counts 12. It was the pickle, which counts twice: 2 × 12 = 24. 0 +"
                        + " 24 = 24. 24 is less than 100: no cucumber.",
                explanation("pickle.json", "pickle"));
    }

    @Test
    void aPlayerWhoDroppedPaysTheStakeBefore() {
        assertEquals(
                "Dag doubled to 2, Bo and Cai folded, Anna doubled to 4, Dag and Eva folded, Anna won. The stake began at 1"
                        + " and was doubled to 4. Bo folded when it was doubled to 2, and pays the stake before: 1. 10 − 1 ="
                        + " 9.",
                explanation("minibluff.json", "folded when"));
    }

    @Test
    void aHandThatDoesNotAffectAPlayerIsExplained() {
        assertEquals(
                "Anna took the last trick with a 9. Nothing in this hand counts for Bo: 0 stays.",
                explanation("agurk.json", "Nothing in"));
        assertEquals(
                "Bo, Cai and Anna played a 7. All cards were equal, so nobody pays. Nothing in this hand counts for Anna: 0"
                        + " stays.",
                explanation("gurka-norway-rampo.json", "so nobody pays"));
        assertEquals(
                "Cai took the last trick with the six of clubs. It counts 21. 0 + 21 = 21. Whoever takes a trick with the six"
                        + " of clubs is out at once, whatever the total.",
                explanation("gurka-iceland.json", "six of clubs is"));
    }
}
