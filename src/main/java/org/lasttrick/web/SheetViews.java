package org.lasttrick.web;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.RandomText;
import org.lasttrick.game.Game;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.rules.Deal;
import org.lasttrick.rules.Effect;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RuleSet;
import org.lasttrick.rules.ScoredHand;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.Standings;
import org.lasttrick.rules.Variant;
import org.lasttrick.rules.Variants;
import org.lasttrick.web.SheetView.ButtonView;
import org.lasttrick.web.SheetView.CellView;
import org.lasttrick.web.SheetView.HandView;
import org.lasttrick.web.SheetView.Labelled;
import org.lasttrick.web.SheetView.LastHandView;
import org.lasttrick.web.SheetView.PlaceView;
import org.lasttrick.web.SheetView.PlayerView;
import org.lasttrick.web.SheetView.ResultView;
import org.lasttrick.words.HandText;
import org.lasttrick.words.HandWords;
import org.lasttrick.words.PageText;

/** Draws the scoresheet. */
@ApplicationScoped
class SheetViews {
    private static final int FEW_PLAYERS = 6;
    private static final int FINGERPRINT_DIGITS = 16;

    private final PageText text;
    private final HandText handText;
    private final PadViews pads;

    SheetViews(PageText text, HandText handText, PadViews pads) {
        this.text = text;
        this.handText = handText;
        this.pads = pads;
    }

    /** @param asked what is on the pad; {@code null} for a device that only watches */
    SheetView draw(RecordedGame recorded, PadViews.@Nullable Wish asked) {
        Game game = recorded.game();
        PadViews.Wish wish = asked == null ? null : asked.within(game.hands().size());
        Scoresheet sheet = game.sheet();
        HandWords words = new HandWords(handText, game);
        Integer correcting = wish == null ? null : wish.correcting();
        String url = "/games/" + recorded.id();
        PadView pad = wish == null || (correcting == null && sheet.isOver()) ? null : pads.draw(recorded, wish);
        return new SheetView(
                title(game),
                name(game),
                rules(game, words),
                url,
                recorded.version(),
                wish != null,
                sheet.start().inSeatOrder().size() > FEW_PLAYERS,
                now(game),
                players(game),
                hands(game, url, correcting),
                game.start().players().stream().anyMatch(player -> player.score() > 0 || player.cucumbers() > 0),
                announcement(sheet, words),
                lastHand(sheet, words),
                wish == null
                        ? null
                        : game.undoable()
                                .map(entry -> new ButtonView(words.undo(entry), url + "/undo", RandomText.id()))
                                .orElse(null),
                wish == null
                        ? null
                        : game.redoable()
                                .map(entry -> new ButtonView(words.redo(entry), url + "/redo", RandomText.id()))
                                .orElse(null),
                pad,
                wish != null && pad == null ? wish.errors() : List.of(),
                sheet.isOver() && pad == null ? result(game, words) : null,
                fingerprint(recorded));
    }

    String name(Game game) {
        return Optional.ofNullable(game.start().name()).orElseGet(() -> variantName(game));
    }

    String variantName(Game game) {
        return Variants.byId(game.start().variant())
                .map(Variant::name)
                .orElse(game.start().variant());
    }

    private String title(Game game) {
        return game.sheet()
                .next()
                .map(deal -> text.hand() + " " + deal.number() + ", " + name(game))
                .orElseGet(() -> name(game));
    }

    private String rules(Game game, HandWords words) {
        return List.of(variantName(game), words.limit()).stream()
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" · "));
    }

    private List<Labelled> now(Game game) {
        Optional<Deal> next = game.sheet().next();
        if (next.isEmpty()) {
            return List.of(
                    new Labelled(text.hands(), Integer.toString(game.hands().size())));
        }
        Deal deal = next.get();
        return List.of(
                new Labelled(text.hand(), Integer.toString(deal.number())),
                new Labelled(text.dealer(), game.nameOf(deal.dealer())),
                new Labelled(text.leads(), game.nameOf(deal.leader())),
                new Labelled(
                        text.deal(),
                        deal.handSize().isPresent() ? text.cards(deal.handSize().getAsInt()) : text.dealersChoice()));
    }

    private List<PlayerView> players(Game game) {
        Scoresheet sheet = game.sheet();
        RuleSet rules = game.start().rules();
        return sheet.standings().inSeatOrder().stream()
                .map(standing -> new PlayerView(
                        game.nameOf(standing.player()),
                        duty(sheet, standing.player()),
                        sheet.start().of(standing.player()).score(),
                        standing.score(),
                        !standing.isActive(),
                        sheet.winners().contains(standing.player()),
                        toGo(rules, standing),
                        sheet.isOver()
                                ? sheet.place(standing.player())
                                        .map(text::place)
                                        .orElse(null)
                                : null,
                        some(standing.cucumbers()),
                        some(Math.max(0, rules.lives() - standing.cucumbers()))))
                .toList();
    }

    private static List<Integer> some(int number) {
        return Collections.nCopies(number, 1);
    }

    private String duty(Scoresheet sheet, PlayerId player) {
        return sheet.next()
                .map(deal -> deal.dealer().equals(player)
                        ? text.dealsMark()
                        : deal.leader().equals(player) ? text.leadsMark() : "")
                .orElse("");
    }

    private @Nullable String toGo(RuleSet rules, Standing standing) {
        if (!standing.isActive()) {
            return text.out();
        }
        return rules.limit() == null ? null : text.toGo(rules.pointsToLimit(standing.score()));
    }

    private static List<HandView> hands(Game game, String url, @Nullable Integer correcting) {
        List<HandView> views = new ArrayList<>();
        Standings before = game.sheet().start();
        for (int i = 0; i < game.hands().size(); i++) {
            ScoredHand hand = game.sheet().hands().get(i);
            int number = i + 1;
            Standings wasBefore = before;
            views.add(new HandView(
                    number,
                    url + "?correct=" + number + "#hand-" + number,
                    game.hands().get(i).corrected(),
                    correcting != null && correcting == number,
                    hand.after().inSeatOrder().stream()
                            .map(after -> cell(wasBefore.of(after.player()), after, hand))
                            .toList()));
            before = hand.after();
        }
        return views;
    }

    private static CellView cell(Standing before, Standing after, ScoredHand hand) {
        Integer change = null;
        boolean good = false;
        boolean hit = false;
        boolean reEnters = false;
        for (Effect effect : hand.effectsOn(after.player())) {
            switch (effect) {
                case Effect.Penalty(var player, int points) -> change = points;
                case Effect.Bonus(var player, int points) -> {
                    change = points;
                    good = true;
                }
                case Effect.Cucumber cucumber -> hit = true;
                case Effect.ReEntry reEntry -> reEnters = true;
                case Effect.Out out -> {}
            }
        }
        return new CellView(
                after.score(),
                change == null ? null : signed(change, good),
                good,
                hit && change != null ? (Integer) (before.score() + change) : null,
                reEnters,
                hit && !reEnters,
                !before.isActive());
    }

    /** With a true minus, and a sign for nought, too: an equal card that had nothing to take away. */
    private static String signed(int change, boolean good) {
        return (good ? "−" : "+") + Math.abs(change);
    }

    private String announcement(Scoresheet sheet, HandWords words) {
        if (sheet.hands().isEmpty()) {
            return words.next(sheet);
        }
        LastHandView last = lastHand(sheet, words);
        String lines = last == null
                ? ""
                : last.lines().stream()
                        .map(line ->
                                line.name() + " " + line.numbers() + (line.fate() == null ? "" : ", " + line.fate()))
                        .collect(Collectors.joining(". "));
        return text.handLabel(sheet.hands().size()) + " " + (last == null ? "" : last.told()) + ". " + lines + ". "
                + words.next(sheet);
    }

    private static @Nullable LastHandView lastHand(Scoresheet sheet, HandWords words) {
        if (sheet.hands().isEmpty()) {
            return null;
        }
        int number = sheet.hands().size();
        ScoredHand hand = sheet.hands().getLast();
        return new LastHandView(
                number, words.told(hand), words.lines(hand, sheet.before(number).standings()));
    }

    private ResultView result(Game game, HandWords words) {
        Scoresheet sheet = game.sheet();
        List<PlayerId> winners = sheet.winners();
        int lives = game.start().rules().lives();
        List<PlaceView> places = sheet.standings().inSeatOrder().stream()
                .sorted(Comparator.comparingInt(s -> sheet.place(s.player()).orElseThrow()))
                .map(standing -> new PlaceView(
                        text.place(sheet.place(standing.player()).orElseThrow()),
                        game.nameOf(standing.player()),
                        standing.score(),
                        winners.contains(standing.player()),
                        some(standing.cucumbers()),
                        some(Math.max(0, lives - standing.cucumbers()))))
                .toList();
        return new ResultView(words.won(winners), text.afterHands(game.hands().size()), places);
    }

    /** Sixteen digits of the head's hash in groups of four: enough to compare by ear. */
    private static String fingerprint(RecordedGame recorded) {
        String digits = recorded.head().hex().substring(0, FINGERPRINT_DIGITS);
        return IntStream.iterate(0, i -> i < digits.length(), i -> i + 4)
                .mapToObj(i -> digits.substring(i, i + 4))
                .collect(Collectors.joining(" "));
    }
}
