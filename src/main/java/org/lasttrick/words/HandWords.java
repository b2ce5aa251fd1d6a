package org.lasttrick.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.Preview;
import org.lasttrick.rules.Effect;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.Standings;

/**
 * Puts a game's hands into words.
 *
 * @param say the sentences, in the reader's language
 */
public record HandWords(HandText say, Game game) {

    /**
     * What becomes of one player.
     *
     * @param numbers such as “11 → 20”
     * @param fate a cucumber, a re-entry, the end, or a bonus; {@code null} when the numbers say it all
     * @param good whether it is one to be glad of
     */
    public record Line(
            String name, String numbers, @Nullable String fate, boolean good) {}

    /** What a hand did to everyone it touched, in the order of the rules. */
    public List<Line> lines(ScoredHand hand, Standings before) {
        return hand.effects().stream()
                .map(Effect::player)
                .distinct()
                .map(player -> line(before.of(player), hand.after().of(player), hand.effectsOn(player)))
                .toList();
    }

    private Line line(Standing before, Standing after, List<Effect> effects) {
        String name = game.nameOf(before.player());
        int reached = before.score();
        String fate = null;
        boolean good = false;
        for (Effect effect : effects) {
            switch (effect) {
                case Effect.Penalty(var player, int points) -> reached += points;
                case Effect.Bonus(var player, int points) -> {
                    reached += points;
                    good = true;
                    fate = points == 0 ? say.noBonus() : say.bonus(-points);
                }
                case Effect.Cucumber cucumber -> {}
                case Effect.ReEntry(var player, int score) -> fate = say.reEnters(score);
                case Effect.Out out -> fate = say.goesOut(after.cucumbers());
            }
        }
        return new Line(name, say.change(before.score(), reached), fate, good);
    }

    /** Who took the last trick with what, or who played the highest cards where all pay. */
    public String told(ScoredHand hand) {
        String card = say.card(hand.top().card().notation());
        List<PlayerId> payers = hand.top().payers(game.start().rules());
        return payers.size() == 1 ? say.took(game.nameOf(payers.getFirst()), card) : say.played(names(payers), card);
    }

    /** What comes next after this sheet: a deal, or who has won. */
    public String next(Scoresheet sheet) {
        return sheet.next()
                .map(deal -> deal.handSize().isPresent()
                        ? say.next(game.nameOf(deal.dealer()), deal.handSize().getAsInt(), game.nameOf(deal.leader()))
                        : say.nextDealersChoice(game.nameOf(deal.dealer()), game.nameOf(deal.leader())))
                .orElseGet(() -> won(sheet.winners()));
    }

    /** Who has won a game that is over. */
    public String won(List<PlayerId> winners) {
        return switch (winners.size()) {
            case 0 -> say.nobodyWins();
            case 1 -> say.wins(names(winners));
            default -> say.shareTheWin(names(winners));
        };
    }

    /** Who would win after a correction, where that is somebody else than now. */
    public Optional<String> otherWinners(Preview preview) {
        return preview.winners().map(winners -> preview.after().sheet().isOver() ? won(winners) : say.goesOn());
    }

    /** What a correction changes in the end. */
    public List<Line> changes(Preview preview) {
        return preview.changes().stream().map(this::line).toList();
    }

    private Line line(Preview.Change change) {
        Standing before = change.before();
        Standing after = change.after();
        List<String> fates = new ArrayList<>();
        if (before.cucumbers() != after.cucumbers()) {
            fates.add(say.cucumbers(before.cucumbers(), after.cucumbers()));
        }
        if (before.isActive() != after.isActive()) {
            fates.add(after.isActive() ? say.inAgain() : say.out());
        }
        return new Line(
                game.nameOf(after.player()),
                say.change(before.score(), after.score()),
                fates.isEmpty() ? null : String.join(", ", fates),
                after.score() < before.score());
    }

    public String undo(Game.Entry entry) {
        return switch (entry.event()) {
            case GameEvent.HandScored scored -> say.undoHand(game.hands().size());
            case GameEvent.HandCorrected correction -> say.undoCorrection(correction.hand());
            case GameEvent.HandStruck strike -> say.undoStrike(strike.hand());
            case GameEvent.GameStarted start -> throw uncounted(start);
            case GameEvent.EntryUndone undone -> throw uncounted(undone);
            case GameEvent.EntryRedone redone -> throw uncounted(redone);
        };
    }

    public String redo(Game.Entry entry) {
        return switch (entry.event()) {
            case GameEvent.HandScored scored -> say.redoHand(game.hands().size() + 1);
            case GameEvent.HandCorrected correction -> say.redoCorrection(correction.hand());
            case GameEvent.HandStruck strike -> say.redoStrike(strike.hand());
            case GameEvent.GameStarted start -> throw uncounted(start);
            case GameEvent.EntryUndone undone -> throw uncounted(undone);
            case GameEvent.EntryRedone redone -> throw uncounted(redone);
        };
    }

    private static IllegalStateException uncounted(GameEvent event) {
        return new IllegalStateException("Never undone by itself: " + event);
    }

    /** When one is out: “out at 21 or more, twice”; empty without a limit. */
    public String limit() {
        RuleSet rules = game.start().rules();
        if (rules.limit() == null) {
            return "";
        }
        String rule = switch (rules.limitTest()) {
            case REACH -> say.outAt(rules.limit());
            case EXCEED -> say.outOver(rules.limit());
        };
        return say.times(rule, rules.lives());
    }

    /** Names as one says them: Anna, Bo and Cai. */
    public String names(List<PlayerId> players) {
        List<String> names = players.stream().map(game::nameOf).toList();
        return names.size() < 2
                ? String.join("", names)
                : say.and(
                        names.subList(0, names.size() - 1).stream().collect(Collectors.joining(", ")), names.getLast());
    }
}
