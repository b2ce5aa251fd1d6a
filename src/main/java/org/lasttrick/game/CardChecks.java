package org.lasttrick.game;

import static org.lasttrick.game.HandChecks.active;
import static org.lasttrick.game.HandChecks.refuseIf;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.lasttrick.game.Rejection.Bound;
import org.lasttrick.game.Rejection.FieldFault;
import org.lasttrick.game.Rejection.OutOfRange;
import org.lasttrick.game.Rejection.PlayerFault;
import org.lasttrick.game.Rejection.WrongField;
import org.lasttrick.game.Rejection.WrongPlayer;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.Multiplier;
import org.lasttrick.rules.Edition;
import org.lasttrick.rules.HandResult.CardHand;
import org.lasttrick.rules.HandResult.Entered;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.HandResult.LastTrick;
import org.lasttrick.rules.HandResult.Play;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;

/**
 * Checks that a hand of cards is legal. Each check returns what is wrong and where, or nothing.
 *
 * @param sheet up to the hand before
 * @param dealtIn who holds cards
 */
record CardChecks(Scoresheet sheet, List<PlayerId> dealtIn, CardScoring rules, CardHand hand) {
    private static final int MOST_POINTS = 999;

    static Stream<Rejection> check(Scoresheet sheet, List<PlayerId> dealtIn, CardScoring rules, CardHand hand) {
        CardChecks checks = new CardChecks(sheet, dealtIn, rules, hand);
        List<Rejection> wrong = Stream.of(
                        checks.somebodyPlayed(),
                        checks.playersAreActive(),
                        checks.nobodyTooOften(),
                        checks.everybodyPlayed(),
                        checks.pointsAreInRange(),
                        checks.thePackHasTheCards(),
                        checks.multipliersFit(),
                        checks.pickleFits(),
                        checks.handSizeFits())
                .flatMap(each -> each)
                .toList();
        return wrong.isEmpty() ? checks.buyInsFit() : wrong.stream();
    }

    /** Checks who buys back in: whom a hand hits is known only if it is legal otherwise. */
    private Stream<Rejection> buyInsFit() {
        List<PlayerId> asked = sheet.mayBuyIn(hand, dealtIn);
        List<PlayerId> buysIn = hand.extras().buysIn();
        if (buysIn == null) {
            return refuseIf(!asked.isEmpty(), new WrongField("/buysIn", FieldFault.BUY_IN_MISSING));
        }
        if (asked.isEmpty()) {
            return Stream.of(new WrongField("/buysIn", FieldFault.BUY_IN_NOT_ASKED));
        }
        return IntStream.range(0, buysIn.size()).boxed().flatMap(i -> {
            String pointer = "/buysIn/" + i;
            PlayerId player = buysIn.get(i);
            if (!HandChecks.isKnown(sheet, player)) {
                return active(sheet, pointer, player);
            }
            PlayerFault fault = asked.contains(player) ? PlayerFault.NAMED_TWICE : PlayerFault.MAY_NOT_BUY_IN;
            return refuseIf(
                    !asked.contains(player) || buysIn.indexOf(player) < i, new WrongPlayer(pointer, player, fault));
        });
    }

    private record Named(String pointer, PlayerId player) {}

    private List<Named> named() {
        return switch (hand) {
            case LastTrick(List<Play> plays, var extras) ->
                IntStream.range(0, plays.size())
                        .mapToObj(i -> new Named(
                                "/plays/" + i + "/player", plays.get(i).player()))
                        .toList();
            case HighCard(var card, List<PlayerId> players, var extras) ->
                IntStream.range(0, players.size())
                        .mapToObj(i -> new Named("/players/" + i, players.get(i)))
                        .toList();
            case Entered entered ->
                entered.players().stream()
                        .map(player -> new Named("/points/" + player, player))
                        .toList();
        };
    }

    private Stream<Rejection> somebodyPlayed() {
        return switch (hand) {
            case LastTrick trick ->
                refuseIf(trick.plays().isEmpty(), new WrongField("/plays", FieldFault.NOBODY_PLAYED));
            case HighCard high ->
                refuseIf(high.topPlayers().isEmpty(), new WrongField("/players", FieldFault.NOBODY_PLAYED));
            case Entered entered ->
                refuseIf(entered.points().isEmpty(), new WrongField("/points", FieldFault.NOBODY_PAYS));
        };
    }

    private Stream<Rejection> playersAreActive() {
        Stream<Named> multiplied = hand.extras().multipliers().keySet().stream()
                .map(player -> new Named("/multipliers/" + player, player));
        return Stream.concat(named().stream(), multiplied)
                .flatMap(named -> active(sheet, named.pointer(), named.player()));
    }

    private Stream<Rejection> nobodyTooOften() {
        Map<PlayerId, Integer> times = new LinkedHashMap<>();
        return named().stream()
                .filter(named -> HandChecks.isKnown(sheet, named.player()))
                .filter(named -> times.merge(named.player(), 1, Integer::sum) > cardsOf(named.player()))
                .map(named -> new WrongPlayer(
                        named.pointer(),
                        named.player(),
                        cardsOf(named.player()) == 1 ? PlayerFault.NAMED_TWICE : PlayerFault.THREE_CARDS));
    }

    /** Returns how often a hand may name a player: each person has one card in the last trick. */
    private int cardsOf(PlayerId player) {
        return hand instanceof Entered
                ? 1
                : sheet.standings().find(player).map(Standing::people).orElse(1);
    }

    private Stream<Rejection> everybodyPlayed() {
        return switch (hand) {
            case HighCard _, Entered _ -> Stream.empty();
            case LastTrick(List<Play> plays, var extras) -> {
                List<PlayerId> missing = dealtIn.stream()
                        .filter(player -> plays.stream()
                                        .filter(p -> p.player().equals(player))
                                        .count()
                                < cardsOf(player))
                        .toList();
                yield refuseIf(!plays.isEmpty() && !missing.isEmpty(), new Rejection.PlayersMissing("/plays", missing));
            }
        };
    }

    private Stream<Rejection> pointsAreInRange() {
        return hand instanceof Entered(Map<PlayerId, Integer> points, var extras)
                ? points.entrySet().stream()
                        .flatMap(each -> OutOfRange.check(
                                "/points/" + each.getKey().toString(), Bound.POINTS, each.getValue(), 1, MOST_POINTS))
                : Stream.empty();
    }

    private Stream<Rejection> thePackHasTheCards() {
        return switch (hand) {
            case Entered entered -> Stream.empty();
            case HighCard high -> thePackHas(high);
            case LastTrick(List<Play> plays, var extras) -> {
                Map<Card, Integer> times = new EnumMap<>(Card.class);
                yield IntStream.range(0, plays.size()).boxed().flatMap(i -> {
                    Card card = plays.get(i).card();
                    String pointer = "/plays/" + i + "/card";
                    int now = times.merge(card, 1, Integer::sum);
                    return Stream.concat(
                            inGame(pointer, card),
                            now == copies(card) + 1 ? tooOften(pointer, card, count(plays, card)) : Stream.empty());
                });
            }
        };
    }

    private Stream<Rejection> thePackHas(HighCard high) {
        Card card = high.card();
        int players = high.topPlayers().size();
        if (card == null) {
            int most = rules.mostEqualCards();
            return Stream.concat(
                    refuseIf(rules.asksForTheCard(), new WrongField("/card", FieldFault.CARD_MISSING)),
                    OutOfRange.check("/players/" + most, Bound.EQUAL_CARDS, players, 0, most));
        }
        return Stream.concat(inGame("/card", card), tooOften("/players/" + copies(card), card, players));
    }

    private static int count(List<Play> plays, Card card) {
        return (int) plays.stream().filter(play -> play.card() == card).count();
    }

    /**
     * Returns how many of a card players can hold: the pickle is turned up from the stock, so nobody can hold that card. The first
     * edition did not count it.
     */
    private int copies(Card card) {
        boolean isPickle = card == hand.extras().pickle() && sheet.edition() != Edition.FIRST;
        return rules.copies(card) - (isPickle ? 1 : 0);
    }

    private Stream<Rejection> tooOften(String pointer, Card card, int times) {
        int copies = copies(card);
        return refuseIf(rules.knows(card) && times > copies, new Rejection.CardTooOften(pointer, card, times, copies));
    }

    private Stream<Rejection> inGame(String pointer, Card card) {
        return refuseIf(!rules.knows(card), new Rejection.CardNotInGame(pointer, card));
    }

    private Stream<Rejection> multipliersFit() {
        Map<PlayerId, Integer> multipliers = hand.extras().multipliers();
        if (!multipliers.isEmpty() && !rules.asksForMultipliers()) {
            return Stream.of(new WrongField("/multipliers", FieldFault.MULTIPLIER_NOT_IN_GAME));
        }
        if (rules.multiplier() == Multiplier.KONTRA) {
            boolean isOne = multipliers.size() <= 1 && Set.of(2).containsAll(multipliers.values());
            return refuseIf(!isOne, new WrongField("/multipliers", FieldFault.KONTRA_NOT_ONCE));
        }
        return multipliers.entrySet().stream()
                .filter(each -> !Set.of(1, 2, 4).contains(each.getValue()))
                .map(each -> new OutOfRange(
                        "/multipliers/" + each.getKey().toString(), Bound.MULTIPLIER, each.getValue(), 1, 4));
    }

    private Stream<Rejection> pickleFits() {
        boolean asked = rules.hasPickle();
        Card pickle = hand.extras().pickle();
        if (pickle == null) {
            return refuseIf(asked, new WrongField("/pickle", FieldFault.PICKLE_MISSING));
        }
        return Stream.concat(
                refuseIf(!asked, new WrongField("/pickle", FieldFault.PICKLE_NOT_IN_GAME)), inGame("/pickle", pickle));
    }

    private Stream<Rejection> handSizeFits() {
        OptionalInt fixed = sheet.next().orElseThrow().handSize();
        Integer handSize = hand.extras().handSize();
        if (handSize == null) {
            return refuseIf(fixed.isEmpty(), new WrongField("/handSize", FieldFault.HAND_SIZE_MISSING));
        }
        if (fixed.isPresent()) {
            return Stream.of(new WrongField("/handSize", FieldFault.HAND_SIZE_NOT_CHOSEN));
        }
        return OutOfRange.check("/handSize", Bound.HAND_SIZE, handSize, 1, sheet.mostCardsEach());
    }
}
