package org.lasttrick.sheet.pad;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.LastTrick;
import org.lasttrick.rules.HandResult.Play;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.TopCards;
import org.lasttrick.sheet.pad.PadView.Badge;
import org.lasttrick.sheet.pad.PadView.Hidden;
import org.lasttrick.sheet.pad.PadView.Question;
import org.lasttrick.sheet.pad.PadView.SubmitButton;
import org.lasttrick.sheet.pad.PadView.Tile;

/**
 * The full trick: the last card of every player. Players without whom the hand was kept need none.
 *
 * @param led who led it; {@code null} while nobody is chosen
 * @param turn whose card is asked for; {@code null} while nobody is chosen, and once all have a card
 * @param cards as far as they are chosen
 */
record TrickSelection(
        HandContext context,
        CardScoring rules,
        @Nullable PlayerId led,
        @Nullable PlayerId turn,
        Map<PlayerId, Card> cards,
        CardExtras extras)
        implements Selection {

    /** Whether the pad shows the full trick: if the fields don't say, it depends on how the corrected hand was recorded. */
    static boolean isAsked(FormFields fields, HandContext context) {
        if (fields.has("show")) {
            return "trick".equals(fields.text("show"));
        }
        return fields.has("trick") ? "true".equals(fields.text("trick")) : context.recorded() instanceof LastTrick;
    }

    static TrickSelection read(FormFields fields, HandContext context, CardScoring rules) {
        boolean justOpened = fields.has("show") || !fields.has("trick");
        if (!justOpened || !(context.recorded() instanceof LastTrick(List<Play> plays, var _))) {
            return chosen(fields, context, rules);
        }
        Map<PlayerId, Card> cards = plays.stream().collect(Collectors.toMap(Play::player, Play::card));
        CardExtras extras = CardExtras.read(fields, context, rules);
        return new TrickSelection(context, rules, plays.getFirst().player(), null, cards, extras);
    }

    /** What is chosen, including the card of those who were chosen for the highest one before. */
    private static TrickSelection chosen(FormFields fields, HandContext context, CardScoring rules) {
        CardExtras extras = CardExtras.read(fields, context, rules);
        Map<PlayerId, Card> cards = new LinkedHashMap<>();
        fields.card("card")
                .filter(rules::knows)
                .ifPresent(card -> fields.players("player").stream()
                        .filter(context::isActive)
                        .forEach(player -> cards.put(player, card)));
        for (PlayerId player : context.active()) {
            fields.card("play-" + player).filter(rules::knows).ifPresent(card -> cards.put(player, card));
        }
        if (fields.has("otherLeader")) {
            return new TrickSelection(context, rules, null, null, cards, extras);
        }
        List<PlayerId> shown = fields.list("shown");
        PlayerId turn = fields.player("turn").filter(context::isActive).orElse(null);
        // Whoever is chosen first has led, unless, without script, others' cards were chosen at the same time.
        boolean isFirst = cards.keySet().stream().allMatch(player -> player.equals(turn) || shown.contains(player));
        PlayerId led = fields.player("led").filter(context::isActive).orElse(isFirst ? turn : null);
        TrickSelection chosen = new TrickSelection(context, rules, led, turn, cards, extras);
        return turn == null || shown.contains(turn) || !cards.containsKey(turn) ? chosen : chosen.next(turn);
    }

    /** The same, with the turn of the next player without a card. */
    private TrickSelection next(PlayerId after) {
        List<PlayerId> order = order();
        List<PlayerId> without = withoutCard();
        PlayerId next = Stream.concat(order.stream().skip(order.indexOf(after)), order.stream())
                .filter(without::contains)
                .findFirst()
                .orElse(null);
        return new TrickSelection(context, rules, led, next, cards, extras);
    }

    /** The highest cards of a trick that is completely chosen. */
    static Optional<TopCards> topOf(FormFields fields, HandContext context, CardScoring rules) {
        TrickSelection chosen = chosen(fields, context, rules);
        return chosen.led != null && chosen.withoutCard().isEmpty() ? Optional.of(chosen.top()) : Optional.empty();
    }

    private TopCards top() {
        return TopCards.of(rules, new LastTrick(plays(), extras.extras(List.of())));
    }

    /** The active players, clockwise from the leader once there is one. */
    private List<PlayerId> order() {
        List<PlayerId> active = context.active();
        int first = led == null ? 0 : active.indexOf(led);
        return Stream.concat(active.stream().skip(first), active.stream().limit(first))
                .toList();
    }

    private List<PlayerId> withoutCard() {
        return context.dealtIn(led == null ? List.of() : List.of(led)).stream()
                .filter(player -> !cards.containsKey(player))
                .toList();
    }

    @Override
    public @Nullable Function<PadText, String> missing() {
        if (extras.asksForPickle()) {
            return PadText::pickleMissing;
        }
        if (led == null) {
            return cards.isEmpty() ? PadText::trickMissing : PadText::ledMissing;
        }
        String without = withoutCard().stream().map(context::nameOf).collect(Collectors.joining(", "));
        return without.isEmpty() ? extras.missing() : text -> text.cardsMissing(without);
    }

    @Override
    public Optional<HandResult> hand() {
        return missing() == null ? Optional.of(new LastTrick(plays(), extras.extras(payers()))) : Optional.empty();
    }

    /** In order of play: clockwise, or, if the trick is unchanged, as recorded. */
    private List<Play> plays() {
        if (context.recorded() instanceof LastTrick(List<Play> recorded, var extra)
                && recorded.size() == cards.size()
                && recorded.getFirst().player().equals(led)
                && recorded.stream().allMatch(play -> play.card() == cards.get(play.player()))) {
            return recorded;
        }
        return order().stream()
                .filter(cards::containsKey)
                .map(player -> new Play(player, Objects.requireNonNull(cards.get(player))))
                .toList();
    }

    private List<PlayerId> payers() {
        return missing() == null ? top().payers(rules, cards.size()) : List.of();
    }

    @Override
    public @Nullable String followUp(FormFields fields, PadText text) {
        return extras.followUp(payers(), fields, text);
    }

    @Override
    public PadView.Choices choices(PadText text) {
        List<Question> questions = new ArrayList<>(extras.first(text));
        SubmitButton otherLeader = new SubmitButton("otherLeader", "true", text.otherLeader());
        questions.add(Question.ofPlays(
                context.active().stream().map(player -> play(player, text)).toList(),
                led == null ? null : otherLeader));
        questions.addAll(extras.questions(payers(), text));
        String shown = cards.keySet().stream().map(PlayerId::toString).collect(Collectors.joining(","));
        String title = led == null ? text.whoLed(context.correcting()) : text.whichCards(context.correcting());
        return new PadView.Choices(
                extras.title(title, text),
                questions,
                extras.hidden(
                        new Hidden("led", led == null ? "" : led.toString()),
                        new Hidden("shown", shown),
                        new Hidden("trick", "true")),
                new SubmitButton("show", "cards", text.highestOnly()));
    }

    private PadView.Play play(PlayerId player, PadText text) {
        Card card = cards.get(player);
        boolean takes = payers().contains(player);
        boolean equal = missing() == null && top().players().contains(player);
        Badge badge = extras.badge(takes, equal, text);
        Badge place = led == null ? null : new Badge(text.turn(order().indexOf(player) + 1), false);
        Tile tile = Tile.radio("turn", player.toString(), context.nameOf(player))
                .chosen(player.equals(turn))
                .aside(card == null ? text.noCardYet() : CardExtras.label(card, text))
                .badge(badge == null ? place : badge);
        List<Tile> choices = CardExtras.ranks(rules)
                .map(each -> Tile.radio("play-" + player, each.notation(), CardExtras.label(each, text))
                        .chosen(each == card)
                        .inert(each != card && Collections.frequency(cards.values(), each) >= rules.copies(each)))
                .toList();
        return new PadView.Play(tile, choices);
    }
}
