package org.lasttrick.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.Doubling;
import org.lasttrick.rules.HandResult.Entered;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.HandResult.LastTrick;
import org.lasttrick.rules.HandResult.March;
import org.lasttrick.rules.HandResult.Play;
import org.lasttrick.rules.HandResult.Stakes;
import org.lasttrick.rules.HandResult.Taker;
import org.lasttrick.rules.PlayerId;

/** Variations of a legal hand, each with one change that makes it illegal in any game. */
final class IllegalHands {
    private static final PlayerId P1 = new PlayerId(1);
    private static final PlayerId STRANGER = new PlayerId(99);

    private IllegalHands() {}

    static Stream<HandResult> in(HandResult legal) {
        return switch (legal) {
            case HighCard high -> Stream.of(in(high), noCards(), noStakes()).flatMap(each -> each);
            case LastTrick trick -> Stream.of(in(trick), noCards(), noStakes()).flatMap(each -> each);
            case Entered entered ->
                Stream.of(in(entered), noCards(), noStakes()).flatMap(each -> each);
            case Taker taker ->
                Stream.concat(
                        Stream.of(
                                new Taker(null), new Taker(STRANGER), new HighCard(Card.TWO, List.of(P1), Extras.NONE)),
                        noStakes());
            case March march ->
                Stream.concat(
                        Stream.of(new March(null), new March(STRANGER), new LastTrick(List.of(), Extras.NONE)),
                        noStakes());
            case Stakes stakes -> Stream.concat(in(stakes), noCards());
        };
    }

    private static Stream<HandResult> noCards() {
        return Stream.of(new Taker(P1), new March(P1));
    }

    private static Stream<HandResult> noStakes() {
        return Stream.of(new Stakes(List.of(), P1));
    }

    private static Stream<HandResult> in(Entered entered) {
        Stream<HandResult> mispaid = Stream.of(Map.<PlayerId, Integer>of(), Map.of(STRANGER, 3))
                .map(wrong -> new Entered(wrong, entered.extras()));
        Stream<HandResult> miscounted = entered.points().keySet().stream()
                .flatMap(payer -> Stream.of(0, 1000).map(wrong -> new Entered(Map.of(payer, wrong), entered.extras())));
        Stream<HandResult> otherwise = Stream.of(new HighCard(Card.TWO, List.of(P1), entered.extras()));
        return Stream.of(
                        mispaid,
                        miscounted,
                        otherwise,
                        in(entered.extras()).map(wrong -> new Entered(entered.points(), wrong)))
                .flatMap(each -> each);
    }

    private static Stream<HandResult> in(HighCard high) {
        List<PlayerId> players = high.topPlayers();
        Stream<HandResult> misplayed = Stream.of(
                        List.<PlayerId>of(),
                        plus(players, STRANGER),
                        plus(plus(players, players.getFirst()), players.getFirst()))
                .map(wrong -> new HighCard(high.card(), wrong, high.extras()));
        return Stream.of(
                        misplayed,
                        in(high.extras()).map(wrong -> new HighCard(high.card(), players, wrong)),
                        Stream.of(new Entered(Map.of(players.getFirst(), 5), high.extras())))
                .flatMap(each -> each);
    }

    private static Stream<HandResult> in(LastTrick trick) {
        List<Play> plays = trick.plays();
        Card card = plays.getLast().card();
        Stream<HandResult> misplayed = Stream.of(
                        List.<Play>of(),
                        plays.subList(1, plays.size()),
                        plus(plays, new Play(STRANGER, card)),
                        plus(plays, plays.getFirst()))
                .map(wrong -> new LastTrick(wrong, trick.extras()));
        return Stream.concat(misplayed, in(trick.extras()).map(wrong -> new LastTrick(plays, wrong)));
    }

    private static Stream<Extras> in(Extras extras) {
        Card pickle = extras.pickle();
        Integer handSize = extras.handSize();
        return Stream.of(
                Extras.of(Map.of(P1, 3), pickle, handSize),
                Extras.of(Map.of(STRANGER, 2), pickle, handSize),
                Extras.of(extras.multipliers(), pickle == null ? Card.NINE : null, handSize),
                Extras.of(extras.multipliers(), pickle, handSize == null ? 3 : null),
                Extras.of(extras.multipliers(), pickle, 111));
    }

    private static Stream<HandResult> in(Stakes stakes) {
        List<Doubling> doubles = stakes.doubles();
        List<HandResult> illegal = new ArrayList<>(List.of(
                new Stakes(doubles, STRANGER),
                new Stakes(plus(doubles, new Doubling(STRANGER, List.of())), stakes.winner())));
        if (!doubles.isEmpty()) {
            Doubling last = doubles.getLast();
            List<Doubling> before = doubles.subList(0, doubles.size() - 1);
            illegal.add(new Stakes(doubles, stakes.winner() == null ? last.player() : null));
            illegal.add(new Stakes(plus(doubles, last), stakes.winner()));
            illegal.add(new Stakes(
                    plus(before, new Doubling(last.player(), plus(last.dropped(), last.player()))), stakes.winner()));
            last.dropped().forEach(dropped -> {
                illegal.add(new Stakes(doubles, dropped));
                illegal.add(new Stakes(plus(doubles, new Doubling(dropped, List.of())), stakes.winner()));
                illegal.add(new Stakes(
                        plus(before, new Doubling(last.player(), plus(last.dropped(), dropped))), stakes.winner()));
            });
        } else {
            illegal.add(new Stakes(List.of(), null));
        }
        return illegal.stream();
    }

    private static <T> List<T> plus(List<T> list, T last) {
        List<T> longer = new ArrayList<>(list);
        longer.add(last);
        return longer;
    }
}
