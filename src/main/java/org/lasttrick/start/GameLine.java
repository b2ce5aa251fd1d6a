package org.lasttrick.start;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.lasttrick.game.Game;
import org.lasttrick.game.GameEvent.GameStarted;
import org.lasttrick.language.narration.GameNarrator;
import org.lasttrick.language.narration.HandNarrator;
import org.lasttrick.language.rulebook.GameNames;
import org.lasttrick.language.rulebook.SettingNarrator;
import org.lasttrick.language.texts.GameText;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.language.texts.RulesText;
import org.lasttrick.rules.PlayerId;
import org.lasttrick.rules.Standing;

/**
 * A game line shows one game in a list.
 *
 * @param title its own name, or its players
 * @param began {@code null} where the ledger is too damaged to say
 * @param result who has won, or how it stands
 */
public record GameLine(String url, String title, @Nullable Instant began, String result) {
    public static GameLine of(String url, Game game, Instant began, Messages messages) {
        PageText text = messages.of(PageText.class);
        HandNarrator words = new HandNarrator(messages.of(GameText.class), game);
        String players = words.names(everyone(game));
        GameStarted start = game.start();
        String what = text.gameOf(
                new GameNames(messages).of(start.variant()), everyone(game).size());
        boolean asPublished = new SettingNarrator(messages.of(RulesText.class))
                .marks(start.variant(), start.people(), start.rules())
                .isEmpty();
        String rules = asPublished ? "" : " · " + text.houseRules();
        return new GameLine(
                url,
                Objects.requireNonNullElse(start.name(), players),
                began,
                (start.name() == null ? "" : players + " · ") + what + rules + " · "
                        + new GameNarrator(text, words).stands());
    }

    private static List<PlayerId> everyone(Game game) {
        return game.sheet().standings().inSeatOrder().stream()
                .map(Standing::player)
                .toList();
    }
}
