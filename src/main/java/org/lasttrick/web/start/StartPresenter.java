package org.lasttrick.web.start;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
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
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.narration.HandText;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.ledger.GameId;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Standing;
import org.lasttrick.rules.Standings;
import org.lasttrick.rules.Variant;
import org.lasttrick.rules.Variants;
import org.lasttrick.scorekeeping.History;
import org.lasttrick.scorekeeping.History.Line;
import org.lasttrick.web.start.StartView.DayView;
import org.lasttrick.web.start.StartView.GameLine;
import org.lasttrick.web.start.StartView.SeatView;

/** Draws the start page. */
@ApplicationScoped
class StartPresenter {
    private static final int RECENT_GAMES = 10;
    private static final int RUNNING_GAMES = 3;
    /** As many as leave Start on a tablet's screen. */
    private static final int FIRST_GAMES = 4;

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM);

    private final PageText text;
    private final GameNames names;
    private final HandText handText;
    private final History history;
    private final PlayersPresenter players;
    private final GameTilesPresenter tiles;
    private final HouseRulesPresenter houseRules;
    private final NewBooks newBooks;

    StartPresenter(
            Messages messages,
            History history,
            PlayersPresenter players,
            GameTilesPresenter tiles,
            HouseRulesPresenter houseRules,
            NewBooks newBooks) {
        this.text = messages.of(PageText.class);
        this.names = new GameNames(messages);
        this.handText = messages.of(HandText.class);
        this.history = history;
        this.players = players;
        this.tiles = tiles;
        this.houseRules = houseRules;
        this.newBooks = newBooks;
    }

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
        List<GameTile> all = games.stream().map(each -> tiles.draw(each, game)).toList();
        int seats = Variants.all().stream().mapToInt(Variant::maxPlayers).max().orElseThrow();
        return new StartView(
                book.map(Scorebook::name).orElse(null),
                form.bookName(text),
                newBooks.needInviteCode() ? form.inviteCode() : null,
                RandomText.id(),
                players.draw(form.seating(), book.orElse(null), last),
                all.subList(0, FIRST_GAMES),
                all.subList(FIRST_GAMES, all.size()),
                all.indexOf(tiles.draw(game, game)) >= FIRST_GAMES,
                houseRules.draw(game, form.houseRules()),
                errors,
                form.name(),
                Stream.concat(form.scores().stream(), form.cucumbers().stream()).anyMatch(typed -> !typed.isBlank()),
                IntStream.range(0, seats)
                        .mapToObj(seat -> new SeatView(
                                seat + 1, at(form.names(), seat), at(form.scores(), seat), at(form.cucumbers(), seat)))
                        .toList(),
                running.stream().map(this::line).toList(),
                recent(newest, running),
                erased);
    }

    private static String at(List<String> typed, int seat) {
        return seat < typed.size() ? typed.get(seat) : "";
    }

    /** @param running those that are shown above */
    private List<GameLine> recent(List<Line> newest, List<RecordedGame> running) {
        Set<GameId> above = running.stream().map(RecordedGame::id).collect(Collectors.toSet());
        return newest.stream()
                .filter(line -> !above.contains(line.id()))
                .map(line -> line.game() == null ? damaged(line.id()) : line(line.game()))
                .toList();
    }

    private GameLine damaged(GameId id) {
        return new GameLine("/games/" + id + "/ledger", text.damagedGame(), null, text.damagedGameHint());
    }

    private GameLine line(RecordedGame recorded) {
        Game game = recorded.game();
        Instant started = recorded.entry(1).recordedAt();
        LocalDate date = LocalDate.ofInstant(started, ZoneOffset.systemDefault());
        String what =
                text.gameOf(names.of(game.start().variant()), everyone(game).size());
        HandNarrator words = new HandNarrator(handText, game);
        String how = how(game, words);
        return new GameLine(
                "/games/" + recorded.id(),
                Objects.requireNonNullElseGet(game.start().name(), () -> words.names(everyone(game))),
                new DayView(
                        date.toString(),
                        DAY.withLocale(Locale.forLanguageTag(text.datesAsIn())).format(date)),
                what + " · " + how);
    }

    private String how(Game game, HandNarrator words) {
        int hands = game.hands().size();
        List<PlayerId> winners = game.sheet().winners();
        return switch (game.sheet().status()) {
            case IN_PROGRESS -> text.handIsNext(hands + 1) + ahead(game, words);
            case FINISHED ->
                winners.isEmpty() ? text.nobodyWonAfter(hands) : text.wonAfter(words.names(winners), hands);
            case CLOSED -> text.closedAfter(words.names(winners), hands);
            case ABANDONED -> text.givenUpAfter(hands);
        };
    }

    private String ahead(Game game, HandNarrator words) {
        Standings now = game.sheet().standings();
        List<PlayerId> ahead = game.sheet().ahead();
        return ahead.size() >= now.active().count()
                ? ""
                : " · "
                        + text.isAhead(
                                words.names(ahead),
                                ahead.size(),
                                now.of(ahead.getFirst()).score());
    }

    private static List<PlayerId> everyone(Game game) {
        return game.sheet().standings().inSeatOrder().stream()
                .map(Standing::player)
                .toList();
    }
}
