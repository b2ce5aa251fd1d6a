package org.lasttrick.sheet;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent;
import org.lasttrick.game.GameEvent.DayCorrected;
import org.lasttrick.game.GameEvent.EntryRedone;
import org.lasttrick.game.GameEvent.EntryUndone;
import org.lasttrick.game.GameEvent.GameAbandoned;
import org.lasttrick.game.GameEvent.GameClosed;
import org.lasttrick.game.GameEvent.GameReopened;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.game.GameEvent.HandCorrected;
import org.lasttrick.game.GameEvent.HandScored;
import org.lasttrick.game.GameEvent.HandStruck;
import org.lasttrick.game.GameEvent.Rescoring;
import org.lasttrick.game.GameEvent.RulesCorrected;
import org.lasttrick.game.GameEvent.TableChange;
import org.lasttrick.game.Preview;
import org.lasttrick.language.narration.EntryNarrator;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.narration.PreviewNarrator;
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
        return new LastEntryView(
                announcement(words, hand) + words.next(game.sheet()),
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

    /** Says what the last entry did, for whoever hears the sheet; nothing where how the game goes on says it. */
    private String announcement(HandNarrator words, @Nullable LastHandView hand) {
        Game game = words.game();
        return switch (game.last()) {
            case GameStarted _, GameClosed _, GameAbandoned _ -> "";
            case HandScored _, Rescoring _ -> {
                LastHandView shown = Objects.requireNonNull(hand);
                yield shown.label() + " " + shown.text() + ". " + spoken(shown.lines());
            }
            case EntryUndone(int version) -> {
                Game before = game.after(new EntryRedone(version));
                GameEvent entry = before.counting().getLast().event();
                yield entries.reversed(game, entry, true) + ". " + changes(entry, words, before);
            }
            case EntryRedone(int version) -> {
                Game before = game.after(new EntryUndone(version));
                GameEvent entry = game.counting().getLast().event();
                yield entries.reversed(before, entry, false) + ". " + changes(entry, words, before);
            }
            case TableChange _, DayCorrected _, GameReopened _ ->
                entries.describe(without(game.counting().getLast(), game), game.last()) + ". ";
        };
    }

    /** Returns the totals that an undo or a redo changed; nothing where it was no hand's. */
    private static String changes(GameEvent entry, HandNarrator words, Game before) {
        return entry instanceof HandScored || entry instanceof Rescoring ? spoken(changes(words, before)) : "";
    }

    private static String spoken(List<HandNarrator.Line> lines) {
        return lines.stream().map(line -> line.phrase() + ". ").collect(Collectors.joining());
    }

    /** Returns the corrected rules, the corrected hand or the struck-out hand, if undo takes that back; otherwise the last hand. */
    private @Nullable LastHandView hand(HandNarrator words) {
        Game game = words.game();
        Game.Entry last = game.undoable().orElse(null);
        if (last != null
                && last.event() instanceof HandCorrected(int hand, HandResult result, var _, var struck, var _)) {
            return changed(text.handCorrected(hand), words.in(hand).describe(result), struck, last, words);
        }
        if (last != null && last.event() instanceof HandStruck(int hand, var struck, var _)) {
            Game before = without(last, game);
            String was = new HandNarrator(words.text(), before)
                    .in(hand)
                    .describe(before.hands().get(hand - 1).result());
            return changed(text.handStruck(hand), was, struck, last, words);
        }
        if (last != null && last.event() instanceof RulesCorrected correction) {
            String changed = entries.changedRules(without(last, game), correction);
            return changed(text.rulesCorrected(), changed, correction.struck(), last, words);
        }
        int number = game.hands().size();
        if (number == 0) {
            return null;
        }
        ScoredHand hand = game.sheet().hands().getLast();
        HandNarrator then = words.in(number);
        return new LastHandView(text.handLabel(number), then.describe(hand.result()), then.lines(hand));
    }

    private LastHandView changed(
            String label, String what, List<Integer> struck, Game.Entry entry, HandNarrator words) {
        return new LastHandView(label, entries.withStruck(struck, what), changes(words, without(entry, words.game())));
    }

    private static List<HandNarrator.Line> changes(HandNarrator words, Game before) {
        return new PreviewNarrator(words, new Preview(before, words.game(), List.of())).changes();
    }

    private static Game without(Game.Entry last, Game game) {
        return game.after(new EntryUndone(last.version()));
    }
}
