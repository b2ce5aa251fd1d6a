package org.lasttrick.language.narration;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.Danger;
import org.lasttrick.rules.Deal;
import org.lasttrick.rules.Effect;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.CardHand;
import org.lasttrick.rules.HandResult.Doubling;
import org.lasttrick.rules.HandResult.Entered;
import org.lasttrick.rules.HandResult.March;
import org.lasttrick.rules.HandResult.Stakes;
import org.lasttrick.rules.HandResult.Taker;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.PlayerOutcome;
import org.lasttrick.rules.RosterChange;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.TopCards;

/**
 * Describes the hands of a game.
 *
 * @param text the sentences, in the reader's language
 */
public record HandNarrator(GameText text, Game game) {

    /** Returns the narrator of one hand, which names those who played it; it may be the next one. */
    public HandNarrator in(int hand) {
        return new HandNarrator(text, game.withNamesOf(hand));
    }

    /**
     * A line says what a hand does to one player.
     *
     * @param numbers such as “11 → 20”
     * @param fate a cucumber, a re-entry, going out, or a bonus; {@code null} without any
     * @param good whether the player gains by the fate
     */
    public record Line(
            String name, String numbers, @Nullable String fate, boolean good) {
        public String phrase() {
            return name + " " + numbers + (fate == null ? "" : ", " + fate);
        }
    }

    /** Says what a hand did to each player that it affected, in the order of the rules. */
    public List<Line> lines(ScoredHand hand) {
        return lines(hand, this::line);
    }

    private static List<Line> lines(ScoredHand hand, Function<PlayerOutcome, Line> line) {
        return new LinkedHashSet<>(hand.effects().stream().map(Effect::player).toList())
                .stream()
                        .flatMap(player -> hand.outcome(player).stream())
                        .map(line)
                        .toList();
    }

    /** Says what a hand will do before it is recorded, with the sum of a doubled penalty: “0 → 18 (9 × 2)”. */
    public List<Line> forecast(ScoredHand hand) {
        return lines(hand, outcome -> {
            Line line = line(outcome);
            int times = times(hand, outcome);
            return times == 1
                    ? line
                    : new Line(
                            line.name(),
                            text.doubledChange(
                                    outcome.before().score(),
                                    outcome.reached(),
                                    outcome.paid().orElseThrow() / Math.max(1, times),
                                    times),
                            line.fate(),
                            line.good());
        });
    }

    private int times(ScoredHand hand, PlayerOutcome outcome) {
        return outcome.paid().isPresent()
                        && game.start().rules().scoring() instanceof CardScoring rules
                        && hand.result() instanceof CardHand cards
                ? rules.times(outcome.player(), TopCards.of(rules, cards).card(), cards.extras())
                : 1;
    }

    public Line line(PlayerOutcome outcome) {
        return new Line(
                game.nameOf(outcome.player()),
                text.change(outcome.before().score(), outcome.reached()),
                fate(outcome),
                outcome.hasBonus() || outcome.goesBack());
    }

    /** Says that a player is back, with which score. */
    public Line comesBack(Standing back) {
        return new Line(
                game.nameOf(back.player()), text.comesBack(game.nameOf(back.player()), back.score()), null, false);
    }

    private @Nullable String fate(PlayerOutcome outcome) {
        if (outcome.goesOut()) {
            return text.goesOut(outcome.after().cucumbers());
        }
        if (outcome.reEnters()) {
            return text.reEnters(outcome.after().score());
        }
        if (outcome.goesBack()) {
            return text.backToZero();
        }
        return outcome.hasBonus() ? text.bonus(-outcome.change()) : null;
    }

    /**
     * Says who took the last trick with which card, or who played the highest cards if all of them pay, or perhaps nobody; or who
     * pays how many points, where these are entered.
     */
    public String describe(HandResult result) {
        return switch (result) {
            case Entered entered -> describe(entered);
            case CardHand cards ->
                describe(CardScoring.class.cast(game.start().rules().scoring()), cards);
            case Taker taker -> text.tookIt(names(List.copyOf(taker.players())));
            case March march -> text.marched(names(List.copyOf(march.players())));
            case Stakes stakes -> describe(stakes);
        };
    }

    private String describe(CardScoring rules, CardHand hand) {
        TopCards top = TopCards.of(rules, hand);
        List<PlayerId> players = switch (rules.allEqual()) {
            case ALL_PAY -> top.payers(rules, 0);
            case NOBODY -> top.distinct(rules);
        };
        if (top.card() == null) {
            return players.size() == 1 ? text.tookIt(names(players)) : text.hadTheHighest(names(players));
        }
        String card = text.card(top.card().notation());
        return players.size() == 1 ? text.took(names(players), card) : text.played(names(players), card);
    }

    /** Says who pays how many points; who pays most is named first. */
    private String describe(Entered hand) {
        List<String> parts = new ArrayList<>();
        hand.points().entrySet().stream()
                .sorted(Map.Entry.<PlayerId, Integer>comparingByValue().reversed())
                .forEach(each -> parts.add(text.pays(game.nameOf(each.getKey()), each.getValue(), parts.isEmpty())));
        return String.join(", ", parts);
    }

    private String describe(Stakes hand) {
        List<String> parts = new ArrayList<>();
        int stake = 1;
        for (Doubling doubling : hand.doubles()) {
            stake *= 2;
            parts.add(text.doubled(game.nameOf(doubling.player()), stake));
            if (!doubling.dropped().isEmpty()) {
                parts.add(text.dropped(names(doubling.dropped())));
            }
        }
        parts.add(text.won(
                game.nameOf(hand.winner() == null ? hand.doubles().getLast().player() : hand.winner())));
        return String.join(", ", parts);
    }

    /** Labels the button that undoes an entry. */
    public String undo(Game.Entry entry) {
        return label(entry.event(), false, game.hands().size());
    }

    /** Labels the button that redoes an entry. */
    public String redo(Game.Entry entry) {
        return label(entry.event(), true, game.hands().size() + 1);
    }

    private String label(GameEvent event, boolean redo, int hand) {
        return switch (event) {
            case GameEvent.HandScored _ -> text.stepHand(redo, hand);
            case GameEvent.HandCorrected _ -> text.stepCorrection(redo);
            case GameEvent.HandStruck strike -> text.stepStrike(redo, strike.hand());
            case GameEvent.PlayerJoined joined ->
                text.stepJoin(redo, joined.playerName().toString());
            case GameEvent.PlayerAdded added ->
                text.stepJoin(redo, added.playerName().toString());
            case GameEvent.PlayerLeft left -> text.stepLeave(redo, game.nameOf(left.player()));
            case GameEvent.PlayerReturned returned -> text.stepReturn(redo, game.nameOf(returned.player()));
            case GameEvent.PlayerRenamed renamed ->
                text.stepRename(redo, renamed.playerName().toString());
            case GameEvent.PlayerSubstituted substituted ->
                text.stepSubstitute(redo, substituted.playerName().toString());
            case GameEvent.SeatsChanged _, GameEvent.SeatsCorrected _ -> text.stepSeats(redo);
            case GameEvent.RulesCorrected _ -> text.stepRules(redo);
            case GameEvent.DayCorrected _ -> text.stepDay(redo);
            case GameEvent.GameClosed _ -> text.stepClose(redo);
            case GameEvent.GameAbandoned _ -> text.stepAbandon(redo);
            case GameEvent.GameReopened _ -> text.stepReopen(redo);
            case GameEvent.GameStarted _, GameEvent.EntryUndone _, GameEvent.EntryRedone _ ->
                throw new IllegalStateException("Never undone");
        };
    }

    /** Says who joined, left, returned or was substituted before hand {@code number}. */
    public List<String> rosterChanges(int number) {
        return in(number).changesBefore(number, game);
    }

    /** @param whole with whoever plays now */
    private List<String> changesBefore(int number, Game whole) {
        return game.sheet().rosterChanges().stream()
                .filter(change -> change.beforeHand() == number)
                .flatMap(each -> switch (each.change()) {
                    case RosterChange.Joined joined ->
                        Stream.of(text.joins(game.nameOf(joined.player()), score(each, joined.player())));
                    case RosterChange.Left(PlayerId player) -> Stream.of(text.leaves(game.nameOf(player)));
                    case RosterChange.Returned(PlayerId player) ->
                        Stream.of(text.comesBack(game.nameOf(player), score(each, player)));
                    case RosterChange.Substituted(PlayerId player) -> substituted(number, player, whole);
                    case RosterChange.Seated(List<PlayerId> order, PlayerId dealer) ->
                        Optional.ofNullable(dealer).stream()
                                .map(deals -> text.seats(seated(number, order), dealerName(number, deals)));
                })
                .toList();
    }

    private static int score(RosterChange.Applied change, PlayerId player) {
        return change.after().of(player).score();
    }

    private Stream<String> substituted(int hand, PlayerId player, Game whole) {
        String before = hand == 1 ? "" : whole.playing(hand - 1, player).toString();
        String now = whole.playing(hand, player).toString();
        return hand == 1 || before.equals(now) ? Stream.empty() : Stream.of(text.playsOn(now, before));
    }

    /** Returns the name of a player who deals hand {@code number}, which may be the next one; of two partners, of the one who does. */
    String dealerName(int number, PlayerId player) {
        Scoresheet sheet = game.sheet();
        Optional<Deal> deal = number <= sheet.hands().size()
                ? Optional.of(sheet.hands().get(number - 1).deal())
                : sheet.next();
        return deal.map(Deal::dealer)
                .filter(person -> person.player().equals(player))
                .map(game::nameOf)
                .orElseGet(() -> game.nameOf(player));
    }

    /** Says who sat at the table when hand {@code number} was dealt, clockwise. */
    private String seated(int number, List<PlayerId> order) {
        List<PlayerId> there = game.sheet().before(number).standings().present();
        return names(order.stream().filter(there::contains).toList());
    }

    /** Describes the next deal, or says who has won. */
    public String next(Scoresheet sheet) {
        return sheet.next()
                .map(deal -> deal.handSize().isPresent()
                        ? text.next(game.nameOf(deal.dealer()), deal.handSize().getAsInt(), game.nameOf(deal.leader()))
                        : text.nextDealersChoice(game.nameOf(deal.dealer()), game.nameOf(deal.leader())))
                .orElseGet(() -> over(sheet));
    }

    /** Says how a game ended: who won, and whether the players stopped it. */
    public String over(Scoresheet sheet) {
        return switch (sheet.status()) {
            case FINISHED -> text.wins(names(sheet.winners()), sheet.winners().size());
            case CLOSED -> text.wonEarly(names(sheet.winners()), sheet.winners().size());
            case ABANDONED -> text.abandoned();
            case IN_PROGRESS -> throw new IllegalStateException("The game goes on");
        };
    }

    /** Says which fate the next last trick may bring to these players: “Anna or Bo is out with a 9 or higher”. */
    String danger(List<PlayerId> players, Danger danger) {
        Card card = danger.card();
        return text.danger(
                list(players.stream().map(game::nameOf).toList(), text::or),
                card == null ? null : text.card(card.notation()),
                danger.highest(),
                danger.fate().name());
    }

    /** Returns the players' names as a sentence lists them: “Anna, Bo and Cai”. */
    public String names(List<PlayerId> players) {
        return list(players.stream().map(game::nameOf).toList());
    }

    /** Returns the parts as a sentence lists them, with “and” before the last. */
    public String list(List<String> parts) {
        return list(parts, text::and);
    }

    /** @param last joins the last part to the others */
    public static String list(List<String> parts, BinaryOperator<String> last) {
        return parts.size() < 2
                ? String.join("", parts)
                : last.apply(String.join(", ", parts.subList(0, parts.size() - 1)), parts.getLast());
    }
}
