package org.lasttrick.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;
import org.lasttrick.sheet.PlayersView.JoinView;
import org.lasttrick.sheet.PlayersView.OrderView;
import org.lasttrick.sheet.PlayersView.PlaceView;
import org.lasttrick.sheet.PlayersView.SeatView;
import org.lasttrick.sheet.SheetView.ButtonView;

/** Draws the players' panel. */
record PlayersPresenter(PlayersText text, SheetHost host) {
    PlayersView draw(Game game, String url) {
        boolean over = game.sheet().isOver();
        boolean untouched = !over && game.hands().isEmpty();
        List<PlayerId> seated = game.sheet().standings().present();
        return new PlayersView(
                IntStream.range(0, seated.size())
                        .mapToObj(seat -> seat(game, url, seated, seat, untouched))
                        .toList(),
                over ? List.of() : returns(game, url),
                over ? null : join(game, url, seated),
                untouched ? text.hintBefore() : over ? text.hintAfter() : text.hint());
    }

    private List<ButtonView> returns(Game game, String url) {
        return game.sheet().standings().inSeatOrder().stream()
                .filter(standing -> standing.status() == Standing.Status.LEFT)
                .map(Standing::player)
                .map(player -> host.button(text.returns(game.nameOf(player)), url + "/players/" + player + "/return"))
                .toList();
    }

    private JoinView join(Game game, String url, List<PlayerId> seated) {
        boolean partners =
                Variants.byId(game.start().variant()).filter(Variant::partners).isPresent();
        PlayerId next = new PlayerId(game.names().size() + 1);
        Standing joiner =
                game.sheet().joined(next, partners ? 2 : 1, null).standings().of(next);
        return new JoinView(
                host.button(text.join(), url + "/players"),
                partners,
                IntStream.range(0, seated.size())
                        .mapToObj(seat -> place(game, seated, seat))
                        .toList(),
                text.joinHint(joiner.score(), joiner.cucumbers()));
    }

    /** Whoever sits before the first player sits after the last one: that place comes first, as the usual one. */
    private PlaceView place(Game game, List<PlayerId> seated, int seat) {
        PlayerId before = seated.get(seat == 0 ? seated.size() - 1 : seat - 1);
        return new PlaceView(
                seat == 0 ? "" : Integer.toString(seat + 1),
                text.between(game.nameOf(before), game.nameOf(seated.get(seat))));
    }

    private SeatView seat(Game game, String url, List<PlayerId> seated, int seat, boolean untouched) {
        PlayerId player = seated.get(seat);
        String name = game.nameOf(player);
        Standing standing = game.sheet().standings().of(player);
        PlayerId dealer =
                game.sheet().next().map(deal -> deal.dealer().player()).orElse(player);
        boolean deals = dealer.equals(player);
        return new SeatView(
                player.toString(),
                name,
                game.names().get(player.number() - 1).people(),
                untouched ? (deals ? text.dealsFirst() : "") : Integer.toString(standing.score()),
                host.button(text.rename(), url + "/players/" + player),
                game.sheet().isOver() || !standing.isActive()
                        ? null
                        : host.button(text.leaves(name), url + "/players/" + player + "/leave"),
                untouched ? order(text.earlier(name), url, moved(seated, seat, -1), dealer) : null,
                untouched ? order(text.later(name), url, moved(seated, seat, 1), dealer) : null,
                untouched && !deals ? order(text.letDeal(name), url, seated, player) : null);
    }

    /** The table is round: before the first seat comes the last. */
    private static List<PlayerId> moved(List<PlayerId> seated, int seat, int by) {
        List<PlayerId> order = new ArrayList<>(seated);
        PlayerId player = order.remove(seat);
        order.add(Math.floorMod(seat + by, seated.size()), player);
        return order;
    }

    private OrderView order(String label, String url, List<PlayerId> order, @Nullable PlayerId dealer) {
        return new OrderView(
                host.button(label, url + "/seats"),
                order.stream().map(PlayerId::toString).collect(Collectors.joining(",")),
                String.valueOf(dealer));
    }
}
