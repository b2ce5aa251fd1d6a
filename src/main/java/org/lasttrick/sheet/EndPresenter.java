package org.lasttrick.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Decision;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameDecider;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.language.texts.SheetText;
import org.lasttrick.rules.RuleSet.End;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Scoresheet.Status;
import org.lasttrick.rules.Standing;
import org.lasttrick.sheet.PanelView.EndingView;
import org.lasttrick.sheet.PanelView.Sure;
import org.lasttrick.sheet.SheetView.ButtonView;
import org.lasttrick.sheet.SheetView.PlayerView;
import org.lasttrick.sheet.SheetView.ResultView;
import org.lasttrick.sheet.pad.PadState;

/** Draws the result of a game, and the ways to end one. */
record EndPresenter(PageText text, SheetText forms, SheetHost host) {
    /**
     * @param players with their places, unless the game was abandoned
     * @param state of the pad; {@code null} for a device that may neither reopen the game nor start a rematch
     */
    ResultView result(HandNarrator words, List<PlayerView> players, String url, @Nullable PadState state) {
        Game game = words.game();
        boolean stopped = game.sheet().status() != Status.FINISHED;
        return new ResultView(
                words.over(game.sheet()),
                detail(words),
                players.stream()
                        .filter(player -> player.place() != null)
                        .sorted(Comparator.comparing(PlayerView::place))
                        .toList(),
                stopped && state != null ? host.button(text.goOn(), url + "/reopen") : null,
                state == null ? null : rematch(game, url),
                ChartPresenter.draw(words),
                state == null ? List.of() : state.errors());
    }

    /**
     * Says after how many hands the game ended. Where it ends for all at once, what each lost by counts among those who
     * play for the difference (Kurko).
     */
    private String detail(HandNarrator words) {
        Game game = words.game();
        Scoresheet sheet = game.sheet();
        String after = text.afterHands(game.hands().size());
        if (sheet.rules().end() != End.Simple.ALL_BUT_ONE
                || sheet.status() != Status.FINISHED
                || sheet.winners().isEmpty()) {
            return after;
        }
        int lowest = sheet.standings().of(sheet.winners().getFirst()).score();
        List<String> behind = sheet.standings()
                .active()
                .filter(each -> each.score() > lowest)
                .sorted(Comparator.comparingInt(Standing::score))
                .map(each -> game.nameOf(each.player()) + " " + (each.score() - lowest))
                .toList();
        return behind.isEmpty() ? after : after + " · " + text.behind(words.list(behind));
    }

    /**
     * Returns the button that starts a rematch; {@code null} if too few are left for one. Its idempotency key depends
     * on the game alone, so that two tablets start the same rematch.
     */
    @Nullable
    ButtonView rematch(Game game, String url) {
        return switch (GameDecider.rematch(game)) {
            case Decision.Accepted(GameEvent event) -> {
                GameStarted next = (GameStarted) event;
                String dealer = next.players().get(next.dealer().number() - 1).name();
                String once = "rematch" + url + "/" + game.version();
                yield new ButtonView(forms.playAgain(dealer), url + "/rematch", once);
            }
            case Decision.Rejected rejected -> null;
        };
    }

    /**
     * Returns the button that closes a game that has no other end; {@code null} for other games and before the first
     * hand.
     */
    @Nullable
    ButtonView close(Game game, String url) {
        return isOpen(game) && canBeClosed(game) ? host.button(text.close(), url + "/close") : null;
    }

    /** Returns the ways to end this game early, and to erase it. */
    List<EndingView> endings(Game game, String url) {
        List<EndingView> endings = new ArrayList<>();
        if (canBeClosed(game) && !isOpen(game)) {
            endings.add(new EndingView(host.button(text.close(), url + "/close"), text.closeHint(), null));
        }
        if (!game.sheet().isOver()) {
            endings.add(new EndingView(host.button(text.giveUp(), url + "/abandon"), text.giveUpHint(), null));
        }
        endings.add(new EndingView(
                host.button(forms.eraseForGood(), url + "/erase"),
                forms.eraseHint(),
                new Sure(forms.eraseSure(), forms.erase())));
        return endings;
    }

    /** Returns the title of {@link #endings}. A finished game can only be erased. */
    String endingsTitle(Game game) {
        return game.sheet().isOver() ? forms.eraseForGood() : text.endEarly();
    }

    private static boolean isOpen(Game game) {
        return game.start().rules().end() == End.Simple.OPEN;
    }

    private static boolean canBeClosed(Game game) {
        return !game.sheet().isOver() && !game.hands().isEmpty();
    }
}
