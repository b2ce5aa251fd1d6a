package org.lasttrick.language.narration;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.lasttrick.game.Conflict;
import org.lasttrick.game.Contradiction;
import org.lasttrick.game.Rejection;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.StakesScoring;
import org.lasttrick.rules.TakerScoring;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;

/**
 * Describes refusals.
 *
 * @param text the sentences, in the reader's language
 * @param nameOf what the reader calls a player
 */
public record RejectionNarrator(GameText text, Function<PlayerId, String> nameOf) {
    public String of(Rejection rejection) {
        return switch (rejection) {
            case Rejection.UnknownVariant(var at, var variant) -> text.unknownVariant(variants());
            case Rejection.OutOfRange(var at, Rejection.Bound bound, int value, int least, int most) ->
                text.outOfRange(bound, value, least, most);
            case Rejection.WrongField(var at, Rejection.FieldFault fault) -> text.wrongField(fault);
            case Rejection.NameTaken(var at, String name) -> text.nameTaken(name);
            case Rejection.NameOfLeaver(var at, String name) -> text.nameOfLeaver(name);
            case Rejection.UnknownPlayer(var at, PlayerId player, int players) ->
                text.unknownPlayer(player.toString(), players);
            case Rejection.WrongPlayer(var at, PlayerId player, Rejection.PlayerFault fault) ->
                text.wrongPlayer(fault, nameOf.apply(player));
            case Rejection.PlayersMissing(var at, List<PlayerId> players) -> text.playersMissing(names(players));
            case Rejection.CardTooOften(var at, var card, int times, int copies) ->
                text.cardTooOften(card.notation(), times, copies);
            case Rejection.CardNotInGame(var at, var card) -> text.cardNotInGame(card.notation());
            case Rejection.WrongKindOfHand(var at, CardScoring cards) ->
                cards.penalty() == CardScoring.Penalty.ENTERED ? text.enterPoints() : text.enterCards();
            case Rejection.WrongKindOfHand(var at, TakerScoring taker) -> text.enterTaker();
            case Rejection.WrongKindOfHand(var at, StakesScoring stakes) -> text.enterStakes();
            case Rejection.StakeTooHigh(var at, PlayerId player, int stake, int credits) ->
                text.stakeTooHigh(nameOf.apply(player), stake, credits);
            case Rejection.HandsNotEven(var at, int hands, int players) -> text.handsNotEven(hands, players);
            case Rejection.PackTooSmall(var at, int players, int handSize) -> text.packTooSmall(players, handSize);
            case Rejection.HandsNotShared(var at, int hands, int players) -> text.handsNotShared(hands, players);
            case Rejection.SeatsMissing(var at, List<PlayerId> players) -> text.seatsMissing(names(players));
            case Rejection.SettingsContradict(Contradiction why) -> text.settingsContradict(why);
            case Rejection.State state -> text.notNow(state);
            case Rejection.OutAlready(PlayerId player) -> text.outAlready(nameOf.apply(player));
            case Rejection.LeftAlready(PlayerId player) -> text.leftAlready(nameOf.apply(player));
            case Rejection.HasNotLeft(PlayerId player) -> text.hasNotLeft(nameOf.apply(player));
            case Rejection.PlaysOn(PlayerId player) -> text.isPlayingOn(nameOf.apply(player));
            case Rejection.MayNotBuyIn(PlayerId player) -> text.mayNotBuyIn(nameOf.apply(player));
            case Rejection.Contradicts(List<Conflict> conflicts) ->
                text.contradicts(
                        String.join(" ", of(conflicts)), conflicts.stream().allMatch(Conflict::canBeKept));
            case Rejection.NotByTheseRules(int hand, Rejection why) -> text.notByTheseRules(hand, of(why));
            case Rejection.NoSuchHand(int hand, int hands) -> text.noSuchHand(hand, hands);
            case Rejection.NoSuchPlayer(PlayerId player, int players) -> text.unknownPlayer(player.toString(), players);
        };
    }

    /** Returns a sentence for each conflict, but only one for all hands that the same player would be in. */
    public List<String> of(List<Conflict> conflicts) {
        return List.copyOf(new LinkedHashSet<>(
                conflicts.stream().map(conflict -> of(conflict, conflicts)).toList()));
    }

    private String playerWouldBeIn(PlayerId player, List<Conflict> conflicts) {
        List<Integer> hands = conflicts.stream()
                .filter(conflict -> conflict instanceof Conflict.PlayerWouldBeIn in
                        && in.player().equals(player))
                .map(Conflict::hand)
                .toList();
        String name = nameOf.apply(player);
        if (hands.size() == 1) {
            return text.playerWouldBeIn(hands.getFirst(), name);
        }
        String first =
                hands.subList(0, hands.size() - 1).stream().map(String::valueOf).collect(Collectors.joining(", "));
        return text.playerWouldBeInHands(first, hands.getLast(), name);
    }

    private String of(Conflict conflict, List<Conflict> all) {
        return switch (conflict) {
            case Conflict.PlayerWouldBeOut(int hand, PlayerId player) ->
                text.playerWouldBeOut(hand, nameOf.apply(player));
            case Conflict.StakeWouldBeTooHigh(int hand, PlayerId player, int stake, int credits) ->
                text.stakeWouldBeTooHigh(hand, stake, nameOf.apply(player), credits);
            case Conflict.PlayerWouldBeIn(var _, PlayerId player) -> playerWouldBeIn(player, all);
            case Conflict.GameWouldBeOver(int hand) -> text.gameWouldBeOver(hand);
        };
    }

    private String names(List<PlayerId> players) {
        return players.stream().map(nameOf).collect(Collectors.joining(", "));
    }

    private static String variants() {
        return Variants.all().stream().map(Variant::id).collect(Collectors.joining(", "));
    }
}
