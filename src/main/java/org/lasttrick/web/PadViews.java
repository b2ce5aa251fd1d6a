package org.lasttrick.web;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.RandomText;
import org.lasttrick.game.Conflict;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameCommand;
import org.lasttrick.game.GameCommand.CorrectHand;
import org.lasttrick.game.GameCommand.OnConflict;
import org.lasttrick.game.GameCommand.ScoreHand;
import org.lasttrick.game.Preview;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.rules.Card;
import org.lasttrick.rules.HandResult;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.RuleSet.Payers;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;
import org.lasttrick.web.PadView.CardTile;
import org.lasttrick.web.PadView.CorrectionView;
import org.lasttrick.web.PadView.PlayerTile;
import org.lasttrick.words.HandText;
import org.lasttrick.words.HandWords;
import org.lasttrick.words.PageText;
import org.lasttrick.words.RefusalWords;
import org.lasttrick.words.Refusals;

/** Draws the pad: what may be chosen, what is chosen, and what will happen. */
@ApplicationScoped
class PadViews {
    private static final int FEW_PLAYERS = 6;

    private final PageText text;
    private final HandText hands;
    private final Refusals refusals;

    PadViews(PageText text, HandText hands, Refusals refusals) {
        this.text = text;
        this.hands = hands;
        this.refusals = refusals;
    }

    /**
     * @param correcting the hand to be corrected; {@code null}: the next hand is entered
     * @param seenVersion of the sheet that stays beside the pad; {@code null}: it is shown anew, too
     * @param errors why the last entry was refused
     * @param strikeRefused later hands that stood against striking this one out
     */
    record Wish(
            Selection selection,
            @Nullable Integer correcting,
            @Nullable Integer seenVersion,
            List<String> errors,
            List<Conflict> strikeRefused) {
        static Wish of(Selection selection, @Nullable Integer correcting) {
            return new Wish(selection, correcting, null, List.of(), List.of());
        }

        /** The pad alone is shown anew, beside a sheet that stays as it was at {@code version}. */
        Wish besideSheet(int version) {
            return new Wish(selection, correcting, version, errors, strikeRefused);
        }

        Wish strikeRefused(List<Conflict> conflicts) {
            return new Wish(selection, correcting, seenVersion, errors, conflicts);
        }

        /** A hand that is no longer there can't be corrected; what was chosen stays on the pad. */
        Wish within(int hands) {
            return correcting == null || (correcting >= 1 && correcting <= hands)
                    ? this
                    : new Wish(selection, null, seenVersion, errors, List.of());
        }

        Wish refused(List<String> why) {
            return new Wish(selection, correcting, seenVersion, why, strikeRefused);
        }
    }

    PadView draw(RecordedGame recorded, Wish wish) {
        Game game = recorded.game();
        Integer correcting = wish.correcting();
        int number = correcting == null ? game.hands().size() + 1 : correcting;
        Scoresheet before = game.sheet().before(number);
        Selection selection = wish.selection();
        Optional<Preview.Outcome> outcome =
                hand(game, wish).map(hand -> Preview.of(command(hand, correcting, OnConflict.REFUSE), game));
        String url = "/games/" + recorded.id();
        List<String> errors = new ArrayList<>(wish.errors());
        List<HandWords.Line> lines = List.of();
        String next = null;
        List<Conflict> conflicts = List.of();
        String hint = hint(selection, game.start().rules());
        if (outcome.isPresent()) {
            switch (outcome.get()) {
                case Preview.Outcome.Refused(var reasons) -> {
                    RefusalWords words = new RefusalWords(refusals, game::nameOf);
                    reasons.stream()
                            .map(words::of)
                            .filter(why -> !errors.contains(why))
                            .forEach(errors::add);
                }
                case Preview.Outcome.Possible(Preview preview) -> {
                    HandWords words = new HandWords(hands, game);
                    conflicts = preview.conflicts();
                    if (correcting == null) {
                        ScoredHand hand = preview.after().sheet().hands().getLast();
                        lines = words.lines(hand, before.standings());
                        next = words.next(preview.after().sheet());
                    } else {
                        lines = words.changes(preview);
                        next = words.otherWinners(preview).orElse(null);
                        hint = lines.isEmpty() ? text.nothingChanges() : null;
                    }
                }
            }
        }
        return new PadView(
                correcting == null ? url : url + "?correct=" + correcting,
                correcting == null ? url + "/hands" : url + "/hands/" + correcting,
                correcting == null ? text.whoPlayedHighest() : text.whoPlayedHighestIn(correcting),
                correcting == null ? text.whatWillHappen() : text.whatThisChanges(),
                correcting == null ? text.record(number) : text.correct(number),
                before.standings().inSeatOrder().size() > FEW_PLAYERS,
                RandomText.id(),
                wish.seenVersion() == null ? recorded.version() : wish.seenVersion(),
                selection.ordered()
                        ? selection.players().stream().map(PlayerId::toString).collect(Collectors.joining(","))
                        : "",
                before.standings().inSeatOrder().stream()
                        .map(standing -> player(game, standing, selection))
                        .toList(),
                cards(selection, game.start().rules()),
                asked(game, before, selection),
                lines,
                hint,
                next,
                errors,
                correcting == null ? null : correction(game, url, correcting, conflicts, wish.strikeRefused()));
    }

    /** The hand that is chosen, once it is complete. */
    static Optional<HandResult> hand(Game game, Wish wish) {
        Integer correcting = wish.correcting();
        return wish.selection()
                .hand(
                        game.start().rules(),
                        correcting == null ? null : game.sheet().hands().get(correcting - 1));
    }

    static GameCommand command(HandResult hand, @Nullable Integer correcting, OnConflict onConflict) {
        return correcting == null ? new ScoreHand(hand) : new CorrectHand(correcting, hand, null, onConflict);
    }

    private PlayerTile player(Game game, Standing standing, Selection selection) {
        PlayerId player = standing.player();
        boolean chosen = selection.players().contains(player);
        boolean allPay = game.start().rules().payers() == Payers.ALL;
        boolean takes = chosen
                && (allPay
                        || (selection.lastKnown()
                                && selection.players().getLast().equals(player)));
        boolean noMoreEqualCards = selection.players().size() >= Card.ACE.copies();
        return new PlayerTile(
                player.toString(),
                game.nameOf(player),
                standing.score(),
                chosen,
                !standing.isActive() || (noMoreEqualCards && !chosen),
                takes,
                badge(chosen, takes, allPay, selection));
    }

    private @Nullable String badge(boolean chosen, boolean takes, boolean allPay, Selection selection) {
        if (takes) {
            return allPay ? text.pays() : text.takesIt();
        }
        return chosen && selection.lastKnown() ? text.equal() : null;
    }

    private static List<CardTile> cards(Selection selection, RuleSet rules) {
        return Arrays.stream(Card.values())
                .filter(card -> card != Card.SIX_OF_CLUBS || rules.sixOfClubs())
                .map(card -> new CardTile(
                        card.notation(),
                        card == selection.card(),
                        selection.players().size() > card.copies()))
                .toList();
    }

    private List<PlayerTile> asked(Game game, Scoresheet before, Selection selection) {
        return game.start().rules().payers() == Payers.ALL
                        || selection.players().size() < 2
                ? List.of()
                : selection.players().stream()
                        .sorted()
                        .filter(player -> before.standings().find(player).isPresent())
                        .map(player -> player(game, before.standings().of(player), selection))
                        .toList();
    }

    private @Nullable String hint(Selection selection, RuleSet rules) {
        if (selection.players().isEmpty() && selection.card() == null) {
            return text.nothingChosen();
        }
        if (selection.players().isEmpty()) {
            return text.playersMissing();
        }
        if (selection.card() == null) {
            return text.cardMissing();
        }
        return selection.lastKnown() || rules.payers() == Payers.ALL ? null : text.lastMissing();
    }

    /** What is missing, as an error to somebody who pressed Record. */
    String missing(Selection selection, RuleSet rules) {
        String hint = hint(selection, rules);
        return hint == null ? text.nothingChosen() : hint;
    }

    private CorrectionView correction(
            Game game, String url, int hand, List<Conflict> conflicts, List<Conflict> strikeRefused) {
        RefusalWords words = new RefusalWords(refusals, game::nameOf);
        return new CorrectionView(
                hand,
                url,
                conflicts.stream().map(words::of).toList(),
                conflicts.isEmpty() ? null : text.correctAndStrike(numbers(conflicts)),
                url + "/hands/" + hand + "/strike",
                text.strike(hand),
                strikeRefused.isEmpty() ? null : text.strikeAll(hand, numbers(strikeRefused)));
    }

    private String numbers(List<Conflict> conflicts) {
        return conflicts.stream()
                .map(conflict -> text.handNumber(conflict.hand()))
                .collect(Collectors.joining(", "));
    }
}
