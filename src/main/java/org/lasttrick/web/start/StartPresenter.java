package org.lasttrick.web.start;

import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lasttrick.access.Device;
import org.lasttrick.access.RandomText;
import org.lasttrick.access.Scorebook;
import org.lasttrick.game.Game;
import org.lasttrick.http.limits.NewBooks;
import org.lasttrick.language.rulebook.SettingText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.ledger.GameId;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.rules.settings.Settings;
import org.lasttrick.rules.variants.Variant;
import org.lasttrick.rules.variants.Variants;
import org.lasttrick.scorekeeping.History;
import org.lasttrick.scorekeeping.History.Line;
import org.lasttrick.scorekeeping.Statistics;
import org.lasttrick.web.games.GameLine;
import org.lasttrick.web.games.GameLines;
import org.lasttrick.web.start.StartView.LastTime;
import org.lasttrick.web.start.StartView.SeatView;

/** Draws the start page. */
@Singleton
record StartPresenter(Messages messages, History history, Statistics statistics, GameLines lines, NewBooks newBooks) {
    private static final int RECENT_GAMES = 10;
    private static final int RUNNING_GAMES = 3;
    /** As many as a phone shows beside the seats. */
    private static final int CHIPS = 12;
    /** As many as leave Start on a tablet's screen. */
    private static final int FIRST_GAMES = 4;

    /** @param erased the address of a game that was just erased; {@code null}: none was */
    StartView draw(Optional<Device> device, NewGameForm form, List<String> errors, @Nullable String erased) {
        Optional<Scorebook> book = device.flatMap(known -> Scorebook.findByIdOptional(known.scorebook()));
        List<RecordedGame> running = book.map(
                        known -> history.running(known.id(), RUNNING_GAMES).toList())
                .orElse(List.of());
        List<Line> newest = book.map(
                        known -> history.newest(known.id(), RECENT_GAMES).toList())
                .orElse(List.of());
        Game last = newest.stream()
                .flatMap(line -> Stream.ofNullable(line.game()))
                .map(RecordedGame::game)
                .findFirst()
                .orElse(null);
        List<ChosenGame> games = GameTilesPresenter.games(book.orElse(null), last);
        ChosenGame game = games.stream()
                .filter(each -> each.key().equals(form.chosen()))
                .findFirst()
                .orElse(games.getFirst());
        List<GameTile> all = games.stream()
                .map(each -> new GameTilesPresenter(messages).draw(each, game))
                .toList();
        List<String> regulars =
                book.map(known -> statistics.regulars(known.id())).orElse(List.of());
        int seats = Variants.all().stream().mapToInt(Variant::maxPlayers).max().orElseThrow();
        return new StartView(
                book.orElse(null),
                form,
                form.bookName(messages.of(PageText.class)),
                newBooks.needInviteCode(),
                RandomText.id(),
                last == null ? null : lastTime(last),
                regulars.stream().limit(CHIPS).toList(),
                regulars.stream().skip(CHIPS).toList(),
                all.subList(0, FIRST_GAMES),
                all.subList(FIRST_GAMES, all.size()),
                games.indexOf(game) >= FIRST_GAMES,
                new HouseRulesPresenter(messages.of(SettingText.class))
                        .draw(game, rules(form.houseRules(), game, game.equals(games.getFirst()) ? last : null)),
                errors,
                Stream.concat(form.scores().stream(), form.cucumbers().stream()).anyMatch(typed -> !typed.isBlank()),
                IntStream.range(0, seats)
                        .mapToObj(seat -> new SeatView(
                                seat + 1, at(form.names(), seat), at(form.scores(), seat), at(form.cucumbers(), seat)))
                        .toList(),
                running.stream().map(lines::draw).toList(),
                recent(newest, running),
                book.map(known -> statistics.games(known.id())).orElse(0),
                erased);
    }

    private LastTime lastTime(Game last) {
        List<String> names = last.sheet().standings().presentPeople().stream()
                .map(last::nameOf)
                .toList();
        return new LastTime(
                String.join("\n", names), messages.of(PageText.class).sameAsLastTime(String.join(", ", names)));
    }

    /** Rules of the last game that the book doesn't keep are filled in again, as long as the form has none of this game. */
    private static HouseRulesForm rules(HouseRulesForm form, ChosenGame chosen, @Nullable Game last) {
        String variant = chosen.variant().id();
        if (last == null
                || chosen.kept() != null
                || !last.start().variant().equals(variant)
                || form.filledFor().equals(variant)) {
            return form;
        }
        return HouseRulesForm.of(
                variant,
                Settings.of(last.start().rules())
                        .differenceFrom(chosen.settings(last.start().people())));
    }

    private static String at(List<String> typed, int seat) {
        return seat < typed.size() ? typed.get(seat) : "";
    }

    /** @param running those that are shown above */
    private List<GameLine> recent(List<Line> newest, List<RecordedGame> running) {
        Set<GameId> above = running.stream().map(RecordedGame::id).collect(Collectors.toSet());
        return newest.stream()
                .filter(line -> !above.contains(line.id()))
                .map(lines::draw)
                .toList();
    }
}
