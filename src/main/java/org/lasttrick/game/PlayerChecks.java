package org.lasttrick.game;

import static org.lasttrick.game.HandChecks.refuseIf;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Decision.Rejected;
import org.lasttrick.game.GameCommand.Join;
import org.lasttrick.game.GameCommand.TakeSeats;
import org.lasttrick.game.Rejection.Bound;
import org.lasttrick.game.Rejection.OutOfRange;
import org.lasttrick.game.Rejection.PlayerFault;
import org.lasttrick.game.Rejection.WrongPlayer;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Standing.Status;
import org.lasttrick.rules.Standings;

/** Checks commands about players: join, leave, return, rename, and new seats. */
final class PlayerChecks {
    private static final int MOST_EVER = 99;

    private PlayerChecks() {}

    static Decision join(Join join, Game game, Names names) {
        int seats = game.sheet().standings().present().size() + 1;
        Integer seat = join.seat();
        List<Rejection> against = Stream.of(
                        name(game, null, join.name(), names),
                        seat == null
                                ? Stream.<Rejection>empty()
                                : OutOfRange.check("/seat", Bound.SEAT, seat, 1, seats),
                        oneMore(game),
                        OutOfRange.check("", Bound.PLAYERS_EVER, game.names().size() + 1, 2, MOST_EVER))
                .flatMap(each -> each)
                .toList();
        return Decision.of(against, new GameEvent.PlayerJoined(names.tidy(join.name()), seat));
    }

    /** Who is out holds no card, and so doesn't count. */
    private static Stream<Rejection> oneMore(Game game) {
        int players = (int) game.sheet().standings().active().count() + 1;
        return TableChecks.against(game.start(), players, game.start().edition());
    }

    /** Always possible, even if too few players for the game remain: they can still close it. */
    static Decision leave(PlayerId player, Game game) {
        return switch (game.sheet().standings().of(player).status()) {
            case ACTIVE -> new Decision.Accepted(new GameEvent.PlayerLeft(player));
            case OUT -> new Rejected(new Rejection.OutAlready(player));
            case LEFT -> new Rejected(new Rejection.LeftAlready(player));
        };
    }

    static Decision comeBack(PlayerId player, Game game) {
        Standings standings = game.sheet().standings();
        return switch (standings.of(player).status()) {
            case LEFT -> Decision.of(oneMore(game).toList(), new GameEvent.PlayerReturned(player));
            case ACTIVE, OUT -> new Rejected(new Rejection.HasNotLeft(player));
        };
    }

    static Decision rename(PlayerId player, String name, Game game, Names names) {
        return Decision.of(
                name(game, player, name, names).toList(), new GameEvent.PlayerRenamed(player, names.tidy(name)));
    }

    /** @param whose {@code null} for a new player */
    private static Stream<Rejection> name(Game game, @Nullable PlayerId whose, String name, Names names) {
        String shape = names.shape(name);
        Stream<Rejection> taken = IntStream.rangeClosed(1, game.names().size())
                .mapToObj(PlayerId::new)
                .filter(other -> !other.equals(whose))
                .filter(other -> names.shape(game.nameOf(other)).equals(shape))
                .limit(1)
                .map(other ->
                        whose == null && game.sheet().standings().of(other).status() == Status.LEFT
                                ? new Rejection.NameOfLeaver("/name", game.nameOf(other))
                                : new Rejection.NameTaken("/name", game.nameOf(other)));
        return Stream.concat(names.check("/name", name), taken);
    }

    static Decision takeSeats(TakeSeats seats, Game game) {
        List<Rejection> against = Stream.concat(seated(seats.players(), game), dealer(seats, game))
                .toList();
        PlayerId dealer = seats.players().isEmpty()
                ? new PlayerId(1)
                : Objects.requireNonNullElse(seats.dealer(), seats.players().getFirst());
        return Decision.of(against, new GameEvent.SeatsChanged(seats.players(), dealer));
    }

    private static Stream<Rejection> seated(List<PlayerId> order, Game game) {
        Set<PlayerId> seen = new HashSet<>();
        Stream<Rejection> wrong = IntStream.range(0, order.size()).boxed().flatMap(seat -> {
            String pointer = "/players/" + seat;
            PlayerId player = order.get(seat);
            return Stream.concat(
                    HandChecks.active(game.sheet(), pointer, player),
                    refuseIf(!seen.add(player), new WrongPlayer(pointer, player, PlayerFault.SEATED_TWICE)));
        });
        List<PlayerId> missing = game.sheet().standings().present().stream()
                .filter(player -> !order.contains(player))
                .toList();
        return Stream.concat(wrong, refuseIf(!missing.isEmpty(), new Rejection.SeatsMissing("/players", missing)));
    }

    private static Stream<Rejection> dealer(TakeSeats seats, Game game) {
        return seats.dealer() == null ? Stream.empty() : HandChecks.active(game.sheet(), "/dealer", seats.dealer());
    }
}
