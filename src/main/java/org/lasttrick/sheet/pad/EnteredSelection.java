package org.lasttrick.sheet.pad;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.lasttrick.form.FormFields;
import org.lasttrick.language.texts.SheetText;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.Entered;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Standing;
import org.lasttrick.sheet.pad.PadView.Badge;
import org.lasttrick.sheet.pad.PadView.Hidden;
import org.lasttrick.sheet.pad.PadView.Question;
import org.lasttrick.sheet.pad.PadView.Tile;

/**
 * A selection says who pays how many points, where no rule says so. What is typed for a player who isn't chosen doesn't
 * count.
 *
 * @param payers in seat order
 * @param points those of the payers for whom a number is typed
 */
record EnteredSelection(HandContext context, List<PlayerId> payers, Map<PlayerId, Integer> points, CardExtras extras)
        implements Selection {

    static EnteredSelection read(FormFields fields, HandContext context, CardScoring rules) {
        CardExtras extras = CardExtras.read(fields, context, rules);
        if (!fields.has("trick") && context.recorded() instanceof Entered recorded) {
            return new EnteredSelection(context, List.copyOf(recorded.players()), recorded.points(), extras);
        }
        List<PlayerId> payers =
                fields.players("player").stream().filter(context::isHere).toList();
        Map<PlayerId, Integer> points = new TreeMap<>();
        for (PlayerId payer : payers) {
            Integer typed = fields.number("points-" + payer);
            if (typed != null) {
                points.put(payer, typed);
            }
        }
        return new EnteredSelection(context, payers, points, extras);
    }

    @Override
    public @Nullable Function<SheetText, String> missing() {
        if (payers.isEmpty()) {
            return SheetText::payersMissing;
        }
        return payers.stream()
                .filter(payer -> !points.containsKey(payer))
                .findFirst()
                .<Function<SheetText, String>>map(payer -> text -> text.pointsMissing(context.nameOf(payer)))
                .orElseGet(extras::missing);
    }

    @Override
    public Optional<HandResult> hand() {
        return missing() == null ? Optional.of(new Entered(points, extras.extras(List.of()))) : Optional.empty();
    }

    @Override
    public PadView.Choices choices(SheetText text) {
        List<Tile> tiles = context.everyone().stream()
                .map(standing -> payer(standing, text))
                .toList();
        List<Question> questions = new ArrayList<>(List.of(Question.titled("players payers", tiles)));
        questions.addAll(extras.questions(List.of(), text));
        return new PadView.Choices(
                text.whoPays(context.correcting()), questions, List.of(new Hidden("trick", "false")), null);
    }

    /** Returns the tile of a player, with the field for the points beside it. */
    private Tile payer(Standing standing, SheetText text) {
        PlayerId player = standing.player();
        boolean pays = payers.contains(player);
        Integer typed = points.get(player);
        return context.tile("checkbox", "player", standing)
                .chosen(pays)
                .badge(pays ? new Badge(text.pays(), true) : null)
                .aside(typed == null ? "" : typed.toString());
    }
}
