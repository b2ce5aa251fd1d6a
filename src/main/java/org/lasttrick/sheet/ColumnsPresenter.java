package org.lasttrick.sheet;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;
import org.lasttrick.sheet.SheetView.PlayerView;
import org.lasttrick.sheet.mark.Mark;

/** The heads of the players' columns. */
final class ColumnsPresenter {
    private final PageText text;

    ColumnsPresenter(PageText text) {
        this.text = text;
    }

    List<PlayerView> draw(Game game, String url, @Nullable Panel panel) {
        Scoresheet sheet = game.sheet();
        RuleSet rules = game.start().rules();
        Map<PlayerId, Mark> marks = Mark.of(game);
        return sheet.standings().inSeatOrder().stream()
                .map(standing -> new PlayerView(
                        standing.player(),
                        game.nameOf(standing.player()),
                        Objects.requireNonNull(marks.get(standing.player())),
                        duty(sheet, standing.player()),
                        sheet.start()
                                .find(standing.player())
                                .map(Standing::score)
                                .orElse(null),
                        standing.score(),
                        standing.status(),
                        sheet.winners().contains(standing.player()),
                        toGo(sheet, standing),
                        sheet.place(standing.player())
                                .filter(_ -> sheet.isOver())
                                .orElse(null),
                        HandRows.why(new Panel.Why(standing.player(), null), url + "?", panel),
                        standing.cucumbers(),
                        Math.max(0, rules.scoring().lives() - standing.cucumbers())))
                .toList();
    }

    private String duty(Scoresheet sheet, PlayerId player) {
        return sheet.next()
                .map(deal -> deal.dealer().equals(player)
                        ? text.dealsMark()
                        : deal.leader().equals(player) ? text.leadsMark() : "")
                .orElse("");
    }

    private @Nullable String toGo(Scoresheet sheet, Standing standing) {
        if (!standing.isActive()) {
            return switch (standing.status()) {
                case ACTIVE, OUT -> text.out();
                case LEFT -> text.left();
            };
        }
        if (sheet.isOver()) {
            return null;
        }
        RuleSet rules = sheet.rules();
        OptionalInt points = rules.end() instanceof End.Target(int target)
                ? OptionalInt.of(Math.max(0, target - standing.score()))
                : rules.scoring().pointsToLimit(standing.score());
        return points.isPresent() ? text.toGo(points.getAsInt()) : null;
    }
}
