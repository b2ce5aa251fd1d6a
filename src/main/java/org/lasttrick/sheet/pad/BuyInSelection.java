package org.lasttrick.sheet.pad;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.form.FormFields;
import org.lasttrick.language.texts.SheetText;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.CardHand;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.sheet.pad.PadView.Question;
import org.lasttrick.sheet.pad.PadView.Tile;

/**
 * This selection adds to a hand of cards whether those whom it hits buy back in. They are asked once it is known whom
 * it hits.
 *
 * @param cards everything else that is asked
 * @param asked who may buy back in, as far as that is known
 * @param in those of them who do
 * @param out those who don't
 */
record BuyInSelection(HandContext context, Selection cards, List<PlayerId> asked, List<PlayerId> in, List<PlayerId> out)
        implements Selection {
    private static final String YES = "yes";
    private static final String NO = "no";

    static BuyInSelection read(FormFields fields, HandContext context, Selection cards) {
        List<PlayerId> asked = cards.hand()
                .map(hand -> context.before().mayBuyIn(CardHand.class.cast(hand), context.dealtIn(hand.players())))
                .orElse(List.of());
        return new BuyInSelection(
                context, cards, asked, answering(YES, asked, fields, context), answering(NO, asked, fields, context));
    }

    private static List<PlayerId> answering(
            String answer, List<PlayerId> asked, FormFields fields, HandContext context) {
        return asked.stream()
                .filter(player -> answer.equals(
                        fields.has(field(player)) ? fields.text(field(player)) : recorded(player, context)))
                .toList();
    }

    private static String field(PlayerId player) {
        return "back-" + player;
    }

    private static String recorded(PlayerId player, HandContext context) {
        List<PlayerId> buysIn =
                context.recorded() instanceof CardHand hand ? hand.extras().buysIn() : null;
        if (buysIn == null) {
            return "";
        }
        return buysIn.contains(player) ? YES : NO;
    }

    private Optional<PlayerId> unanswered() {
        return asked.stream()
                .filter(player -> !in.contains(player) && !out.contains(player))
                .findFirst();
    }

    @Override
    public @Nullable Function<SheetText, String> missing() {
        Function<SheetText, String> first = cards.missing();
        return first != null
                ? first
                : unanswered()
                        .<Function<SheetText, String>>map(player -> text -> text.buyInMissing(context.nameOf(player)))
                        .orElse(null);
    }

    @Override
    public Optional<HandResult> hand() {
        return unanswered().isPresent()
                ? Optional.empty()
                : cards.hand().map(hand -> CardHand.class.cast(hand).buyingIn(asked.isEmpty() ? null : in));
    }

    @Override
    public @Nullable String followUp(FormFields fields, SheetText text) {
        return cards.followUp(fields, text);
    }

    @Override
    public PadView.Choices choices(SheetText text) {
        PadView.Choices choices = cards.choices(text);
        List<Question> questions = new ArrayList<>(choices.questions());
        asked.forEach(player -> questions.add(question(player, text)));
        return new PadView.Choices(choices.title(), questions, choices.hidden(), choices.another());
    }

    private Question question(PlayerId player, SheetText text) {
        return Question.of(
                text.willBuyIn(context.nameOf(player)),
                "segments two",
                Stream.of(
                                Tile.radio(field(player), YES, text.backIn()).chosen(in.contains(player)),
                                Tile.radio(field(player), NO, text.staysOut()).chosen(out.contains(player)))
                        .toList());
    }
}
