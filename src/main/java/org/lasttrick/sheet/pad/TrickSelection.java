package org.lasttrick.sheet.pad;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.LastTrick;
import org.lasttrick.rules.HandResult.Play;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.TopCards;
import org.lasttrick.sheet.pad.PadView.Hidden;
import org.lasttrick.sheet.pad.PadView.Option;
import org.lasttrick.sheet.pad.PadView.Question;
import org.lasttrick.sheet.pad.PadView.SubmitButton;
import org.lasttrick.sheet.pad.PadView.Tile;

/**
 * The full trick: the last card of every player. Players without whom the hand was kept need none.
 *
 * @param led who led it; {@code null} while nobody is chosen
 * @param cards as far as they are chosen
 */
record TrickSelection(
        HandContext context, CardScoring rules, @Nullable PlayerId led, Map<PlayerId, Card> cards, CardExtras extras)
        implements Selection {

    /** Whether the pad shows the full trick: if the fields don't say, it depends on how the corrected hand was recorded. */
    static boolean isAsked(PadFields fields, HandContext context) {
        if (fields.has("show")) {
            return "trick".equals(fields.text("show"));
        }
        return fields.has("trick") ? "true".equals(fields.text("trick")) : context.recorded() instanceof LastTrick;
    }

    static TrickSelection read(PadFields fields, HandContext context, CardScoring rules) {
        boolean justOpened = fields.has("show") || !fields.has("trick");
        if (!justOpened || !(context.recorded() instanceof LastTrick(List<Play> plays, var _))) {
            return chosen(fields, context, rules);
        }
        Map<PlayerId, Card> cards = plays.stream().collect(Collectors.toMap(Play::player, Play::card));
        CardExtras extras = CardExtras.read(fields, context, rules);
        return new TrickSelection(context, rules, plays.getFirst().player(), cards, extras);
    }

    /** What is chosen, including the card of those who were chosen for the highest one before. */
    private static TrickSelection chosen(PadFields fields, HandContext context, CardScoring rules) {
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
        PlayerId led = fields.player("led").filter(context::isActive).orElse(null);
        return new TrickSelection(context, rules, led, cards, extras);
    }

    /** The highest cards of a trick that is completely chosen. */
    static Optional<TopCards> topOf(PadFields fields, HandContext context, CardScoring rules) {
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
        return missing() == null ? top().payers(rules) : List.of();
    }

    @Override
    public @Nullable String followUp(PadFields fields, PadText text) {
        return extras.followUp(payers(), fields, text);
    }

    @Override
    public PadView.Choices choices(PadText text) {
        List<Question> questions = new ArrayList<>();
        questions.add(Question.titled(
                "led",
                context.active().stream()
                        .map(player -> Tile.radio("led", player.toString(), context.nameOf(player))
                                .chosen(player.equals(led)))
                        .toList()));
        List<PlayerId> order = order();
        List<PadView.Play> plays = IntStream.range(0, order.size())
                .mapToObj(turn -> play(turn, order.get(turn), text))
                .toList();
        questions.add(Question.ofPlays(text.whichCards(), plays));
        questions.addAll(extras.questions(payers(), text));
        return new PadView.Choices(
                text.whoLed(context.correcting()),
                questions,
                List.of(new Hidden("trick", "true")),
                new SubmitButton("show", "cards", text.highestOnly()));
    }

    private PadView.Play play(int turn, PlayerId player, PadText text) {
        List<Option> options = new ArrayList<>();
        options.add(new Option("", text.noCardYet(), !cards.containsKey(player)));
        CardExtras.ranks(rules)
                .map(card -> new Option(card.notation(), CardExtras.label(card, text), card == cards.get(player)))
                .forEach(options::add);
        boolean takes = payers().contains(player);
        boolean equal = missing() == null && top().players().contains(player);
        return new PadView.Play(
                led == null ? "" : text.turn(turn + 1),
                context.nameOf(player),
                "play-" + player,
                options,
                extras.badge(takes, equal, text),
                takes);
    }
}
