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
import org.lasttrick.form.FormFields;
import org.lasttrick.language.texts.SheetText;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.Payers;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.LastTrick;
import org.lasttrick.rules.HandResult.Play;
import org.lasttrick.rules.Person;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.TopCards;
import org.lasttrick.sheet.pad.PadView.Badge;
import org.lasttrick.sheet.pad.PadView.Hidden;
import org.lasttrick.sheet.pad.PadView.Question;
import org.lasttrick.sheet.pad.PadView.SubmitButton;
import org.lasttrick.sheet.pad.PadView.Tile;

/**
 * A full trick has the last card of every player. Players without whom the hand was kept need none.
 *
 * @param led who led it; {@code null} while nobody is chosen
 * @param turn whose card is asked for; {@code null} while nobody is chosen, and once all have a card
 * @param cards as far as they are chosen
 */
record TrickSelection(
        HandContext context,
        CardScoring rules,
        @Nullable Person led,
        @Nullable Person turn,
        Map<Person, Card> cards,
        CardExtras extras)
        implements Selection {

    /**
     * Returns whether the pad shows the full trick: always where the lowest card matters, else, if the fields don't say, it depends on how
     * the corrected hand was recorded.
     */
    static boolean isAsked(FormFields fields, HandContext context) {
        if (context.asksForTheLowest()) {
            return true;
        }
        if (fields.has("show")) {
            return "trick".equals(fields.text("show"));
        }
        return fields.has("trick") ? "true".equals(fields.text("trick")) : context.recorded() instanceof LastTrick;
    }

    static TrickSelection read(FormFields fields, HandContext context, CardScoring rules) {
        boolean justOpened = fields.has("show") || !fields.has("trick");
        if (!justOpened || !(context.recorded() instanceof LastTrick trick)) {
            return chosen(fields, context, rules);
        }
        CardExtras extras = CardExtras.read(fields, context, rules);
        Person led = trick.people(context.people()).getFirst();
        return new TrickSelection(context, rules, led, null, cards(trick, context), extras);
    }

    private static Map<Person, Card> cards(LastTrick trick, HandContext context) {
        List<Person> people = trick.people(context.people());
        Map<Person, Card> cards = new LinkedHashMap<>();
        for (int i = 0; i < people.size(); i++) {
            cards.put(people.get(i), trick.plays().get(i).card());
        }
        return cards;
    }

    /**
     * Reads what is chosen, including the card of those who were chosen for the highest one before; of partners either can have
     * had it.
     */
    private static TrickSelection chosen(FormFields fields, HandContext context, CardScoring rules) {
        CardExtras extras = CardExtras.read(fields, context, rules);
        Map<Person, Card> cards = new LinkedHashMap<>();
        fields.card("card")
                .filter(rules::knows)
                .ifPresent(card -> fields.players("player").stream()
                        .filter(player -> context.isActive(player) && !context.hasPartners(player))
                        .forEach(player -> cards.put(Person.firstOf(player), card)));
        for (Person person : context.people()) {
            fields.card("play-" + person).filter(rules::knows).ifPresent(card -> cards.put(person, card));
        }
        if (fields.has("otherLeader")) {
            return new TrickSelection(context, rules, null, null, cards, extras);
        }
        List<Person> shown = fields.people("shown");
        List<Person> active = context.people();
        Person turn = fields.person("turn").filter(active::contains).orElse(null);
        // Whoever is chosen first has led, unless, without script, others' cards were chosen at the same time.
        boolean isFirst = cards.keySet().stream().allMatch(person -> person.equals(turn) || shown.contains(person));
        Person led = fields.person("led").filter(active::contains).orElse(isFirst ? turn : null);
        TrickSelection chosen = new TrickSelection(context, rules, led, turn, cards, extras);
        return turn == null || shown.contains(turn) || !cards.containsKey(turn) ? chosen : chosen.next(turn);
    }

    /** Returns the selection with the turn of the next player without a card. */
    private TrickSelection next(Person after) {
        List<Person> order = order();
        List<Person> without = withoutCard();
        Person next = Stream.concat(order.stream().skip(order.indexOf(after)), order.stream())
                .filter(without::contains)
                .findFirst()
                .orElse(null);
        return new TrickSelection(context, rules, led, next, cards, extras);
    }

    /** Returns the highest cards of a trick that is completely chosen. */
    static Optional<TopCards> topOf(FormFields fields, HandContext context, CardScoring rules) {
        TrickSelection chosen = chosen(fields, context, rules);
        return chosen.led != null && chosen.withoutCard().isEmpty() ? Optional.of(chosen.top()) : Optional.empty();
    }

    private TopCards top() {
        return TopCards.of(rules, new LastTrick(plays(), extras.extras(List.of())));
    }

    /** Returns the active people, clockwise from the leader once there is one. */
    private List<Person> order() {
        List<Person> active = context.people();
        int first = led == null ? 0 : active.indexOf(led);
        return Stream.concat(active.stream().skip(first), active.stream().limit(first))
                .toList();
    }

    private List<Person> withoutCard() {
        List<PlayerId> dealtIn = context.dealtIn(led == null ? List.of() : List.of(led.player()));
        return context.people().stream()
                .filter(person -> dealtIn.contains(person.player()) && !cards.containsKey(person))
                .toList();
    }

    @Override
    public @Nullable Function<SheetText, String> missing() {
        if (extras.asksForPickle()) {
            return SheetText::pickleMissing;
        }
        if (led == null) {
            return cards.isEmpty() ? SheetText::trickMissing : SheetText::ledMissing;
        }
        String without = withoutCard().stream().map(context::nameOf).collect(Collectors.joining(", "));
        return without.isEmpty() ? extras.missing() : text -> text.cardsMissing(without);
    }

    @Override
    public Optional<HandResult> hand() {
        return missing() == null ? Optional.of(new LastTrick(plays(), extras.extras(payers()))) : Optional.empty();
    }

    /** Returns the plays in order: clockwise, or, if the trick is unchanged, as recorded. */
    private List<Play> plays() {
        if (context.recorded() instanceof LastTrick recorded
                && recorded.people(context.people()).getFirst().equals(led)
                && cards(recorded, context).equals(cards)) {
            return recorded.plays();
        }
        return order().stream()
                .filter(cards::containsKey)
                .map(person -> new Play(person.player(), Objects.requireNonNull(cards.get(person))))
                .toList();
    }

    private List<PlayerId> payers() {
        return missing() == null ? top().payers(rules, cards.size()) : List.of();
    }

    @Override
    public @Nullable String followUp(FormFields fields, SheetText text) {
        return extras.followUp(payers(), fields, text);
    }

    @Override
    public PadView.Choices choices(SheetText text) {
        List<Question> questions = new ArrayList<>(extras.first(text));
        SubmitButton otherLeader = new SubmitButton("otherLeader", "true", text.otherLeader());
        questions.add(Question.ofPlays(
                        context.people().stream()
                                .map(person -> play(person, text))
                                .toList(),
                        led == null ? null : otherLeader)
                .note(extras.note(text)));
        questions.addAll(extras.questions(payers(), text));
        String shown = cards.keySet().stream().map(Person::toString).collect(Collectors.joining(","));
        String title = led == null ? text.whoLed(context.correcting()) : text.whichCards(context.correcting());
        return new PadView.Choices(
                extras.title(title, text),
                questions,
                extras.hidden(
                        new Hidden("led", led == null ? "" : led.toString()),
                        new Hidden("shown", shown),
                        new Hidden("trick", "true")),
                context.asksForTheLowest() ? null : new SubmitButton("show", "cards", text.highestOnly()));
    }

    /** Returns whether a person's card is the one that is paid for, of those of its rank. */
    private boolean isPaidFor(Person person) {
        Card card = cards.get(person);
        List<Person> equal =
                order().stream().filter(each -> cards.get(each) == card).toList();
        return rules.firstOfEqualPays(card)
                ? person.equals(equal.getFirst())
                : rules.payers() == Payers.ALL || person.equals(equal.getLast());
    }

    private PadView.Play play(Person person, SheetText text) {
        Card card = cards.get(person);
        boolean isTop = missing() == null && card == top().card();
        boolean takes = isTop && payers().contains(person.player()) && isPaidFor(person);
        Badge badge = extras.badge(takes, isTop, text);
        Badge place = led == null ? null : new Badge(text.turn(order().indexOf(person) + 1), false);
        Tile tile = Tile.radio("turn", person.toString(), context.nameOf(person))
                .chosen(person.equals(turn))
                .aside(card == null ? text.noCardYet() : CardExtras.label(card, text))
                .badge(badge == null ? place : badge);
        List<Tile> choices = CardExtras.ranks(rules)
                .map(each -> Tile.radio("play-" + person, each.notation(), CardExtras.label(each, text))
                        .chosen(each == card)
                        .inert(each != card && Collections.frequency(cards.values(), each) >= rules.copies(each)))
                .toList();
        return new PadView.Play(tile, choices);
    }
}
