package org.lasttrick.language.rulebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.lasttrick.game.Decision;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.GameDecider;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.rulebook.Rulebook.Chapter;
import org.lasttrick.language.texts.PlainMessages;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

/** The rules pages agree with the settings, and their examples with the engine. */
class RulebookWriterTest {

    private final RulebookWriter words = new RulebookWriter(PlainMessages.ENGLISH);

    static List<Variant> variants() {
        return Variants.all();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    agurk         | Play a card at least as high as the highest so far, or else your lowest card: you choose. Two sources are stricter: you must beat the highest card so far if you can.
                    agurk         | Some tables have a rule for Aces: an Ace led makes everyone play their lowest card; no Ace beats an Ace, so that the first one is paid for if Aces are the highest cards of the last trick; the Ace is the lowest card of the last trick. Those that change scores are house rules here.
                    ogorek        | Some tables have a rule for Aces: an Ace led makes everyone play their lowest card; no Ace beats an Ace, so that the first one is paid for if Aces are the highest cards of the last trick. Those that change scores are house rules here.
                    big-green     | An Ace can be played to beat another Ace. No cards are swapped, and those that were not dealt are not shown.
                    cucumber-30   | You need a pack of 52 cards. Suits don’t matter. The Ace is the highest card, then come King, Queen, Jack, and 10 down to 2.
                    cucumber-30   | This game is usually played in partnerships, and with a second pack where there are many players. There is a game of its own for each of these.
                    cucumber-30   | You must beat or equal the highest card so far if you can. Otherwise play your lowest card.
                    minibluff     | The game is made for 2 to 5 players; up to 7 can play. With 20 credits each it is the long game.
                    letzter       | To find the first dealer, each player draws a card: whoever has the highest deals.
                    agurk         | To find the first dealer, deal cards face up, one to each player in turn: whoever gets the first Jack deals.
                    agurk-over-21 | You must beat the highest card so far if you can. Otherwise play your lowest card.
                    gurka-norway  | You must beat or equal the highest card so far if you can. Otherwise play your lowest card.
                    gurka-sweden  | Beat or equal the card played just before yours, or play your lowest card: you choose. In the first printed rules, of 1975, it was the highest card so far. Many now play that whoever plays after an Ace plays the lowest card. Some lead their lowest card, and some play to 20 points.
                    rassi         | Before the first trick a hand without King, Queen and Jack may be exchanged free: “Is it free?” After that, a player may exchange the whole hand for a new one: that is the double. Whoever has doubled may exchange once more: that is the redouble.
                    pickle        | After the deal, the next card of the stock is turned up: its rank is the pickle. In the last trick it beats even the Aces.
                    letzter       | Each player is dealt 7 cards, and the dealer takes up the rest of the pack. The dealer passes 3 cards to the left neighbour, who passes one fewer to the left, and so on until everyone has 8.
                    gurka-iceland | Play a card at least as high as the highest so far, or else your lowest card: you choose. Whoever leads may play several cards of one rank at once. A player may then run out of cards early, and the others play on.
                    agurk         | The player to the dealer’s left leads to the first trick, with any card. The others then play a card each, in turn, clockwise.
                    agurk         | Play goes on until nobody has a card left. Only the last trick counts, and nobody wants to have the highest card in it.
                    agurk         | Everyone starts with 0 points: the fewer, the better.
                    agurk         | Whoever then has 21 points or more takes a cucumber, and is out with the second one.
                    agurk         | Last comes the bonus: everyone else who had an equal card takes off as many points as the loser paid, but never goes below 0. It takes no cucumber away.
                    agurk-over-21 | Whoever then has more than 21 points takes a cucumber, and is out with the second one.
                    cucumber-30   | Whoever has the highest card of the last trick pays. If several have it, the last one to play it pays, and the others don’t.
                    gurka-sweden  | Each player is dealt 6 cards.
                    gurka-norway  | Whoever has the highest card of the last trick pays. If several have it, all of them pay.
                    ogorek        | In the last trick the Ace is not the highest card but the lowest.
                    ogorek        | An Ace counts 1.
                    rassi         | Whoever has doubled pays twice as much, and whoever has redoubled four times as much.
                    kurkku        | The first player to have 30 points or more ends the game.
                    kurkku        | The lowest score wins. Equal scores share the win.
                    matapesa      | Everyone starts without a mark: the fewer, the better.
                    matapesa      | The penalty is one mark, whatever the card.
                    matapesa      | The game goes on until the players end it.
                    matapesa      | The fewest marks win. Equal numbers share the win.
                    matapesa      | Whoever paid deals the next hand.
                    big-green     | Whoever goes out later finishes higher. In the same hand it is the lower total, and equal totals share the place.
                    cucumber-30   | Whoever goes out later finishes higher.
                    pickle        | If the pickle takes the last trick, the penalty is doubled.
                    letzter       | You need 32 cards: 7 up to Ace in each suit. The Ace is the highest card of its suit.
                    letzter       | With 3 players: You need 24 cards: 9 up to Ace in each suit. The Ace is the highest card of its suit.
                    letzter       | The game is over after 8 hands.
                    letzter       | With 3 players: The game is over after 9 hands.
                    big-green     | From hand to hand each player has 7-6-5-4-3-2-1-2-3-4-5-6-7-6 cards, and so on, also after somebody has gone out.
                    minibluff     | Each player starts with 10 credits.
                    minibluff     | Whoever folds pays the stake as it was before that double.
                    gurka-iceland | The six of clubs counts 21.
                    gurka-norway-rampo | If all cards of the last trick are equal, nobody pays.
                    letzter       | The turn to play goes clockwise. Follow suit if you can. Otherwise play any card. There are no trumps.
                    ogorek        | You must beat or equal the highest card so far if you can. Otherwise play your lowest card. Another source is stricter: an equal card is not enough.
                    ogorek        | All cards are played onto one heap in the middle.
                    matapesa      | The cards that are left over are shown to everyone.
                    agurk         | Played cards stay face up in front of whoever played them, and anyone may look at them.
                    minibluff     | The first dealer is chosen at random.
                    minibluff     | Whoever takes a trick may double the stake before leading to the next one. Each of the others, clockwise, then stays in or folds.
                    gurka-norway-21 | Whoever has the highest card of the last trick pays. If several have it, the last one to play it pays, and the others don’t.
                    gurka-norway-21 | Whoever then has 21 points or more takes a cucumber and is out.
                    agurk-30      | An Ace led makes everyone play their lowest card, even those who hold another Ace. At some tables an Ace doesn’t beat an Ace even in the last trick, and the first one is paid for: a house rule here.
                    rassi         | One source has three or four players.
                    agurk-kept-cards | Played cards stay face up in front of whoever played them, and anyone may look at them.
                    agurk-kept-cards | Whoever pays keeps the card face up in front of them, so everyone sees the score. It is out of the pack for the hands that follow. When too few cards are left to deal, shuffle the kept ones back in: the score stands here.
                    agurk-kept-cards | Whoever then has more than 21 points takes a cucumber and is out.
                    ogorek-classic | Whoever then has 21 points or more takes a cucumber and is out.
                    cucumber-30-two-packs | A second pack like it is shuffled in, so there are eight cards of each rank.
                    twenty-two    | The penalty is the value of the card.
                    twenty-two    | The values are: a Jack 10, a Queen 10, a King 10, an Ace 11, and every other card what it shows.
                    twenty-two    | In the first hand each player has 7 cards, and in each later one as many as the losing card of the hand before counts; if the pack has too few, each player gets an equal share.
                    vidivallagurka | Two cards are different: the seven of spades beats all others, and the seven of clubs all but that one.
                    vidivallagurka | The seven of spades counts 16, and the seven of clubs 15.
                    cucumber-30-partners | Two partners share one score and sit opposite each other. Each of them has a hand of cards, and plays, deals and leads in turn.
                    cucumber-30-partners-two-packs | A second pack like it is shuffled in, so there are eight cards of each rank.
                    gurka-iceland | From hand to hand each player has 10-9-8-7-6-5-4-3-2-1-10-9-8-7 cards, and so on, also after somebody has gone out.
                    ogorek-kontra | One player may say kontra: then whoever pays pays twice as much, or four times as much if it is the one who said it.
                    ogorek-kontra | Whoever then has 50 points or more takes a cucumber and is out.
                    kurko         | Each pack has its two jokers.
                    kurko         | A joker is an Ace, and is entered as one.
                    kurko         | If your pack has three jokers, you can play with all of them: it is a house rule.
                    kurko         | An Ace counts 1.
                    kurko         | The game ends as soon as all players but one have 30 points or more.
                    kurko         | The lowest score wins. Equal scores share the win.
                    gurka-iceland-zero | One card is different: the six of clubs beats even the Aces.
                    gurka-iceland-zero | The six of clubs counts 21.
                    gurka-iceland-zero | Whoever then has more than 21 points takes a cucumber and is out.
                    gurka-iceland-zero | Whoever then has exactly the limit goes back to 0, and takes no cucumber.
                    gurka-iceland-zero | Whoever leads may play several cards of one rank at once; everybody then plays as many. Play cards at least as high as the highest so far, or else your lowest ones: you choose.
                    gurka-iceland-zero | However many cards are led, everyone keeps one for the last trick.
                    gurka-iceland-zero | Whoever pays keeps the card face up in front of them, so everyone sees the score. It is out of the pack for the hands that follow. When too few cards are left to deal, shuffle the kept ones back in: the score stands here.
                    gurka-iceland | Whoever pays keeps the card face up in front of them, so everyone sees the score. It is out of the pack for the hands that follow. When too few cards are left to deal, shuffle the kept ones back in: the score stands here.
                    gurka-iceland | Whoever pays for the six of clubs is out at once.
                    ogorek | More than eight play it with more packs. Last Trick keeps score for up to eight.
                    gurka-iceland-zero | So whoever pays for the six of clubs without any points stays at 0; whoever has points already is beyond the limit with it.
                    kurko         | Where it is played for small sums, each of the others pays the winner the difference between their scores.
                    gurka-norway-vidargas | In the first hand each player has 5 cards, and in each later one as many as the losing card of the hand before counts, but at most 7; if the pack has too few, each player gets an equal share.
                    gurka-norway-vidargas | Whoever played the lowest card of the last trick, the first of equal ones, deals the next hand. If that player is out, the next one clockwise deals.
                    gurka-norway-vidargas | The dealer leads to the first trick, with any card. The others then play a card each, in turn, clockwise.
                    gurka-norway-vidargas | The values are: a Jack 11, a Queen 11, a King 11, an Ace 11, and every other card what it shows.
                    concombre     | The first cucumber is only half a one; the second makes it whole. Where the pack has too few cards, the source deals 7 each; Last Trick shows an equal share. The source names a loser and no winner, and doesn’t say whether the card that led to the limit can be the one that stays. Here it can, and the fewest cucumbers win, and after that the lowest score.
                    concombre     | Whoever takes a cucumber and is not out keeps only their highest penalty so far, of those that don’t reach the limit by themselves.
                    concombre     | The first player to go out ends the game.
                    """)
    void eachGameHasItsSentences(String variant, String sentence) {
        List<String> said = sentences(words.of(Variants.byId(variant).orElseThrow()));
        assertTrue(said.contains(sentence), () -> sentence + " is not among\n" + String.join("\n", said));
    }

    @ParameterizedTest
    @MethodSource("variants")
    void everythingIsFilledInAndTheUsualRulesAreNoHouseRules(Variant variant) {
        Rulebook rules = words.of(variant);
        for (String said : all(rules)) {
            assertFalse(said.isBlank() || said.contains("{") || said.contains("NOT_FOUND"), said);
        }
        assertFalse(rules.hasHouseRules());
        assertEquals(
                4,
                rules.chapters().stream()
                        .map(Chapter::sentences)
                        .filter(said -> !said.isEmpty())
                        .count());
    }

    @ParameterizedTest
    @MethodSource("variants")
    void noTwoSentencesOfAPageHaveTheSameId(Variant variant) {
        List<String> ids = words.of(variant).chapters().stream()
                .flatMap(chapter -> chapter.sentences().stream())
                .map(Sentence::id)
                .toList();
        assertEquals(Set.copyOf(ids).size(), ids.size(), ids::toString);
    }

    @ParameterizedTest
    @MethodSource("variants")
    void aGameIsToldInTheOrderInWhichItIsPlayed(Variant variant) {
        List<String> ids = words.of(variant).chapters().stream()
                .flatMap(chapter -> chapter.sentences().stream())
                .map(Sentence::id)
                .toList();
        List<String> told = List.of(
                "play-pack",
                "play-firstDealer",
                "play-dealt",
                "play-leads",
                "play-mayPlay",
                "play-taking",
                "play-lastTrick",
                "scoring-end");
        assertEquals(told, ids.stream().filter(told::contains).toList());
    }

    /** The words are those of pagat.com, of Swedish and Icelandic rules, and of the players who are asked. */
    @ParameterizedTest
    @CsvSource({
        "is, setur út",
        "is, vinnur slaginn",
        "sv, minuspoäng",
        "sv, är gurka",
        "sv, har flugit",
        "pl, kontra",
        "fi, häviäjä",
        "fi, rassi",
        "de, Strafpunkt"
    })
    void pagesHaveThePlayersOwnWords(String language, String word) {
        RulebookWriter writer = new RulebookWriter(PlainMessages.in(language));
        assertTrue(Variants.all().stream()
                .map(writer::of)
                .flatMap(rules -> all(rules).stream())
                .anyMatch(said -> said.contains(word)));
    }

    @Test
    void noTwoGamesReadAlike() {
        Set<String> pages = new HashSet<>();
        Map<String, RuleSet> lines = new HashMap<>();
        for (Variant variant : Variants.all()) {
            Rulebook rules = words.of(variant);
            assertTrue(pages.add(rules.facts() + sentences(rules).toString()), variant.id());
            RuleSet alike = lines.put(words.facts(variant) + words.inBrief(variant), variant.rules());
            assertTrue(alike == null || alike.equals(variant.rules()), variant.id());
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void theExampleIsALegalHandScoredByTheEngine(Variant variant) {
        for (int players = variant.minPlayers(); players <= variant.maxPlayers(); players++) {
            Game game = ExampleHand.play(variant.id(), variant.rulesFor(players), players, variant.partners());
            GameStarted start = game.start();
            if (start.players().size() == players) {
                assertInstanceOf(
                        Decision.Accepted.class,
                        GameDecider.start(new GameCommand.StartGame(
                                null, variant.id(), start.rules(), start.players(), start.dealer())),
                        () -> start.toString());
            }
            var hand = game.hands().getFirst().result();
            Decision decision = GameDecider.decide(new GameCommand.ScoreHand(hand), Game.fold(List.of(start)));
            assertEquals(
                    new HandScored(hand),
                    assertInstanceOf(Decision.Accepted.class, decision).event());
            Scoresheet engine = Scoresheet.begin(
                            start.rules(), Edition.LATEST, game.sheet().start(), start.dealer())
                    .score(hand);
            assertEquals(engine.standings(), game.sheet().standings());
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    agurk         | Bo 15 → 24: cucumber, re-enters at 12. Anna 12 → 3: tied, −9. Next: Bo deals 7, Cai leads
                    agurk-over-21 | Bo 16 → 25: cucumber, re-enters at 13. Anna 13 → 4: tied, −9. Next: Bo deals 7, Cai leads
                    gurka-sweden  | Anna 17 → 26. Bo 24 → 33: out. Next: Cai deals 6, Anna leads
                    rassi         | Anna 27 → 36. Bo 35 → 53: out. Next: Cai deals 6, Anna leads
                    kurkku        | Anna 17 → 26. Bo 24 → 33. Cai wins the game
                    matapesa      | Bo 5 → 6. Next: Bo chooses and deals, Cai leads
                    pickle        | Bo 85 → 103: out. Anna 52 → 34: tied, −18. Next: Cai deals 7, Anna leads
                    letzter       | Bo 2 → 3. Cai 0 → 1. Next: Bo deals 8, Anna leads
                    minibluff     | Bo 2 → 0: out. Cai 5 → 4. Next: Anna deals 7, Cai leads
                    gurka-iceland | Bo 0 → 21: out. Next: Cai deals 9, Anna leads
                    gurka-iceland-zero | Bo 0 → 21: exactly the limit, back to 0. Next: Bo deals 9, Cai leads
                    ogorek-kontra | Anna 27 → 45. Bo 17 → 53: out. Next: Cai deals 6, Anna leads
                    kurko         | Anna 17 → 26. Bo 24 → 33. Next: Bo deals 6, Cai leads
                    """)
    void theExampleShowsWhatSetsTheGameApart(String variant, String expected) {
        Rulebook.Example example =
                words.of(Variants.byId(variant).orElseThrow()).example();
        Stream<String> lines = example.lines().stream()
                .map(line -> line.name() + " " + line.numbers() + (line.fate() == null ? "" : ": " + line.fate()));
        assertEquals(
                expected,
                String.join(
                        ". ", Stream.concat(lines, Stream.of(example.next())).toList()));
    }

    private static List<String> sentences(Rulebook rules) {
        return rules.chapters().stream()
                .flatMap(chapter -> chapter.sentences().stream())
                .map(Sentence::text)
                .toList();
    }

    private static List<String> all(Rulebook rules) {
        return Stream.of(
                        rules.facts().stream(),
                        rules.chapters().stream().map(Chapter::title),
                        sentences(rules).stream(),
                        rules.example().before().stream(),
                        rules.example().lines().stream().map(HandNarrator.Line::numbers),
                        Stream.of(rules.example().hand(), rules.example().next()))
                .flatMap(each -> each)
                .toList();
    }
}
