package org.lasttrick.scorekeeping;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.lasttrick.game.Game;
import org.lasttrick.rules.Effect;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;

/** Counts wins and penalties. Counted from the games each time, so that corrected hands count as corrected; one is in memory at a time. */
@ApplicationScoped
public class Statistics {
    private final History history;

    Statistics(History history) {
        this.history = history;
    }

    /** All players who finished a game of this book; the most wins first, then by name. */
    public List<PlayerRecord> of(String scorebook) {
        Map<String, PlayerRecord> records = new HashMap<>();
        history.all(scorebook).forEachRemaining(recorded -> {
            Game game = recorded.game();
            if (game.sheet().isOver() && game.sheet().status() != Scoresheet.Status.ABANDONED) {
                records(game).forEach(each -> records.merge(each.name(), each, PlayerRecord::plus));
            }
        });
        return records.values().stream()
                .sorted(Comparator.comparingInt(PlayerRecord::wins).reversed().thenComparing(PlayerRecord::name))
                .toList();
    }

    private static Stream<PlayerRecord> records(Game game) {
        Scoresheet sheet = game.sheet();
        return sheet.standings().inSeatOrder().stream().map(Standing::player).map(player -> {
            List<Integer> paid = paid(sheet, player);
            return new PlayerRecord(
                    game.nameOf(player),
                    1,
                    sheet.winners().contains(player) ? 1 : 0,
                    sheet.standings().of(player).cucumbers(),
                    paid.size(),
                    paid.stream().mapToInt(Integer::intValue).sum());
        });
    }

    private static List<Integer> paid(Scoresheet sheet, PlayerId player) {
        return sheet.hands().stream()
                .flatMap(hand -> hand.effectsOn(player).stream())
                .flatMap(effect -> switch (effect) {
                    case Effect.Penalty(var payer, int points) -> Stream.of(points);
                    case Effect.Stake(var payer, int credits) -> Stream.of(credits);
                    case Effect.Bonus _, Effect.Cucumber _, Effect.ReEntry _, Effect.Out _ -> Stream.empty();
                })
                .toList();
    }
}
