package org.lasttrick.web.sheet;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.lasttrick.rules.Standing.Status;
import org.lasttrick.sheet.SheetView.PlayerView;
import org.lasttrick.sheet.mark.ShortNames;

/**
 * The big screen shows these players.
 *
 * @param players each with large digits
 * @param gone in one line: if there are too many, those who left, and if there still are, those who are out, too
 */
public record BigScreenView(List<Shown> players, List<Shown> gone) {
    private static final int MOST = 10;

    /** @param name shortened where others have one that begins alike */
    public record Shown(PlayerView player, String name) {}

    static BigScreenView of(List<PlayerView> all) {
        List<Status> large = Stream.of(
                        List.of(Status.values()), List.of(Status.ACTIVE, Status.OUT), List.of(Status.ACTIVE))
                .filter(each -> with(each, all).size() <= MOST)
                .findFirst()
                .orElse(List.of(Status.ACTIVE));
        List<Status> gone = Stream.of(Status.values())
                .filter(status -> !large.contains(status))
                .toList();
        return new BigScreenView(named(with(large, all)), named(with(gone, all)));
    }

    private static List<PlayerView> with(List<Status> statuses, List<PlayerView> players) {
        return players.stream()
                .filter(player -> statuses.contains(player.standing().status()))
                .toList();
    }

    private static List<Shown> named(List<PlayerView> players) {
        List<String> names =
                ShortNames.onBigScreen(players.stream().map(PlayerView::name).toList());
        return IntStream.range(0, players.size())
                .mapToObj(i -> new Shown(players.get(i), names.get(i)))
                .toList();
    }
}
