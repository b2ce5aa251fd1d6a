package org.lasttrick.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.form.FormFields;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameCommand.TakeSeats;
import org.lasttrick.game.Preview;
import org.lasttrick.game.Rejection;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.SheetText;
import org.lasttrick.rules.JoinScore;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RosterChange;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;
import org.lasttrick.sheet.PlayersView.HandChoice;
import org.lasttrick.sheet.PlayersView.JoinView;
import org.lasttrick.sheet.PlayersView.OrderView;
import org.lasttrick.sheet.PlayersView.PlacedView;
import org.lasttrick.sheet.PlayersView.PlaysFromView;
import org.lasttrick.sheet.PlayersView.SeatView;
import org.lasttrick.sheet.PlayersView.SeatingView;
import org.lasttrick.sheet.SheetView.ButtonView;
import org.lasttrick.sheet.SheetView.Link;

/** Draws the players' panel. */
record PlayersPresenter(Messages messages, SheetText text, SheetHost host) {
    PlayersPresenter(Messages messages, SheetHost host) {
        this(messages, messages.of(SheetText.class), host);
    }

    /** @param fields other seats that are looked at, from the hand in {@code from} on; without it, none are */
    PlayersView draw(Game game, String url, FormFields fields) {
        boolean over = game.sheet().isOver();
        boolean untouched = !over && game.hands().isEmpty();
        List<PlayerId> seated = game.sheet().standings().present();
        TakeSeats asked = asked(game, fields);
        PlaysFromPresenter playing = new PlaysFromPresenter(messages, text, host);
        PlaysFromView playsFrom = playing.draw(game, url, fields);
        if (playsFrom != null) {
            String hint = playsFrom.player() == null ? text.forgottenHint() : text.substituteHint();
            PlayerId substituted = playsFrom.player();
            String task = substituted == null ? text.forgotten() : text.substitute(game.nameOf(substituted));
            return new PlayersView(task, List.of(), List.of(), null, hint, null, null, null, playsFrom);
        }
        return new PlayersView(
                asked == null ? null : text.changeSeats(),
                IntStream.range(0, asked == null ? seated.size() : 0)
                        .mapToObj(seat -> seat(game, url, seated, seat, untouched))
                        .toList(),
                over || asked != null ? List.of() : returns(game, url),
                over || asked != null ? null : join(game, url, seated),
                asked != null
                        ? text.seatingHint()
                        : untouched ? text.playersHintBefore() : over ? text.playersHintAfter() : text.playersHint(),
                over || untouched || asked != null
                        ? null
                        : new Link(text.changeSeats(), seatsUrl(url, 1, seated, null)),
                asked == null ? null : seating(game, url, asked),
                game.hands().isEmpty() || asked != null
                        ? null
                        : new Link(text.forgotten(), PlaysFromPresenter.forgottenUrl(url)),
                null);
    }

    static boolean partners(Game game) {
        return Variants.byId(game.start().variant()).filter(Variant::partners).isPresent();
    }

    /** Returns the seats in the query; {@code null} if none are asked for, or can't be changed so. */
    private static @Nullable TakeSeats asked(Game game, FormFields fields) {
        Integer from = fields.number(SheetForm.FROM_HAND);
        int hands = game.hands().size();
        if (from == null
                || from < 1
                || from > hands + 1
                || hands == 0
                || game.sheet().isOver()) {
            return null;
        }
        List<PlayerId> seated = game.sheet().standings().present();
        List<PlayerId> order = fields.list("order");
        boolean isOrder = order.size() == seated.size() && order.containsAll(seated);
        return new TakeSeats(isOrder ? order : seated, fields.player("dealer").orElse(null), from);
    }

    private SeatingView seating(Game game, String url, TakeSeats asked) {
        int from = Objects.requireNonNull(asked.hand());
        List<PlayerId> order = asked.players();
        PlayerId dealer = Objects.requireNonNullElseGet(asked.dealer(), () -> dealerOf(game, from));
        List<PlacedView> seats = IntStream.range(0, order.size())
                .mapToObj(seat -> {
                    PlayerId player = order.get(seat);
                    String name = game.nameOf(player);
                    return new PlacedView(
                            player.toString(),
                            name,
                            new Link(text.sitsEarlier(name), seatsUrl(url, from, moved(order, seat, -1), dealer)),
                            new Link(text.sitsLater(name), seatsUrl(url, from, moved(order, seat, 1), dealer)),
                            player.equals(dealer)
                                    ? null
                                    : new Link(text.letDealHand(name, from), seatsUrl(url, from, order, player)));
                })
                .toList();
        List<String> changes = changes(game, asked);
        boolean isPossible = Preview.of(asked, game) instanceof Preview.Outcome.Possible(Preview preview)
                && changesSomething(preview);
        return new SeatingView(
                url,
                seats,
                from,
                written(order),
                dealer.toString(),
                IntStream.rangeClosed(1, game.hands().size() + 1)
                        .mapToObj(number -> new HandChoice(number, number == from))
                        .toList(),
                changes,
                isPossible ? host.button(text.recordSeats(), url + "/seats") : null);
    }

    private static PlayerId dealerOf(Game game, int hand) {
        return game.sheet().before(hand).next().orElseThrow().dealer().player();
    }

    private static boolean changesSomething(Preview preview) {
        return !preview.dealChanges().isEmpty()
                || !preview.after()
                        .sheet()
                        .standings()
                        .equals(preview.before().sheet().standings());
    }

    /** Says who would deal and lead each hand for which that changes, that nothing changes, or why the seats can't be so. */
    private List<String> changes(Game game, TakeSeats asked) {
        PlaysFromPresenter words = new PlaysFromPresenter(messages, text, host);
        return switch (Preview.of(asked, game)) {
            case Preview.Outcome.Refused(List<Rejection> reasons) -> words.refused(reasons, game);
            case Preview.Outcome.Possible(Preview preview) ->
                changesSomething(preview) ? deals(words, preview, game) : List.of(text.noSeatChanges());
        };
    }

    /**
     * Says of each hand that would have another dealer or leader who they would be; if there is none, says who deals
     * the next hand.
     */
    private static List<String> deals(PlaysFromPresenter words, Preview preview, Game game) {
        List<String> changed = words.deals(preview, game);
        return changed.isEmpty()
                ? preview.after().sheet().next().stream()
                        .map(deal -> words.deal(deal, game))
                        .toList()
                : changed;
    }

    private static String written(List<PlayerId> order) {
        return order.stream().map(PlayerId::toString).collect(Collectors.joining(","));
    }

    private static String seatsUrl(String url, int from, List<PlayerId> order, @Nullable PlayerId dealer) {
        return url + "?" + Panel.Simple.PLAYERS.query() + "&" + SheetForm.FROM_HAND + "=" + from + "&order="
                + written(order) + (dealer == null ? "" : "&dealer=" + dealer);
    }

    private List<ButtonView> returns(Game game, String url) {
        return game.sheet().standings().inSeatOrder().stream()
                .filter(standing -> standing.status() == Standing.Status.LEFT
                        || game.sheet().mayBuyBackIn(standing.player()))
                .map(Standing::player)
                .filter(player -> !game.isInElsewhere(player))
                .map(player -> host.button(returns(game, player), url + "/players/" + player + "/return"))
                .toList();
    }

    private String returns(Game game, PlayerId player) {
        String name = game.nameOf(player);
        return game.sheet().mayBuyBackIn(player) ? text.buysBackIn(name) : text.comesBack(name);
    }

    private JoinView join(Game game, String url, List<PlayerId> seated) {
        boolean partners = partners(game);
        PlayerId next = new PlayerId(game.names().size() + 1);
        Standing joiner = game.sheet().joiner(new RosterChange.Joined(next, partners ? 2 : 1, null, JoinScore.LATE));
        return new JoinView(
                host.button(text.addPlayer(), url + "/players"),
                partners,
                new PlaysFromPresenter(messages, text, host).places(game, seated),
                text.joinHint(joiner.score(), joiner.cucumbers()));
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
                untouched ? order(text.sitsEarlier(name), url, moved(seated, seat, -1), dealer) : null,
                untouched ? order(text.sitsLater(name), url, moved(seated, seat, 1), dealer) : null,
                untouched && !deals ? order(text.letDeal(name), url, seated, player) : null,
                game.hands().isEmpty()
                        ? null
                        : new Link(text.substitute(name), PlaysFromPresenter.substituteUrl(url, player, game)));
    }

    /** Moves a player to another seat. The table is round: before the first seat comes the last. */
    private static List<PlayerId> moved(List<PlayerId> seated, int seat, int by) {
        List<PlayerId> order = new ArrayList<>(seated);
        PlayerId player = order.remove(seat);
        order.add(Math.floorMod(seat + by, seated.size()), player);
        return order;
    }

    private OrderView order(String label, String url, List<PlayerId> order, @Nullable PlayerId dealer) {
        return new OrderView(host.button(label, url + "/seats"), written(order), String.valueOf(dealer));
    }
}
