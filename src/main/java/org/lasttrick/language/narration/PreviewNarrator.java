package org.lasttrick.language.narration;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lasttrick.game.Preview;
import org.lasttrick.language.narration.HandNarrator.Line;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.rules.Standing;

/**
 * Describes what a command changes of what was recorded before.
 *
 * @param words of the game whose names the players have
 */
public record PreviewNarrator(HandNarrator words, Preview preview) {
    /** Says who would win; empty if no winner changes. */
    public Optional<String> otherWinners() {
        return preview.winners()
                .map(winners -> preview.after().sheet().isOver()
                        ? words.over(preview.after().sheet())
                        : words.text().goesOn());
    }

    /** Describes the totals that change. */
    public List<Line> changes() {
        return preview.changes().stream().map(this::line).toList();
    }

    private Line line(Preview.Change change) {
        GameText text = words.text();
        Standing before = change.before();
        Standing after = change.after();
        if (before == null) {
            Standing joined = Objects.requireNonNull(after);
            String name = preview.after().nameOf(joined.player());
            return new Line(name, Integer.toString(joined.score()), text.inAgain(), true);
        }
        String name = words.game().nameOf(before.player());
        if (after == null) {
            return new Line(name, Integer.toString(before.score()), text.neverIn(), false);
        }
        List<String> fates = new ArrayList<>();
        if (before.cucumbers() != after.cucumbers()) {
            fates.add(text.cucumbers(before.cucumbers(), after.cucumbers()));
        }
        if (before.isActive() != after.isActive()) {
            fates.add(after.isActive() ? text.inAgain() : text.out());
        }
        return new Line(
                name,
                text.change(before.score(), after.score()),
                fates.isEmpty() ? null : String.join(", ", fates),
                after.isActive() == before.isActive() ? after.cucumbers() < before.cucumbers() : after.isActive());
    }

    /** Describes the totals that change, hand by hand, for each hand that stays. */
    public List<String> changesByHand() {
        List<String> parts = new ArrayList<>();
        for (Preview.HandChange hand : preview.handChanges()) {
            String changes = hand.changes().stream().flatMap(this::total).collect(Collectors.joining(", "));
            if (!changes.isEmpty()) {
                parts.add(words.text().inHand(hand.number(), changes));
            }
        }
        return parts;
    }

    /** Describes the change to the total and the cucumbers of a player; empty for a player who isn't on both sheets. */
    private Stream<String> total(Preview.Change change) {
        if (change.before() == null || change.after() == null) {
            return Stream.empty();
        }
        Line line = line(change);
        String fate = line.fate() == null ? "" : " (" + line.fate() + ")";
        return Stream.of(line.name() + " " + line.numbers() + fate);
    }
}
