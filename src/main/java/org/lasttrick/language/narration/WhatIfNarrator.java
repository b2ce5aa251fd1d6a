package org.lasttrick.language.narration;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Stream;
import org.lasttrick.game.Conflict;
import org.lasttrick.game.Rejection;
import org.lasttrick.game.Rejection.Bound;
import org.lasttrick.game.WhatIf;
import org.lasttrick.language.texts.RulesText;
import org.lasttrick.rules.Scoresheet;

/**
 * Describes what would have become of a game under other rules.
 *
 * @param text the sentences, in the reader's language
 * @param refusals for reasons that are the same when a hand is entered
 */
public record WhatIfNarrator(RulesText text, RejectionNarrator refusals) {

    /**
     * Says who would have won, or where the game can't go on, and why.
     *
     * @param rules the other rules, as a phrase
     * @param words of that game
     */
    public List<String> conclusion(WhatIf whatIf, String rules, HandNarrator words) {
        WhatIf.Stop stop = whatIf.stop();
        Scoresheet sheet = whatIf.game().sheet();
        boolean isPlayed = sheet.isOver() && !sheet.hands().isEmpty();
        if (stop != null && !isPlayed) {
            return List.of(text.wouldStop(rules, stop.hand()), reason(stop));
        }
        if (!sheet.isOver()) {
            String ahead = words.names(sheet.ahead());
            return List.of(text.wouldGoOn(
                    rules, sheet.hands().size(), ahead, sheet.ahead().size()));
        }
        String won = text.wouldHaveWon(
                rules, words.names(sheet.winners()), sheet.winners().size());
        return stop == null ? List.of(won) : List.of(won, reason(stop));
    }

    public String reason(WhatIf.Stop stop) {
        return String.join(
                " ",
                new LinkedHashSet<>(stop.reasons().stream().flatMap(this::of).toList()));
    }

    private Stream<String> of(Rejection reason) {
        return switch (reason) {
            case Rejection.Contradicts(List<Conflict> conflicts) ->
                conflicts.stream().map(this::of);
            case Rejection.WrongKindOfHand _ -> Stream.of(text.otherwiseEntered());
            case Rejection.WrongField(var at, Rejection.FieldFault fault) -> Stream.of(text.notEntered(fault));
            case Rejection.OutOfRange(var at, Bound bound, int value, int least, int most)
            when bound == Bound.PLAYERS -> Stream.of(text.wouldNeedPlayers(least, most));
            default -> Stream.of(refusals.of(reason));
        };
    }

    private String of(Conflict conflict) {
        return switch (conflict) {
            case Conflict.PlayerWouldBeOut(var hand, var player) ->
                text.wouldBeOut(refusals.nameOf().apply(player));
            case Conflict.PlayerWouldBeIn(var hand, var player) ->
                text.wouldBeIn(refusals.nameOf().apply(player));
            case Conflict.GameWouldBeOver(int hand) -> text.wouldHaveEnded(hand - 1);
            case Conflict.StakeWouldBeTooHigh _ ->
                refusals.of(List.of(conflict)).getFirst();
        };
    }
}
