package org.lasttrick.sheet.pad;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.form.FormFields;
import org.lasttrick.language.texts.SheetText;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.JokerRank;
import org.lasttrick.rules.CardScoring.Multiplier;
import org.lasttrick.rules.CardScoring.Payers;
import org.lasttrick.rules.HandResult.CardHand;
import org.lasttrick.rules.HandResult.Extras;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.sheet.pad.PadView.Badge;
import org.lasttrick.sheet.pad.PadView.Hidden;
import org.lasttrick.sheet.pad.PadView.Question;
import org.lasttrick.sheet.pad.PadView.SubmitButton;
import org.lasttrick.sheet.pad.PadView.Tile;

/**
 * Extras are what some games ask in addition to the cards: multipliers, the pickle, and the hand size.
 *
 * @param times the multiplier of each player
 * @param kontra who said it; {@code null}: nobody
 */
record CardExtras(
        HandContext context,
        CardScoring rules,
        Extras recorded,
        Map<PlayerId, Integer> times,
        @Nullable PlayerId kontra,
        @Nullable Card pickle,
        @Nullable Integer handSize) {
    private static final List<Integer> TIMES = List.of(1, 2, 4);

    static CardExtras read(FormFields fields, HandContext context, CardScoring rules) {
        Extras recorded = context.recorded() instanceof CardHand hand ? hand.extras() : Extras.NONE;
        Map<PlayerId, Integer> times = new TreeMap<>();
        for (PlayerId player : context.active()) {
            Integer chosen = fields.number("times-" + player);
            times.put(player, chosen != null && TIMES.contains(chosen) ? chosen : recorded.multiplier(player));
        }
        return new CardExtras(
                context,
                rules,
                recorded,
                times,
                fields.has("kontra")
                        ? fields.player("kontra").filter(context::isHere).orElse(null)
                        : recorded.multipliers().keySet().stream().findFirst().orElse(null),
                fields.has("pickle") ? pickle(fields) : recorded.pickle(),
                fields.has("handSize") ? fields.number("handSize") : recorded.handSize());
    }

    /** Returns the pickle, unless it is asked for again. */
    private static @Nullable Card pickle(FormFields fields) {
        return fields.has("otherPickle") ? null : fields.card("pickle").orElse(null);
    }

    /** Returns what is asked when the hand begins, before anything else. */
    List<Question> first(SheetText text) {
        if (!asksForPickle()) {
            return List.of();
        }
        List<Tile> tiles = ranks(rules)
                .map(card -> Tile.radio("pickle", card.notation(), label(card, text)))
                .toList();
        String hint = text.pickleHint(rules.pickleOutranksAces(), rules.multiplier() == Multiplier.PICKLE);
        return List.of(Question.titled("ranks", tiles).note(hint));
    }

    /** Returns the pad's title: the question for the pickle, or the usual title. */
    String title(String usual, SheetText text) {
        return asksForPickle() ? text.pickle(context.correcting()) : usual;
    }

    /** Returns the fields that are sent along: the usual ones, and the pickle once it is known. */
    List<Hidden> hidden(Hidden... usual) {
        Stream<Hidden> known = pickle == null ? Stream.empty() : Stream.of(new Hidden("pickle", pickle.notation()));
        return Stream.concat(Stream.of(usual), known).toList();
    }

    /** Returns whether the pickle is to be asked for; everything else is asked after that. */
    boolean asksForPickle() {
        return rules.hasPickle() && pickle == null;
    }

    @Nullable
    Function<SheetText, String> missing() {
        return context.asksForHandSize() && handSize == null ? SheetText::handSizeMissing : null;
    }

    @Nullable
    String followUp(List<PlayerId> payers, FormFields fields, SheetText text) {
        return rules.multiplier() != Multiplier.PER_PLAYER
                ? null
                : payers.stream()
                        .filter(payer -> !fields.has("times-" + payer))
                        .filter(payer -> !recorded.multipliers().containsKey(payer))
                        .findFirst()
                        .map(payer -> text.timesNotAsked(context.nameOf(payer)))
                        .orElse(null);
    }

    /**
     * Returns the extras of the hand. Only payers are asked for their multiplier; those recorded for others are kept.
     */
    Extras extras(List<PlayerId> payers) {
        if (rules.multiplier() == Multiplier.KONTRA) {
            return Extras.of(kontra == null ? Map.of() : Map.of(kontra, 2), pickle, handSize);
        }
        Map<PlayerId, Integer> multipliers = new TreeMap<>(recorded.multipliers());
        for (PlayerId payer : payers) {
            int counts = times.getOrDefault(payer, 1);
            if (counts == recorded.multiplier(payer)) {
                continue;
            }
            if (counts == 1) {
                multipliers.remove(payer);
            } else {
                multipliers.put(payer, counts);
            }
        }
        return Extras.of(multipliers, pickle, handSize);
    }

    List<Question> questions(List<PlayerId> payers, SheetText text) {
        List<Question> questions = new ArrayList<>();
        if (rules.multiplier() == Multiplier.PER_PLAYER) {
            payers.forEach(payer -> questions.add(multiplier(payer, text)));
        }
        if (rules.multiplier() == Multiplier.KONTRA) {
            questions.add(Question.of(text.whoSaidKontra(), "led", kontra(text)));
        }
        if (context.asksForHandSize()) {
            questions.add(Question.of(
                    text.handSize(),
                    "numbers",
                    IntStream.rangeClosed(1, context.before().mostCardsEach())
                            .mapToObj(Integer::toString)
                            .map(each -> Tile.radio("handSize", each, each)
                                    .chosen(handSize != null && each.equals(handSize.toString())))
                            .toList()));
        }
        if (pickle != null) {
            questions.add(Question.answered(
                    text.pickleIs(label(pickle, text)), new SubmitButton("otherPickle", "true", text.change())));
        }
        return questions;
    }

    /** Returns how a card is entered that has no tile; {@code null} where each has one. */
    @Nullable
    String note(SheetText text) {
        return rules.jokers() > 0 && rules.jokerRank() == JokerRank.ACE ? text.jokerIsAce() : null;
    }

    private List<Tile> kontra(SheetText text) {
        Tile nobody = Tile.radio("kontra", "nobody", text.nobodySaidKontra()).chosen(kontra == null);
        Stream<Tile> players = context.active().stream()
                .map(player -> Tile.radio("kontra", player.toString(), context.nameOf(player))
                        .chosen(player.equals(kontra)));
        return Stream.concat(Stream.of(nobody), players).toList();
    }

    private Question multiplier(PlayerId payer, SheetText text) {
        return Question.of(
                text.paysTimes(context.nameOf(payer)),
                "segments",
                TIMES.stream()
                        .map(each -> Tile.radio("times-" + payer, each.toString(), text.times(each))
                                .chosen(each.equals(times.get(payer))))
                        .toList());
    }

    /**
     * Returns the badge of a player with one of the highest cards.
     *
     * @param takes whether the player pays
     */
    @Nullable
    Badge badge(boolean takes, boolean equal, SheetText text) {
        if (takes) {
            return new Badge(rules.payers() == Payers.LAST ? text.takesIt() : text.pays(), true);
        }
        return equal ? new Badge(text.equal(), false) : null;
    }

    /** Returns the cards of the game, in the order of the pack, those on top in the order of the rules. */
    static Stream<Card> ranks(CardScoring rules) {
        List<Card> suited = rules.suitedCards().cards();
        return Arrays.stream(Card.values()).filter(rules::knows).sorted(Comparator.comparingInt(suited::indexOf));
    }

    static String label(Card card, SheetText text) {
        return text.rank(card.notation());
    }
}
