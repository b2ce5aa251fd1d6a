package org.lasttrick.web.games;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.lasttrick.game.Game;
import org.lasttrick.http.ReaderZone;
import org.lasttrick.language.narration.GameNarrator;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.narration.HandText;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Standing;
import org.lasttrick.scorekeeping.History.Line;

/** Draws games as lines of a list. */
@ApplicationScoped
public class GameLines {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM);
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofLocalizedTime(FormatStyle.SHORT);

    private final PageText text;
    private final GameNames names;
    private final HandText handText;
    private final ReaderZone zone;

    GameLines(Messages messages, ReaderZone zone) {
        this.text = messages.of(PageText.class);
        this.names = new GameNames(messages);
        this.handText = messages.of(HandText.class);
        this.zone = zone;
    }

    public GameLine draw(Line line) {
        return line.game() == null
                ? new GameLine("/games/" + line.id() + "/ledger", text.damagedGame(), null, text.damagedGameHint())
                : draw(line.game());
    }

    public GameLine draw(RecordedGame recorded) {
        Game game = recorded.game();
        HandNarrator words = new HandNarrator(handText, game);
        String players = words.names(everyone(game));
        String what =
                text.gameOf(names.of(game.start().variant()), everyone(game).size());
        return new GameLine(
                "/games/" + recorded.id(),
                Objects.requireNonNullElse(game.start().name(), players),
                began(recorded),
                (game.start().name() == null ? "" : players + " · ") + what + " · "
                        + new GameNarrator(text, words).stands());
    }

    private GameLine.Began began(RecordedGame recorded) {
        Locale locale = Locale.forLanguageTag(text.datesAsIn());
        ZonedDateTime began = recorded.entry(1).recordedAt().atZone(zone.id());
        return new GameLine.Began(
                began.truncatedTo(ChronoUnit.SECONDS).format(DateTimeFormatter.ISO_OFFSET_DATE_TIME),
                DAY.withLocale(locale).format(began),
                TIME.withLocale(locale).format(began));
    }

    private static List<PlayerId> everyone(Game game) {
        return game.sheet().standings().inSeatOrder().stream()
                .map(Standing::player)
                .toList();
    }
}
