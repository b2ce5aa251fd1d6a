package org.lasttrick.sheet;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent.EntryUndone;
import org.lasttrick.game.GameEvent.HandCorrected;
import org.lasttrick.game.GameEvent.HandStruck;
import org.lasttrick.game.Preview;
import org.lasttrick.language.narration.EntryNarrator;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.sheet.SheetView.LastEntryView;
import org.lasttrick.sheet.SheetView.LastHandView;

/** Describes what was entered last, beside the buttons that undo and redo it. */
record LastEntryPresenter(PageText text, EntryNarrator entries, SheetHost host) {

    /** @param url of the sheet */
    LastEntryView draw(HandNarrator words, String url, boolean mayScore) {
        Game game = words.game();
        LastHandView hand = hand(words);
        String next = words.next(game.sheet());
        return new LastEntryView(
                hand == null ? next : announcement(hand) + next,
                hand,
                game.undoable()
                        .filter(_ -> mayScore)
                        .map(entry -> host.button(words.undo(entry), url + "/undo"))
                        .orElse(null),
                game.redoable()
                        .filter(_ -> mayScore)
                        .map(entry -> host.button(words.redo(entry), url + "/redo"))
                        .orElse(null));
    }

    private static String announcement(LastHandView hand) {
        String lines = hand.lines().stream()
                .map(line ->
                        line.name() + " " + line.numbers() + (line.fate() == null ? "" : ", " + line.fate()) + ". ")
                .collect(Collectors.joining());
        return hand.label() + " " + hand.text() + ". " + lines;
    }

    /** The hand that was corrected or struck out, if that is what undo takes back; otherwise the last hand. */
    private @Nullable LastHandView hand(HandNarrator words) {
        Game game = words.game();
        Game.Entry last = game.undoable().orElse(null);
        if (last != null
                && last.event() instanceof HandCorrected(int hand, HandResult result, var _, var struck, var _)) {
            return changed(text.handCorrected(hand), result, struck, last, words);
        }
        if (last != null && last.event() instanceof HandStruck(int hand, var struck, var _)) {
            HandResult result = without(last, game).hands().get(hand - 1).result();
            return changed(text.handStruck(hand), result, struck, last, words);
        }
        int number = game.hands().size();
        if (number == 0) {
            return null;
        }
        ScoredHand hand = game.sheet().hands().getLast();
        return new LastHandView(text.handLabel(number), words.describe(hand.result()), words.lines(hand));
    }

    private LastHandView changed(
            String label, HandResult result, List<Integer> struck, Game.Entry entry, HandNarrator words) {
        Preview preview = new Preview(without(entry, words.game()), words.game(), List.of());
        return new LastHandView(label, entries.withStruck(struck, words.describe(result)), words.changes(preview));
    }

    private static Game without(Game.Entry last, Game game) {
        return game.after(new EntryUndone(last.version()));
    }
}
