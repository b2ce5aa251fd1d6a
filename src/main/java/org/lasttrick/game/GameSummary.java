package org.lasttrick.game;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Scoresheet.Status;

/**
 * What a scorebook's statistics need of one game. A hand of a game that goes on changes nothing in it.
 *
 * @param name of the game, if the players gave it one
 * @param players {@code p1}, {@code p2} … with their current names, partners each with the same figures; without figures unless the
 *     game is over and not abandoned
 * @param shownNames as the sheet has them: of partners, both names in one
 */
public record GameSummary(
        String variant, @Nullable String name, Status status, List<PlayerRecord> players, List<String> shownNames) {
    public GameSummary {
        players = List.copyOf(players);
        shownNames = List.copyOf(shownNames);
    }

    /**
     * A player's results in finished games, of one of them or of a whole book; in a book, players are identified by name.
     *
     * @param penalties how often the player paid, stakes included
     * @param points the sum paid, multipliers included
     */
    public record PlayerRecord(String name, long games, long wins, long cucumbers, long penalties, long points) {}

    /** Takes as long as the game has players; once it is over, hands as well. */
    public static GameSummary of(Game game) {
        Status status = game.sheet().status();
        boolean counts = switch (status) {
            case FINISHED, CLOSED -> true;
            case IN_PROGRESS, ABANDONED -> false;
        };
        List<PlayerRecord> players = IntStream.rangeClosed(1, game.names().size())
                .boxed()
                .flatMap(number -> game.names().get(number - 1).people().stream()
                        .map(name -> counts ? record(game, new PlayerId(number), name) : none(name)))
                .toList();
        return new GameSummary(game.start().variant(), game.start().name(), status, players, game.playerNames());
    }

    private static PlayerRecord record(Game game, PlayerId player, String name) {
        Scoresheet sheet = game.sheet();
        return sheet.standings()
                .find(player)
                .map(standing -> {
                    List<Integer> paid = paid(sheet, player);
                    return new PlayerRecord(
                            name,
                            1,
                            sheet.winners().contains(player) ? 1 : 0,
                            standing.cucumbers(),
                            paid.size(),
                            paid.stream().mapToLong(Integer::longValue).sum());
                })
                .orElseGet(() -> none(name));
    }

    private static PlayerRecord none(String name) {
        return new PlayerRecord(name, 0, 0, 0, 0, 0);
    }

    private static List<Integer> paid(Scoresheet sheet, PlayerId player) {
        return sheet.hands().stream()
                .flatMap(hand -> hand.outcome(player).stream())
                .flatMap(outcome -> outcome.paid().stream().boxed())
                .toList();
    }
}
