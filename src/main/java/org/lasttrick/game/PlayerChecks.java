package org.lasttrick.game;

import static org.lasttrick.game.HandChecks.refuseIf;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Decision.Rejected;
import org.lasttrick.game.GameCommand.Join;
import org.lasttrick.game.GameCommand.Rename;
import org.lasttrick.game.GameCommand.Substitute;
import org.lasttrick.game.GameCommand.TakeSeats;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.Rejection.Bound;
import org.lasttrick.game.Rejection.FieldFault;
import org.lasttrick.game.Rejection.OutOfRange;
import org.lasttrick.game.Rejection.PlayerFault;
import org.lasttrick.game.Rejection.WrongField;
import org.lasttrick.game.Rejection.WrongPlayer;
import org.lasttrick.rules.CardScoring;
import org.lasttrick.rules.CardScoring.ReEntry;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.Standing.Status;

/** Checks commands about players: join, leave, return, rename, and new seats. */
final class PlayerChecks {
    private static final int MOST_EVER = 99;

    private PlayerChecks() {}

    static Decision join(Join join, Game game, NameChecks names) {
        PlayerName tidy = new PlayerName(join.name(), join.partner()).map(names::tidy);
        return Decision.of(
                joins(join, game, game.sheet(), names),
                new GameEvent.PlayerJoined(tidy.first(), tidy.partner(), join.seat()));
    }

    /** @param then the sheet up to the hand from which on the player plays */
    private static List<Rejection> joins(Join join, Game game, Scoresheet then, NameChecks names) {
        int seats = then.standings().present().size() + 1;
        int hand = then.hands().size() + 1;
        Integer seat = join.seat();
        PlayerName joiner = new PlayerName(join.name(), join.partner());
        return Stream.of(
                        name(game, null, joiner, names, ever(game, hand)),
                        seat == null
                                ? Stream.<Rejection>empty()
                                : OutOfRange.check("/seat", Bound.SEAT, seat, 1, seats),
                        checkRoomFor(game.start(), then, joiner.people().size()),
                        OutOfRange.check("", Bound.PLAYERS_EVER, game.names().size() + 1, 2, MOST_EVER))
                .flatMap(each -> each)
                .toList();
    }

    /** Decides about a player who was forgotten: in a game that is over, too, as its hands can be corrected. */
    static Decision add(Join join, Game game, NameChecks names) {
        int hands = game.hands().size();
        int hand = Objects.requireNonNullElse(join.hand(), hands + 1);
        if (hand < 1 || hand > hands + 1) {
            return new Rejected(new Rejection.NoSuchHand(hand, hands));
        }
        if (hand > hands && game.sheet().isOver()) {
            return new Rejected(Rejection.State.GAME_OVER);
        }
        List<Rejection> rejections = joins(join, game, game.sheet().before(hand), names);
        return rejections.isEmpty()
                ? Forgotten.decide(join, hand, new PlayerName(join.name(), join.partner()).map(names::tidy), game)
                : new Rejected(rejections);
    }

    /** Checks whether there is room for more people; whoever is out holds no card, and so doesn't count. */
    static Stream<Rejection> checkRoomFor(GameStarted start, Scoresheet sheet, int people) {
        return TableChecks.checkMore(start, sheet.standings().activePeople().size() + people, start.edition());
    }

    /**
     * Decides whether a player leaves. Whoever is in can always leave, even if too few players for the game remain: they can still
     * close it.
     */
    static Decision leave(PlayerId player, Game game) {
        return switch (game.sheet().standings().of(player).status()) {
            case ACTIVE -> new Decision.Accepted(new GameEvent.PlayerLeft(player));
            case OUT -> new Rejected(new Rejection.OutAlready(player));
            case LEFT -> new Rejected(new Rejection.LeftAlready(player));
        };
    }

    static Decision comeBack(PlayerId player, Game game) {
        Standing standing = game.sheet().standings().of(player);
        if (standing.status() == Status.LEFT || game.sheet().mayBuyBackIn(player)) {
            if (game.isInElsewhere(player)) {
                return new Rejected(new Rejection.PlaysOn(player));
            }
            return Decision.of(
                    checkRoomFor(game.start(), game.sheet(), standing.people()).toList(),
                    new GameEvent.PlayerReturned(player));
        }
        boolean buysIn = standing.status() == Status.OUT
                && game.start().rules().scoring() instanceof CardScoring cards
                && cards.reEntry() == ReEntry.BUY_IN_ANY_TIME;
        return new Rejected(buysIn ? new Rejection.MayNotBuyIn(player) : new Rejection.HasNotLeft(player));
    }

    static Decision rename(Rename rename, Game game, NameChecks names) {
        PlayerId player = rename.player();
        PlayerName name = new PlayerName(rename.name(), rename.partner());
        PlayerName tidy = name.map(names::tidy);
        List<Game.Turn> turns = game.turns(player);
        List<Taken> taken = turns.size() == 1
                ? ever(game, 1)
                : whoIsIn(game, player, turns.getLast().hand(), last(game));
        List<Taken> byOthers = taken.stream()
                .filter(each -> !each.name().equals(turns.getLast().name()))
                .toList();
        return Decision.of(
                Stream.concat(name(game, player, name, names, byOthers), calledBefore(game, player, tidy, names))
                        .toList(),
                new GameEvent.PlayerRenamed(player, tidy.first(), tidy.partner()));
    }

    /** Refuses a name by which somebody played as this player before the last substitute: that is somebody else. */
    private static Stream<Rejection> calledBefore(Game game, PlayerId player, PlayerName tidy, NameChecks names) {
        PlayerName now = game.names().get(player.number() - 1);
        return refuseIf(
                names(game, player, 1).filter(name -> !name.equals(now)).anyMatch(name -> isSame(name, tidy, names)),
                new Rejection.NameTaken("/name", tidy.toString()));
    }

    private static boolean isSame(PlayerName one, PlayerName other, NameChecks names) {
        return one.map(names::shape).equals(other.map(names::shape));
    }

    /** Decides whether somebody else plays as a player, or has done so in hands that are recorded, also in a game that is over. */
    static Decision substitute(Substitute substitute, Game game, NameChecks names) {
        int hands = game.hands().size();
        int hand = Objects.requireNonNullElse(substitute.hand(), hands + 1);
        if (hand < 1 || hand > hands + 1) {
            return new Rejected(new Rejection.NoSuchHand(hand, hands));
        }
        if (hand > hands && game.sheet().isOver()) {
            return new Rejected(Rejection.State.GAME_OVER);
        }
        PlayerId player = substitute.player();
        Optional<Rejection> notIn = notIn(game.sheet().before(hand), player);
        if (notIn.isPresent()) {
            return new Rejected(notIn.get());
        }
        PlayerName name = new PlayerName(substitute.name(), substitute.partner());
        PlayerName tidy = name.map(each -> asBefore(each, game, names));
        PlayerName before = game.playing(hand, player);
        int until = game.turns(player).stream()
                .mapToInt(Game.Turn::hand)
                .filter(next -> next > hand)
                .findFirst()
                .orElse(last(game) + 1);
        return Decision.of(
                Stream.concat(
                                name(game, player, name, names, whoIsIn(game, player, hand, until - 1)),
                                refuseIf(
                                        isSame(before, tidy, names), new Rejection.NameTaken("/name", tidy.toString())))
                        .toList(),
                new GameEvent.PlayerSubstituted(hand, player, tidy.first(), tidy.partner()));
    }

    /** Returns the name as somebody has it who plays, or has played, in this game, so that both are one person. */
    private static String asBefore(String name, Game game, NameChecks names) {
        String shape = names.shape(name);
        return ever(game, 1).stream()
                .flatMap(taken -> taken.name().people().stream())
                .filter(known -> names.shape(known).equals(shape))
                .findFirst()
                .orElseGet(() -> names.tidy(name));
    }

    /** Returns the number of the last hand in which somebody plays: the next one, while there is one. */
    private static int last(Game game) {
        return game.hands().size() + (game.sheet().isOver() ? 0 : 1);
    }

    private static Optional<Rejection> notIn(Scoresheet then, PlayerId player) {
        return then.standings()
                .find(player)
                .map(standing -> switch (standing.status()) {
                    case ACTIVE -> Optional.<Rejection>empty();
                    case OUT -> Optional.<Rejection>of(new Rejection.OutAlready(player));
                    case LEFT -> Optional.<Rejection>of(new Rejection.LeftAlready(player));
                })
                .orElseGet(() -> Optional.of(new WrongPlayer("/hand", player, PlayerFault.JOINED_LATER)));
    }

    /** A taken name is one that somebody at the table has, and so can't be that of somebody else. */
    private record Taken(PlayerId player, PlayerName name) {}

    /** @param whose {@code null} for a new player */
    private static Stream<Rejection> name(
            Game game, @Nullable PlayerId whose, PlayerName name, NameChecks names, List<Taken> taken) {
        List<Rejection> rejections = new ArrayList<>(
                whose == null
                        ? TableChecks.partners(
                                        "", game.start().variant(), game.start().rules(), name)
                                .toList()
                        : checkSameSize(game.names().get(whose.number() - 1), name)
                                .toList());
        PlayerName tidy = name.map(names::tidy);
        String partner = tidy.partner();
        tidy.byPointer("").forEach((pointer, person) -> {
            names.check(pointer, person).forEach(rejections::add);
            taken(game, whose, taken, pointer, person, names).forEach(rejections::add);
        });
        if (partner != null) {
            taken(game, whose, taken, "/names", tidy.toString(), names).forEach(rejections::add);
        }
        if (partner != null && !partner.isEmpty() && names.shape(partner).equals(names.shape(tidy.first()))) {
            rejections.add(new Rejection.NameTaken("/names/1", tidy.first()));
        }
        return rejections.stream();
    }

    /** Checks that a player stays one person, or two. */
    private static Stream<Rejection> checkSameSize(PlayerName before, PlayerName after) {
        return Stream.concat(
                refuseIf(
                        before.partner() != null && after.partner() == null,
                        new WrongField("/names", FieldFault.PARTNER_MISSING)),
                refuseIf(
                        before.partner() == null && after.partner() != null,
                        new WrongField("/names", FieldFault.PARTNER_NOT_IN_GAME)));
    }

    private static Stream<Rejection> taken(
            Game game, @Nullable PlayerId whose, List<Taken> taken, String pointer, String name, NameChecks names) {
        String shape = names.shape(name);
        return taken.stream()
                .flatMap(each -> each.name().all().stream()
                        .filter(person -> names.shape(person).equals(shape))
                        .<Rejection>map(person -> whose == null && mayComeBack(game, each.player())
                                ? new Rejection.NameOfLeaver(pointer, person)
                                : new Rejection.NameTaken(pointer, person)))
                .limit(1);
    }

    /** Returns the names of all who play from a hand on, or once did if they have left or are out. */
    private static List<Taken> ever(Game game, int hand) {
        return IntStream.rangeClosed(1, game.names().size())
                .mapToObj(PlayerId::new)
                .flatMap(player -> names(game, player, hand).map(name -> new Taken(player, name)))
                .toList();
    }

    /** Returns the names of the others who are in in some hands: whoever is out by then, or has left, may play on for somebody. */
    private static List<Taken> whoIsIn(Game game, PlayerId whose, int from, int last) {
        return IntStream.rangeClosed(from, last)
                .boxed()
                .flatMap(hand -> game.sheet().before(hand).activePlayers().stream()
                        .filter(other -> !other.equals(whose))
                        .map(other -> new Taken(other, game.playing(hand, other))))
                .toList();
    }

    /** Returns the names of whoever plays as a player from a hand on, one after the other. */
    private static Stream<PlayerName> names(Game game, PlayerId player, int hand) {
        List<Game.Turn> turns = game.turns(player);
        return IntStream.range(0, turns.size())
                .filter(turn -> turn + 1 == turns.size() || turns.get(turn + 1).hand() > hand)
                .mapToObj(turn -> turns.get(turn).name());
    }

    private static boolean mayComeBack(Game game, PlayerId player) {
        return !game.isInElsewhere(player)
                && game.sheet()
                        .standings()
                        .find(player)
                        .filter(standing -> standing.status() == Status.LEFT)
                        .isPresent();
    }

    static Decision takeSeats(TakeSeats seats, Game game) {
        List<Rejection> rejections = Stream.concat(seated(seats.players(), game), dealer(seats, game))
                .toList();
        PlayerId dealer = seats.players().isEmpty()
                ? new PlayerId(1)
                : Objects.requireNonNullElse(seats.dealer(), seats.players().getFirst());
        return Decision.of(rejections, new GameEvent.SeatsChanged(seats.players(), dealer));
    }

    static Decision correctSeats(TakeSeats seats, Game game) {
        int hands = game.hands().size();
        int hand = Objects.requireNonNullElse(seats.hand(), 1);
        if (hand < 1 || hand > hands + 1) {
            return new Rejected(new Rejection.NoSuchHand(hand, hands));
        }
        Scoresheet then = game.sheet().before(hand);
        PlayerId dealer = Objects.requireNonNullElseGet(
                seats.dealer(), () -> then.next().orElseThrow().dealer().player());
        List<Rejection> rejections = Stream.concat(reseated(seats.players(), game), deals(dealer, then, game))
                .toList();
        return Decision.of(rejections, new GameEvent.SeatsCorrected(hand, withLeavers(seats.players(), game), dealer));
    }

    private static Stream<Rejection> reseated(List<PlayerId> order, Game game) {
        Set<PlayerId> seen = new LinkedHashSet<>();
        Stream<Rejection> wrong = IntStream.range(0, order.size()).boxed().flatMap(seat -> {
            String pointer = "/players/" + seat;
            PlayerId player = order.get(seat);
            return HandChecks.isKnown(game.sheet(), player)
                    ? refuseIf(!seen.add(player), new WrongPlayer(pointer, player, PlayerFault.SEATED_TWICE))
                    : HandChecks.active(game.sheet(), pointer, player);
        });
        return Stream.concat(wrong, seatsMissing(order, game));
    }

    private static Stream<Rejection> deals(PlayerId dealer, Scoresheet then, Game game) {
        boolean joinedLater = !HandChecks.isKnown(then, dealer) && HandChecks.isKnown(game.sheet(), dealer);
        return joinedLater
                ? Stream.of(new WrongPlayer("/dealer", dealer, PlayerFault.JOINED_LATER))
                : HandChecks.active(then, "/dealer", dealer);
    }

    /** Seats whoever has left and isn't named where they sat: after whoever sat before them. */
    private static List<PlayerId> withLeavers(List<PlayerId> order, Game game) {
        List<PlayerId> all = new ArrayList<>(order);
        PlayerId before = null;
        for (Standing standing : game.sheet().standings().inSeatOrder()) {
            PlayerId player = standing.player();
            if (!all.contains(player)) {
                all.add(before == null ? 0 : all.indexOf(before) + 1, player);
            }
            before = player;
        }
        return all;
    }

    private static Stream<Rejection> seatsMissing(List<PlayerId> order, Game game) {
        List<PlayerId> missing = game.sheet().standings().present().stream()
                .filter(player -> !order.contains(player))
                .toList();
        return refuseIf(!missing.isEmpty(), new Rejection.SeatsMissing("/players", missing));
    }

    private static Stream<Rejection> seated(List<PlayerId> order, Game game) {
        Set<PlayerId> seen = new LinkedHashSet<>();
        Stream<Rejection> wrong = IntStream.range(0, order.size()).boxed().flatMap(seat -> {
            String pointer = "/players/" + seat;
            PlayerId player = order.get(seat);
            return Stream.concat(
                    HandChecks.active(game.sheet(), pointer, player),
                    refuseIf(
                            !seen.add(player) && HandChecks.isKnown(game.sheet(), player),
                            new WrongPlayer(pointer, player, PlayerFault.SEATED_TWICE)));
        });
        return Stream.concat(wrong, seatsMissing(order, game));
    }

    private static Stream<Rejection> dealer(TakeSeats seats, Game game) {
        return seats.dealer() == null ? Stream.empty() : HandChecks.active(game.sheet(), "/dealer", seats.dealer());
    }
}
