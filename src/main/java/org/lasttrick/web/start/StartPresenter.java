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
import org.lasttrick.language.rulebook.SettingText;
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
import org.lasttrick.scorekeeping.KeptRules;
import org.lasttrick.scorekeeping.Statistics;
import org.lasttrick.web.start.StartView.Choice;
import org.lasttrick.web.start.StartView.DayView;
import org.lasttrick.web.start.StartView.GameLine;
import org.lasttrick.web.start.StartView.SeatView;

/** Draws the start page. */
@ApplicationScoped
class StartPresenter {
    private static final int RECENT_GAMES = 10;
    private static final int RUNNING_GAMES = 3;
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM);

    private final PageText text;
    private final GameNames names;
    private final HandText handText;
    private final History history;
    private final Statistics statistics;
    private final NewGameReader reader;
    private final SettingText settings;
    private final HouseRulesPresenter houseRules;
    private final NewBooks newBooks;

    StartPresenter(
            Messages messages,
            History history,
            Statistics statistics,
            NewGameReader reader,
            HouseRulesPresenter houseRules,
            NewBooks newBooks) {
        this.text = messages.of(PageText.class);
        this.names = new GameNames(messages);
        this.handText = messages.of(HandText.class);
        this.history = history;
        this.statistics = statistics;
        this.reader = reader;
        this.settings = messages.of(SettingText.class);
        this.houseRules = houseRules;
        this.newBooks = newBooks;
    }

    /** @param erased the address of a game that was just erased; {@code null}: none was */
    StartView draw(Optional<Device> device, NewGameForm form, List<String> errors, @Nullable String erased) {
        Optional<Scorebook> book = device.flatMap(known -> Scorebook.findByIdOptional(known.scorebook()));
        List<String> regulars =
                book.map(known -> statistics.regulars(known.id())).orElse(List.of());
        ChosenGame game = reader.game(form.game(), device)
                .orElseGet(() -> new ChosenGame(Variants.all().getFirst(), null));
        List<RecordedGame> running = book.map(
                        known -> history.running(known.id(), RUNNING_GAMES).toList())
                .orElse(List.of());
        int seats = Variants.all().stream().mapToInt(Variant::maxPlayers).max().orElseThrow();
        return new StartView(
                book.map(Scorebook::name).orElse(null),
                form.bookName(text),
                newBooks.needInviteCode() ? form.inviteCode() : null,
                RandomText.id(),
                Variants.all().stream()
                        .map(variant -> new Choice(
                                variant.id(),
                                names.of(variant) + ", "
                                        + text.playersRange(variant.minPlayers(), variant.maxPlayers()),
                                variant.id().equals(game.key())))
                        .toList(),
                book.map(known -> ours(known.id(), game)).orElse(List.of()),
                houseRules.draw(game, form.houseRules()),
                regulars.stream()
                        .map(name -> new Choice(name, name, form.names().contains(name)))
                        .toList(),
                errors,
                String.join("\n", form.names()),
                form.name(),
                Stream.concat(form.scores().stream(), form.cucumbers().stream()).anyMatch(typed -> !typed.isBlank()),
                IntStream.range(0, seats)
                        .mapToObj(seat -> new SeatView(seat + 1, at(form.scores(), seat), at(form.cucumbers(), seat)))
                        .toList(),
                running.stream().map(this::line).toList(),
                book.map(known -> recent(known.id(), running)).orElse(List.of()),
                erased);
    }

    private List<Choice> ours(String scorebook, ChosenGame chosen) {
        return KeptRules.listByScorebook(scorebook).stream()
                .flatMap(kept -> ChosenGame.of(kept).stream())
                .map(game -> new Choice(
                        game.key(),
                        settings.keptAfter(Objects.requireNonNull(game.kept()).name(), names.of(game.variant())),
                        game.key().equals(chosen.key())))
                .toList();
    }

    private static String at(List<String> typed, int seat) {
        return seat < typed.size() ? typed.get(seat) : "";
    }

    /** @param running those that are shown above */
    private List<GameLine> recent(String scorebook, List<RecordedGame> running) {
        Set<GameId> above = running.stream().map(RecordedGame::id).collect(Collectors.toSet());
        return history.newest(scorebook, RECENT_GAMES)
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
