package org.lasttrick.game;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.HandResult.LastTrick;
import org.lasttrick.rules.HandResult.Play;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.Multiplier;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;

/** What makes a hand legal: a list of small checks, each of which has nothing to say or says what is wrong and where. */
final class HandChecks {
    static final int LONGEST_REASON = 200;
    private static final int PACK = 52;

    private interface Check {
        Stream<Rejection> against(Scoresheet sheet, HandResult result);
    }

    private static final List<Check> CHECKS = List.of(
            HandChecks::somebodyPlayed,
            HandChecks::playersAreActive,
            HandChecks::nobodyTwice,
            HandChecks::everybodyPlayed,
            HandChecks::thePackHasTheCards,
            HandChecks::multipliersFit,
            HandChecks::pickleFits,
            HandChecks::handSizeFits);

    private HandChecks() {}

    /** @param sheet up to the hand before {@code result} */
    static List<Rejection> check(Scoresheet sheet, HandResult result) {
        return CHECKS.stream().flatMap(check -> check.against(sheet, result)).toList();
    }

    static List<Rejection> check(Scoresheet sheet, HandResult result, @Nullable String reason) {
        List<Rejection> against = new ArrayList<>(check(sheet, result));
        if (reason != null && reason.length() > LONGEST_REASON) {
            against.add(new Rejection.ReasonTooLong("/reason", reason.length(), LONGEST_REASON));
        }
        if (reason != null && !Names.isPrintable(reason)) {
            against.add(new Rejection.NameUnprintable("/reason"));
        }
        return against;
    }

    private record Named(String pointer, PlayerId player) {}

    private static List<Named> named(HandResult result) {
        return switch (result) {
            case LastTrick(List<Play> plays, var extras) ->
                IntStream.range(0, plays.size())
                        .mapToObj(i -> new Named(
                                "/plays/" + i + "/player", plays.get(i).player()))
                        .toList();
            case HighCard(Card card, List<PlayerId> players, var extras) ->
                IntStream.range(0, players.size())
                        .mapToObj(i -> new Named("/players/" + i, players.get(i)))
                        .toList();
        };
    }

    private static Stream<Rejection> somebodyPlayed(Scoresheet sheet, HandResult result) {
        return switch (result) {
            case LastTrick trick -> refuseIf(trick.plays().isEmpty(), new Rejection.NobodyPlayed("/plays"));
            case HighCard high -> refuseIf(high.topPlayers().isEmpty(), new Rejection.NobodyPlayed("/players"));
        };
    }

    private static Stream<Rejection> playersAreActive(Scoresheet sheet, HandResult result) {
        Stream<Named> multiplied = result.extras().multipliers().keySet().stream()
                .map(player -> new Named("/multipliers/" + player, player));
        return Stream.concat(named(result).stream(), multiplied)
                .flatMap(named -> sheet.standings()
                        .find(named.player())
                        .map(standing -> refuseIf(
                                !standing.isActive(), new Rejection.PlayerNotActive(named.pointer(), named.player())))
                        .orElseGet(() -> Stream.of(new Rejection.UnknownPlayer(
                                named.pointer(),
                                named.player(),
                                sheet.start().inSeatOrder().size()))));
    }

    private static Stream<Rejection> nobodyTwice(Scoresheet sheet, HandResult result) {
        Set<PlayerId> seen = new HashSet<>();
        return named(result).stream()
                .filter(named -> !seen.add(named.player()))
                .map(named -> new Rejection.PlayerTwice(named.pointer(), named.player()));
    }

    private static Stream<Rejection> everybodyPlayed(Scoresheet sheet, HandResult result) {
        return switch (result) {
            case HighCard high -> Stream.empty();
            case LastTrick(List<Play> plays, var extras) -> {
                List<PlayerId> missing = sheet.standings()
                        .active()
                        .map(Standing::player)
                        .filter(player ->
                                plays.stream().noneMatch(p -> p.player().equals(player)))
                        .toList();
                yield refuseIf(!plays.isEmpty() && !missing.isEmpty(), new Rejection.PlayersMissing("/plays", missing));
            }
        };
    }

    private static Stream<Rejection> thePackHasTheCards(Scoresheet sheet, HandResult result) {
        RuleSet rules = sheet.rules();
        return switch (result) {
            case HighCard(Card card, List<PlayerId> players, var extras) ->
                Stream.concat(
                        inGame("/card", card, rules),
                        tooOften("/players/" + copies(card, rules), card, players.size(), rules));
            case LastTrick(List<Play> plays, var extras) -> {
                Map<Card, Integer> times = new EnumMap<>(Card.class);
                yield IntStream.range(0, plays.size()).boxed().flatMap(i -> {
                    Card card = plays.get(i).card();
                    String pointer = "/plays/" + i + "/card";
                    int now = times.merge(card, 1, Integer::sum);
                    return Stream.concat(
                            inGame(pointer, card, rules),
                            now == copies(card, rules) + 1
                                    ? tooOften(pointer, card, count(plays, card), rules)
                                    : Stream.empty());
                });
            }
        };
    }

    private static int count(List<Play> plays, Card card) {
        return (int) plays.stream().filter(play -> play.card() == card).count();
    }

    /** Where the six of clubs is a card of its own, only three other sixes are left. */
    private static int copies(Card card, RuleSet rules) {
        return card == Card.SIX && rules.sixOfClubs() ? 3 : card.copies();
    }

    private static Stream<Rejection> tooOften(String pointer, Card card, int times, RuleSet rules) {
        int copies = copies(card, rules);
        return refuseIf(times > copies, new Rejection.CardTooOften(pointer, card, times, copies));
    }

    private static Stream<Rejection> inGame(String pointer, Card card, RuleSet rules) {
        return refuseIf(card == Card.SIX_OF_CLUBS && !rules.sixOfClubs(), new Rejection.CardNotInGame(pointer, card));
    }

    private static Stream<Rejection> multipliersFit(Scoresheet sheet, HandResult result) {
        Map<PlayerId, Integer> multipliers = result.extras().multipliers();
        if (!multipliers.isEmpty() && sheet.rules().multiplier() != Multiplier.PER_PLAYER) {
            return Stream.of(new Rejection.MultiplierNotInGame("/multipliers"));
        }
        return multipliers.entrySet().stream()
                .filter(each -> !Set.of(1, 2, 4).contains(each.getValue()))
                .map(each -> new Rejection.MultiplierOutOfRange("/multipliers/" + each.getKey(), each.getValue()));
    }

    private static Stream<Rejection> pickleFits(Scoresheet sheet, HandResult result) {
        boolean asked = sheet.rules().multiplier() == Multiplier.PICKLE;
        Card pickle = result.extras().pickle();
        if (pickle == null) {
            return refuseIf(asked, new Rejection.PickleMissing("/pickle"));
        }
        return Stream.concat(
                refuseIf(!asked, new Rejection.PickleNotInGame("/pickle")), inGame("/pickle", pickle, sheet.rules()));
    }

    private static Stream<Rejection> handSizeFits(Scoresheet sheet, HandResult result) {
        OptionalInt fixed = sheet.next().orElseThrow().handSize();
        Integer handSize = result.extras().handSize();
        if (handSize == null) {
            return refuseIf(fixed.isEmpty(), new Rejection.HandSizeMissing("/handSize"));
        }
        if (fixed.isPresent()) {
            return Stream.of(new Rejection.HandSizeNotChosen("/handSize"));
        }
        int most = PACK / (int) sheet.standings().active().count();
        return refuseIf(handSize < 1 || handSize > most, new Rejection.HandSizeOutOfRange("/handSize", handSize, most));
    }

    private static Stream<Rejection> refuseIf(boolean wrong, Rejection rejection) {
        return wrong ? Stream.of(rejection) : Stream.empty();
    }
}
