package org.lasttrick.sheet.pad;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.lasttrick.form.FormFields;
import org.lasttrick.language.texts.SheetText;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.AllEqual;
import org.lasttrick.rules.CardScoring.Payers;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.CardHand;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.HandResult.HighCard;
import org.lasttrick.rules.HandResult.LastTrick;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.TopCards;
import org.lasttrick.sheet.pad.PadView.Hidden;
import org.lasttrick.sheet.pad.PadView.Question;
import org.lasttrick.sheet.pad.PadView.SubmitButton;
import org.lasttrick.sheet.pad.PadView.Tile;

/**
 * A selection has the highest card and who played it. Where equal cards make no difference, the pad asks only who took
 * the trick; where every card costs the same, it asks for no card.
 *
 * @param players with the highest card, in order of play as far as that is known
 * @param ordered whether the whole order of play is known
 * @param decided whether it is known which of them played last, or first where the first pays
 * @param card {@code null} while none is chosen
 */
record CardSelection(
        HandContext context,
        CardScoring rules,
        List<PlayerId> players,
        boolean ordered,
        boolean decided,
        @Nullable Card card,
        CardExtras extras)
        implements Selection {

    static CardSelection read(FormFields fields, HandContext context, CardScoring rules) {
        boolean justOpened = fields.has("show") || !fields.has("trick");
        List<PlayerId> chosen =
                fields.players("player").stream().filter(context::isHere).toList();
        Card card = fields.card("card").filter(rules::knows).orElse(null);
        CardExtras extras = CardExtras.read(fields, context, rules);
        Optional<TopCards> known =
                justOpened && chosen.isEmpty() && card == null ? known(fields, context, rules) : Optional.empty();
        if (known.isPresent()) {
            TopCards top = known.get();
            List<PlayerId> shown = rules.asksForEqualCards()
                    ? top.distinct(rules)
                    : List.of(top.players().getLast());
            return new CardSelection(context, rules, shown, true, true, top.card(), extras);
        }
        if (!rules.asksForEqualCards()) {
            List<PlayerId> taker = chosen.stream().limit(1).toList();
            return new CardSelection(context, rules, taker, true, true, card, extras);
        }
        List<PlayerId> players = new ArrayList<>(new LinkedHashSet<>(
                fields.list("order").stream().filter(chosen::contains).toList()));
        boolean ordered = players.size() == chosen.size() || chosen.size() < 2;
        chosen.stream().filter(player -> !players.contains(player)).forEach(players::add);
        boolean firstPays = rules.firstOfEqualPays(card);
        Optional<PlayerId> pays = fields.player(firstPays ? "first" : "last").filter(chosen::contains);
        pays.ifPresent(player -> {
            players.remove(player);
            players.add(firstPays ? 0 : players.size(), player);
        });
        boolean decided = ordered || pays.isPresent();
        return new CardSelection(context, rules, List.copyOf(players), ordered, decided, card, extras);
    }

    /** Returns the highest cards of the full trick that was shown before, or of the recorded hand. */
    private static Optional<TopCards> known(FormFields fields, HandContext context, CardScoring rules) {
        Optional<TopCards> recorded =
                context.recorded() instanceof CardHand hand ? Optional.of(TopCards.of(rules, hand)) : Optional.empty();
        return TrickSelection.topOf(fields, context, rules).or(() -> recorded);
    }

    /** Returns whether it depends on who played last, or first, who pays. */
    private boolean onePays() {
        return (rules.payers() == Payers.LAST || rules.firstOfEqualPays(card)) && !paying().isEmpty();
    }

    /** Returns who pays if the order of play is as far as it is known. */
    private List<PlayerId> paying() {
        return players.isEmpty() ? List.of() : new TopCards(card, players).payers(rules, context.cards(players));
    }

    private List<PlayerId> payers() {
        return onePays() && !decided ? List.of() : paying();
    }

    @Override
    public @Nullable Function<SheetText, String> missing() {
        if (extras.asksForPickle()) {
            return SheetText::pickleMissing;
        }
        boolean cardMissing = rules.asksForTheCard() && card == null;
        if (players.isEmpty()) {
            return playersMissing(cardMissing);
        }
        if (cardMissing) {
            return SheetText::cardMissing;
        }
        if (mayAllBeEqual()) {
            return SheetText::fullTrickMissing;
        }
        if (!onePays() || decided) {
            return extras.missing();
        }
        return rules.firstOfEqualPays(card) ? SheetText::firstMissing : SheetText::lastMissing;
    }

    /**
     * Returns whether nobody may pay, since all cards may be equal: partners are one tile, with one of these cards or with two.
     */
    private boolean mayAllBeEqual() {
        return rules.allEqual() == AllEqual.NOBODY
                && players.stream().anyMatch(context::hasPartners)
                && players.containsAll(context.dealtIn(players));
    }

    private Function<SheetText, String> playersMissing(boolean cardMissing) {
        if (!rules.asksForTheCard()) {
            return rules.asksForEqualCards() ? SheetText::highestMissing : SheetText::takerMissing;
        }
        if (!cardMissing) {
            return SheetText::playersMissing;
        }
        return rules.asksForEqualCards() ? SheetText::nothingChosen : SheetText::takerAndCardMissing;
    }

    @Override
    public Optional<HandResult> hand() {
        if (missing() != null) {
            return Optional.empty();
        }
        Extras more = extras.extras(payers());
        HandResult chosen = new HighCard(rules.asksForTheCard() ? card : null, players, more);
        return Optional.of(kept(more).orElse(chosen));
    }

    /** Returns the recorded hand with new extras, if its cards agree with what is chosen. */
    private Optional<HandResult> kept(Extras more) {
        if (!(context.recorded() instanceof CardHand hand) || lacksACard(hand)) {
            return Optional.empty();
        }
        CardHand kept = hand.with(more);
        TopCards top = TopCards.of(rules, kept);
        boolean sameCard = !rules.asksForTheCard() || top.card() == card;
        boolean samePlayers = rules.asksForEqualCards()
                ? top.distinct(rules).equals(players)
                : top.players().getLast().equals(players.getLast());
        return sameCard && samePlayers ? Optional.of(kept) : Optional.empty();
    }

    /** Returns whether a player who was dealt in has no card in it, as can happen in games of the first edition. */
    private boolean lacksACard(CardHand hand) {
        return hand instanceof LastTrick trick && trick.plays().size() < context.cards(trick.players());
    }

    @Override
    public @Nullable String followUp(FormFields fields, SheetText text) {
        return extras.followUp(payers(), fields, text);
    }

    @Override
    public PadView.Choices choices(SheetText text) {
        List<Question> questions = new ArrayList<>();
        questions.addAll(extras.first(text));
        List<Tile> tiles = context.everyone().stream()
                .map(standing -> player(standing, text))
                .toList();
        String layout = context.many() ? "players many" : "players";
        questions.add(questions.isEmpty() ? Question.titled(layout, tiles) : Question.of(title(text), layout, tiles));
        if (rules.asksForTheCard()) {
            questions.add(Question.of(text.whichCard(), "ranks", cards(text)).note(extras.note(text)));
        }
        if (onePays() && players.size() > 1) {
            questions.add(
                    rules.firstOfEqualPays(card)
                            ? Question.of(text.whoPlayedFirst(), "last-of", whoPays("first"))
                            : Question.of(text.whoPlayedLast(), "last-of", whoPays("last")));
        }
        questions.addAll(extras.questions(payers(), text));
        String order = ordered ? players.stream().map(PlayerId::toString).collect(Collectors.joining(",")) : "";
        return new PadView.Choices(
                extras.title(title(text), text),
                questions,
                extras.hidden(new Hidden("order", order), new Hidden("trick", "false")),
                new SubmitButton("show", "trick", text.fullTrick()));
    }

    private String title(SheetText text) {
        return rules.asksForEqualCards()
                ? text.whoPlayedHighest(context.correcting())
                : text.whoTookIt(context.correcting());
    }

    private Tile player(Standing standing, SheetText text) {
        PlayerId player = standing.player();
        boolean chosen = players.contains(player);
        boolean takes = chosen && payers().contains(player);
        boolean noMoreEqualCards = players.size() >= rules.mostEqualCards();
        return context.tile(rules.asksForEqualCards() ? "checkbox" : "radio", "player", standing)
                .chosen(chosen)
                .inert(!standing.isActive() || (noMoreEqualCards && !chosen))
                .badge(extras.badge(takes, chosen && decided, text));
    }

    private List<Tile> cards(SheetText text) {
        return CardExtras.ranks(rules)
                .map(each -> Tile.radio("card", each.notation(), CardExtras.label(each, text))
                        .chosen(each == card)
                        .inert(each != card && players.size() > rules.copies(each)))
                .toList();
    }

    private List<Tile> whoPays(String field) {
        return players.stream()
                .sorted()
                .map(player -> Tile.radio(field, player.toString(), context.nameOf(player))
                        .chosen(payers().contains(player)))
                .toList();
    }
}
