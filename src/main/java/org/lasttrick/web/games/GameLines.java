package org.lasttrick.web.games;

import jakarta.inject.Singleton;
import java.util.List;
import java.util.Objects;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.language.narration.GameNarrator;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.narration.HandText;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.rulebook.SettingNarrator;
import org.lasttrick.language.rulebook.SettingText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.ledger.RecordedGame;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Standing;
import org.lasttrick.scorekeeping.History.Line;

/** Draws games as lines of a list. */
@Singleton
public record GameLines(Messages messages) {
    public GameLine draw(Line line) {
        return line.game() == null
                ? new GameLine("/games/" + line.id() + "/ledger", text().damagedGame(), null, text().damagedGameHint())
                : draw(line.game());
    }

    public GameLine draw(RecordedGame recorded) {
        Game game = recorded.game();
        HandNarrator words = new HandNarrator(messages.of(HandText.class), game);
        String players = words.names(everyone(game));
        String what = text().gameOf(
                        new GameNames(messages).of(game.start().variant()),
                        everyone(game).size());
        GameStarted start = game.start();
        boolean asPublished = new SettingNarrator(messages.of(SettingText.class))
                .marks(start.variant(), start.people(), start.rules())
                .isEmpty();
        String rules =
                asPublished ? "" : " · " + messages.of(AllGamesText.class).houseRules();
        return new GameLine(
                "/games/" + recorded.id(),
                Objects.requireNonNullElse(game.start().name(), players),
                recorded.entry(1).recordedAt(),
                (game.start().name() == null ? "" : players + " · ") + what + rules + " · "
                        + new GameNarrator(text(), words).stands());
    }

    private static List<PlayerId> everyone(Game game) {
        return game.sheet().standings().inSeatOrder().stream()
                .map(Standing::player)
                .toList();
    }

    private PageText text() {
        return messages.of(PageText.class);
    }
}
