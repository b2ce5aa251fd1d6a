package org.lasttrick.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.form.FormFields;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameCommand.Join;
import org.lasttrick.game.GameCommand.Substitute;
import org.lasttrick.game.GameEvent.PlayerAdded;
import org.lasttrick.game.Preview;
import org.lasttrick.game.Rejection;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.narration.PreviewNarrator;
import org.lasttrick.language.narration.RejectionNarrator;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.SheetText;
import org.lasttrick.rules.Deal;
import org.lasttrick.rules.InputText;
import org.lasttrick.rules.JoinScore;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.RosterChange;
import org.lasttrick.rules.Scoresheet;
import org.lasttrick.rules.Standing;
import org.lasttrick.sheet.PlayersView.Choice;
import org.lasttrick.sheet.PlayersView.PlaceView;
import org.lasttrick.sheet.PlayersView.PlaysFromView;

/** Draws what it would change that somebody plays from a hand on: a player who was forgotten, or a substitute. */
record PlaysFromPresenter(Messages messages, SheetText text, SheetHost host) {
    static String forgottenUrl(String url) {
        return address(url, 1) + "&" + SheetForm.SCORE + "=" + JoinScore.LATE.word();
    }

    static String substituteUrl(String url, PlayerId player, Game game) {
        return address(url, lastChoice(game)) + "&" + SheetForm.SUBSTITUTED + "=" + player;
    }

    private static String address(String url, int hand) {
        return url + "?" + Panel.Simple.PLAYERS.query() + "&" + SheetForm.FROM_HAND + "=" + hand;
    }

    /** Returns the next hand, or the last one of a game that is over. */
    private static int lastChoice(Game game) {
        return game.hands().size() + (game.sheet().isOver() ? 0 : 1);
    }

    /** @return {@code null} if the query asks for nobody, or can't */
    @Nullable
    PlaysFromView draw(Game game, String url, FormFields fields) {
        Integer since = fields.number(SheetForm.FROM_HAND);
        if (game.hands().isEmpty() || since == null || since < 1 || since > lastChoice(game)) {
            return null;
        }
        Optional<PlayerId> substituted = fields.player(SheetForm.SUBSTITUTED)
                .filter(player -> player.number() <= game.names().size());
        if (substituted.isPresent()) {
            return substitute(substituted.get(), since, game, url, fields);
        }
        return fields.has(SheetForm.SCORE) && since <= game.hands().size() ? forgotten(since, game, url, fields) : null;
    }

    private PlaysFromView forgotten(int since, Game game, String url, FormFields fields) {
        Join join = SheetForm.join(fields);
        Scoresheet then = game.sheet().before(since);
        Integer seat = join.seat();
        String chosen = seat == null ? "" : seat.toString();
        Preview.Outcome outcome = Preview.of(join, game);
        return view(
                null,
                url,
                PlayersPresenter.partners(game)
                        ? List.of(join.name(), Objects.requireNonNullElse(join.partner(), ""))
                        : List.of(join.name()),
                places(game, then.standings().present()).stream()
                        .map(place -> new Choice(
                                place.seat(), place.label(), place.seat().equals(chosen)))
                        .toList(),
                hands(game.hands().size(), since),
                Stream.of(JoinScore.values())
                        .map(score -> new Choice(
                                score.word(),
                                switch (score) {
                                    case LATE -> text.asLateJoiner();
                                    case START -> score(game, then, score);
                                },
                                score == join.score()))
                        .toList(),
                true,
                outcome,
                game);
    }

    private PlaysFromView substitute(PlayerId player, int since, Game game, String url, FormFields fields) {
        Substitute substitute = SheetForm.substitute(player, fields);
        List<String> people = game.names().get(player.number() - 1).people();
        List<String> typed = fields.all("name");
        return view(
                player,
                url,
                typed.size() == people.size() ? typed : people.size() == 1 ? List.of("") : people,
                List.of(),
                hands(lastChoice(game), since),
                List.of(),
                !typed.isEmpty(),
                Preview.of(substitute, game),
                game);
    }

    private PlaysFromView view(
            @Nullable PlayerId player,
            String url,
            List<String> names,
            List<Choice> places,
            List<Choice> hands,
            List<Choice> scores,
            boolean isTyped,
            Preview.Outcome outcome,
            Game game) {
        boolean isNamed = isTyped
                && names.stream().noneMatch(name -> InputText.stripped(name).isEmpty());
        return new PlaysFromView(
                url,
                player,
                names,
                places,
                hands,
                scores,
                isNamed ? changes(outcome, player, game) : List.of(),
                isNamed && outcome instanceof Preview.Outcome.Possible
                        ? host.button(
                                text.recordSeats(),
                                url + "/players" + (player == null ? "" : "/" + player + "/substitute"))
                        : null);
    }

    private static List<Choice> hands(int last, int chosen) {
        return IntStream.rangeClosed(1, last)
                .mapToObj(hand -> new Choice(Integer.toString(hand), Integer.toString(hand), hand == chosen))
                .toList();
    }

    /**
     * Returns the places to choose from. Whoever sits before the first player sits after the last one: that place comes
     * first, as the usual one.
     */
    List<PlaceView> places(Game game, List<PlayerId> seated) {
        return IntStream.range(0, seated.size())
                .mapToObj(seat -> {
                    PlayerId before = seated.get(seat == 0 ? seated.size() - 1 : seat - 1);
                    return new PlaceView(
                            seat == 0 ? "" : Integer.toString(seat + 1),
                            text.sitsBetween(game.nameOf(before), game.nameOf(seated.get(seat))));
                })
                .toList();
    }

    private String score(Game game, Scoresheet then, JoinScore score) {
        PlayerId next = new PlayerId(game.names().size() + 1);
        Standing joiner = then.joiner(new RosterChange.Joined(next, 1, null, score));
        return switch (score) {
            case LATE -> text.lateScore(joiner.score(), joiner.cucumbers());
            case START -> text.startScore(joiner.score());
        };
    }

    private List<String> changes(Preview.Outcome outcome, @Nullable PlayerId substituted, Game game) {
        return switch (outcome) {
            case Preview.Outcome.Refused(List<Rejection> reasons) -> refused(reasons, game);
            case Preview.Outcome.Possible(Preview preview) ->
                substituted == null ? added(preview) : turns(preview.after(), substituted);
        };
    }

    private List<String> added(Preview preview) {
        Game after = preview.after();
        PlayerId added = new PlayerId(after.names().size());
        String name = after.nameOf(added);
        List<String> lines = new ArrayList<>();
        if (after.last() instanceof PlayerAdded entry) {
            Scoresheet then = preview.before().sheet().before(entry.hand());
            lines.add(name + ": " + score(preview.before(), then, entry.score()));
            if (!entry.without().isEmpty()) {
                lines.add(text.withoutCard(
                        name, entry.without().stream().map(String::valueOf).collect(Collectors.joining(", "))));
            }
        }
        HandNarrator words = new HandNarrator(messages.of(GameText.class), preview.before());
        new PreviewNarrator(words, preview)
                .changes().stream()
                        .filter(line -> !line.name().equals(name))
                        .map(HandNarrator.Line::phrase)
                        .forEach(lines::add);
        lines.addAll(deals(preview, after));
        return lines;
    }

    /** Says who would have played which hands. */
    private List<String> turns(Game after, PlayerId player) {
        List<Game.Turn> turns = after.turns(player);
        return IntStream.range(0, turns.size())
                .mapToObj(i -> {
                    Game.Turn turn = turns.get(i);
                    String name = turn.name().toString();
                    boolean goesOn = i + 1 == turns.size() && !after.sheet().isOver();
                    int last = i + 1 < turns.size()
                            ? turns.get(i + 1).hand() - 1
                            : after.hands().size();
                    return goesOn ? text.handsFrom(turn.hand(), name) : text.handsOf(turn.hand(), last, name);
                })
                .toList();
    }

    List<String> refused(List<Rejection> reasons, Game game) {
        RejectionNarrator words = new RejectionNarrator(messages.of(GameText.class), game::nameOf);
        return reasons.stream().map(words::of).toList();
    }

    /** Says of each hand that would have another dealer or leader who they would be. */
    List<String> deals(Preview preview, Game names) {
        return preview.dealChanges().stream()
                .flatMap(change -> Optional.ofNullable(change.after()).stream())
                .map(deal -> deal(deal, names))
                .toList();
    }

    String deal(Deal deal, Game names) {
        return text.dealOfHand(deal.number(), names.nameOf(deal.dealer()), names.nameOf(deal.leader()));
    }
}
