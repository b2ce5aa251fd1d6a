package org.lasttrick.web.games;

import jakarta.inject.Singleton;
import org.lasttrick.chain.RecordedGame;
import org.lasttrick.language.texts.Messages;
import org.lasttrick.language.texts.PageText;
import org.lasttrick.scorekeeping.History.Line;
import org.lasttrick.start.GameLine;

/** Draws games as lines of a list. */
@Singleton
public record GameLines(Messages messages) {
    public GameLine draw(Line line) {
        PageText text = messages.of(PageText.class);
        return line.game() == null
                ? new GameLine("/games/" + line.id() + "/ledger", text.damagedGame(), null, text.damagedGameHint())
                : draw(line.game());
    }

    public GameLine draw(RecordedGame recorded) {
        return GameLine.of("/games/" + recorded.id(), recorded.game(), recorded.playedAt(1), messages);
    }
}
