package org.lasttrick.sheet.pad;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.form.FormFields;
import org.lasttrick.game.Staking;
import org.lasttrick.language.texts.SheetText;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.HandResult.Doubling;
import org.lasttrick.rules.HandResult.Stakes;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.sheet.pad.PadView.Badge;
import org.lasttrick.sheet.pad.PadView.Hidden;
import org.lasttrick.sheet.pad.PadView.Question;
import org.lasttrick.sheet.pad.PadView.SubmitButton;
import org.lasttrick.sheet.pad.PadView.Tile;

/**
 * A selection has the doubles of a hand in order, who dropped at each, and who won.
 *
 * @param winner {@code null} while nobody is chosen
 */
record StakesSelection(
        HandContext context,
        List<Doubling> doubles,
        @Nullable PlayerId winner) implements Selection {
    /**
     * A pad reads at most so many doubles, one more than 999 credits allow: whatever an address asks for, the pad stays
     * small.
     */
    private static final int MOST_DOUBLES = 10;

    /** Reads what is chosen. A newly chosen doubler is added to the earlier ones; {@code takeBack} removes the last. */
    static StakesSelection read(FormFields fields, HandContext context) {
        if (!fields.has("doubles") && context.recorded() instanceof Stakes(List<Doubling> doubles, PlayerId winner)) {
            return new StakesSelection(context, doubles, winner);
        }
        List<PlayerId> doublers =
                new ArrayList<>(Stream.concat(fields.list("doubles").stream(), fields.players("double").stream())
                        .filter(context::isHere)
                        .limit(MOST_DOUBLES)
                        .toList());
        if (fields.has("takeBack") && !doublers.isEmpty()) {
            doublers.removeLast();
        }
        List<String> dropped = fields.all("dropped");
        List<Doubling> doubles = new ArrayList<>();
        for (PlayerId doubler : doublers) {
            String number = doubles.size() + 1 + "-";
            doubles.add(new Doubling(
                    doubler,
                    context.active().stream()
                            .filter(player -> dropped.contains(number + player))
                            .toList()));
        }
        return new StakesSelection(
                context, List.copyOf(doubles), fields.player("winner").orElse(null));
    }

    /** Returns the stakes before double {@code number}, 0 for the first. */
    private Staking before(int number) {
        Staking staking = Staking.begin(context.before().standings(), dealtIn());
        for (Doubling doubling : doubles.subList(0, number)) {
            staking = staking.after(doubling);
        }
        return staking;
    }

    private List<PlayerId> dealtIn() {
        return context.dealtIn(new Stakes(doubles, winner).players());
    }

    /** Returns these players, and those without whom the hand was kept: if chosen, they were dealt in after all. */
    private List<PlayerId> withLeftOut(List<PlayerId> players) {
        List<PlayerId> dealtIn = dealtIn();
        return context.active().stream()
                .filter(player -> players.contains(player) || !dealtIn.contains(player))
                .toList();
    }

    private Staking now() {
        return before(doubles.size());
    }

    private static boolean isWonByDoubling(Staking staking) {
        return staking.in().size() < 2 && staking.lastToDouble() != null;
    }

    @Override
    public @Nullable Function<SheetText, String> missing() {
        return hand().isPresent() ? null : SheetText::winnerMissing;
    }

    @Override
    public Optional<HandResult> hand() {
        Staking now = now();
        if (isWonByDoubling(now)) {
            return Optional.of(new Stakes(doubles, null));
        }
        return Optional.ofNullable(winner)
                .filter(player -> now.in().contains(player))
                .map(player -> new Stakes(doubles, player));
    }

    @Override
    public @Nullable String followUp(FormFields fields, SheetText text) {
        return fields.text("double").isEmpty() || doubles.isEmpty() || isWonByDoubling(now())
                ? null
                : text.droppedNotAsked(context.nameOf(doubles.getLast().player()));
    }

    @Override
    public PadView.Choices choices(SheetText text) {
        Staking now = now();
        List<Question> questions = new ArrayList<>();
        for (int i = 0; i < doubles.size(); i++) {
            questions.add(drops(i, text));
        }
        if (isWonByDoubling(now)) {
            questions.add(Question.of(text.whoWon(), "players", winners(List.of(), text))
                    .note(text.wonByDoubling(
                            now.in().stream().map(context::nameOf).collect(Collectors.joining()))));
        } else {
            questions.add(doublers(now, text));
            questions.add(Question.of(text.whoWon(), "players", winners(now.in(), text))
                    .note(text.whoWonHint()));
        }
        return new PadView.Choices(
                text.stake(context.correcting(), now.stake()),
                questions,
                List.of(new Hidden(
                        "doubles",
                        doubles.stream()
                                .map(doubling -> doubling.player().toString())
                                .collect(Collectors.joining(",")))),
                null);
    }

    private Question drops(int index, SheetText text) {
        Staking before = before(index);
        Doubling doubling = doubles.get(index);
        String name = context.nameOf(doubling.player());
        boolean newest = index == doubles.size() - 1;
        List<PlayerId> doubleLater =
                doubles.stream().skip(index + 1L).map(Doubling::player).toList();
        List<Tile> tiles = withLeftOut(before.in()).stream()
                .filter(player -> !player.equals(doubling.player()))
                .map(player -> Tile.checkbox("dropped", index + 1 + "-" + player, context.nameOf(player))
                        .chosen(doubling.dropped().contains(player))
                        .inert(doubleLater.contains(player)))
                .toList();
        SubmitButton takeBack = newest ? new SubmitButton("takeBack", "true", text.takeBack(name)) : null;
        return new Question(text.whoDropped(name, 2 * before.stake()), null, "last-of", tiles, List.of(), takeBack);
    }

    private Question doublers(Staking now, SheetText text) {
        int doubled = 2 * now.stake();
        List<PlayerId> may = now.mayDouble().isEmpty() ? List.of() : withLeftOut(now.mayDouble());
        return Question.of(
                        text.whoDoubles(doubled),
                        "last-of",
                        may.stream()
                                .map(player -> Tile.radio("double", player.toString(), context.nameOf(player)))
                                .toList())
                .note(may.isEmpty() ? nobodyMay(now, doubled, text) : nobodyTwice(now, text));
    }

    private @Nullable String nobodyMay(Staking now, int doubled, SheetText text) {
        return now.cannotPayTheDouble()
                .map(poorest -> text.nobodyMayDouble(doubled, context.nameOf(poorest.player()), poorest.score()))
                .orElse(null);
    }

    private @Nullable String nobodyTwice(Staking now, SheetText text) {
        PlayerId last = now.lastToDouble();
        return last != null && now.in().contains(last) ? text.notTwiceRunning(context.nameOf(last)) : null;
    }

    private List<Tile> winners(List<PlayerId> in, SheetText text) {
        return withLeftOut(in).stream()
                .map(context.before().standings()::of)
                .map(standing -> context.tile("radio", "winner", standing)
                        .chosen(standing.player().equals(winner))
                        .badge(standing.player().equals(winner) ? new Badge(text.wins(), false) : null))
                .toList();
    }
}
