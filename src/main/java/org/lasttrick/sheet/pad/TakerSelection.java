package org.lasttrick.sheet.pad;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.lasttrick.form.FormFields;
import org.lasttrick.language.texts.SheetText;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.March;
import org.lasttrick.rules.HandResult.Taker;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Standing;
import org.lasttrick.sheet.pad.PadView.Badge;
import org.lasttrick.sheet.pad.PadView.Question;
import org.lasttrick.sheet.pad.PadView.Tile;

/**
 * A selection says who took the last trick, and whether with all the others.
 *
 * @param player {@code null} while nobody is chosen
 */
record TakerSelection(HandContext context, @Nullable PlayerId player, boolean march) implements Selection {

    static TakerSelection read(FormFields fields, HandContext context) {
        HandResult recorded = context.recorded();
        if (fields.has("player") || recorded == null) {
            return new TakerSelection(context, fields.player("player").orElse(null), fields.has("march"));
        }
        return new TakerSelection(
                context, recorded.players().stream().findFirst().orElse(null), recorded instanceof March);
    }

    @Override
    public @Nullable Function<SheetText, String> missing() {
        return player == null ? SheetText::takerMissing : null;
    }

    @Override
    public Optional<HandResult> hand() {
        return Optional.ofNullable(player).map(taker -> march ? new March(taker) : new Taker(taker));
    }

    @Override
    public PadView.Choices choices(SheetText text) {
        return new PadView.Choices(
                text.whoTookIt(context.correcting()),
                List.of(
                        Question.titled(
                                "players",
                                context.everyone().stream()
                                        .map(standing -> player(standing, text))
                                        .toList()),
                        Question.titled(
                                "switch",
                                List.of(Tile.checkbox("march", "true", text.march())
                                        .chosen(march)))),
                List.of(),
                null);
    }

    private Tile player(Standing standing, SheetText text) {
        boolean chosen = standing.player().equals(player);
        Badge badge = march ? new Badge(text.allTricks(), false) : new Badge(text.takesIt(), true);
        return context.tile("radio", "player", standing).chosen(chosen).badge(chosen ? badge : null);
    }
}
